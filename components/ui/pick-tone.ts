/** How many grounds of letter tiles the tokens hold: --tile-1 to --tile-6. */
const TONE_COUNT = 6;

/** A number from 1 to 6, always the same for the same name. */
export function pickTone(name: string): number {
  let hash = 0;
  for (const character of name) hash = (hash * 31 + (character.codePointAt(0) ?? 0)) % 1_000_003;
  return (hash % TONE_COUNT) + 1;
}
