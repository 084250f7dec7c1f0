import { isUtf8 } from 'node:buffer';
import type { FeedContent } from '../feed';

type Decoder = (chunk: Uint8Array, isLast: boolean) => string;

/** Enough to see the byte order mark, or without one where the zeros of UTF-16 stand. */
const SAMPLE_BYTES = 64;
/** Where windows-1252 differs from Latin 1: bytes 0x80 to 0x9f, in order. Node's own decoder does not know them. */
const WINDOWS_1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Bytes beyond ASCII, read as Latin 1: runs of whole UTF-8 sequences, or a byte that belongs to none. */
const UTF8_RUN_OR_BYTE =
  /((?:[\xc2-\xdf][\x80-\xbf]|\xe0[\xa0-\xbf][\x80-\xbf]|[\xe1-\xec\xee\xef][\x80-\xbf]{2}|\xed[\x80-\x9f][\x80-\xbf]|\xf0[\x90-\xbf][\x80-\xbf]{2}|[\xf1-\xf3][\x80-\xbf]{3}|\xf4[\x80-\x8f][\x80-\xbf]{2})+)|[\x80-\xff]/g;

/**
 * The text of a feed's bytes, piece by piece, never cutting a character: UTF-16 where the start shows it, else
 * UTF-8. A byte that is not part of a UTF-8 sequence is read as windows-1252, each for itself: networks join the texts
 * of many shops in one file, so one wrong byte says nothing about the rest.
 */
export async function* decodeText(content: FeedContent): AsyncIterable<string> {
  let decode: Decoder | null = null;
  let held: Uint8Array = new Uint8Array();
  for await (const chunk of content) {
    held = held.length === 0 ? chunk : Buffer.concat([held, chunk]);
    if (decode === null && held.length < SAMPLE_BYTES) continue;
    decode ??= pickDecoder(held);
    const text = decode(held, false);
    held = new Uint8Array();
    if (text !== '') yield text;
  }
  const text = (decode ?? pickDecoder(held))(held, true);
  if (text !== '') yield text;
}

function pickDecoder(start: Uint8Array): Decoder {
  if (start[0] === 0xff && start[1] === 0xfe) return createUtf16Decoder('utf-16le');
  if (start[0] === 0xfe && start[1] === 0xff) return createUtf16Decoder('utf-16be');
  const bare = sniffBareUtf16(start.subarray(0, SAMPLE_BYTES));
  return bare === null ? createUtf8Decoder() : createUtf16Decoder(bare);
}

/** Every second byte of an ASCII character is zero in UTF-16, and no feed in UTF-8 has zeros; null for that. */
function sniffBareUtf16(start: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const firsts = start.filter((byte, index) => byte === 0 && index % 2 === 0).length;
  const seconds = start.filter((byte, index) => byte === 0 && index % 2 === 1).length;
  // Header names and marks are ASCII, also in a file whose texts are not.
  if (Math.max(firsts, seconds) * 8 < start.length || start.length < 2) return null;
  if (seconds > 4 * firsts) return 'utf-16le';
  return firsts > 4 * seconds ? 'utf-16be' : null;
}

function createUtf16Decoder(label: 'utf-16le' | 'utf-16be'): Decoder {
  const decoder = new TextDecoder(label);
  return (chunk, isLast) => decoder.decode(chunk, { stream: !isLast });
}

function createUtf8Decoder(): Decoder {
  let held: Uint8Array = new Uint8Array();
  let isStart = true;
  return (chunk, isLast) => {
    const bytes = Buffer.concat([held, chunk]);
    const end = isLast ? bytes.length : findWholeEnd(bytes);
    held = bytes.subarray(end);
    const whole = bytes.subarray(0, end);
    const text = isUtf8(whole) ? whole.toString('utf8') : decodeMixed(whole);
    if (!isStart || text === '') return text;
    isStart = false;
    return text.replace(/^\ufeff/, '');
  };
}

/** Where the last sequence begins if the chunk cuts it, else the chunk's end. */
function findWholeEnd(bytes: Uint8Array): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte >= 0xc0) return getSequenceLength(byte) > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

function getSequenceLength(lead: number): number {
  if (lead >= 0xf0) return 4;
  return lead >= 0xe0 ? 3 : 2;
}

function decodeMixed(bytes: Buffer): string {
  return bytes
    .toString('latin1')
    .replace(UTF8_RUN_OR_BYTE, (match, run?: string) =>
      run === undefined
        ? (WINDOWS_1252[match.charCodeAt(0) - 0x80] ?? match)
        : Buffer.from(run, 'latin1').toString('utf8'),
    );
}
