import { act, render, screen, within } from '@testing-library/react';
import { StrictMode } from 'react';
import type { AdUnit } from '@/lib/ads/ad-unit';
import { fetchAdUnits, listKnownAdUnits } from '@/lib/ads/fetched-ad-units';
import { getAdRecord, getAdStats } from '@/lib/ads/ad-stats';
import { buildFramedAdUnit, buildGoogleAdUnit } from '@/lib/ads/testing/build-ad-unit';
import { loadAdMessages } from '@/lib/i18n/load-messages';
import texts from '@/lib/i18n/messages/en/ads.json';
import { OfferWithAd } from './offer-with-ad';
import { stubSight } from './testing/stub-sight';

beforeEach(() => void stubSight());

jest.mock('@/lib/ads/fetched-ad-units', () => ({
  fetchAdUnits: jest.fn(async () => []),
  listKnownAdUnits: jest.fn(() => []),
}));
jest.mock('@/lib/i18n/load-messages', () => ({
  loadAdMessages: jest.fn(async () => (await import('@/lib/i18n/messages/en/ads.json')).default),
}));

const never = () => new Promise<never>(() => {});
const offer = <OfferWithAd locale="en">The code</OfferWithAd>;

function haveUnits(units: AdUnit[], { areKnown = false } = {}) {
  jest.mocked(fetchAdUnits).mockResolvedValue(units);
  jest.mocked(listKnownAdUnits).mockReturnValue(areKnown ? units : []);
}

/** Opens an offer and waits until whatever comes has come. */
async function openOffer(element = offer) {
  const view = render(element);
  await act(async () => {});
  return view;
}

const getPlace = () => screen.getByRole('region', { name: 'Advertisement' });
const getFrame = () => document.querySelector('iframe');

beforeEach(() => {
  haveUnits([]);
  jest.spyOn(Math, 'random').mockReturnValue(0);
});

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('the offer is there at once, with the place of the ad, whatever is slow', () => {
  jest.mocked(fetchAdUnits).mockImplementation(never);
  jest.mocked(loadAdMessages).mockImplementationOnce(never);
  const { container } = render(<OfferWithAd locale="en">The code</OfferWithAd>);
  expect(screen.getByText('The code')).toBeVisible();
  expect(container.querySelector('section > div')).toHaveStyle({ height: '100px' });
});

test.each([
  [0.69, 'above'],
  [0.7, 'below'],
])('at random %d the ad stands %s the offer', async (random, placement) => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  await openOffer(
    <OfferWithAd locale="en">
      <p>The code</p>
    </OfferWithAd>,
  );
  const order = getPlace().compareDocumentPosition(screen.getByText('The code'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBe(
    placement === 'above' ? Node.DOCUMENT_POSITION_FOLLOWING : 0,
  );
});

test.each([
  [0, 'newsletter', '/#newsletter'],
  [0.4, 'categories', '/categories'],
  [0.9, 'blog', '/blog'],
] as const)('without units the house advertises: random %d', async (random, ad, href) => {
  jest.spyOn(Math, 'random').mockReturnValue(random);
  await openOffer();
  expect(within(getPlace()).getByText('Advertisement')).toBeVisible();
  const link = within(getPlace()).getByRole('link', { name: new RegExp(texts.house[ad].title) });
  expect(link).toHaveAttribute('href', href);
  expect(getFrame()).toBeNull();
});

test('an opening is counted once, a show with it, also where everything is mounted twice', async () => {
  haveUnits([buildFramedAdUnit()]);
  await openOffer(<StrictMode>{offer}</StrictMode>);
  expect(getAdStats()).toEqual({
    modalOpenCount: 1,
    ads: [expect.objectContaining({ id: 'strip', showCount: 1, showRate: 1 })],
  });
});

test('an opening without units is counted too', async () => {
  await openOffer();
  const { unmount } = await openOffer();
  unmount();
  expect(getAdStats()).toEqual({ modalOpenCount: 2, ads: [] });
});

test('an offer closed before the units have come shows none and counts no show', async () => {
  haveUnits([buildFramedAdUnit()]);
  render(offer).unmount();
  await act(async () => {});
  expect(getAdStats()).toEqual({ modalOpenCount: 1, ads: [] });
});

test('closing takes the ad away', async () => {
  haveUnits([buildFramedAdUnit()]);
  const { unmount } = await openOffer();
  expect(getFrame()).toBeInTheDocument();
  unmount();
  expect(getFrame()).toBeNull();
});

test('units that are known give the place their height; what comes later has to fit', async () => {
  const high = buildFramedAdUnit({ height: 200 });
  haveUnits([high]);
  const { unmount } = await openOffer();
  expect(getFrame()).toBeNull();
  unmount();
  haveUnits([high], { areKnown: true });
  await openOffer();
  expect(getPlace().lastElementChild).toHaveStyle({ height: '200px' });
  expect(getFrame()).toHaveAttribute('height', '200');
});

test.each([
  ['before all cookies are accepted', null, 0],
  ['after that', '"accepted"', 1],
])('Google takes part %s: %s', async (_, consent, shows) => {
  if (consent !== null) localStorage.setItem('cookie-consent', consent);
  haveUnits([buildGoogleAdUnit()]);
  await openOffer();
  expect(getAdRecord(getAdStats(), 'google').showCount).toBe(shows);
  expect(document.querySelectorAll('ins')).toHaveLength(shows);
  expect(document.querySelectorAll('script[src*=google]')).toHaveLength(shows);
});

test.each([
  ['corrupt', () => localStorage.setItem('ad-stats', '{"modalOpenCount":"many","ads":7')],
  [
    'denied',
    () => {
      for (const method of ['getItem', 'setItem'] as const) {
        jest.spyOn(Storage.prototype, method).mockImplementation(() => {
          throw new DOMException('denied', 'SecurityError');
        });
      }
    },
  ],
])('where storage is %s nothing changes for the visitor', async (_, spoil) => {
  spoil();
  haveUnits([buildFramedAdUnit()]);
  await openOffer();
  expect(screen.getByText('The code')).toBeVisible();
  expect(within(getPlace()).getByRole('link')).toBeVisible();
  expect(getFrame()).toBeInTheDocument();
});

test('where the texts do not come there is no ad, as it would have no label', async () => {
  jest.mocked(loadAdMessages).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  haveUnits([buildFramedAdUnit()]);
  const { container } = await openOffer(<OfferWithAd locale="fr">The code</OfferWithAd>);
  expect(screen.getByText('The code')).toBeVisible();
  expect(container.querySelector('iframe, a')).toBeNull();
});
