import { fc } from '@/lib/testing/fast-check';
import { toOfferCard } from '@/lib/offers/offer-card';
import { buildDeal } from '@/lib/testing/build-offer';
import { parseRecentOffers, parseSavedOffers } from './stored-offers';
import { RECENT_MAX, SAVED_MAX } from './saved-list';
import { buildSaved } from './testing/build-saved';

const toJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const sound = buildSaved();

test('what was written is read', () => {
  const saved = [
    buildSaved({ savedAt: 5, isListed: false }, { id: 2, brand: null, exclusive: true, terms: 'Once.' }),
    buildSaved({ offer: toOfferCard(buildDeal({ img: '/linen.svg' })), whole: null, checkedAt: null }),
    buildSaved({}, { id: '1-0', brandId: '7-0' }),
  ];
  expect(parseSavedOffers(toJson(saved))).toEqual(saved);
  const recent = saved.map(({ offer }, index) => ({ offer, seenAt: index }));
  expect(parseRecentOffers(toJson(recent))).toEqual(recent);
});

test.each([
  ['nothing', null],
  ['a text', 'offers'],
  ['no offer', { ...sound, offer: undefined }],
  ['another kind', { ...sound, offer: { ...sound.offer, kind: 'brand' } }],
  ['an id that is none', { ...sound, offer: { ...sound.offer, id: -1 } }],
  ['digits as text for an id', { ...sound, offer: { ...sound.offer, id: '1' } }],
  ['no title', { ...sound, offer: { ...sound.offer, title: '' } }],
  ['no moment', { ...sound, savedAt: 'yesterday' }],
])('an entry with %s is dropped, and only that', (_, corrupt) => {
  expect(parseSavedOffers([corrupt, toJson(sound)])).toEqual([sound]);
});

test.each([
  [
    'a link that is no web address',
    { whole: { code: 'A', shopLink: 'javascript:alert(1)' } },
    { shopLink: null },
  ],
  ['a code that is no text', { whole: { code: 7, shopLink: null } }, { code: null }],
])('%s is left out', (_, corrupt, whole) => {
  expect(parseSavedOffers([{ ...sound, ...corrupt }])[0]?.whole).toMatchObject(whole);
});

test('a brand without a name is none', () => {
  const offer = { ...sound.offer, brand: { uniqueName: 'lumera' } };
  expect(parseSavedOffers([{ ...sound, offer }])[0]?.offer.brand).toBeNull();
});

test('an offer that comes twice is read once', () => {
  expect(parseSavedOffers([sound, { ...sound, savedAt: 9 }])).toEqual([sound]);
});

test('no more than the limits is read', () => {
  const many = Array.from({ length: SAVED_MAX + 1 }, (_, index) => buildSaved({}, { id: index + 1 }));
  expect(parseSavedOffers(many)).toHaveLength(SAVED_MAX);
  expect(parseRecentOffers(many.map(({ offer }) => ({ offer, seenAt: 1 })))).toHaveLength(RECENT_MAX);
});

test('never throws, whatever lies there', () => {
  fc.assert(
    fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.object())), (json) => {
      expect(parseSavedOffers(json)).toEqual(expect.any(Array));
      expect(parseRecentOffers(json)).toEqual(expect.any(Array));
    }),
  );
});
