import type { NewOffer } from '@/lib/catalogue/new-items';
import { buildScaleBrand, pickNumber } from './scale-catalogue';

/** Offers as a large network sends them: titles of five to nine words, most of them common, some met once in a feed. */

export const IMPORT_BRAND_COUNT = 20_000;
const COMMON_WORDS =
  'save off with code on all orders over free delivery sale new members first order extra selected styles this season up to your next purchase'.split(
    ' ',
  );
const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu bra cle dri flo gru pla'.split(
  ' ',
);
const TAIL_WORDS = 200_000;
const DAY_MS = 86_400_000;

export function buildImportOffer(index: number, source: string, now: Date): NewOffer {
  const hasCode = index % 3 === 0;
  const pick = (salt: number, bound: number) => pickNumber(index, salt, bound);
  const percent = 5 + 5 * pick(1, 15);
  const { uniqueName } = buildScaleBrand(pickBrandIndex(index));
  const words = Array.from({ length: 4 + pick(2, 5) }, (_, at) => pickWord(index, 20 + at));
  const days = pick(3, 400) - 10;
  return {
    source,
    externalId: `${index}`,
    kind: hasCode || pick(4, 4) === 0 ? 'coupon' : 'deal',
    brandUniqueName: uniqueName,
    categorySlugs: pick(5, 2) === 0 ? [`category-${pick(6, 24)}`] : [],
    title: `${percent}% ${words.join(' ')}`,
    description: Array.from({ length: 8 + pick(7, 12) }, (_, at) => pickWord(index, 40 + at)).join(' '),
    terms: pick(8, 3) === 0 ? 'New customers only. Cannot be used together with other offers.' : null,
    code: hasCode ? `SAVE${pick(9, 100_000)}` : null,
    discount: `${percent}% off`,
    img: null,
    siteUrl: null,
    trackingUrl: `https://go.example/click?a=${index}&m=${uniqueName}`,
    originUrl: `https://${uniqueName}.example/offers/${index}`,
    startDate: null,
    endDate: pick(10, 3) > 0 ? new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10) : null,
    verifiedAt: null,
    regions: pick(11, 5) === 0 ? ['DE', 'AT'] : [],
    exclusive: pick(12, 20) === 0,
    isFeatured: pick(13, 100) === 0,
  };
}

/** Half of all offers belong to a tenth of the brands. */
function pickBrandIndex(index: number): number {
  return pickNumber(index, 7, index % 2 === 0 ? IMPORT_BRAND_COUNT / 10 : IMPORT_BRAND_COUNT);
}

/** Three words of four are common; the others grow rarer with their number. */
function pickWord(index: number, salt: number): string {
  const at = pickNumber(index, salt, COMMON_WORDS.length * 4);
  if (at < COMMON_WORDS.length * 3) return COMMON_WORDS[at % COMMON_WORDS.length] ?? '';
  const spot = pickNumber(index, salt + 100, 1_000_000) / 1_000_000;
  const rank = Math.floor(TAIL_WORDS * spot ** 4);
  return [0, 1, 2, 3].map((part) => SYLLABLES[pickNumber(rank, part, SYLLABLES.length)]).join('');
}
