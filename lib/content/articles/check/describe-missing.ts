import type { Brand, ItemId, Offer, OfferKind } from '@/lib/catalogue';
import { LOCALES } from '@/lib/i18n/locales';
import { formatNearest } from '@/lib/text/edit-distance';
import { parseItemId } from '@/lib/url/item-id';
import { decodeSegment } from '@/lib/url/parse-path';
import { PAGE_NAMES } from '@/lib/url/paths';

/** What is not in the catalogue, and, where something is near it, what was probably meant. */
export type Missing = { what: string; suggestion: string };

/** What an address of the site leads to and the catalogue does not have; null where all is there. */
export async function describeMissing(target: Target, catalogue: CatalogueLookups): Promise<Missing | null> {
  switch (target.kind) {
    case 'brand':
      return describeMissingBrand(target, catalogue);
    case 'category': {
      const { slug } = target;
      if (catalogue.categorySlugs.includes(slug)) return null;
      const suggestion = formatNearest(slug, catalogue.categorySlugs);
      return { what: `There is no category "${slug}".`, suggestion };
    }
    case 'article': {
      const isThere = await catalogue.hasArticle(target.slug);
      return isThere ? null : { what: `There is no published article "${target.slug}".`, suggestion: '' };
    }
    default:
      return null;
  }
}

type BrandTarget = Extract<Target, { kind: 'brand' }>;

async function describeMissingBrand(
  { name, offer }: BrandTarget,
  catalogue: CatalogueLookups,
): Promise<Missing | null> {
  const brand = await catalogue.getBrand(name);
  if (brand === null) {
    return { what: `There is no brand "${name}".`, suggestion: await catalogue.suggestBrand(name) };
  }
  if (offer === null) return null;
  const found = await catalogue.findOffer({ ...offer, brandKey: name });
  const noun = `${offer.kind} ${offer.id}`;
  if (found === null) return { what: `There is no ${noun}.`, suggestion: '' };
  if (found.brandId === brand.id) return null;
  const owner = found.brand === null ? '' : ` It is of "${found.brand.uniqueName}".`;
  return { what: `The ${noun} is not of "${name}".`, suggestion: owner };
}

/** What the rules ask about the catalogue that links lead into. */
export type CatalogueLookups = {
  categorySlugs: readonly string[];
  getBrand(name: string): Promise<Brand | null>;
  findOffer(offer: { kind: OfferKind; id: ItemId; brandKey: string }): Promise<Offer | null>;
  /** Whether readers find an article of that slug. */
  hasArticle(slug: string): Promise<boolean>;
  /** Words that name the brand which is most likely meant, or ''. */
  suggestBrand(name: string): Promise<string>;
};

export type SiteLookups = {
  /** Null where the catalogue cannot be asked: links into it are then not checked. */
  catalogue: CatalogueLookups | null;
  /** Whether the site serves a file or picture at this path. */
  hasFile(path: string): boolean;
};

/** What an address of the site leads to. */
export type Target =
  | { kind: 'page' }
  | { kind: 'brand'; name: string; offer: { kind: OfferKind; id: ItemId } | null }
  | { kind: 'category'; slug: string }
  | { kind: 'article'; slug: string }
  | { kind: 'file'; path: string }
  /** Served by code that no rule here knows. */
  | { kind: 'other' };

/** Lists that a category can be chosen of. */
const LISTS = ['brands', 'coupons', 'deals'];

/** First segments of what the site generates for machines. */
const GENERATED = [
  'api',
  'feeds',
  'social',
  'manifest.webmanifest',
  'opensearch.xml',
  'robots.txt',
  'sitemap.xml',
];

/** Takes an address of the site and returns what it leads to; a file is whatever is nothing else. */
export function parseTarget({ pathname, searchParams }: URL): Target {
  const segments = pathname.split('/').filter(Boolean).map(decodeSegment);
  if (LOCALES.some((locale) => locale === segments[0])) segments.shift();
  const [first, second, ...rest] = segments;
  if (first === undefined) return { kind: 'page' };
  if (GENERATED.includes(first)) return { kind: 'other' };
  if (second === undefined && PAGE_NAMES.includes(first)) return parseList(first, searchParams);
  if (second !== undefined && rest.length === 0) {
    if (first === 'brands') return { kind: 'brand', name: second, offer: parseOffer(searchParams) };
    if (first === 'categories') return { kind: 'category', slug: second };
    if (first === 'blog') return { kind: 'article', slug: second };
  }
  return { kind: 'file', path: pathname };
}

function parseList(name: string, query: URLSearchParams): Target {
  const slug = LISTS.includes(name) ? query.get('category')?.trim() : '';
  return slug ? { kind: 'category', slug } : { kind: 'page' };
}

/** The offer that the query of a brand's address opens. */
export function parseOffer(query: URLSearchParams): { kind: OfferKind; id: ItemId } | null {
  for (const kind of ['coupon', 'deal'] as const) {
    // The site ignores what is no id, and shows the brand.
    const id = parseItemId(query.get(kind) ?? '');
    if (id !== null) return { kind, id };
  }
  return null;
}
