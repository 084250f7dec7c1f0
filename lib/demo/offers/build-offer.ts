import { pickOne, pickWeighted, pickWhere, buildDealPictureUrl, type Random } from '@/lib/art/drawings';
import { BLANK_OFFER } from '@/lib/catalogue/rules';
import type { NewOffer } from '@/lib/catalogue';
import type { DemoBrand } from '../brands/build-brands';
import { DEMO_SOURCE } from '../size';
import type { Vocabulary } from '../vocabulary/define-vocabulary';
import type { Mechanic } from '../wording/define-mechanic';
import { drawFacts, type DatedWords } from '../wording/draw-facts';
import { fillTemplate, isAbout, isFillable, type Facts } from '../wording/fill-template';
import { listMechanics } from '../wording/list-mechanics';
import { listSeasons, listUrgencyWords } from '../wording/seasons';
import type { OfferDates } from './dates';
import { describeOffer, pickTerms, type Idea } from './describe-offer';

const NO_CODE_SHARE = 0.12;
const NO_IMAGE_SHARE = 0.1;
const EXCLUSIVE_SHARE = 0.05;
const REGIONS_SHARE = 0.1;
const REGION_SETS = [
  ['US'],
  ['US', 'CA'],
  ['GB', 'IE'],
  ['GB'],
  ['DE', 'AT', 'CH'],
  ['FR', 'BE'],
  ['ES', 'PT'],
  ['AU', 'NZ'],
];
const MOST_ATTEMPTS = 200;
const SHORTEST_CODE = 4;
const LONGEST_CODE = 20;
const MARK_LENGTH = 6;
const LOWER_CASE_SHARE = 0.05;

export type OfferPlan = { kind: NewOffer['kind']; externalId: string; shop: DemoBrand; dates: OfferDates };

/**
 * Takes what is planned and the titles that the brand already has, and returns the offer; its title is added to
 * them. Throws when no new title can be found.
 */
export function buildOffer(random: Random, today: Date, plan: OfferPlan, titles: Set<string>): NewOffer {
  const { kind, shop, dates } = plan;
  const vocabulary = pickOne(random, shop.vocabularies);
  const dated = { seasons: listSeasons(today, dates.endDate), urgency: listUrgencyWords(today, dates) };
  const idea = findIdea(random, plan, vocabulary, dated, titles);
  const { facts, mechanic } = idea;
  const hasCode = kind === 'coupon' && random() >= NO_CODE_SHARE;
  const hasImage = kind === 'deal' && random() >= NO_IMAGE_SHARE;
  const { uniqueName } = shop.brand;
  const description = describeOffer(random, idea, hasCode);
  return {
    ...BLANK_OFFER,
    source: DEMO_SOURCE,
    externalId: plan.externalId,
    kind,
    brandUniqueName: uniqueName,
    categorySlugs: shop.vocabularies.length > 1 ? [vocabulary.slug] : [],
    title: idea.title,
    description,
    terms: pickTerms(random, idea, description),
    code: hasCode ? buildCode(random, mechanic.codes, facts, uniqueName) : null,
    discount: mechanic.discount === null ? null : fillTemplate(mechanic.discount, facts),
    img: hasImage ? buildDealPictureUrl(idea.icon, plan.externalId) : null,
    siteUrl: kind === 'deal' ? `https://${uniqueName}.example/offers/${plan.externalId}` : null,
    trackingUrl:
      shop.brand.trackingUrl === null ? null : `https://go.example/${uniqueName}/${plan.externalId}`,
    originUrl: `https://${uniqueName}.example/offers/${plan.externalId}`,
    ...dates,
    regions: random() < REGIONS_SHARE ? pickOne(random, REGION_SETS) : [],
    exclusive: random() < EXCLUSIVE_SHARE,
  };
}

function findIdea(
  random: Random,
  { kind, shop }: OfferPlan,
  vocabulary: Vocabulary,
  dated: DatedWords,
  titles: Set<string>,
): Idea {
  const mechanics = listMechanics(kind, vocabulary);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const mechanic = pickWeighted(random, mechanics);
    const drawn = drawFacts(random, shop.brand.name, vocabulary, mechanic, dated);
    const title = pickTitle(random, mechanic, drawn.facts);
    if (title === null || titles.has(title)) continue;
    titles.add(title);
    return { ...drawn, mechanic, vocabulary, title };
  }
  throw new Error(
    `No new title for ${shop.brand.uniqueName} after ${MOST_ATTEMPTS} attempts: add patterns or products`,
  );
}

/** A title that is true of the product and the dates, or null if the mechanic has none. */
function pickTitle(random: Random, { titles }: Mechanic, facts: Facts): string | null {
  const product = `${facts.one} ${facts.many}`;
  const title = pickWhere(random, titles, (it) => isAbout(it, product) && isFillable(it.text, facts));
  return title === null ? null : fillTemplate(title.text, facts);
}

/** Takes code templates, the offer's facts and its brand's unique name, and returns a code of 4 to 20 characters. */
function buildCode(random: Random, templates: readonly string[], facts: Facts, uniqueName: string): string {
  const code = fillTemplate(pickOne(random, templates), { ...facts, mark: buildMark(uniqueName) })
    .replace(/\./g, '')
    .toUpperCase()
    .slice(0, LONGEST_CODE)
    .replace(/-$/, '');
  const full = code.length < SHORTEST_CODE ? `${code}${facts.digits}0`.slice(0, SHORTEST_CODE) : code;
  return random() < LOWER_CASE_SHARE ? full.toLowerCase() : full;
}

/** The longest word of the name, cut short: "harbour-pine" → "HARBOU". */
function buildMark(uniqueName: string): string {
  const words = uniqueName.split('-').toSorted((a, b) => b.length - a.length);
  return (words[0] ?? uniqueName).slice(0, MARK_LENGTH).toUpperCase();
}
