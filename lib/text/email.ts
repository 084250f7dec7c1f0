/** In characters. */
export const MAX_EMAIL_LENGTH = 254;
/**
 * docs/specification.md §5.1: text, an at sign, text, a dot, text; no spaces, and nothing that cannot be seen (\p{C}:
 * controls, marks of direction).
 */
const EMAIL = /^[^\s\p{C}\p{Z}@]+@[^\s\p{C}\p{Z}@]+\.[^\s\p{C}\p{Z}@]+$/u;

/**
 * The same for the `pattern` of a field, where no script runs: the browser's own check of an address asks for no dot.
 */
export const EMAIL_FIELD_PATTERN = '[^\\s@]+@[^\\s@]+\\.[^\\s@]+';

/**
 * Takes what a visitor typed and returns the address trimmed and lower-cased, or null if it is none
 * (docs/specification.md §5.1).
 */
export function parseEmail(text: string): string | null {
  const email = text.trim().toLowerCase();
  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email) ? email : null;
}
