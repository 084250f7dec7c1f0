import type { Row, Transaction } from '@libsql/client';
import { migrateDatabase } from '../database/migrate';
import { type Connection, openDatabase } from '../database/open-database';
import { COLUMNS } from './columns';
import { buildSectionQuery, type ExportRow, type Section, SECTIONS } from './sections';

const CHUNK_ROWS = 1_000;

/**
 * The whole catalogue behind a database's URL as it is at one moment, retired offers and drafts included, some rows at a
 * time. Rejects if the database cannot be read.
 */
export async function* readExport(connection: Connection): AsyncGenerator<ExportRow[]> {
  const opened = openDatabase(connection);
  const { $client: client } = opened.database;
  try {
    await opened.ready;
    await migrateDatabase(opened);
    const transaction = await client.transaction('read');
    try {
      for (const section of SECTIONS) yield* readSection(transaction, section);
    } finally {
      transaction.close();
    }
  } finally {
    client.close();
  }
}

async function* readSection(transaction: Transaction, section: Section): AsyncGenerator<ExportRow[]> {
  for (let lastId = 0; ;) {
    const { rows } = await transaction.execute(buildSectionQuery(section, lastId, CHUNK_ROWS));
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map((row) => toExportRow(section, row));
    lastId = Number(last.id);
  }
}

function toExportRow({ record, flags }: Section, row: Row): ExportRow {
  const cells = COLUMNS[record].flatMap((column): [string, string | boolean][] => {
    const value = row[column];
    if (value === null || value === undefined) return [];
    if (flags.includes(column)) return [[column, Boolean(value)]];
    return [[column, column === 'logo_data' ? toDataUrl(String(value)) : String(value)]];
  });
  return { record, ...Object.fromEntries(cells) };
}

/** A picture as a link that holds it (RFC 2397). */
function toDataUrl(picture: string): string {
  const [type, hex = ''] = picture.split(' ');
  return `data:${type};base64,${Buffer.from(hex, 'hex').toString('base64')}`;
}
