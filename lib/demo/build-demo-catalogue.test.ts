import { existsSync } from 'node:fs';
import { renderArt } from '@/lib/art/drawings';
import type { NewOffer } from '@/lib/catalogue';
import { getMessages } from '@/lib/i18n';
import { pickEffort } from '@/lib/testing/long-run';
import { buildDemoCatalogue } from '.';
import { isUsableName } from './brands/build-name';
import { EDGE_BRANDS, LARGEST_BRAND } from './brands/edge-brands';
import { getDemoSize } from './size';

const NOW = new Date('2026-11-20T15:04:05Z');
const TODAY = '2026-11-20';
/** All of it is built where journeys prepare their site, and by the long run. */
const SCALE = pickEffort(0.1, 1);
const SIZE = getDemoSize(SCALE);
/** A sample strays further from the shares meant than all of it. */
const SLACK = pickEffort(1.3, 1);
const SLOWEST_BUILD_MS = 120_000;
const DATE = /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}\.\d{3}Z)?$/;

const catalogue = buildDemoCatalogue({ now: NOW, scale: SCALE });
const { categories, brands, offers } = catalogue;
const ordinary = offers.filter(({ externalId }) => !externalId.startsWith('edge-'));
const coupons = offers.filter(({ kind }) => kind === 'coupon');
const deals = offers.filter(({ kind }) => kind === 'deal');

function shareOf<T>(items: readonly T[], test: (item: T) => boolean): number {
  return items.filter(test).length / items.length;
}

function countBy<T>(items: readonly T[], key: (item: T) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const item of items) counts.set(key(item), (counts.get(key(item)) ?? 0) + 1);
  return counts;
}

const dayOf = (date: string) => date.slice(0, 10);
const isExpired = ({ endDate }: NewOffer) => endDate !== null && dayOf(endDate) < TODAY;
const isScheduled = ({ startDate }: NewOffer) => startDate !== null && startDate > TODAY;

describe('the size', () => {
  it('is exact', () => {
    expect([brands.length, coupons.length, deals.length]).toEqual([SIZE.brands, SIZE.coupons, SIZE.deals]);
    expect(getDemoSize()).toEqual({ brands: 16_000, coupons: 50_000, deals: 25_000, offers: 75_000 });
  });

  it('holds coupons and deals that start later, at full scale exactly 60 and 30', () => {
    expect([coupons.filter(isScheduled).length, deals.filter(isScheduled).length]).toEqual([
      60 * SCALE,
      30 * SCALE,
    ]);
  });

  it(
    'is the same whenever on a day it is built',
    () => {
      const later = buildDemoCatalogue({ now: new Date('2026-11-20T23:59:59Z'), scale: SCALE });
      expect(JSON.stringify(later) === JSON.stringify(catalogue)).toBe(true);
    },
    SLOWEST_BUILD_MS,
  );
});

