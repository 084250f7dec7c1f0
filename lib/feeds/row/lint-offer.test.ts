import type { OfferFields } from './feed-offer';
import { lintOffer } from './lint-offer';
import { parseDiscount } from './parse-discount';

const NOW = new Date('2026-11-21T12:00:00Z');
const FIELDS: OfferFields = {
  kind: 'coupon',
  title: '20% off lamps',
  description: 'All floor lamps.',
  terms: null,
  code: 'LAMP20',
  discount: '20% off',
  img: null,
  siteUrl: null,
  trackingUrl: 'https://go.example/1',
  originUrl: 'https://lumera.example/lamps',
  startDate: null,
  endDate: '2026-11-21',
  verifiedAt: null,
  regions: [],
  exclusive: false,
  isFeatured: false,
};

function lint(changes: Partial<OfferFields>) {
  const fields = { ...FIELDS, ...changes };
  const discount = parseDiscount(fields.title, '');
  return lintOffer({ ...fields, discount }, NOW).map(({ kind, quote }) => [kind, quote]);
}

describe('lintOffer', () => {
  it.each<[string, Partial<OfferFields>]>([
    ['a plain offer', {}],
    ['free shipping', { title: 'Free shipping on lamps' }],
    ['a gift', { title: 'A gift with every lamp' }],
    ['short capitals', { title: 'ASOS: 20% OFF' }],
    ['a title of 120 characters', { title: '2'.repeat(120) }],
    ['an end in five years', { endDate: '2031-11-20' }],
    ['no end', { endDate: null }],
    ['no tracking link', { trackingUrl: null }],
    ['a deal without a code', { kind: 'deal', code: null }],
  ])('has nothing to say of %s', (_, changes) => {
    expect(lint(changes)).toEqual([]);
  });

  it.each<[Partial<OfferFields>, string, string]>([
    [{ title: 'Spring sale' }, 'vague-title', 'Spring sale'],
    [{ title: `20% ${'o'.repeat(120)}` }, 'long-title', `20% ${'o'.repeat(120)}`],
    [{ title: '20% OFF ALL LAMPS TODAY' }, 'shouting', '20% OFF ALL LAMPS TODAY'],
    [{ description: 'Guaranteed to please' }, 'empty-promise', 'Guaranteed'],
    [{ title: '20% off, 100% working' }, 'empty-promise', '100% working'],
    [{ code: 'LAMP 20' }, 'code-with-space', 'LAMP 20'],
    [{ code: null }, 'coupon-without-code', '20% off lamps'],
    [{ originUrl: 'http://lumera.example/' }, 'insecure-link', 'http://lumera.example/'],
    [
      { trackingUrl: 'https://lumera.example/?aff=1' },
      'tracking-on-shop-host',
      'https://lumera.example/?aff=1',
    ],
    [{ endDate: '2031-11-22' }, 'far-end', '2031-11-22'],
    [{ endDate: '2026-11-20' }, 'expired', '2026-11-20'],
    [{ endDate: '2026-11-21T12:00:00Z' }, 'expired', '2026-11-21T12:00:00Z'],
  ])('warns of %j', (changes, kind, quote) => {
    expect(lint(changes)).toEqual([[kind, quote]]);
  });
});
