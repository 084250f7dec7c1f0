import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'ads-'));

/** What the route returns in a process whose ADS_FILE is this. */
async function callRoute(file: string): Promise<Response> {
  jest.resetModules();
  process.env.ADS_FILE = file;
  const { GET } = await import('./route');
  return GET();
}

afterAll(() => {
  delete process.env.ADS_FILE;
  rmSync(folder, { recursive: true });
});

test('serves the active units, for five minutes', async () => {
  const file = path.join(folder, 'ads.json');
  const unit = { name: 'A', position: 'modal', adType: 'adsterra', html: '<b>A</b>' };
  const units = [
    { ...unit, id: 'on', is_active: true },
    { ...unit, id: 'off', is_active: false },
  ];
  writeFileSync(file, JSON.stringify(units));
  const response = await callRoute(file);
  expect(response.headers.get('cache-control')).toBe('public, max-age=300');
  const body: { data: { id: string }[] } = await response.json();
  expect(body.data).toEqual([expect.objectContaining({ id: 'on' })]);
  // Its frame asks for it.
  expect(body.data[0]).not.toHaveProperty('html');
});

test('without a file there are none', async () => {
  expect(await (await callRoute('')).json()).toEqual({ data: [] });
});
