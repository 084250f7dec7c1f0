/** Stands for the hidden half of a code (docs/specification.md §4.6). */
export const MASK = '***';

/**
 * A code as cards show it: the first half of its characters, rounded down, and three asterisks; null without a code
 * (docs/specification.md §4.6).
 */
export function maskCode(code: string | null): string | null {
  const characters = [...(code?.trim() ?? '')];
  if (characters.length === 0) return null;
  return characters.slice(0, Math.floor(characters.length / 2)).join('') + MASK;
}
