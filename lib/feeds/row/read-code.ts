import type { RawOffer } from '../feed';
import type { Warning } from './warning';
import type { OfferFields } from './feed-offer';
import { findCodeInText } from './find-code-in-text';
import { parseCode } from './parse-code';

/**
 * Kind and code of an offer. Where the kind is not told, one with a code is a coupon; a deal has none. A code that only
 * the text tells is taken where it is unmistakable, with a warning.
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
  if (raw.kind === 'deal') return { kind: 'deal', code: null };
  const code = parseCode(raw.code ?? '') ?? takeFromText(`${title}\n${description}`, warnings);
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
