/** How many characters the texts in a value have, however deep they lie in plain objects and lists. */
export function countCharacters(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  for (const part of Object.values(value)) count += countCharacters(part);
  return count;
}
