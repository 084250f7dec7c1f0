import { readFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;

/** The code points that a .woff file has glyphs for: its "cmap" table (WOFF 1.0 §4, OpenType "cmap" format 4). */
export async function readGlyphs(file: string): Promise<Set<number>> {
  const font = await readFile(file);
  const entries = Array.from({ length: font.readUInt16BE(12) }, (_, index) =>
    font.subarray(HEADER_BYTES + index * ENTRY_BYTES),
  );
  const entry = entries.find((known) => known.toString('latin1', 0, 4) === 'cmap');
  if (!entry) throw new Error(`${file} has no table of characters.`);
  const offset = entry.readUInt32BE(4);
  const packed = entry.readUInt32BE(8);
  const length = entry.readUInt32BE(12);
  const bytes = font.subarray(offset, offset + packed);
  return readCharacterMap(packed < length ? inflateSync(bytes) : bytes);
}

function readCharacterMap(table: Buffer): Set<number> {
  const starts = Array.from({ length: table.readUInt16BE(2) }, (_, index) =>
    table.readUInt32BE(8 + index * 8),
  );
  const start = starts.find((at) => table.readUInt16BE(at) === 4);
  if (start === undefined) throw new Error('The font has no table of characters of format 4.');
  return readSegments(table.subarray(start));
}

function readSegments(table: Buffer): Set<number> {
  const doubled = table.readUInt16BE(6);
  const characters = new Set<number>();
  for (let at = 0; at < doubled; at += 2) {
    const end = table.readUInt16BE(14 + at);
    const start = table.readUInt16BE(16 + doubled + at);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      if (readGlyph(table, { at, doubled, code, start }) !== 0) characters.add(code);
    }
  }
  return characters;
}

type Place = { at: number; doubled: number; code: number; start: number };

function readGlyph(table: Buffer, { at, doubled, code, start }: Place): number {
  const delta = table.readInt16BE(16 + 2 * doubled + at);
  const rangeAt = 16 + 3 * doubled + at;
  const range = table.readUInt16BE(rangeAt);
  if (range === 0) return (code + delta) & 0xffff;
  const glyph = table.readUInt16BE(rangeAt + range + (code - start) * 2);
  return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
}
