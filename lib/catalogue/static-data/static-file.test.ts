import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createStaticFile, readStaticText } from './static-file';

const LARGEST_BYTES = 20 * 1024 * 1024;

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'static-text-'));
  file = path.join(folder, 'deals.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reads a file, also behind a link', async () => {
  writeFileSync(path.join(folder, 'real.json'), '{"é":1}');
  symlinkSync('real.json', file);
  expect(await readStaticText(file)).toBe('{"é":1}');
});

const NO_FILES: [string, string, ...string[]][] = [
  ['a pipe', 'mkfifo'],
  ['a link to a device', 'ln', '-s', '/dev/zero'],
  ['a folder', 'mkdir'],
];

describe.each(NO_FILES)('%s', (_, command, ...options) => {
  beforeEach(() => execFileSync(command, [...options, file]));

  it('is no file', async () => {
    await expect(readStaticText(file)).rejects.toThrow('deals.json is no file.');
  });

  it('is not used, which is said once', async () => {
    const report = jest.fn();
    let now = 0;
    const read = createStaticFile({
      ...{ path: file, read: () => 'something', maxAgeMs: 1e9, clock: () => new Date(now), report },
    });
    expect(await read()).toBeNull();
    now += 5_000;
    expect(await read()).toBeNull();
    expect(report.mock.calls).toEqual([[expect.stringContaining('deals.json is no file.')]]);
  });
});

it('says once of what cannot even be looked at that it is not used, and once again when it is back', async () => {
  const report = jest.fn();
  let now = 0;
  const read = createStaticFile({
    ...{ path: file, read: () => 'something', maxAgeMs: 1e15, clock: () => new Date((now += 5_000)), report },
  });
  symlinkSync('deals.json', file);
  for (let look = 0; look < 3; look += 1) expect(await read()).toBeNull();
  expect(report.mock.calls).toEqual([[expect.stringContaining('ELOOP')]]);
  rmSync(file);
  writeFileSync(file, '{}');
  expect(await read()).toBe('something');
  rmSync(file);
  symlinkSync('deals.json', file);
  expect(await read()).toBeNull();
  expect(report).toHaveBeenCalledTimes(2);
});

it('does not read what is larger than any such file', async () => {
  writeFileSync(file, '');
  truncateSync(file, LARGEST_BYTES);
  expect(await readStaticText(file)).toHaveLength(LARGEST_BYTES);
  truncateSync(file, LARGEST_BYTES + 1);
  await expect(readStaticText(file)).rejects.toThrow(/takes 20971521 bytes/);
});
