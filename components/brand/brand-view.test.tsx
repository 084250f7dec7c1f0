import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { buildBrand, buildCoupon, buildDeal, buildPage } from '@/lib/testing/build-offer';
import { EntryNotFoundView } from '@/components/catalogue/entry-not-found-view';
import { BrandView } from './brand-view';

const now = new Date('2026-11-20T12:00:00Z');
const live = buildCoupon({ id: 1, name: 'Live one' });
const over = buildCoupon({ id: 2, name: 'Over one', endDate: '2020-01-01' });

function renderBrand(values: Partial<ComponentProps<typeof BrandView>> = {}) {
  window.history.replaceState(null, '', '/brands/lumera');
  return render(
    <BrandView
      locale="en"
      brand={buildBrand()}
      coupons={buildPage([live])}
      deals={buildPage([buildDeal({ id: 3 })])}
      expired={{ items: [], total: 0 }}
      related={[buildBrand({ id: 8, name: 'Oro', uniqueName: 'oro', totalCoupons: 5 })]}
      hasLiveOffers
      tab="coupons"
      firstTab="coupons"
      now={now}
      siteUrl="https://coupons.example"
      {...values}
    />,
  );
}

test('says who the brand is and what it has', () => {
  renderBrand();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(screen.getByRole('heading', { level: 1, name: 'Lumera' })).toBeVisible();
  expect(screen.getByText('2 coupons · 1 deal')).toBeVisible();
  expect(screen.getByText('Lamps and linen.')).toBeVisible();
  expect(screen.getByRole('link', { name: /Go to Lumera/ })).toHaveAttribute(
    'rel',
    'sponsored nofollow noopener',
  );
});

test('tabs with counts and addresses: no hash for coupons', () => {
  renderBrand();
  const tabs = screen.getAllByRole('tab');
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
    ['Coupons1', '/brands/lumera'],
    ['Deals1', '/brands/lumera#deals'],
  ]);
});

const getHeadings = () =>
  screen.getAllByRole('heading').map((heading) => [heading.tagName, heading.textContent]);
const expired = { items: [over], total: 2 };

test('expired offers have a section and a count of their own, after the tabs', () => {
  renderBrand({ expired });
  expect(getHeadings()).toEqual([
    ['H1', 'Lumera'],
    ['H2', 'Coupons for Lumera'],
    ['H3', 'Live one'],
    ['H2', 'Expired offers'],
    ['H3', 'Over one'],
    ['H2', 'More brands'],
    ['H3', 'Oro'],
  ]);
  expect(screen.getByText('2 expired')).toBeVisible();
  expect(within(screen.getByRole('tabpanel')).queryByText('Over one')).not.toBeInTheDocument();
});

test('a brand without a live offer says so, then leads to others, then shows what it had', () => {
  const brand = buildBrand({ totalCoupons: 0, totalDeals: 0 });
  renderBrand({ brand, coupons: buildPage([]), deals: buildPage([]), hasLiveOffers: false, expired });
  expect(getHeadings()).toEqual([
    ['H1', 'Lumera'],
    ['H2', 'Nothing is live right now'],
    ['H2', 'More brands'],
    ['H3', 'Oro'],
    ['H2', 'Expired offers'],
    ['H3', 'Over one'],
  ]);
  expect(screen.queryByRole('tab')).not.toBeInTheDocument();
  expect(screen.getByText('No live offers')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Oro' })).toHaveAttribute('href', '/brands/oro');
  expect(screen.getByRole('link', { name: 'Browse All Brands' })).toHaveAttribute('href', '/brands');
});

test('a brand with live deals alone opens on them, and its coupons tab has an address', () => {
  renderBrand({ coupons: buildPage([]), tab: 'deals', firstTab: 'deals' });
  expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('Deals1');
  expect(screen.getAllByRole('tab').map((tab) => tab.getAttribute('href'))).toEqual([
    '/brands/lumera#coupons',
    '/brands/lumera',
  ]);
});

test('where nothing has expired there is no section for it', () => {
  renderBrand();
  expect(screen.queryByRole('heading', { name: 'Expired offers' })).not.toBeInTheDocument();
});

test('each tab has pages of its own', () => {
  renderBrand({ coupons: buildPage([live], { total: 120, page: 2, pageSize: 50 }) });
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/brands/lumera');
  expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
    'href',
    '/brands/lumera?tab=coupons&page=3',
  );
});

test('with an open offer, which has an address of its own, the pages of a tab are loaded', async () => {
  renderBrand({ openOffer: live, coupons: buildPage([live], { total: 120, pageSize: 50 }) });
  const onClick = jest.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  document.addEventListener('click', onClick, { once: true });
  await userEvent.click(screen.getByRole('link', { name: 'Next' }));
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('a tab without offers points to the other one', () => {
  renderBrand({ coupons: buildPage([]) });
  expect(screen.getByRole('heading', { name: 'No Coupons Available' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'See its deals' })).toHaveAttribute('href', '/brands/lumera#deals');
});

test('an opened offer stands above the tabs, with the only link to the shop', () => {
  renderBrand({ openOffer: live });
  expect(screen.getByRole('region', { name: 'Live one' })).toHaveTextContent('SUMMER20');
  expect(screen.getAllByRole('link', { name: /Go to Lumera/ })).toHaveLength(1);
});

test.each([
  [false, 'Brand Not Found'],
  [true, 'Invalid brand URL'],
])('a missing brand (invalid: %j) says %j and leads to all brands', (isInvalid, title) => {
  render(<EntryNotFoundView locale="en" kind="brand" reason={isInvalid ? 'invalid' : 'unknown'} />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Browse All Brands' })).toHaveAttribute('href', '/brands');
});

test('a tab that could not be loaded says so, with a way to try again, and counts nothing', async () => {
  renderBrand({ deals: buildPage([]), failedTabs: ['deals'] });
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Coupons1', 'Deals']);
  await userEvent.click(screen.getByRole('tab', { name: 'Deals' }));
  const panel = within(screen.getByRole('tabpanel'));
  expect(panel.getByRole('heading', { name: 'We cannot load this right now' })).toBeVisible();
  // The same address again.
  expect(panel.getByText('Try Again')).toHaveAttribute('href', '');
  expect(panel.queryByText('No Deals Available')).not.toBeInTheDocument();
});
