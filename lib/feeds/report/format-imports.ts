import type { ImportRecord } from '@/lib/catalogue';
import { formatForTerminal } from './format-for-terminal';

const MAX_TEXT_LENGTH = 300;
const HEAD = [
  ...['Began (UTC)', 'Source', 'Format', 'Result', 'Rows', 'Created', 'Updated', 'Unchanged', 'Retired'],
  ...['Skipped', 'Warnings', 'Seconds', 'Exit', 'Feed'],
];
const FIRST_NUMBER = HEAD.indexOf('Rows');
const LAST_NUMBER = HEAD.indexOf('Exit');

/** Imports as a table for a terminal, a line each, with the reason below where one was refused or failed. */
export function formatImports(records: readonly ImportRecord[]): string {
  const rows = [HEAD, ...records.map(toCells)];
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)));
  const lines = rows.map((cells) => cells.map((cell, at) => pad(cell, at, widths[at] ?? 0)).join('  '));
  return lines
    .flatMap((line, index) => {
      const message = records[index - 1]?.message;
      return message ? [line, `    ${clean(message)}`] : [line];
    })
    .join('\n');
}

function pad(cell: string, column: number, width: number): string {
  if (column === HEAD.length - 1) return cell;
  return column >= FIRST_NUMBER && column <= LAST_NUMBER ? cell.padStart(width) : cell.padEnd(width);
}

function toCells(record: ImportRecord): string[] {
  const { startedAt, finishedAt, source, format, status, counts, exitCode, feed } = record;
  const numbers = counts && [
    ...[counts.rows, counts.created, counts.updated, counts.unchanged, counts.retired],
    ...[counts.skipped, counts.warnings],
  ];
  return [
    ...[startedAt.replace('T', ' ').slice(0, 19), clean(source), format, status.replace('-', ' ')],
    ...(numbers ?? Array<null>(LAST_NUMBER - FIRST_NUMBER - 1).fill(null)).map((count) => `${count ?? '-'}`),
    finishedAt === null ? '-' : ((Date.parse(finishedAt) - Date.parse(startedAt)) / 1_000).toFixed(1),
    `${exitCode ?? '-'}`,
    clean(feed),
  ];
}

function clean(text: string): string {
  return formatForTerminal(text, MAX_TEXT_LENGTH);
}