describe('the brands', () => {
  it('have unique names of the form a to z, digits and dashes', () => {
    expect(new Set(brands.map(({ uniqueName }) => uniqueName)).size).toBe(SIZE.brands);
    expect(new Set(brands.map(({ name }) => name)).size).toBe(SIZE.brands);
    expect(brands.filter(({ uniqueName }) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(uniqueName))).toEqual([]);
  });

  it.each(['ikea', 'nike', 'amazon', 'zara', 'the-gap', 'old-navy', 'starbucks-coffee', ''])(
    'are never called "%s"',
    (slug) => {
      expect(isUsableName(slug)).toBe(false);
      expect(brands.some(({ uniqueName }) => uniqueName === slug)).toBe(false);
    },
  );

  it('are fictional by their addresses, too', () => {
    const urls = [...brands, ...offers].flatMap((row) => [row.siteUrl, row.trackingUrl, row.originUrl]);
    const hosts = new Set(urls.filter((url) => url !== null).map((url) => new URL(url).hostname));
    expect([...hosts].filter((host) => !host.endsWith('.example'))).toEqual([]);
  });

  it('are in categories that every language names', () => {
    const names = Object.fromEntries(categories.map(({ slug, name }) => [slug, name]));
    expect(getMessages('en').categories).toEqual(names);
  });

  it('belong to one to three categories that exist', () => {
    const slugs = new Set(categories.map(({ slug }) => slug));
    expect(brands.filter(({ categorySlugs }) => !categorySlugs.every((slug) => slugs.has(slug)))).toEqual([]);
    expect(new Set(brands.map(({ categorySlugs }) => categorySlugs.length))).toEqual(new Set([1, 2, 3]));
  });

  it('include long, short, accented and odd ones', () => {
    const names = brands.map(({ name }) => name);
    expect(EDGE_BRANDS.long.name).toHaveLength(80);
    expect(names).toEqual(expect.arrayContaining(Object.values(EDGE_BRANDS).map(({ name }) => name)));
    for (const pattern of [/^.{1,2}$/, /[éñøå]/, /&/, /’/, /\d/, /^[A-Z]{5,}$/, /^.{40,}$/]) {
      expect(names.filter((name) => pattern.test(name)).length).toBeGreaterThan(3);
    }
  });

  it('are 60 times featured, always with a logo and a description', () => {
    const featured = brands.filter(({ isFeatured }) => isFeatured);
    expect(featured).toHaveLength(60);
    expect(featured.filter(({ logo, description }) => logo === null || description === '')).toEqual([]);
    expect(new Set(featured.slice(0, 15).map(({ categorySlugs }) => categorySlugs[0])).size).toBeGreaterThan(
      12,
    );
  });

  it('have between none and many offers', () => {
    const byBrand = countBy(offers, ({ brandUniqueName }) => brandUniqueName);
    const empty = 1 - byBrand.size / SIZE.brands;
    expect(empty).toBeGreaterThan(0.07);
    expect(empty).toBeLessThan(0.09);
    const largest = offers.filter(({ brandUniqueName }) => brandUniqueName === LARGEST_BRAND.uniqueName);
    expect(largest.filter(({ kind }) => kind === 'coupon').length).toBeGreaterThan(120);
    expect(largest.filter(({ kind }) => kind === 'deal').length).toBeGreaterThan(60);
    expect(shareOf([...byBrand.values()], (count) => count <= 6)).toBeGreaterThan(0.7);
  });

  it('lack a logo in about 12 of 100, and every logo can be drawn', () => {
    expect(shareOf(brands, ({ logo }) => logo === null)).toBeCloseTo(0.12, 1);
    const broken = brands.filter(({ logo }) => logo !== null && !canDraw(logo));
    expect(broken).toEqual([]);
  });
});

