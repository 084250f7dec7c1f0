import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { buildImportOffer } from './import-rows';

const NOW = new Date('2026-11-20T12:00:00Z');
const COLUMNS =
  'offer_id,title,description,label,code,featured,url,affiliate_link,type,store,merchant_home_page,categories,primary_location,start_date,end_date,status';

function* formatRows(rows: number): Generator<string> {
  yield `${COLUMNS}\n`;
  for (let index = 0; index < rows; index += 1) yield formatRow(index);
}

function formatRow(index: number): string {
  const offer = buildImportOffer(index, 'bench', NOW);
  const cells = [
    ...[offer.externalId, offer.title, offer.description, offer.discount, offer.code],
    ...[offer.isFeatured ? 'Yes' : 'No', offer.originUrl, offer.trackingUrl, offer.code ? 'Code' : 'Deal'],
    ...[`Shop ${offer.brandUniqueName}`, `https://${offer.brandUniqueName}.example`],
    ...[offer.categorySlugs.join(','), offer.regions.join(','), offer.startDate, offer.endDate, 'new'],
  ];
  return `${cells.map((cell) => `"${cell ?? ''}"`).join(',')}\n`;
}

/** Writes a CSV of so many offers as CouponAPI sends them. */
export async function writeImportFile(file: string, rows: number): Promise<void> {
  await pipeline(Readable.from(formatRows(rows)), createWriteStream(file));
}
