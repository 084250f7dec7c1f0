import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serveStaticFile } from './serve-static-file';
import { STATIC_DATA_NAMES } from './static-file';

let folder: string;
beforeEach(() => (folder = path.join(mkdtempSync(path.join(os.tmpdir(), 'static-file-')), 'static-data')));
afterEach(() => rmSync(path.dirname(folder), { recursive: true }));

const FILES = STATIC_DATA_NAMES.map((name) => `${name}.json`);

function write(name: string, text: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, name), text);
}

const ask = (name: string, headers: Record<string, string> = {}) =>
  serveStaticFile(new Request(`http://localhost/static-data/${name}`, { headers }), name, folder);

it.each(FILES)('serves %s as it is now, from the first one on', async (name) => {
  expect((await ask(name)).status).toBe(404);
  for (const text of ['{"pages":[]}', '{"pages":[1]}']) {
    write(name, text);
    const response = await ask(name);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('max-age=0');
    expect(await response.text()).toBe(text);
  }
});

it('responds with 304 to who has it, and the whole once it has changed', async () => {
  write('deals.json', '1');
  const etag = (await ask('deals.json')).headers.get('etag') ?? '';
  const known = await ask('deals.json', { 'if-none-match': etag });
  expect([known.status, await known.text(), known.headers.get('etag')]).toEqual([304, '', etag]);
  write('deals.json', '2');
  expect((await ask('deals.json', { 'if-none-match': etag })).status).toBe(200);
});

it.each(['secret.json', 'deals', 'deals.json.bak', '../deals.json', 'constructor.json', ''])(
  'responds with 404 for %j, whatever lies there',
  async (name) => {
    write('secret.json', '{}');
    const response = await ask(name);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-type')).toContain('text/plain');
  },
);

it('does not call missing what cannot be read', async () => {
  mkdirSync(path.join(folder, 'deals.json'), { recursive: true });
  await expect(ask('deals.json')).rejects.toThrow('deals.json is no file.');
});
