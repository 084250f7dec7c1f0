import type { NewOffer } from '@/lib/catalogue/writer';
import { buildDealPictureUrl } from '../art/art-url';
import type { DemoBrand } from '../brands/demo-brand';
import { pickOne, pickWeighted, type Random } from '../random';
import { DEMO_SOURCE } from '../size';
import type { Vocabulary } from '../vocabulary/define-vocabulary';
import { drawFacts, type DrawnFacts } from '../wording/draw-facts';
import type { Mechanic } from '../wording/define-mechanic';
import { fillTemplate } from '../wording/fill-template';
import { listMechanics } from '../wording/list-mechanics';
import { listSeasons } from '../wording/seasons';
import { buildCode } from './build-code';
import type { OfferDates } from './dates';
import { describeOffer, pickTerms } from './describe-offer';

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

export type OfferPlan = { kind: NewOffer['kind']; externalId: string; shop: DemoBrand; dates: OfferDates };
type Idea = DrawnFacts & { mechanic: Mechanic; title: string };

/**
 * Takes what is planned and the titles that the brand already has, and answers the offer; its title is added to
 * them. Throws when no new title can be found.
 */
export function buildOffer(random: Random, today: Date, plan: OfferPlan, titles: Set<string>): NewOffer {
  const { kind, shop, dates } = plan;
  const vocabulary = pickOne(random, shop.vocabularies);
  const idea = findIdea(random, plan, vocabulary, listSeasons(today, dates.endDate), titles);
  const { facts, mechanic } = idea;
  const hasCode = kind === 'coupon' && random() >= NO_CODE_SHARE;
  const hasImage = kind === 'deal' && random() >= NO_IMAGE_SHARE;
  const { uniqueName } = shop.brand;
  return {
    source: DEMO_SOURCE,
    externalId: plan.externalId,
    kind,
    brandUniqueName: uniqueName,
    categorySlugs: shop.vocabularies.length > 1 ? [vocabulary.slug] : [],
    title: idea.title,
    description: describeOffer(random, mechanic, vocabulary, facts, hasCode),
    terms: pickTerms(random, mechanic, vocabulary, facts),
    code: hasCode ? buildCode(random, mechanic.codes, facts, uniqueName) : null,
    discount: mechanic.discount === null ? null : fillTemplate(mechanic.discount, facts),
    img: hasImage ? buildDealPictureUrl(idea.icon, plan.externalId) : null,
    siteUrl: kind === 'deal' ? `https://${uniqueName}.example/offers/${plan.externalId}` : null,
    trackingUrl:
      shop.brand.trackingUrl === null ? null : `https://go.example/${uniqueName}/${plan.externalId}`,
    originUrl: `https://${uniqueName}.example/offers/${plan.externalId}`,
    startDate: dates.startDate,
    endDate: dates.endDate,
    verifiedAt: dates.verifiedAt,
    regions: random() < REGIONS_SHARE ? pickOne(random, REGION_SETS) : [],
    exclusive: random() < EXCLUSIVE_SHARE,
    isFeatured: false,
  };
}

function findIdea(
  random: Random,
  { kind, shop }: OfferPlan,
  vocabulary: Vocabulary,
  seasons: readonly string[],
  titles: Set<string>,
): Idea {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt += 1) {
    const mechanic = pickWeighted(random, listMechanics(kind, vocabulary.trade));
    const drawn = drawFacts(random, shop.brand.name, vocabulary, mechanic, seasons);
    const title = fillTemplate(pickOne(random, mechanic.titles), drawn.facts);
    if (titles.has(title)) continue;
    titles.add(title);
    return { ...drawn, mechanic, title };
  }
  throw new Error(
    `No new title for ${shop.brand.uniqueName} after ${MOST_ATTEMPTS} attempts: add patterns or products`,
  );
}
