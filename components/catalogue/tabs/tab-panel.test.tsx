import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { toApiBrandList } from '@/lib/catalogue/wire/brand';
import { toApiCouponList } from '@/lib/catalogue/wire/offer';
import { toOfferCard } from '@/lib/offers/offer-card';
import { buildBrand, buildCoupon, buildPage } from '@/lib/testing/build-offer';
import { Tabs } from '@/components/ui/tabs';
import { buildOfferLabels } from '../tickets/offer-labels';
import { buildTabPanelTexts } from './catalogue-tabs';
import { toBrandCard } from '../brand-card-data';
import { TabItems } from './tab-items';
import { TabPanel } from './tab-panel';

const PATH = '/categories/travel';
const TABS = [
  { id: 'brands', label: 'Brands', href: PATH },
  { id: 'coupons', label: 'Coupons', href: `${PATH}#coupons` },
];
const brands = (page: number) => buildPage([buildBrand({ name: `Brand ${page}` })], { total: 41, page });
const coupons = (page: number) => buildPage([buildCoupon({ name: `Coupon ${page}` })], { total: 41, page });

type Call = { path: string; signal: AbortSignal; reply: (isOk?: boolean) => Promise<void> };
let calls: Call[] = [];

/** What the API would say to a path of buildListKey. */
function replyTo(path: string): unknown {
  const page = Number(new URL(path, 'https://site.example').searchParams.get('page'));
  return path.includes('/brands?') ? toApiBrandList(brands(page)) : toApiCouponList(coupons(page));
}

beforeEach(() => {
  calls = [];
  const fetchMock = (path: string, { signal }: { signal: AbortSignal }) =>
    new Promise((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason));
      const reply = async (isOk = true) => {
        resolve({ ok: isOk, status: 500, json: async () => ({ data: replyTo(path) }) });
        await act(async () => undefined);
      };
      calls.push({ path, signal, reply });
    });
  Object.assign(globalThis, { fetch: fetchMock });
});

type Served = { tab: 'brands' | 'coupons'; page: number };

function buildTabs(served: Served, turnsInPlace?: boolean) {
  const texts = buildTabPanelTexts('en');
  const shared = {
    ...{ texts, turnsInPlace, path: PATH },
    defaultTab: 'brands' as const,
    locale: 'en' as const,
    labels: buildOfferLabels('en'),
    now: '2026-11-20T12:00:00Z',
    owner: { categoryId: 3 },
    empty: { title: 'Nothing', message: 'Nothing here.' },
  };
  const pageOf = (tab: string) => (tab === served.tab ? served.page : 1);
  const [brandPage, couponPage] = [brands(pageOf('brands')), coupons(pageOf('coupons'))];
  const brandCards = brandPage.items.map((brand) => toBrandCard(brand, texts.counts, 'en'));
  const couponCards = couponPage.items.map(toOfferCard);
  const panels = {
    brands: (
      <TabPanel {...shared} tab="brands" heading="Travel brands" served={brandPage}>
        <TabItems
          {...shared}
          heading="Travel brands"
          list={{ ...brandPage, kind: 'brands', items: brandCards }}
        />
      </TabPanel>
    ),
    coupons: (
      <TabPanel {...shared} tab="coupons" heading="Travel coupons" served={couponPage}>
        <TabItems
          {...shared}
          heading="Travel coupons"
          list={{ ...couponPage, kind: 'offers', items: couponCards }}
        />
      </TabPanel>
    ),
  };
  return <Tabs tabs={TABS} panels={panels} activeTab={served.tab} activePage={served.page} label="Travel" />;
}

function renderTabs(address: string, served: Served = { tab: 'brands', page: 1 }, turnsInPlace?: boolean) {
  window.history.replaceState(null, '', address);
  return render(
    <SWRConfig value={{ provider: () => new Map() }}>{buildTabs(served, turnsInPlace)}</SWRConfig>,
  );
}

const panel = () => within(screen.getByRole('tabpanel'));
const turnTo = (name: string) => userEvent.click(panel().getByRole('link', { name }));
const getAddress = () => window.location.pathname + window.location.search + window.location.hash;
const awaitCalls = (count: number) => waitFor(() => expect(calls).toHaveLength(count));

async function goBack() {
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await act(() => popped);
}

test('the server sends the first page of every tab, and the browser asks for nothing', () => {
  const html = renderToString(buildTabs({ tab: 'brands', page: 1 }));
  for (const text of ['Brand 1', 'Coupon 1', `href="${PATH}?tab=coupons&amp;page=2#coupons"`]) {
    expect(html).toContain(text);
  }
  renderTabs(PATH);
  expect(panel().getByRole('heading', { name: 'Brand 1' })).toBeVisible();
  expect(calls).toHaveLength(0);
});

