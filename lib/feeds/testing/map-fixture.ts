import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { RowError, type FeedContent, type FeedFormat, type RawRow } from '../feed';
import { collect, toContent } from './to-content';

/** A row that was refused, as an operator reads of it. */
export type RefusedRow = { id: string | null; reason: string };

/** Every row of a file in testing/fixtures: what the format makes of it, or why it refuses it. */
export function mapFixture(format: FeedFormat, name: string): Promise<(RawRow | RefusedRow)[]> {
  return mapContent(format, createReadStream(join(__dirname, 'fixtures', name)));
}

/** The same of a text. */
export function mapText(format: FeedFormat, text: string): Promise<(RawRow | RefusedRow)[]> {
  return mapContent(format, toContent(text));
}

async function mapContent(format: FeedFormat, content: FeedContent): Promise<(RawRow | RefusedRow)[]> {
  const rows = await collect(format.read(content));
  return rows.map((row) => mapRow(format, row));
}

function mapRow(format: FeedFormat, row: unknown): RawRow | RefusedRow {
  try {
    return format.mapRow(row);
  } catch (error) {
    if (!(error instanceof RowError)) throw error;
    return { id: format.readId(row), reason: error.message };
  }
}
