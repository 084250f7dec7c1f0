import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { GET } from './route';

const FOLDER = path.join('public', 'static-data');
const home = process.cwd();
let root: string;
beforeAll(() => process.chdir((root = mkdtempSync(path.join(os.tmpdir(), 'static-data-route-')))));
afterAll(() => {
  process.chdir(home);
  rmSync(root, { recursive: true });
});

const get = (file: string) =>
  GET(new Request(`http://localhost/static-data/${file}`), { params: Promise.resolve({ file }) });

it('serves files that were built after the site had started', async () => {
  expect((await get('brands.json')).status).toBe(404);
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(path.join(FOLDER, 'brands.json'), '{"pages":[]}');
  expect(await (await get('brands.json')).json()).toEqual({ pages: [] });
});
