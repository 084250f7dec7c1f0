const MAX_CHARACTERS = 80;

/** What moves the cursor, ends the line, turns the reading direction or is half a character. */
const STEERING = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * Text of a feed as a terminal may be shown it: in one line, what would steer the terminal as an escape that can be
 * seen ("\x1b"), and not longer than `maxCharacters`, with "…" for the rest.
 */
export function formatForTerminal(text: string, maxCharacters = MAX_CHARACTERS): string {
  let shown = '';
  let length = 0;
  for (const character of text) {
    const piece = STEERING.test(character) ? escapeCharacter(character) : character;
    length += piece.length;
    if (length > maxCharacters) return `${shown}…`;
    shown += piece;
  }
  return shown;
}

function escapeCharacter(character: string): string {
  if (character === '\n') return '\\n';
  if (character === '\t') return '\\t';
  const code = character.charCodeAt(0).toString(16);
  return code.length > 2 ? `\\u{${code}}` : `\\x${code.padStart(2, '0')}`;
}
