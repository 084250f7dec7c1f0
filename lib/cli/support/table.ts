const GAP = '  ';
const NUMBER = /^-?[\d.,]+%?$/;

/** Lines of text with a head, each column as wide as its widest cell; columns of numbers stand to the right. */
export function formatTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const columns = heads.map((head, index) => {
    const cells = rows.map((row) => row[index] ?? '');
    const width = Math.max(head.length, ...cells.map((cell) => cell.length));
    return { width, isNumeric: cells.every((cell) => NUMBER.test(cell)) };
  });
  const format = (cells: readonly string[]) =>
    columns
      .map(({ width, isNumeric }, index) => pad(cells[index] ?? '', width, isNumeric))
      .join(GAP)
      .trimEnd();
  return [heads, ...rows].map((cells) => `${format(cells)}\n`).join('');
}

function pad(text: string, width: number, isNumeric: boolean): string {
  return isNumeric ? text.padStart(width) : text.padEnd(width);
}
