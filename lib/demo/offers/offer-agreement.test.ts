import type { NewOffer } from '@/lib/catalogue';
import { pickEffort } from '@/lib/testing/long-run';
import { buildDemoCatalogue } from '..';
import { VOCABULARIES } from '../vocabulary';

const MS_PER_DAY = 86_400_000;
const TODAY = '2026-11-20';
const SCALE = pickEffort(0.1, 1);
/** A sample strays further from the shares meant than all of it. */
const SLACK = pickEffort(1.3, 1);
const { brands, offers } = buildDemoCatalogue({ now: new Date(`${TODAY}T15:04:05Z`), scale: SCALE });
const ordinary = offers.filter(({ externalId }) => !externalId.startsWith('edge-'));

const textOf = ({ title, description, terms }: NewOffer) => `${title} | ${description} | ${terms ?? ''}`;

function listTexts(wrong: (offer: NewOffer) => boolean): string[] {
  return ordinary.filter(wrong).map((offer) => `${textOf(offer)} | ${offer.endDate}`);
}

/** Days from today to the end, negative if past. */
function countDaysLeft({ endDate }: NewOffer): number {
  return endDate === null ? Infinity : (Date.parse(endDate.slice(0, 10)) - Date.parse(TODAY)) / MS_PER_DAY;
}