test('another page is shown in place: the old one stays until it is there, then the visitor is led to it', async () => {
  renderTabs(PATH);
  await turnTo('Page 2');
  expect(getAddress()).toBe(`${PATH}?tab=brands&page=2`);
  expect(panel().getByRole('heading', { name: 'Brand 1' }).closest('[aria-busy=true]')).not.toBeNull();
  expect(panel().getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  expect(panel().getByRole('status')).toBeEmptyDOMElement();
  await awaitCalls(1);
  expect(calls[0]?.path).toBe('/api/v1/brands?category_id=3&page=2&page_size=20');
  await calls[0]?.reply();
  expect(panel().getByRole('heading', { name: 'Brand 2' })).toBeVisible();
  expect(panel().getByText('2 coupons · 1 deal')).toBeVisible();
  expect(panel().getByRole('heading', { name: 'Travel brands' })).toHaveFocus();
  expect(panel().getByRole('status')).toHaveTextContent('Page 2 of 3');
  expect(document.querySelector('[aria-busy=true]')).toBeNull();
});

test.each([
  [-400, 1],
  [0, 0],
])('a list whose top is at %i is scrolled to %i times', async (top, times) => {
  const onScroll = jest.fn();
  Object.assign(HTMLElement.prototype, { scrollIntoView: onScroll });
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top));
  renderTabs(PATH);
  await turnTo('Next');
  await awaitCalls(1);
  expect(onScroll).not.toHaveBeenCalled();
  await calls[0]?.reply();
  expect(onScroll).toHaveBeenCalledTimes(times);
  jest.restoreAllMocks();
});

test('back shows the page of the server at once, and a page that was seen needs no second call', async () => {
  renderTabs(`${PATH}#coupons`);
  await turnTo('Page 3');
  await awaitCalls(1);
  await calls[0]?.reply();
  await goBack();
  expect(getAddress()).toBe(`${PATH}#coupons`);
  expect(panel().getByRole('heading', { name: 'Coupon 1' })).toBeVisible();
  await turnTo('Page 3');
  await waitFor(() => expect(panel().getByRole('heading', { name: 'Coupon 3' })).toBeVisible());
  expect(calls).toHaveLength(1);
});

test('a failure is shown with a way to try again, and the address stays true', async () => {
  renderTabs(PATH);
  await turnTo('Page 2');
  await awaitCalls(1);
  await calls[0]?.reply(false);
  expect(panel().getByRole('alert')).toHaveTextContent('Oops! Something went wrong. Please try again.');
  expect(panel().queryByRole('heading', { name: 'Brand 1' })).not.toBeInTheDocument();
  expect(getAddress()).toBe(`${PATH}?tab=brands&page=2`);
  await userEvent.click(panel().getByRole('button', { name: 'Try Again' }));
  await awaitCalls(2);
  expect(panel().queryByRole('alert')).not.toBeInTheDocument();
  await calls[1]?.reply();
  expect(panel().getByRole('heading', { name: 'Brand 2' })).toBeVisible();
  expect(panel().getByRole('heading', { name: 'Travel brands' })).toHaveFocus();
});

test('after a failure every other page is within reach', async () => {
  renderTabs(PATH);
  await turnTo('Page 2');
  await awaitCalls(1);
  await calls[0]?.reply(false);
  await turnTo('Page 1');
  expect(panel().getByRole('heading', { name: 'Brand 1' })).toBeVisible();
  expect(getAddress()).toBe(PATH);
});

test('only the last of two pages that were asked for counts', async () => {
  renderTabs(PATH);
  await turnTo('Page 2');
  await awaitCalls(1);
  await turnTo('Page 3');
  await awaitCalls(2);
  await waitFor(() => expect(calls[0]?.signal.aborted).toBe(true));
  await calls[1]?.reply();
  expect(panel().getByRole('heading', { name: 'Brand 3' })).toBeVisible();
});

test('a tab that is on a later page comes back at its first (docs/specification.md §4.2)', async () => {
  renderTabs(`${PATH}?tab=coupons&page=2#coupons`, { tab: 'coupons', page: 2 });
  expect(panel().getByRole('heading', { name: 'Coupon 2' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Brands' }));
  expect(panel().getByRole('heading', { name: 'Brand 1' })).toBeVisible();
  expect(getAddress()).toBe(PATH);
  await userEvent.click(screen.getByRole('tab', { name: 'Coupons' }));
  await awaitCalls(1);
  expect(calls[0]?.path).toBe('/api/v1/coupons?category_id=3&page=1&page_size=20');
  await calls[0]?.reply();
  expect(panel().getByRole('heading', { name: 'Coupon 1' })).toBeVisible();
  expect(screen.getByRole('tab', { name: 'Coupons' })).toHaveFocus();
  expect(getAddress()).toBe(`${PATH}#coupons`);
});

test('where pages are not turned in place their links are followed', async () => {
  renderTabs(PATH, { tab: 'brands', page: 1 }, false);
  const onClick = jest.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  document.addEventListener('click', onClick, { once: true });
  await turnTo('Page 2');
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(getAddress()).toBe(PATH);
});
