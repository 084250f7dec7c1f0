/** What may be wrong with an offer though it is taken, and how the report says it. */
export const WARNING_TEXTS = {
  'unsafe-link': 'a link is no http or https address and was dropped',
  'insecure-link': 'a link is http, not https',
  'tracking-on-shop-host': 'the tracking link leads to the host of the shop itself: is it one?',
  'vague-title': 'the title names no concrete value',
  'long-title': 'the title is longer than 120 characters',
  shouting: 'the title is in capitals',
  'empty-promise': 'it claims to be guaranteed or working',
  'code-with-space': 'the code has a space in it',
  'code-taken-from-text': 'it had no code, but its text tells one, which was taken',
  'code-in-text': 'it has no code, but its text speaks of one',
  'far-end': 'it ends more than five years from now',
  expired: 'it has ended already',
} as const;

export type WarningKind = keyof typeof WARNING_TEXTS;

/** `quote` is the text that gave rise to it. */
export type Warning = { kind: WarningKind; quote: string };
