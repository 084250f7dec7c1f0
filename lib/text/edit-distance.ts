/**
 * Characters added, dropped, replaced or swapped with their neighbour on the way from one word to the other. By hand,
 * because fastest-levenshtein counts a swap, the commonest slip of fingers, as two.
 */
export function countEdits(from: string, to: string): number {
  const [source, target] = [[...from], [...to]];
  let beforeLast: number[] = [];
  let last = Array.from({ length: target.length + 1 }, (_, index) => index);
  for (let row = 1; row <= source.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= target.length; column += 1) {
      const isSame = source[row - 1] === target[column - 1];
      const isSwap =
        row > 1 && source[row - 1] === target[column - 2] && source[row - 2] === target[column - 1];
      const replaced = (last[column - 1] ?? 0) + (isSame ? 0 : 1);
      const swapped = isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Infinity;
      const moved = Math.min(last[column] ?? 0, current[column - 1] ?? 0) + 1;
      current.push(Math.min(replaced, swapped, moved));
    }
    [beforeLast, last] = [last, current];
  }
  return last[target.length] ?? 0;
}

/** At most this share of a word's letters may differ from the one that is meant. */
const MAX_DIFFERENT_SHARE = 0.34;

/** The name that a mistyped word most likely means, null where none is close. */
export function pickNearest(word: string, names: Iterable<string>): string | null {
  let nearest: string | null = null;
  let least = Math.max(1, Math.floor(word.length * MAX_DIFFERENT_SHARE)) + 1;
  for (const name of names) {
    if (Math.abs(name.length - word.length) >= least) continue;
    const edits = countEdits(word, name);
    if (edits < least) [nearest, least] = [name, edits];
  }
  return nearest;
}

/** What a message adds where a name is close: " Did you mean "title"?". */
export function formatNearest(word: string, names: Iterable<string>): string {
  const nearest = pickNearest(word, names);
  return nearest === null ? '' : ` Did you mean "${nearest}"?`;
}
