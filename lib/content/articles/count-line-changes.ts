/** How many lines a text gained and lost: those outside the longest run of lines, in order, that both have. */
export function countLineChanges(before: string, after: string): { added: number; removed: number } {
  const [old, current] = dropCommonEnds(before.split('\n'), after.split('\n'));
  const kept = countCommonLines(old, current);
  return { added: current.length - kept, removed: old.length - kept };
}

/** Most edits touch one place, which leaves little to compare. */
function dropCommonEnds(old: string[], current: string[]): [string[], string[]] {
  const shorter = Math.min(old.length, current.length);
  let start = 0;
  while (start < shorter && old[start] === current[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === current.at(-1 - end)) end += 1;
  return [old.slice(start, old.length - end), current.slice(start, current.length - end)];
}

function countCommonLines(old: string[], current: string[]): number {
  let above = new Uint32Array(current.length + 1);
  for (const line of old) {
    const row = new Uint32Array(current.length + 1);
    for (const [index, other] of current.entries()) {
      row[index + 1] =
        line === other ? (above[index] ?? 0) + 1 : Math.max(row[index] ?? 0, above[index + 1] ?? 0);
    }
    above = row;
  }
  return above.at(-1) ?? 0;
}
