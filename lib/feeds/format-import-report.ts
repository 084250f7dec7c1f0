import type { ImportReport } from './import-feed';

/** The report of an import for the terminal: a line for offers, one for brands, one for every row that was skipped. */
export function formatImportReport({ offers, brands, skipped }: ImportReport): string {
  const { created, updated, unchanged } = offers;
  const lines = [
    `Offers: ${created} created, ${updated} updated, ${unchanged} unchanged, ${offers.skipped} skipped`,
    `Brands: ${brands.created} created, ${brands.known} already known`,
  ];
  const reasons = skipped.map(
    ({ row, externalId, reason }) =>
      `  row ${row}${externalId === null ? '' : ` (${externalId})`}: ${reason}`,
  );
  return [...lines, ...(reasons.length > 0 ? ['Skipped:', ...reasons] : [])].join('\n');
}
