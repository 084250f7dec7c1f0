import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
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

test('from a later page of a tab, another tab is a real link and arrows only move', async () => {
  const onNavigate = jest.fn((event: Event) => event.preventDefault());
  renderTabs('/categories/travel?tab=coupons&page=2#coupons', 'coupons');
  screen.getByRole('tablist').addEventListener('click', onNavigate);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: /Deals/ })).toHaveFocus();
  expect(getSelected()).toBe('Coupons3');
  await userEvent.keyboard(' ');
  expect(onNavigate).toHaveBeenCalledTimes(1);
  expect(window.location.search).toBe('?tab=coupons&page=2');
});
