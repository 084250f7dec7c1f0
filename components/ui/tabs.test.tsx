import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useContext } from 'react';
import { renderToString } from 'react-dom/server';
import { TabContext } from './use-tab';
import { Tabs } from './tabs';

const tabs = [
  { id: 'brands', label: 'Brands', count: '12', href: '/categories/travel' },
  { id: 'coupons', label: 'Coupons', count: '3', href: '/categories/travel#coupons' },
  { id: 'deals', label: 'Deals', href: '/categories/travel#deals' },
];
const panels = { brands: <p>All brands</p>, coupons: <p>All coupons</p>, deals: <p>All deals</p> };

function renderTabs(address: string, activeTab = 'brands') {
  window.history.replaceState(null, '', address);
  return render(<Tabs tabs={tabs} panels={panels} activeTab={activeTab} label="Travel" />);
}

function getSelected() {
  return screen.getByRole('tab', { selected: true }).textContent;
}

test('the server sends links and every panel, and marks the tab it was asked for', () => {
  const html = renderToString(<Tabs tabs={tabs} panels={panels} activeTab="coupons" label="Travel" />);
  expect(html).not.toContain('role="tab"');
  for (const text of ['All brands', 'All coupons', 'All deals', 'href="/categories/travel#deals"']) {
    expect(html).toContain(text);
  }
  expect(html).toContain('id="coupons" class="panel initial"');
  expect(html).not.toContain('hidden');
});

test.each([
  ['/categories/travel', 'brands', 'Brands12'],
  ['/categories/travel#deals', 'brands', 'Deals'],
  ['/categories/travel?tab=coupons&page=2', 'coupons', 'Coupons3'],
  ['/categories/travel#content', 'brands', 'Brands12'],
])('%s (server: %s) shows %s', (address, activeTab, selected) => {
  renderTabs(address, activeTab);
  expect(getSelected()).toBe(selected);
  expect(screen.getAllByRole('tabpanel')).toHaveLength(1);
});

test('hydrating under a hash ends on its tab without a mismatch', () => {
  const onError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/categories/travel#deals');
  const element = <Tabs tabs={tabs} panels={panels} activeTab="brands" label="Travel" />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  render(element, { container, hydrate: true });
  expect(getSelected()).toBe('Deals');
  expect(onError).not.toHaveBeenCalled();
  container.remove();
});

test('a click shows the panel in place and keeps the tab and the rest of the address', async () => {
  renderTabs('/categories/travel?utm=x');
  const before = window.history.length;
  await userEvent.click(screen.getByRole('tab', { name: /Deals/ }));
  expect(screen.getByRole('tabpanel', { name: 'Deals' })).toHaveTextContent('All deals');
  expect(window.location.search + window.location.hash).toBe('?utm=x#deals');
  await userEvent.click(screen.getByRole('tab', { name: /Brands/ }));
  expect(window.location.search + window.location.hash).toBe('?utm=x');
  expect(getSelected()).toBe('Brands12');
  expect(window.history.length).toBe(before);
});

test('the default tab can be chosen where the server shows another one, and the history entry keeps the choice', async () => {
  const { unmount } = renderTabs('/brands/lumera?deal=4', 'deals');
  expect(getSelected()).toBe('Deals');
  await userEvent.click(screen.getByRole('tab', { name: /Brands/ }));
  expect(getSelected()).toBe('Brands12');
  expect(window.location.search + window.location.hash).toBe('?deal=4');
  unmount();
  render(<Tabs tabs={tabs} panels={panels} activeTab="deals" label="Travel" />);
  expect(getSelected()).toBe('Brands12');
});

test('the keyboard moves along the tabs, of which one is in the tab order', async () => {
  renderTabs('/categories/travel');
  await userEvent.tab();
  expect(screen.getByRole('tab', { name: /Brands/ })).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /Coupons/ })).toHaveFocus();
  expect(getSelected()).toBe('Coupons3');
  await userEvent.keyboard('{End}');
  expect(getSelected()).toBe('Deals');
  await userEvent.keyboard('{ArrowRight}');
  expect(getSelected()).toBe('Brands12');
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
});

test('the address is followed: hash changes select, foreign hashes change nothing', () => {
  renderTabs('/categories/travel#coupons');
  const goTo = (hash: string) =>
    act(() => {
      window.history.replaceState(null, '', hash);
      window.dispatchEvent(new HashChangeEvent('hashchange'));
    });
  goTo('#deals');
  expect(getSelected()).toBe('Deals');
  goTo('#content');
  expect(getSelected()).toBe('Deals');
});

