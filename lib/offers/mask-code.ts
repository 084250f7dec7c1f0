/** Stands for the hidden half of a code. */
export const MASK = '***';

/** A code as cards show it: the first half of its characters, rounded down, and three asterisks; null without a code. */
export function maskCode(code: string | null): string | null {
  const characters = [...(code?.trim() ?? '')];
  if (characters.length === 0) return null;
  return characters.slice(0, Math.floor(characters.length / 2)).join('') + MASK;
}
