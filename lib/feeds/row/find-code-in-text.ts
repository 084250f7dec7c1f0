/** "Use code ABC10", "enter the promo code SPRING-20 at checkout", "with code: TEA5". */
const NAMED_CODE =
  /\b(?:use|enter|apply|with|using)\s+(?:the\s+|this\s+)?(?:(?:promo|coupon|discount|voucher|offer)\s*)?code:?\s+["'“‘(]?(?<code>[A-Za-z0-9][\w-]{2,29})(?![\w-])/gi;
const MENTION = /\b(?:promo|coupon|discount|voucher)?\s*code\b/i;
const NO_CODE = /\bno (?:(?:promo|coupon|discount|voucher) )?code\b/i;

export type CodeInText = { code: string } | 'unclear' | null;

/**
 * The code that an offer's text tells (feeds.md, rule 10). Only where there is exactly one, written in capitals with or
 * without digits, is it sure; 'unclear' where the text speaks of a code and that cannot be said; null where it does not.
 */
export function findCodeInText(text: string): CodeInText {
  if (!MENTION.test(text) || NO_CODE.test(text)) return null;
  const raw = [...text.matchAll(NAMED_CODE)].map(({ groups }) => groups?.code ?? '');
  const codes = new Set(raw.filter(isUnmistakable));
  const [code] = codes;
  return code !== undefined && codes.size === 1 && raw.every(isUnmistakable) ? { code } : 'unclear';
}

/** A word of the sentence ("use code AT checkout") is none: capitals with a figure, or at least five capitals. */
function isUnmistakable(code: string): boolean {
  return code === code.toUpperCase() && /[A-Z]/.test(code) && (/\d/.test(code) || code.length >= 5);
}
