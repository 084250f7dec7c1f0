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
