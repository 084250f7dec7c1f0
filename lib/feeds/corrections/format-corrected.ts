import type { FieldValue } from '@/lib/catalogue';
import { formatForTerminal } from '../report/format-for-terminal';
import type { CorrectedResult } from './correct-items';
import { HIDDEN } from './fields';

/** An item with its corrections for the terminal, a line each: what is shown, and what its source says. */
export function formatCorrected({ item, corrections }: CorrectedResult): string {
  const { source, externalId } = item.record === 'offer' ? item.offer : item.brand;
  const name = item.record === 'offer' ? item.offer.title : item.brand.name;
  const head = `${item.record} ${item.id} (${source}:${formatForTerminal(externalId)}) ${quote(name)}`;
  if (corrections.length === 0) return `${head}: no corrections`;
  const lines = corrections.map(({ column, value, feedValue }) => {
    if (column === HIDDEN) return '  hidden: in no list, whatever the feed says';
    const isAgreed = JSON.stringify(value) === JSON.stringify(feedValue);
    const feed = isAgreed ? 'the feed says the same: no longer needed' : `the feed says ${quote(feedValue)}`;
    return `  ${column}: ${quote(value)} (${feed})`;
  });
  return [head, ...lines].join('\n');
}

function quote(value: FieldValue): string {
  if (value === null || value === '' || (Array.isArray(value) && value.length === 0)) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return `"${formatForTerminal(Array.isArray(value) ? value.join(', ') : value)}"`;
}
