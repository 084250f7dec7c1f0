import type { NewBrand, NewCategory, NewOffer } from '@/lib/catalogue/new-items';
import type { CatalogueStore } from '@/lib/catalogue/writer';

/** A made-up catalogue of any size: plain, repeatable, and with words as unevenly spread as in real ones. */

const SOURCE = 'scale';
const CATEGORY_COUNT = 24;
const DEALS = 25_000;
const BATCH = 2_000;
const BATCHES_A_WRITE = 25;
export const SCALE_BRAND_COUNT = 16_000;
/** In every title, in one description of 1,000, and in 50 descriptions at any size. */
export const SCALE_WORDS = { common: 'discount', uncommon: 'marzipan', rare: 'zeppelin' } as const;

const SYLLABLES = 'ba ce di fo gu ha je ki lo mu na pe ri so tu va we xi yo zu bra cle dri flo gru pla'.split(
  ' ',
);
const SUFFIXES = ['Living', 'Outfitters', 'Kitchen', 'Studio', 'Garden', 'Travel', 'Books', 'Sport'];
const PRODUCTS =
  'jackets shoes lamps kettles tents novels bicycles blankets watches headphones sofas puzzles'.split(' ');
const DAY_MS = 86_400_000;

/** A number below `bound` that looks random but only depends on its arguments. */
export function pickNumber(seed: number, salt: number, bound: number): number {
  let hash = Math.imul(seed + 1, 0x9e3779b1) ^ Math.imul(salt + 1, 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return ((hash ^ (hash >>> 15)) >>> 0) % bound;
}

export function buildScaleCategories(): NewCategory[] {
  return Array.from({ length: CATEGORY_COUNT }, (_, index) => ({
    name: `Category ${index}`,
    slug: `category-${index}`,
    icon: 'tag',
  }));
}

export function buildScaleBrand(index: number): NewBrand {
  const stem = [0, 1, 2, 3].map((salt) => SYLLABLES[pickNumber(index, salt, SYLLABLES.length)]).join('');
  const uniqueName = `${stem}-${index}`;
  return {
    source: SOURCE,
    externalId: `brand-${index}`,
    name: `${stem.charAt(0).toUpperCase()}${stem.slice(1)} ${SUFFIXES[index % SUFFIXES.length]}`,
    uniqueName,
    logo: `/art/logos/${uniqueName}.svg`,
    description: `A shop for ${PRODUCTS[index % PRODUCTS.length]} and more, since ${1950 + (index % 70)}.`,
    isFeatured: index % 250 === 0,
    trackingUrl: `https://go.example/${uniqueName}`,
    originUrl: `https://${uniqueName}.example/`,
    siteUrl: `https://${uniqueName}.example/`,
    categorySlugs: [`category-${index % CATEGORY_COUNT}`],
  };
}

/** Brands differ in size: half of all offers belong to a tenth of the brands, one in a hundred to the first. */
export function buildScaleOffer(index: number, kind: NewOffer['kind'], now: Date): NewOffer {
  const isBig = index % 2 === 0;
  const isBiggest = index % 100 === 0;
  const brandIndex = isBiggest ? 0 : pickNumber(index, 7, isBig ? SCALE_BRAND_COUNT / 10 : SCALE_BRAND_COUNT);
  const product = PRODUCTS[pickNumber(index, 8, PRODUCTS.length)];
  const percent = 5 + 5 * pickNumber(index, 9, 10);
  const uncommon = pickNumber(index, 10, 1_000) === 0 ? ` Comes with ${SCALE_WORDS.uncommon}.` : '';
  const rare = index < 50_000 && index % 1_000 === 0 ? ` Win a ${SCALE_WORDS.rare}.` : '';
  const days = pickNumber(index, 11, 365) - 30;
  const hasEnd = pickNumber(index, 12, 3) > 0;
  return {
    source: SOURCE,
    externalId: `${kind}-${index}`,
    kind,
    brandUniqueName: buildScaleBrand(brandIndex).uniqueName,
    categorySlugs: [],
    title: `${percent}% ${SCALE_WORDS.common} on ${product} number ${index % 5_000}`,
    description: `Save on all ${product} in the shop, also on those already reduced, while stocks last.${uncommon}${rare}`,
    terms: index % 3 === 0 ? 'New customers only. Not with other offers.' : null,
    code: kind === 'coupon' && index % 8 !== 3 ? `SAVE${index}` : null,
    discount: `${percent}% off`,
    img: null,
    siteUrl: null,
    trackingUrl: `https://go.example/${kind}/${index}`,
    originUrl: null,
    startDate: null,
    endDate: hasEnd ? new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10) : null,
    verifiedAt: null,
    regions: [],
    exclusive: index % 20 === 0,
    isFeatured: index % 50 === 0,
  };
}

/** Fills an empty catalogue with so many coupons and DEALS deals, as of `now`. */
export async function fillScaleCatalogue(store: CatalogueStore, coupons: number, now: Date): Promise<void> {
  await store.migrate();
  await store.write(async (writer) => {
    await writer.saveCategories(buildScaleCategories());
    await writer.saveBrands(Array.from({ length: SCALE_BRAND_COUNT }, (_, index) => buildScaleBrand(index)));
  });
  await fillOffers(store, 'deal', DEALS, now);
  await fillOffers(store, 'coupon', coupons, now);
}

async function fillOffers(
  store: CatalogueStore,
  kind: NewOffer['kind'],
  total: number,
  now: Date,
): Promise<void> {
  for (let from = 0; from < total; from += BATCH * BATCHES_A_WRITE) {
    const until = Math.min(from + BATCH * BATCHES_A_WRITE, total);
    await store.write(async (writer) => {
      for (let start = from; start < until; start += BATCH) {
        const length = Math.min(BATCH, until - start);
        await writer.saveOffers(
          Array.from({ length }, (_, index) => buildScaleOffer(start + index, kind, now)),
        );
      }
    });
  }
}
