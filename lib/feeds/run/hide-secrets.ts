/** What the environment holds for the host of a feed. */
export type FeedSecrets = { key?: string; authorization?: string };

/** The same text with every secret in it as "…". */
export type SecretMask = (text: string) => string;

/** A shorter secret occurs in any text, and hiding it would reveal it. */
const MIN_SECRET_LENGTH = 4;
/** From this length on the beginning of a secret is hidden too, where a quote was cut off. */
const MIN_PART_LENGTH = 6;
/** Where a text was cut off, perhaps within the code of a character. One that is a single word is no quote: an id. */
const CUT = `(?:%[\\da-f]{0,2})*(?:…|(?=["'\\\\]|\\.\\s)|(?<=\\s\\S*)(?=\\.?\\s*$))`;
/** Groups within groups would end the process if there were thousands; after so many equal ones it is the secret. */
const MAX_COMPARED_LENGTH = 200;
const HIDDEN = '…';

/**
 * Hides a key, a header, the token in it and the password in that, in any case, as they are or percent-encoded, wholly or
 * the beginning of one that was cut off: a host may repeat what it was sent. Secrets of less than
 * four characters are not hidden.
 */
export function createSecretMask({ key = '', authorization = '' }: FeedSecrets): SecretMask {
  const [, scheme = '', token = ''] = /^\s*(?:(\S+)\s+)?(.*?)\s*$/s.exec(authorization) ?? [];
  const patterns = [
    ...listPatterns(`${scheme} ${token}`.trim()),
    ...listPatterns(token),
    ...(/^basic$/i.test(scheme) ? listBasicPatterns(token) : []),
    ...listPatterns(key),
  ];
  if (patterns.length === 0) return (text) => text;
  const pattern = new RegExp(patterns.join('|'), 'giu');
  return (text) => text.replace(pattern, HIDDEN);
}

/** An error with the secrets hidden in what would be printed of it. */
export function hideInError(error: unknown, hide: SecretMask): unknown {
  if (!(error instanceof Error)) return error;
  hideInProperty(error, 'message', hide);
  hideInProperty(error, 'stack', hide);
  return error;
}

/** Redefined, because a DOMException's message cannot be set. */
function hideInProperty(error: Error, name: 'message' | 'stack', hide: SecretMask): void {
  const text = error[name];
  const value = text && hide(text);
  if (value !== text) Object.defineProperty(error, name, { value, configurable: true, writable: true });
}

/** The whole secret first, for only its beginning says where it ends. */
function listPatterns(secret: string): string[] {
  const characters = [...secret].map(toPattern);
  const whole = characters.join('');
  if (characters.length < MIN_SECRET_LENGTH) return [];
  const half = Math.max(MIN_PART_LENGTH, Math.ceil(characters.length / 2));
  if (half >= characters.length) return [whole];
  const compared = characters.slice(half, half + MAX_COMPARED_LENGTH);
  const isLonger = half + compared.length < characters.length;
  const end = isLonger ? `[^\\s"'\\\\…]*` : '';
  const rest = compared.reduceRight((more, character) => `(?:${character}${more})?`, end);
  return [whole, `${characters.slice(0, half).join('')}${rest}${CUT}`];
}

/** Of the name and the password that are packed in it. */
function listBasicPatterns(token: string): string[] {
  const pair = Buffer.from(token, 'base64').toString();
  const password = pair.slice(pair.indexOf(':') + 1);
  return [...listPatterns(pair), ...listPatterns(password)];
}

/** One character, also as addresses and JSON write it. */
function toPattern(character: string): string {
  const encoded = encodeURIComponent(character);
  if (/^\w$/.test(character)) return character;
  const percent = encoded === character ? toPercent(character) : encoded;
  const space = character === ' ' ? '|\\+' : '';
  return `(?:\\\\?${character.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')}|${percent}${space})`;
}

/** For those that need not be encoded. */
function toPercent(character: string): string {
  return `%${character.charCodeAt(0).toString(16)}`;
}
