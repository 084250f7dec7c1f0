import { CATEGORY_ICON_NAMES } from '@/lib/art';
import { createRandom } from '@/lib/art/drawings';
import { VOCABULARIES } from '../vocabulary';
import { drawFacts, formatSum, reducePrice, roundToUsualPrice, roundToUsualSum } from './draw-facts';
import { fillTemplate, isFillable } from './fill-template';
import { listMechanics, MECHANICS } from './list-mechanics';
import { listSeasons } from './seasons';

describe('fillTemplate', () => {
  const facts = { one: 'oak table', other: 'used bike', many: 'oak tables', pct: '20' };

  it.each([
    ['{pct}% off {many}', '20% off oak tables'],
    ['{Many} at {pct}% off', 'Oak tables at 20% off'],
    ['Save on {a one}', 'Save on an oak table'],
    ['{A one} for you', 'An oak table for you'],
    ['{a other}', 'a used bike'],
    ['no facts', 'no facts'],
  ])('fills "%s"', (template, text) => {
    expect(fillTemplate(template, facts)).toBe(text);
  });

  it.each([
    ['{Many} at {pct}%', true],
    ['{a one}', true],
    ['{many} {thisWeek}', false],
  ])('says of "%s" whether it can be filled: %s', (template, expected) => {
    expect(isFillable(template, facts)).toBe(expected);
  });

  it('names the fact that is missing', () => {
    expect(() => fillTemplate('{nothing}', facts)).toThrow('needs the fact "nothing"');
  });
});

describe('money', () => {
  it.each([
    [0, 3],
    [41, 40],
    [99, 100],
    [9_999, 2_000],
  ])('rounds the sum %d to %d', (sum, usual) => expect(roundToUsualSum(sum)).toBe(usual));

  it.each([
    [7.3, 7.5],
    [54.4, 54],
    [893, 889],
  ])('rounds the price %d to %d', (price, usual) => expect(roundToUsualPrice(price)).toBe(usual));

  it.each([
    [100, 20, 80],
    [68, 20, 54.4],
    [7.5, 10, 6.75],
    [41, 15, 35],
  ])('reduces %d by %d percent to %d', (price, percent, now) =>
    expect(reducePrice(price, percent)).toBe(now),
  );

  it('shows cents only where there are any', () => {
    expect([formatSum(54), formatSum(7.5)]).toEqual(['54', '7.50']);
  });
});

describe('listSeasons', () => {
  const today = new Date('2026-11-20T00:00:00Z');

  it('names sales by the month in which a near end falls', () => {
    expect(listSeasons(today, '2026-11-28')).toContain('Black Friday sale');
    expect(listSeasons(today, '2026-11-21')).not.toContain('Black Friday sale');
  });

  it.each([[null], ['2027-06-01']])('has no name for the sale of an offer that ends %s', (endDate) => {
    expect(listSeasons(today, endDate)).toEqual([]);
  });
});

describe('the vocabulary', () => {
  it('has between 24 and 32 categories, each with its own slug, travel and fashion among them', () => {
    const slugs = VOCABULARIES.map(({ slug }) => slug);
    expect(slugs.length).toBeGreaterThanOrEqual(24);
    expect(slugs.length).toBeLessThanOrEqual(32);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(slugs).toEqual(expect.arrayContaining(['travel', 'fashion']));
  });

  it.each(VOCABULARIES)('of $name is rich, and its pictures exist', (vocabulary) => {
    expect(vocabulary.products.length).toBeGreaterThanOrEqual(15);
    expect(vocabulary.traits.length).toBeGreaterThanOrEqual(8);
    expect(vocabulary.details.length).toBeGreaterThanOrEqual(8);
    const icons = [vocabulary.icon, ...vocabulary.products.map(({ icon }) => icon)];
    expect(icons.filter((icon) => !CATEGORY_ICON_NAMES.includes(icon))).toEqual([]);
  });
});

describe('the mechanics', () => {
  it.each(['coupon', 'deal'] as const)('word a %s in at least 60 ways, none of them twice', (kind) => {
    const titles = MECHANICS[kind].flatMap((mechanic) => mechanic.titles.map(({ text }) => text));
    expect(new Set(titles).size).toBeGreaterThanOrEqual(60);
  });

  const cases = VOCABULARIES.flatMap((vocabulary) =>
    (['coupon', 'deal'] as const).map((kind) => ({ name: vocabulary.name, kind, vocabulary })),
  );

  it.each(cases)('give every text of a $kind in $name its facts', ({ kind, vocabulary }) => {
    const random = createRandom(1);
    const dated = {
      seasons: ['spring sale'],
      urgency: { thisWeek: 'this week', lastChance: 'last chance', bySunday: 'by Sunday' },
    };
    const mechanics = listMechanics(kind, vocabulary);
    expect(mechanics.length).toBeGreaterThanOrEqual(3);
    for (const mechanic of mechanics) {
      const { facts } = drawFacts(random, 'Tidewell', vocabulary, mechanic, dated);
      const texts = [
        mechanic.discount ?? '',
        ...mechanic.titles.map(({ text }) => text),
        ...mechanic.summaries,
        ...mechanic.terms,
      ];
      expect(
        texts.map((text) => fillTemplate(text, facts)).filter((text) => /[{}]|\bundefined\b/.test(text)),
      ).toEqual([]);
    }
  });
});
