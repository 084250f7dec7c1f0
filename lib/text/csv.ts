/**
 * What a spreadsheet takes for a formula, which foreign text must never become. One after blanks is none, but is
 * guarded too: else its first blank would be taken for the guard.
 */
const FORMULA = /^ *[=+\-@\t\r]/;
const NEEDS_QUOTES = /[",\r\n]|^\s|\s$/;

/** One line of CSV (RFC 4180, with a line feed at its end). */
export function formatCsvLine(cells: readonly string[]): string {
  return `${cells.map(formatCell).join(',')}\n`;
}

/** A space keeps a spreadsheet from reckoning; the importer takes it off again, so nothing of the text is lost. */
function formatCell(text: string): string {
  const cell = FORMULA.test(text) ? ` ${text}` : text;
  return NEEDS_QUOTES.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
