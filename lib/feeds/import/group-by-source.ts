/** Rows by their source, in the order of their first rows. */
export function groupBySource<T>(rows: Iterable<T>, getSource: (row: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const row of rows) {
    const source = getSource(row);
    const group = groups.get(source);
    if (group) group.push(row);
    else groups.set(source, [row]);
  }
  return groups;
}