describe('words and dates', () => {
  it.each([
    ['haste', /this week\b|last chance|deal of the|by Sunday|before Sunday|days only|tonight/i, 0, 7],
    ['a season', /\b(?:sale|preview|clearance)\b.*: |(?:in|for|during|of) the [\w’ -]*sale\b/i, -60, 45],
    ['Black Friday', /Black Friday/i, 4, 10],
    ['Christmas or Advent', /Christmas|Advent w/i, -5, 34],
  ])('agree on %s', (_name, words, least, most) => {
    const speaking = ordinary.filter(({ title, description }) => words.test(`${title} ${description}`));
    expect(speaking.length).toBeGreaterThan(0);
    const wrong = speaking.filter(
      (offer) => !(countDaysLeft(offer) >= least && countDaysLeft(offer) <= most),
    );
    expect(wrong.filter(({ title }) => !/^Clearance/.test(title)).map(textOf)).toEqual([]);
  });

  it('agree on Sunday', () => {
    const isSunday = ({ endDate }: NewOffer) => endDate !== null && new Date(endDate).getUTCDay() === 0;
    expect(listTexts((offer) => /\bby Sunday\b/.test(offer.title) && !isSunday(offer))).toEqual([]);
  });

  it.each([
    /weekend (?:price|offer)/i,
    /deal of the week/i,
    /members[’'] week/i,
    /after a long wait/,
    /last month/,
  ])('never say %s', (words) =>
    expect(listTexts(({ title, description }) => words.test(title + description))).toEqual([]),
  );
});

describe('terms and claims', () => {
  it.each([
    ['no minimum', /no minimum/i, /minimum (?:spend|order) \$|(?:over|above|from) \$\d/i],
    [
      'everything',
      /everything at|whole site|full range/i,
      /excluded|not valid|minimum spend \$|valid on|selected/i,
    ],
    [
      'free shipping',
      /free (?:\w+ )?shipping|ships? free/i,
      /delivery charge|own delivery|shipping is extra/i,
    ],
    ['free returns', /free returns|go back free/i, /cannot be returned|final sale|exempt from return/i],
  ])('agree on %s', (_name, claim, denial) => {
    expect(ordinary.filter((offer) => claim.test(textOf(offer))).length).toBeGreaterThan(20 * SCALE);
    expect(listTexts((offer) => claim.test(textOf(offer)) && denial.test(textOf(offer)))).toEqual([]);
  });

  it('never promise what small print takes back', () => {
    const wrong = /without (?:small print|exception)|leaves nothing out|whatever you choose/i;
    expect(listTexts((offer) => wrong.test(textOf(offer)))).toEqual([]);
  });
});

describe('sentences and goods', () => {
  it.each([
    [/about a mattress|Mattress trials/, /mattress/i],
    [/Children under four/, /room|suite|cabin|bungalow/i],
    [
      /Order two sizes/,
      /shoe|boot|trainer|shirt|jumper|dress|jeans|jacket|skirt|coat|trouser|breton|blazer|short|blouse|gilet|loafer|sandal|slipper|sneaker|flats|brogue|heel|tights|layer|cape/i,
    ],
    [/Bikes come/, /gravel bike/i],
    [/One starter box/, /starter box/i],
  ])('with %s name such goods', (sentence, goods) => {
    const wrong = (offer: NewOffer) =>
      sentence.test(textOf(offer)) &&
      !goods.test(`${offer.title} ${offer.description}`.replace(sentence, ''));
    expect(
      listTexts((offer) => offer.title !== 'Order two sizes, send one back free' && wrong(offer)),
    ).toEqual([]);
  });

  it('ask for no code where there is none', () => {
    expect(listTexts(({ code, terms }) => code === null && /one code/i.test(terms ?? ''))).toEqual([]);
  });

  it('are of the brand’s own categories', () => {
    const slugs = new Map(brands.map(({ uniqueName, categorySlugs }) => [uniqueName, categorySlugs]));
    const strange = ordinary.filter(
      ({ brandUniqueName, categorySlugs }) =>
        !categorySlugs.every((slug) => slugs.get(brandUniqueName)?.includes(slug)),
    );
    expect(strange).toEqual([]);
    const pairs = brands.map(({ categorySlugs }) => categorySlugs.join(' '));
    expect(pairs.filter((pair) => /gifts-flowers.*tools-diy|tools-diy.*gifts-flowers/.test(pair))).toEqual(
      [],
    );
  });
});

describe('grammar and arithmetic', () => {
  it('say once that there is nothing to type in', () => {
    const isTwice = ({ description }: NewOffer) =>
      (description.match(/without a code|no code|nothing to type|by itself|automatically/gi) ?? []).length >
      1;
    expect(listTexts(isTwice)).toEqual([]);
  });

  it('have no plural with a singular verb', () => {
    const plural =
      /^(?:[\w-]+ )*(?:jeans|trousers|sunglasses|lenses|earbuds|tablets|flowers|laces|cards) (?:drops|comes|lies) /i;
    expect(listTexts(({ title }) => plural.test(title))).toEqual([]);
    const single = new Set(VOCABULARIES.flatMap(({ products }) => products.map(({ one }) => one)));
    const plurals = new Set(VOCABULARIES.flatMap(({ products }) => products.map(({ many }) => many)));
    expect([...single].filter((one) => plurals.has(one))).toEqual([]);
  });

  it('state the percentage that the two prices make', () => {
    const priced = ordinary.flatMap(({ kind, title, description, discount }) => {
      const percent = /^(\d+)% off$/.exec(discount ?? '')?.[1];
      const sums = (`${title} ${description}`.match(/\$\d+(?:\.\d\d)?/g) ?? []).map((sum) =>
        Number(sum.slice(1)),
      );
      const [now, was] = [Math.min(...sums), Math.max(...sums)];
      return kind === 'deal' && percent !== undefined && now < was
        ? [{ title, percent: Number(percent), now, was }]
        : [];
    });
    expect(priced.length).toBeGreaterThan(1000 * SCALE);
    expect(priced.filter(({ percent, now, was }) => Math.round((1 - now / was) * 100) !== percent)).toEqual(
      [],
    );
  });
});

describe('the brands’ descriptions', () => {
  const sentencesOf = (description: string) => description.split(/(?<=\.) /);

  it('repeat no sentence, and no sentence stands in more than 3 of 100', () => {
    const counts = new Map<string, number>();
    for (const { description } of brands.filter(({ description }) => description !== '')) {
      const sentences = sentencesOf(description);
      expect(new Set(sentences).size).toBe(sentences.length);
      for (const sentence of sentences) counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
    }
    expect([...counts].filter(([, count]) => count > brands.length * 0.03 * SLACK)).toEqual([]);
  });

  it('send parcels only from shops with goods', () => {
    const services = /^(?:travel|software|education|food-delivery|tickets-events|finance)$/;
    const wrong = brands.filter(
      ({ description, categorySlugs }) =>
        services.test(categorySlugs[0] ?? '') && /Parcels leave|its makers/.test(description),
    );
    expect(wrong).toEqual([]);
  });
});
