import type { NewPicture } from '@/lib/catalogue';
import { CommandError, getErrorCode, UsageError } from './command-error';

const MAX_BYTES = 512 * 1024;

/** How each kind of picture begins. */
const KINDS: readonly [type: NewPicture['type'], isIt: (bytes: Buffer) => boolean][] = [
  ['image/png', (bytes) => bytes.subarray(1, 4).toString('latin1') === 'PNG'],
  ['image/jpeg', (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8],
  ['image/webp', (bytes) => bytes.subarray(8, 12).toString('latin1') === 'WEBP'],
  [
    'image/svg+xml',
    (bytes) =>
      /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!doctype[^>]*>\s*)*<svg[\s>]/i.test(bytes.toString('utf8')),
  ],
];

type Logo = (NewPicture & { address?: undefined }) | { content?: undefined; address: string };

/** The picture of a file, or the address where the text is one. Throws CommandError on a file that is no picture. */
export async function readLogo(text: string, readFile: (file: string) => Promise<Uint8Array>): Promise<Logo> {
  if (/^https?:\/\//i.test(text) || /^none$/i.test(text)) return { address: text };
  const content = Buffer.from(await read(text, readFile));
  if (content.length > MAX_BYTES) {
    throw new CommandError(`${text} has more than 512 KB: a logo is shown at 128 pixels at most.`);
  }
  const kind = KINDS.find(([, isIt]) => isIt(content));
  if (kind === undefined) throw new CommandError(`${text} is no SVG, PNG, JPEG or WebP.`);
  return { type: kind[0], content };
}

async function read(file: string, readFile: (file: string) => Promise<Uint8Array>): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (error) {
    throw new UsageError(`${file} cannot be read (${getErrorCode(error) ?? String(error)}).`);
  }
}