describe('the offers', () => {
  it.each<[string, (offer: NewOffer) => boolean, number, number]>([
    ['without an end', ({ endDate }) => endDate === null, 0.33, 0.37],
    ['expired', isExpired, 0.08, 0.1],
    ['ending today', ({ endDate }) => endDate !== null && dayOf(endDate) === TODAY, 0.012, 0.018],
    ['verified', ({ verifiedAt }) => verifiedAt !== null, 0.38, 0.42],
    ['exclusive', ({ exclusive }) => exclusive, 0.045, 0.055],
    ['for some regions', ({ regions }) => regions.length > 0, 0.09, 0.11],
    ['featured', ({ isFeatured }) => isFeatured, 0.018, 0.02],
    ['without a description', ({ description }) => description === '', 0.03, 0.05],
    ['without a discount', ({ discount }) => discount === null, 0.01, 0.1],
  ])('are %s in the share meant', (_name, test, least, most) => {
    const share = shareOf(offers, test);
    expect(share).toBeGreaterThanOrEqual(least / SLACK);
    expect(share).toBeLessThanOrEqual(most * SLACK);
  });

  it('have ids of their own, and no brand says the same twice', () => {
    expect(new Set(offers.map(({ externalId }) => externalId)).size).toBe(offers.length);
    const titles = countBy(offers, ({ brandUniqueName, title }) => `${brandUniqueName} ${title}`);
    expect([...titles].filter(([, count]) => count > 1)).toEqual([]);
  });

  it('have dates in order, and none verified outside the past 30 days', () => {
    const dates = offers.flatMap(({ startDate, endDate, verifiedAt }) => [startDate, endDate, verifiedAt]);
    const present = dates.filter((date) => date !== null);
    expect(present.filter((date) => !DATE.test(date) || Number.isNaN(Date.parse(date)))).toEqual([]);
    const reversed = offers.filter(
      ({ startDate, endDate }) => startDate !== null && endDate !== null && startDate > endDate,
    );
    expect(reversed).toEqual([]);
    const verified = offers.flatMap(({ verifiedAt }) => verifiedAt ?? []).toSorted();
    expect(dayOf(verified[0] ?? '') >= '2026-10-21').toBe(true);
    expect((verified.at(-1) ?? '') < NOW.toISOString()).toBe(true);
  });

  it('have codes of 4 to 20 characters, but about 12 of 100 coupons and every deal', () => {
    const codes = ordinary.flatMap(({ code }) => code ?? []);
    expect(codes.filter((code) => !/^[A-Za-z0-9-]{4,20}$/.test(code))).toEqual([]);
    expect(codes.some((code) => code === code.toLowerCase())).toBe(true);
    expect(shareOf(coupons, ({ code }) => code === null)).toBeCloseTo(0.12, 1);
    expect(deals.filter(({ code }) => code !== null)).toEqual([]);
  });

  it('name a figure in the discount that the title or the description names too', () => {
    const contradicting = ordinary.filter(({ title, description, discount }) => {
      const figure = discount === null ? undefined : /\$?\d+(?:\.\d+)?%?/.exec(discount)?.[0];
      if (figure === undefined || /^(?:2 for 1|3 for 2)$/.test(discount ?? '')) return false;
      return !`${title} ${description}`.includes(figure) && description !== '';
    });
    expect(contradicting).toEqual([]);
  });

  it('name no percentage in the title but that of the discount', () => {
    const wrong = ordinary.filter(({ title, discount }) => {
      const percent = /\d+%/.exec(title)?.[0];
      return percent !== undefined && !(discount ?? '').includes(percent);
    });
    expect(wrong.map(({ title, discount }) => `${title} | ${discount}`)).toEqual([]);
  });

  it('hold no markup and no unfilled template but in the edge cases', () => {
    expect(
      ordinary.filter(({ title, description }) => /[<>{}]|undefined|NaN/.test(title + description)),
    ).toEqual([]);
    expect(ordinary.filter(({ title }) => title.length < 8 || title.length > 120)).toEqual([]);
  });

  it('show a picture with about 90 of 100 deals, and each can be drawn', () => {
    expect(shareOf(deals, ({ img }) => img === null)).toBeCloseTo(0.1, 1);
    expect(deals.filter(({ img }) => img !== null && !canDraw(img))).toEqual([]);
    expect(coupons.filter(({ img }) => img !== null)).toEqual([]);
  });

  it.each(['travel', 'fashion'])('of %s include hundreds of live coupons', (category) => {
    const members = new Set(
      brands
        .filter(({ categorySlugs }) => categorySlugs.includes(category))
        .map(({ uniqueName }) => uniqueName),
    );
    const live = coupons.filter(
      (offer) => members.has(offer.brandUniqueName) && !isExpired(offer) && !isScheduled(offer),
    );
    expect(live.length).toBeGreaterThan(500 * SCALE);
  });

  it.each(['coupon', 'deal'] as const)('make a mixed row of the newest featured %ss', (kind) => {
    const newest = offers.filter((offer) => offer.kind === kind && offer.isFeatured).slice(-10);
    expect(new Set(newest.map(({ brandUniqueName }) => brandUniqueName)).size).toBe(10);
    expect(
      newest.filter((offer) => isExpired(offer) || isScheduled(offer) || offer.discount === null),
    ).toEqual([]);
  });
});

describe('the edge cases', () => {
  const edge = (name: string) => offers.find(({ externalId }) => externalId === `edge-${name}`);

  it('are all there', () => {
    expect(edge('longTitle')?.title.length).toBeGreaterThanOrEqual(180);
    expect(edge('oneWordTitle')?.title).toMatch(/^\S+$/);
    expect(edge('emoji')?.title).toMatch(/\p{Extended_Pictographic}/u);
    expect(edge('rightToLeft')?.title).toMatch(/\p{Script=Arabic}/u);
    expect(edge('angleBrackets')?.title).toContain('<b>needles</b>');
    expect(edge('unbrokenCode')?.code?.length).toBeGreaterThan(40);
    expect(edge('noDescription')?.description).toBe('');
    expect(edge('everythingOff')?.discount).toBe('100% off');
    expect(edge('decimals')?.title).toContain('$1,249.95');
    expect(edge('endsToday')?.endDate).toBe(TODAY);
    expect(edge('endsWithinHours')?.endDate).toBe(`${TODAY}T23:30:00.000Z`);
  });
});

function canDraw(url: string): boolean {
  const [, root, kind = '', file = ''] = url.split('/');
  return root === 'icons' ? existsSync(`public/icons/${kind}`) : renderArt(kind, file) !== null;
}
