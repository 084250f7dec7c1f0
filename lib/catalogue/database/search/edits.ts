/** Words shorter than this are never corrected. */
export const MIN_CORRECTED_CHARS = 5;

/** Each spelling of a word with one character left out, without repeats. */
export function listDeletions(word: string): string[] {
  const letters = [...word];
  return [...new Set(letters.map((_, index) => letters.toSpliced(index, 1).join('')))];
}

/** Whether one insertion, deletion, substitution or swap of neighbours at most turns one word into the other. */
export function isWithinOneEdit(left: string, right: string): boolean {
  const [short, long] = [[...left], [...right]].sort((a, b) => a.length - b.length);
  if (!short || !long || long.length - short.length > 1) return false;
  let start = 0;
  while (start < short.length && short[start] === long[start]) start++;
  if (start === long.length) return true;
  const rest = (letters: string[], from: number) => letters.slice(from).join('');
  if (short.length < long.length) return rest(short, start) === rest(long, start + 1);
  const isSwap = short[start] === long[start + 1] && short[start + 1] === long[start];
  return (
    rest(short, start + 1) === rest(long, start + 1) ||
    (isSwap && rest(short, start + 2) === rest(long, start + 2))
  );
}
