import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { CommandError } from './command-error';
import { getErrorCode } from './get-error-code';

/**
 * Writes text to a file that has it whole or stays as it was, or to standard output for "-". Throws CommandError where
 * whoever reads standard output has stopped.
 */
export async function writeOutput(
  file: string,
  text: Iterable<string> | AsyncIterable<string>,
  { isCompressed }: { isCompressed: boolean },
): Promise<void> {
  if (file === '-') return writeToStdout(text);
  const partial = `${file}.${process.pid}.partial`;
  try {
    const compress = isCompressed ? createGzip() : new PassThrough();
    await pipeline(Readable.from(text), compress, createWriteStream(partial, { flush: true }));
    await rename(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
}

async function writeToStdout(text: Iterable<string> | AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(text), process.stdout, { end: false });
  } catch (error) {
    if (getErrorCode(error) !== 'EPIPE') throw error;
    throw new CommandError('Nobody reads the output any more, so it is incomplete.');
  }
}
