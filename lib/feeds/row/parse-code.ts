import { cleanLine } from './clean-text';

const MAX_CODE_LENGTH = 100;
/** What feeds write where no code is needed (feeds.md, rule 6). */
const NO_CODE = /^(?:|-+|n\/?a|none|null|no code(?: (?:needed|required))?|\(?not (?:needed|required)\)?)$/i;

/** A coupon code, trimmed and in its own case; null where the feed gives none. */
export function parseCode(value: string): string | null {
  const code = cleanLine(value, MAX_CODE_LENGTH);
  return NO_CODE.test(code) ? null : code;
}
