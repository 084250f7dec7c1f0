import type { AgreedCorrection, OfferKey } from '@/lib/catalogue';
import type { ImportReport, RenamedShop, WarningSummary, WithoutCategories } from '../import/import-report';
import type { MappingKeys } from '../mapping/feed-mapping';
import { toColumn } from '../corrections/fields';
import { WARNING_TEXTS } from '../row/feed-offer';
import { formatForTerminal } from './format-for-terminal';

const MAX_UNMAPPED_LINES = 20;
const MAX_REASON_CHARACTERS = 400;

/** The report of an import for the terminal: counts first, then what was skipped and what an operator may want to do. */
export function formatImportReport(report: ImportReport): string {
  return [
    formatOffers(report),
    `Brands: ${report.brands.created} created, ${report.brands.linked} linked, ${report.brands.known} already known`,
    ...formatRecords(report.records),
    ...formatSkipped(report),
    ...formatWarnings(report.warnings),
    ...formatUnmapped(report.unmapped),
    ...formatWithoutCategories(report.withoutCategories),
    ...formatRenamed(report.renamedShops),
    ...formatUnused(report.unusedMapping),
    ...formatAgreed(report.agreedCorrections),
    ...formatDuplicates(report.duplicates),
  ].join('\n');
}

function formatOffers({ offers, gone }: ImportReport): string {
  const { created, updated, unchanged, retired, skipped } = offers;
  const alreadyGone = gone === 0 ? '' : `, ${gone} already gone`;
  return `Offers: ${created} created, ${updated} updated, ${unchanged} unchanged, ${retired} retired${alreadyGone}, ${skipped} skipped`;
}

function formatRecords(records: ImportReport['records']): string[] {
  return Object.entries(records).flatMap(([noun, { created, updated, unchanged }]) =>
    created + updated + unchanged === 0
      ? []
      : [`Rows of ${noun}: ${created} created, ${updated} updated, ${unchanged} unchanged`],
  );
}

function formatSkipped({ skipped, offers }: ImportReport): string[] {
  const lines = skipped.map(
    ({ row, externalId, reason }) =>
      `  row ${row}${externalId === null ? '' : ` (${formatForTerminal(externalId)})`}: ${formatReason(reason)}`,
  );
  return list('Skipped:', lines, offers.skipped - skipped.length);
}

/** A reason with the values that it quotes shortened, and the words behind them kept. */
function formatReason(reason: string): string {
  const shortened = reason.replace(/"([^"]*)"/g, (_, value: string) => `"${formatForTerminal(value)}"`);
  return formatForTerminal(shortened, MAX_REASON_CHARACTERS);
}

function formatWarnings(warnings: WarningSummary[]): string[] {
  const lines = warnings.flatMap(({ kind, count, examples }) => [
    `  ${count} × ${WARNING_TEXTS[kind]}`,
    ...examples.map(
      ({ row, externalId, quote }) =>
        `    row ${row} (${formatForTerminal(externalId)}): ${formatForTerminal(quote)}`,
    ),
  ]);
  return list('Warnings (taken all the same):', lines, 0);
}

function formatUnmapped(unmapped: ImportReport['unmapped']): string[] {
  const brands = unmapped.brands
    .slice(0, MAX_UNMAPPED_LINES)
    .map(
      ({ externalId, name, uniqueName, offers }) =>
        `  ${formatForTerminal(name)} (${formatForTerminal(externalId)}) as ${formatForTerminal(uniqueName)}: ${count(offers)}`,
    );
  const categories = unmapped.categories
    .slice(0, MAX_UNMAPPED_LINES)
    .map(({ name, offers }) => `  ${formatForTerminal(name)}: ${count(offers)}`);
  const moreBrands = unmapped.brands.length - brands.length + unmapped.brandsLeftOut;
  const moreCategories = unmapped.categories.length - categories.length + unmapped.categoriesLeftOut;
  return [
    ...list('New brands (name them in a mapping file if the catalogue has them):', brands, moreBrands),
    ...list('Categories that the catalogue does not have:', categories, moreCategories),
  ];
}

function formatWithoutCategories({ offers, brands, brandsLeftOut }: WithoutCategories): string[] {
  const lines = brands
    .slice(0, MAX_UNMAPPED_LINES)
    .map(
      ({ uniqueName, name, offers: own }) => `  ${formatForTerminal(name)} (${uniqueName}): ${count(own)}`,
    );
  return list(
    `Offers without a category: ${offers} (give their brands some under "brandCategories" in a mapping file):`,
    lines,
    brands.length - lines.length + brandsLeftOut,
  );
}

function formatRenamed(renamed: RenamedShop[]): string[] {
  const lines = renamed
    .slice(0, MAX_UNMAPPED_LINES)
    .map(
      ({ externalId, name, uniqueName, brandName }) =>
        `  ${formatForTerminal(name)} (${formatForTerminal(externalId)}): the catalogue has ${formatForTerminal(brandName)} (${uniqueName})`,
    );
  return list(
    'Shops with a new name (their brands keep the old one; map the new name to the brand to accept that):',
    lines,
    renamed.length - lines.length,
  );
}

function formatUnused({ brands, categories, brandCategories }: MappingKeys): string[] {
  const lines = [
    ...brands.map((key) => `  brands."${formatForTerminal(key)}"`),
    ...categories.map((key) => `  categories."${formatForTerminal(key)}"`),
    ...brandCategories.map((key) => `  brandCategories."${formatForTerminal(key)}"`),
  ];
  const shown = lines.slice(0, MAX_UNMAPPED_LINES);
  return list(
    'Entries of the mapping that nothing in the feed has used:',
    shown,
    lines.length - shown.length,
  );
}

function formatAgreed(agreed: AgreedCorrection[]): string[] {
  const lines = agreed
    .slice(0, MAX_UNMAPPED_LINES)
    .map(({ record, name, field }) => `  ${record} ${formatForTerminal(name)}: ${toColumn(field)}`);
  return list(
    'Corrections no longer needed (the feed says the same; --clear ends them):',
    lines,
    agreed.length - lines.length,
  );
}

function formatDuplicates({ count: pairs, examples }: ImportReport['duplicates']): string[] {
  const lines = examples.map(
    ({ shown, hidden }) => `  ${describe(hidden)} is held back, because ${describe(shown)} has the same code`,
  );
  return list('Duplicates across sources:', lines, pairs - lines.length);
}

function describe({ source, externalId }: OfferKey): string {
  return `${source} ${formatForTerminal(externalId)}`;
}

function count(offers: number): string {
  if (offers === 0) return 'only of brands';
  return offers === 1 ? '1 offer' : `${offers} offers`;
}

function list(heading: string, lines: string[], more: number): string[] {
  if (lines.length === 0) return [];
  return [heading, ...lines, ...(more > 0 ? [`  … and ${more} more`] : [])];
}
