/** What the environment holds for the host of a feed. */
export type FeedSecrets = { key?: string; authorization?: string };

/** The same text with every secret in it as "…". */
export type SecretMask = (text: string) => string;

/** From this length on half of a secret is hidden too: where a quote was cut off there may be no more of it. */
const MIN_PART_LENGTH = 6;
const HIDDEN = '…';

/**
 * Hides a key, a header and the token in it, in any case, as they are or percent-encoded, wholly or in part: what a host
 * answers may repeat what it was sent.
 */
export function createSecretMask({ key = '', authorization = '' }: FeedSecrets): SecretMask {
  const [, scheme = '', token = ''] = /^\s*(?:(\S+)\s+)?(.*?)\s*$/s.exec(authorization) ?? [];
  const patterns = [
    ...listPatterns(`${scheme} ${token}`.trim()),
    ...listPatterns(token),
    ...listPatterns(key),
  ];
  if (patterns.length === 0) return (text) => text;
  const pattern = new RegExp(patterns.join('|'), 'giu');
  return (text) => text.replace(pattern, HIDDEN);
}

/** An error with the secrets hidden in what would be printed of it. */
export function hideInError(error: unknown, hide: SecretMask): unknown {
  if (!(error instanceof Error)) return error;
  error.message = hide(error.message);
  if (error.stack !== undefined) error.stack = hide(error.stack);
  return error;
}

/** The whole secret first, for only its beginning says where it ends. */
function listPatterns(secret: string): string[] {
  const characters = [...secret].map(toPattern);
  if (characters.length === 0) return [];
  const half = Math.max(MIN_PART_LENGTH, Math.ceil(characters.length / 2));
  const part = `${characters.slice(0, half).join('')}[^\\s"'\\\\]*`;
  return half < characters.length ? [characters.join(''), part] : [characters.join('')];
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
