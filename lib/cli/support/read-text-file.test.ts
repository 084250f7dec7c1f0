import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { CommandError } from './command-error';
import { readTextFile } from './read-text-file';

const folder = mkdtempSync(path.join(os.tmpdir(), 'read-text-file-'));

afterAll(() => rmSync(folder, { recursive: true }));

function write(content: string | Uint8Array): string {
  const file = path.join(folder, 'a.md');
  writeFileSync(file, content);
  return file;
}

describe('readTextFile', () => {
  it('gives the text', async () => {
    expect(await readTextFile(write('Été\r\n'))).toBe('Été\r\n');
  });

  it.each([
    ['no UTF-8', () => write(Uint8Array.of(0xe9, 0x20)), 'it is not UTF-8; save it in that encoding.'],
    ['no file', () => path.join(folder, 'none.md'), 'there is no such file.'],
    ['a folder', () => folder, 'that is a folder.'],
  ])('refuses what is %s', async (_, getFile, message) => {
    const reading = readTextFile(getFile());
    await expect(reading).rejects.toThrow(CommandError);
    await expect(reading).rejects.toThrow(message);
  });
});
