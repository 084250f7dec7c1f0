import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { toOfferCard } from '@/lib/offers/offer-card';
import { buildCoupon, buildPage } from '@/lib/testing/build-offer';
import { buildOfferLabels } from '../offer-labels';
import { SplitOffers } from './tab-items';

const NOW = '2026-11-20T12:00:00Z';
const MINUTE_MS = 60_000;

beforeEach(() => jest.useFakeTimers({ now: new Date(NOW) }));
afterEach(() => jest.useRealTimers());

function buildOffers(endDates: (string | null)[], { now = NOW, page = 1 } = {}) {
  const coupons = endDates.map((endDate, id) =>
    toOfferCard(buildCoupon({ id, endDate, name: `Ends ${endDate}` })),
  );
  return (
    <SplitOffers
      list={buildPage(coupons, { page })}
      heading="Coupons for Lumera"
      expired={{ heading: 'Expired coupons', hint: 'Kept for reference.' }}
      empty={{ title: 'No Coupons Available', message: 'None at the moment.' }}
      labels={buildOfferLabels('en')}
      now={now}
      locale="en"
    />
  );
}

const getHeadings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

test.each([
  ['live ones only', [null], ['Coupons for Lumera', 'Ends null']],
  [
    'both kinds',
    ['2026-01-01', null],
    ['Coupons for Lumera', 'Ends null', 'Expired coupons', 'Ends 2026-01-01'],
  ],
  ['expired ones only', ['2026-01-01'], ['No Coupons Available', 'Expired coupons', 'Ends 2026-01-01']],
])('%s', (_, endDates, headings) => {
  render(buildOffers(endDates));
  expect(getHeadings()).toEqual(headings);
});

test('a later page without live ones does not say that there are none', () => {
  render(buildOffers(['2026-01-01'], { page: 2 }));
  expect(getHeadings()).toEqual(['Expired coupons', 'Ends 2026-01-01']);
});

test('an offer that ends while the page is open moves to the expired ones', () => {
  render(buildOffers([null, '2026-11-20T12:00:30Z']));
  expect(screen.queryByRole('heading', { name: 'Expired coupons' })).not.toBeInTheDocument();
  act(() => jest.advanceTimersByTime(MINUTE_MS));
  expect(getHeadings()).toEqual([
    'Coupons for Lumera',
    'Ends null',
    'Expired coupons',
    'Ends 2026-11-20T12:00:30Z',
  ]);
});

test('a page made before the end is hydrated without a mismatch, then split at the moment of the visitor', () => {
  const onError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const element = buildOffers([null, '2026-11-19'], { now: '2026-11-19T12:00:00Z' });
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  expect(container).not.toHaveTextContent('Expired coupons');
  render(element, { container, hydrate: true });
  expect(container).toHaveTextContent('Expired coupons');
  expect(onError).not.toHaveBeenCalled();
  container.remove();
});