test('a soft navigation that changes the hash is followed on the next render', () => {
  const { rerender } = renderTabs('/categories/travel?tab=deals&page=2#deals', 'deals');
  window.history.replaceState(null, '', '/categories/travel');
  rerender(<Tabs tabs={tabs} panels={panels} activeTab="brands" label="Travel" />);
  expect(getSelected()).toBe('Brands12');
});

function PageTurner({ tab }: { tab: string }) {
  const navigation = useContext(TabContext);
  const href = `/categories/travel?tab=${tab}&page=2#${tab}`;
  const page = navigation?.position?.tab === tab ? navigation.position.page : 'other';
  return <button onClick={() => navigation?.goTo({ tab, page: 2 }, href)}>{`${tab}: ${page}`}</button>;
}

function renderPages(address: string, served?: { activeTab: string; activePage: number }) {
  window.history.replaceState(null, '', address);
  const pages = { brands: <PageTurner tab="brands" />, coupons: <PageTurner tab="coupons" />, deals: null };
  return render(<Tabs tabs={tabs} panels={pages} activeTab="brands" label="Travel" {...served} />);
}

const goBack = async () => {
  const popped = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await act(() => popped);
};

test('a panel turns its own pages: the address follows, and back leads to the page before', async () => {
  renderPages('/categories/travel#coupons');
  await userEvent.click(screen.getByRole('button', { name: 'coupons: 1' }));
  expect(screen.getByRole('button', { name: 'coupons: 2' })).toBeVisible();
  expect(window.location.search + window.location.hash).toBe('?tab=coupons&page=2#coupons');
  await goBack();
  expect(screen.getByRole('button', { name: 'coupons: 1' })).toBeVisible();
  expect(getSelected()).toBe('Coupons3');
});

test('from a later page another tab is shown at its first page, and so is the same one afterwards', async () => {
  renderPages('/categories/travel?tab=coupons&page=2#coupons', { activeTab: 'coupons', activePage: 2 });
  expect(screen.getByRole('button', { name: 'coupons: 2' })).toBeVisible();
  const onPush = jest.spyOn(window.history, 'pushState');
  await userEvent.click(screen.getByRole('tab', { name: /Brands/ }));
  expect(screen.getByRole('button', { name: 'brands: 1' })).toBeVisible();
  expect(window.location.pathname + window.location.search).toBe('/categories/travel');
  await userEvent.click(screen.getByRole('tab', { name: /Coupons/ }));
  expect(screen.getByRole('button', { name: 'coupons: 1' })).toBeVisible();
  expect(onPush).toHaveBeenCalledTimes(1);
  await goBack();
  expect(screen.getByRole('button', { name: 'coupons: 2' })).toBeVisible();
});

test('the first page of the default tab differs from the page that the server showed', async () => {
  renderPages('/categories/travel?tab=brands&page=2', { activeTab: 'brands', activePage: 2 });
  expect(screen.getByRole('button', { name: 'brands: 2' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: /Brands/ }));
  expect(screen.getByRole('button', { name: 'brands: 1' })).toBeVisible();
});

test('arrows follow from a later page too', async () => {
  renderPages('/categories/travel?tab=coupons&page=2#coupons', { activeTab: 'coupons', activePage: 2 });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /Deals/ })).toHaveFocus();
  expect(getSelected()).toBe('Deals');
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  (values) => {
    renderTabs('/categories/travel');
    const click = createEvent.click(screen.getByRole('tab', { name: /Deals/ }), values);
    fireEvent(screen.getByRole('tab', { name: /Deals/ }), click);
    expect(click.defaultPrevented).toBe(false);
    expect(getSelected()).toBe('Brands12');
  },
);

test('an offer opened over the page changes neither tab nor page, and going back does not either', async () => {
  renderPages('/categories/travel?tab=coupons&page=2#coupons', { activeTab: 'brands', activePage: 1 });
  expect(getSelected()).toBe('Coupons3');
  const state = { ...window.history.state, openOffer: { kind: 'coupon', id: 7 } };
  act(() => {
    window.history.pushState(state, '', '/brands/lumera?coupon=7');
    window.dispatchEvent(new PopStateEvent('popstate', { state }));
  });
  expect(screen.getByRole('button', { name: 'coupons: 2' })).toBeVisible();
  await goBack();
  expect(screen.getByRole('button', { name: 'coupons: 2' })).toBeVisible();
});

test('a page that was loaded under an open offer shows what the server shows', () => {
  window.history.replaceState({ openOffer: true }, '', '/brands/lumera?deal=7');
  render(<Tabs tabs={tabs} panels={panels} activeTab="deals" label="Travel" />);
  expect(getSelected()).toBe('Deals');
});
