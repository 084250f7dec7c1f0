/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { closeSync, constants, mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { CommandError } from './command-error';
import { nameFeed, openFeedFile, toReadError } from './import-open-feed';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(os.tmpdir(), 'open-feed-'))));
afterEach(() => rmSync(folder, { recursive: true }));

it('answers the bytes of a file and how many there are', async () => {
  const file = path.join(folder, 'feed.csv');
  writeFileSync(file, 'offers');
  const { content, sizeBytes } = await openFeedFile(file);
  expect(sizeBytes).toBe(6);
  expect((await buffer(content)).toString()).toBe('offers');
});

it('opens a named pipe once, so that its writer always has a reader', async () => {
  const pipe = path.join(folder, 'pipe');
  execFileSync('mkfifo', [pipe]);
  const [feed, writer] = await Promise.all([openFeedFile(pipe), open(pipe, 'w')]);
  // Fails where nobody has the pipe open to read from it.
  closeSync(openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK));
  const text = 'offers,'.repeat(50_000);
  const written = writer.writeFile(text).then(() => writer.close());
  const [read] = await Promise.all([buffer(feed.content), written]);
  expect(read.toString()).toBe(text);
  expect(feed.sizeBytes).toBeNull();
});

it.each([
  ['', 'that is a folder'],
  ['none.csv', 'there is no such file'],
])('refuses "%s"', async (name, reason) => {
  const file = path.join(folder, name);
  const opening = openFeedFile(file);
  await expect(opening).rejects.toThrow(CommandError);
  await expect(opening).rejects.toThrow(`${file} cannot be read: ${reason}. Nothing was changed.`);
});

it('names standard input', () => {
  expect(nameFeed('-')).toBe('Standard input');
  expect(toReadError(new Error('the line is dead'), '-').message).toBe(
    'Standard input cannot be read: the line is dead. Nothing was changed.',
  );
});
