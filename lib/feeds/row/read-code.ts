import type { RawOffer } from '../feed';
import { cleanLine } from './clean-text';
import type { OfferFields, Warning } from './feed-offer';

/** Words for a code that buys nothing: "QR code", "product code". */
const OTHER_CODE = String.raw`(?<!\b(?:area|bar|colou?r|country|dress|item|model|postal|product|qr|style|zip)[ -]?)`;
const CODE_WORD = String.raw`(?:(?:promo(?:tional)?|coupon|discount|voucher|offer)\s*)?${OTHER_CODE}code(?:\s+promo)?|c[oó]digo(?:\s+promocional|\s+de\s+descuento)?|(?:gutschein|rabatt)code`;
/** "Use code ABC10", "enter the promo code SPRING-20 at checkout", "with code: A12$3", "Code: TEA5". */
const NAMED_CODE = new RegExp(
  String.raw`\b(?:(?:use|enter|apply|with|using|con|avec|mit)\s+(?:the\s+|this\s+|el\s+|le\s+|dem\s+)?(?:${CODE_WORD})\s*:?\s+|(?:${CODE_WORD})\s*:\s*)["'“‘(*]?(?<code>[A-Za-z0-9][\w$#@&+-]{1,28}[\w$#])(?![\w$#])`,
  'gi',
);
const MENTION = new RegExp(String.raw`\b(?:${CODE_WORD})\b`, 'i');
const NO_CODE_TEXT = /\bno (?:(?:promo|coupon|discount|voucher) )?code\b/i;
const MAX_CODE_LENGTH = 100;
/** What feeds write where no code is needed (docs/feeds.md §2.6). */
const NO_CODE = /^(?:|-+|n\/?a|none|null|no code(?: (?:needed|required))?|\(?not (?:needed|required)\)?)$/i;

/**
 * Kind and code of an offer. Where the kind is missing, one with a code is a coupon; a deal has none. A code that is only
 * in the text is used where it is unmistakable, with a warning; that of a deal is only warned of.
 */
export function readCode(
  raw: RawOffer,
  { title, description }: Pick<OfferFields, 'title' | 'description'>,
  stored: Pick<OfferFields, 'kind' | 'code'> | null,
  warnings: Warning[],
): Pick<OfferFields, 'kind' | 'code'> {
  if (stored !== null && raw.code === undefined) {
    const kind = raw.kind ?? stored.kind;
    return { kind, code: kind === 'coupon' ? stored.code : null };
  }
  const text = `${title}\n${description}`;
  if (raw.kind === 'deal') {
    if (listCodes(text).some(isUnmistakable)) warnings.push({ kind: 'code-in-text', quote: text });
    return { kind: 'deal', code: null };
  }
  const code = parseCode(raw.code ?? '') ?? takeFromText(text, warnings);
  return { kind: raw.kind ?? (code === null ? 'deal' : 'coupon'), code };
}

function takeFromText(text: string, warnings: Warning[]): string | null {
  const found = findCodeInText(text);
  if (found === null) return null;
  if (found === 'unclear') {
    warnings.push({ kind: 'code-in-text', quote: text });
    return null;
  }
  warnings.push({ kind: 'code-taken-from-text', quote: found.code });
  return found.code;
}

type CodeInText = { code: string } | 'unclear' | null;

/**
 * The code in an offer's text (docs/feeds.md §2.10), if there is exactly one, in capitals with or without digits;
 * 'unclear' where the text mentions a code in any other way; null where it mentions none.
 */
export function findCodeInText(text: string): CodeInText {
  if (!MENTION.test(text) || NO_CODE_TEXT.test(text)) return null;
  const found = listCodes(text);
  const codes = new Set(found.filter(isUnmistakable));
  const [code] = codes;
  return code !== undefined && codes.size === 1 && found.every(isUnmistakable) ? { code } : 'unclear';
}

function listCodes(text: string): string[] {
  if (!MENTION.test(text)) return [];
  return [...text.matchAll(NAMED_CODE)].map(({ groups }) => groups?.code ?? '');
}

/** A word of the sentence ("use code AT checkout") is none: capitals with a figure, or at least five capitals. */
function isUnmistakable(code: string): boolean {
  return code === code.toUpperCase() && /[A-Z]/.test(code) && (/\d/.test(code) || code.length >= 5);
}

/** A coupon code, trimmed and in its own case; null where the feed gives none. */
export function parseCode(value: string): string | null {
  const code = cleanLine(value, MAX_CODE_LENGTH);
  return NO_CODE.test(code) ? null : code;
}
