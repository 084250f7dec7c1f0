import { buildLogoUrl, createRandom, pickOne, pickWeighted, type Random } from '@/lib/art/drawings';
import type { NewBrand } from '@/lib/catalogue';
import { buildSlug } from '@/lib/text/build-slug';
import { DEMO_SOURCE, fitSizes, LARGEST_SIZE, pickSize } from '../size';
import { VOCABULARIES } from '../vocabulary';
import type { Vocabulary } from '../vocabulary/define-vocabulary';
import { buildBrandName, isUsableName } from './build-name';
import { describeBrand } from './describe-brand';
import { EDGE_BRANDS, LARGEST_BRAND } from './edge-brands';

const SEED = 20_601;
const NO_LOGO_SHARE = 0.12;
const NO_DESCRIPTION_SHARE = 0.05;
const ORIGIN_ONLY_SHARE = 0.1;
const MOST_FEATURED = 60;
/** Of small catalogues: one brand in so many. */
const FEATURED_EVERY = 20;
const LONGEST_NAME = 22;
const SMALLEST_SIZE = 6;

type Identity = { name: string; uniqueName: string; main: Vocabulary };

/** Returns `count` brands, whose sizes add up to `offerCount`. */
export function buildBrands(count: number, offerCount: number): DemoBrand[] {
  const random = createRandom(SEED);
  const identities = buildIdentities(random, count);
  const fixedCount = Object.keys(EDGE_BRANDS).length + 1;
  const free = identities.slice(fixedCount).map(() => pickSize(random));
  const sizes = [
    ...Array.from({ length: fixedCount - 1 }, () => 0),
    LARGEST_SIZE,
    ...fitSizes(random, free, offerCount - LARGEST_SIZE),
  ];
  const brands = identities.map((identity, index) => buildBrand(random, identity, index, sizes[index] ?? 0));
  return featureBrands(brands, LARGEST_BRAND.uniqueName);
}

function buildIdentities(random: Random, count: number): Identity[] {
  const fixed = [...Object.values(EDGE_BRANDS), LARGEST_BRAND];
  const identities: Identity[] = fixed.map((brand) => ({ ...brand, main: getVocabulary(brand.category) }));
  const taken = new Set(identities.map(({ uniqueName }) => uniqueName));

  while (identities.length < count) {
    const main = pickWeighted(random, VOCABULARIES);
    const name = buildBrandName(random, main);
    const uniqueName = buildSlug(name);
    if (taken.has(uniqueName) || !isUsableName(uniqueName)) continue;
    taken.add(uniqueName);
    identities.push({ name, uniqueName, main });
  }
  return identities;
}

function getVocabulary(slug: string): Vocabulary {
  const vocabulary = VOCABULARIES.find((candidate) => candidate.slug === slug);
  if (!vocabulary) throw new Error(`The demo has no category "${slug}"`);
  return vocabulary;
}

function buildBrand(
  random: Random,
  { name, uniqueName, main }: Identity,
  index: number,
  size: number,
): DemoBrand {
  const vocabularies = pickCategories(random, main);
  const hasLogo = random() >= NO_LOGO_SHARE;
  const description = describeBrand(random, name, main);
  const brand: NewBrand = {
    source: DEMO_SOURCE,
    externalId: `brand-${index + 1}`,
    name,
    uniqueName,
    logo: hasLogo ? buildLogoUrl(name) : null,
    description: random() < NO_DESCRIPTION_SHARE ? '' : description,
    isFeatured: false,
    trackingUrl: random() < ORIGIN_ONLY_SHARE ? null : `https://go.example/${uniqueName}`,
    originUrl: `https://${uniqueName}.example/`,
    siteUrl: `https://${uniqueName}.example/`,
    categorySlugs: vocabularies.map(({ slug }) => slug),
  };
  return { brand, vocabularies, size };
}

/**
 * Takes the brands in order and returns them with up to MOST_FEATURED featured: the one named, and others at even
 * distances whose categories take turns, so that any run of featured brands is a mixed one.
 */
function featureBrands(brands: readonly DemoBrand[], always: string): DemoBrand[] {
  const featured = new Set([brands.findIndex(({ brand }) => brand.uniqueName === always)]);
  const count = Math.min(MOST_FEATURED, Math.floor(brands.length / FEATURED_EVERY));
  const stride = Math.floor(brands.length / count);
  for (let turn = 0; featured.size < count; turn += 1) {
    const category = VOCABULARIES[turn % VOCABULARIES.length]?.slug;
    const from = turn * stride;
    const isNext = (candidate: DemoBrand, at: number) =>
      candidate.vocabularies[0]?.slug === category && !featured.has(at) && isPresentable(candidate);
    const after = brands.findIndex((candidate, at) => at >= from && isNext(candidate, at));
    const index = after < 0 ? brands.findIndex(isNext) : after;
    if (index < 0) throw new Error(`No presentable brand of "${category}" is left`);
    featured.add(index);
  }
  return brands.map((item, index) =>
    featured.has(index) ? { ...item, brand: { ...item.brand, isFeatured: true } } : item,
  );
}

function isPresentable({ brand, size }: DemoBrand): boolean {
  return (
    size >= SMALLEST_SIZE &&
    brand.logo !== null &&
    brand.description !== '' &&
    brand.name.length <= LONGEST_NAME &&
    /^\p{Lu}\p{Ll}{3}/u.test(brand.name)
  );
}

/** A brand of the demo with what its offers are made from. */
export type DemoBrand = {
  brand: NewBrand;
  vocabularies: Vocabulary[];
  /** How many offers it has. */
  size: number;
};

/** Categories that one shop plausibly serves together, each group close in what it sells. */
const RELATED = [
  ['fashion', 'shoes', 'jewellery'],
  ['eyewear', 'jewellery'],
  ['home-garden', 'kitchen-dining'],
  ['electronics', 'gaming', 'office'],
  ['groceries', 'coffee-tea'],
  ['coffee-tea', 'kitchen-dining'],
  ['beauty', 'health'],
  ['gifts-flowers', 'home-garden'],
  ['toys', 'baby', 'books'],
  ['art-crafts', 'toys'],
  ['sports-outdoors', 'shoes'],
  ['music', 'books'],
  ['pets', 'home-garden'],
  ['automotive', 'tools-diy'],
];

const SECOND_SHARE = 0.15;
const THIRD_SHARE = 0.2;

/** Takes a brand's main category and returns one to three categories, the main one first. */
function pickCategories(random: Random, main: Vocabulary): Vocabulary[] {
  const groups = RELATED.filter((slugs) => slugs.includes(main.slug));
  if (groups.length === 0 || random() >= SECOND_SHARE) return [main];
  const group = pickOne(random, groups);
  const others = VOCABULARIES.filter(({ slug }) => slug !== main.slug && group.includes(slug));
  const second = pickOne(random, others);
  const third = others.find((other) => other !== second);
  return third && random() < THIRD_SHARE ? [main, second, third] : [main, second];
}
