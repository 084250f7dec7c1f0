import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OfferFacets } from '@/lib/pages/facets';
import { buildCategory, buildCoupon, buildDeal, buildPage } from '@/lib/testing/build-offer';
import type { ListState } from '@/lib/url/paths';
import { OfferListView } from '../offer-list-view';

const now = new Date('2026-11-20T12:00:00Z');
const categories = [buildCategory()];

function renderCoupons(state: ListState, offers = buildPage([buildCoupon()]), facets?: OfferFacets) {
  render(<OfferListView {...{ state, categories, offers, facets, now }} locale="en" list="coupons" />);
}

function renderDeals(state: ListState, facets?: OfferFacets) {
  const offers = buildPage([buildDeal()]);
  render(<OfferListView {...{ state, categories, offers, facets, now }} locale="en" list="deals" />);
}

function getGroup(name: string) {
  return within(screen.getByRole('group', { name }));
}

function listLinks(group: ReturnType<typeof getGroup>) {
  return group.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
}

test('the orders keep the other choices, go back to page 1 and mark the current one', () => {
  const offers = buildPage([buildCoupon()], { total: 90, page: 3 });
  renderCoupons({ category: 'travel', type: 'code', sort: 'newest', page: 3 }, offers);
  const sort = getGroup('Sort by');
  expect(listLinks(sort)).toEqual([
    ['Featured first', '/coupons?category=travel&type=code'],
    ['Newest first', '/coupons?category=travel&type=code&sort=newest'],
    ['Ends soonest', '/coupons?category=travel&type=code&sort=ending'],
    ['A to Z', '/coupons?category=travel&type=code&sort=az'],
  ]);
  expect(sort.getByRole('link', { current: true })).toHaveTextContent('Newest first');
});

test.each([
  [{}, 'Featured first'],
  [{ text: 'lamp' }, 'Best match first'],
])('without a chosen order, %j is shown %s', (state, name) => {
  renderCoupons(state);
  expect(getGroup('Sort by').getByRole('link', { current: true })).toHaveTextContent(name);
});

test('the filters of coupons: a chosen one is marked and undone by its own link, its rival replaces it', () => {
  renderCoupons({ text: 'lamp', type: 'code', sort: 'az' });
  const show = getGroup('Show only');
  expect(listLinks(show)).toEqual([
    ['With a code', '/coupons?q=lamp&sort=az'],
    ['No code needed', '/coupons?q=lamp&type=no-code&sort=az'],
    ['Ending soon', '/coupons?q=lamp&type=code&ending=soon&sort=az'],
  ]);
  expect(show.getByRole('link', { current: true })).toHaveTextContent('With a code');
});

test('deals have no filter by code', () => {
  renderDeals({ ending: 'soon' });
  expect(listLinks(getGroup('Show only'))).toEqual([['Ending soon', '/deals']]);
});

test('the counts of the filters are shown; a filter that leaves nothing leads nowhere', () => {
  renderCoupons({}, undefined, { code: 31_204, noCode: 0, endingSoon: 12 });
  const show = getGroup('Show only');
  expect(show.getByRole('link', { name: 'With a code 31,204' })).toHaveAttribute(
    'href',
    '/coupons?type=code',
  );
  expect(show.getByRole('link', { name: 'Ending soon 12' })).toBeInTheDocument();
  const none = show.getByRole('link', { name: 'No code needed 0' });
  expect(none).toHaveAttribute('aria-disabled', 'true');
  expect(none).not.toHaveAttribute('href');
});

test('a filter that is chosen can be undone even where it leaves nothing', () => {
  renderCoupons({ type: 'no-code' }, buildPage([]), { code: 5, endingSoon: 0 });
  expect(getGroup('Show only').getByRole('link', { name: 'No code needed' })).toHaveAttribute(
    'href',
    '/coupons',
  );
});

test.each([
  [{ text: 'lamp' }, 'With a code 10,000+'],
  [{}, 'With a code 10,000'],
])('10,000 matches of %j read %j, as a search stops counting there', (state, name) => {
  renderCoupons(state, undefined, { code: 10_000, endingSoon: 1 });
  expect(getGroup('Show only').getByRole('link', { name })).toBeInTheDocument();
});

test('search engines are asked to leave the combinations alone', () => {
  renderDeals({});
  for (const name of ['Sort by', 'Show only']) {
    for (const link of getGroup(name).getAllByRole('link')) expect(link).toHaveAttribute('rel', 'nofollow');
  }
});

test('the choices are folded away until asked for, and the summary says how many are made', async () => {
  renderCoupons({ text: 'lamp', category: 'travel', type: 'code', ending: 'soon', sort: 'az' });
  expect(screen.getByRole('link', { name: 'A to Z' })).not.toBeVisible();
  const summary = screen.getByText('Sort and filter');
  expect(summary).toHaveTextContent('Sort and filter 3 chosen');
  await userEvent.click(summary);
  expect(screen.getByRole('link', { name: 'A to Z' })).toBeVisible();
});

test('a summary without choices counts none', () => {
  renderCoupons({ text: 'lamp' });
  expect(screen.getByText('Sort and filter')).toHaveTextContent(/^Sort and filter$/);
});
