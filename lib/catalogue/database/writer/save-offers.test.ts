import { buildNewOffer } from '../../testing/new-rows';
import { hashOffer } from './save-offers';

const OFFER = buildNewOffer({
  kind: 'coupon',
  source: 'a',
  externalId: '1',
  brandUniqueName: 'shop',
  categorySlugs: ['b', 'a', 'b'],
  title: 'T',
  code: 'C',
  startDate: '2026-11-20',
  endDate: '2026-11-22',
  isFeatured: true,
  regions: ['US'],
});

it('hashes an offer as the databases of earlier versions do, whatever the order of its categories', () => {
  expect(hashOffer(OFFER)).toBe('K3B12q2uodlNruTCSxTKKf76YBI');
  expect(hashOffer({ ...OFFER, categorySlugs: ['a', 'b'] })).toBe(hashOffer(OFFER));
});

it('hashes each field that a source gives', () => {
  for (const field of Object.keys(OFFER))
    if (field !== 'source' && field !== 'externalId')
      expect([field, hashOffer({ ...OFFER, [field]: ['changed'] })]).not.toEqual([field, hashOffer(OFFER)]);
});
