import { screen } from '@testing-library/react';
import { recentSearches } from '@/lib/search/recent-searches';
import { buildBrand } from '@/lib/testing/build-offer';
import { installFakeApi } from './testing/fake-api';
import { getActiveOption, getOption, listOptions, renderSearchBox } from './testing/render-search-box';
import { SUGGEST_DELAY_MS } from './use-suggestions';

beforeEach(() => {
  jest.useFakeTimers();
  recentSearches.clear();
  installFakeApi({ lin: { brands: [buildBrand({ name: 'Linea' })] } });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

async function renderRecent(...searches: string[]) {
  recentSearches.write(searches);
  const box = renderSearchBox();
  await box.enter();
  return box;
}

it('are shown in the empty field, newest first', async () => {
  await renderRecent('linen', 'lamps');
  expect(screen.getByRole('group', { name: 'Recent searches' })).toBeVisible();
  expect(listOptions()).toEqual(['linen', 'lamps']);
  expect(screen.getByRole('status')).toHaveTextContent('2 recent searches. Use the arrow keys.');
});

it('make room for suggestions, and come back to the empty field', async () => {
  const { user, field, wait } = await renderRecent('linen');
  await user.type(field, 'lin');
  await wait(SUGGEST_DELAY_MS);
  expect(listOptions()).toEqual(['Linea']);
  await user.clear(field);
  expect(listOptions()).toEqual(['linen']);
});

it.each([
  ['Enter', async ({ user }: Awaited<ReturnType<typeof renderRecent>>) => user.keyboard('{ArrowUp}{Enter}')],
  ['a press', async ({ user }: Awaited<ReturnType<typeof renderRecent>>) => user.click(getOption(1))],
])('are searched for again by %s', async (_, choose) => {
  const box = await renderRecent('linen', 'lamps');
  await choose(box);
  expect(box.field).toHaveValue('lamps');
  expect(box.submitted).toEqual(['lamps']);
  expect(recentSearches.read()).toEqual(['lamps', 'linen']);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('are remembered when the form is sent', async () => {
  const { user, field } = await renderRecent('linen');
  await user.type(field, 'lamps{Enter}');
  expect(recentSearches.read()).toEqual(['lamps', 'linen']);
});

it('are remembered when a suggestion is chosen', async () => {
  const { user, field, wait, followed } = await renderRecent();
  await user.type(field, 'lin');
  await wait(SUGGEST_DELAY_MS);
  await user.keyboard('{ArrowDown}{Enter}');
  expect(followed).toEqual(['/brands/lumera']);
  expect(recentSearches.read()).toEqual(['lin']);
});

it('are cleared by a button that Tab reaches and that is no option', async () => {
  const { user, field } = await renderRecent('linen', 'lamps');
  await user.tab();
  const clear = screen.getByRole('button', { name: 'Clear recent searches' });
  expect(clear).toHaveFocus();
  expect(screen.getByRole('listbox')).not.toContainElement(clear);
  await user.keyboard('{Enter}');
  expect(recentSearches.read()).toEqual([]);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(field).toHaveFocus();
});

it('close when Tab leaves their button, and with Escape on it', async () => {
  const { user, field } = await renderRecent('linen');
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Go' })).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.click(field);
  await user.tab();
  await user.keyboard('{Escape}');
  expect(field).toHaveFocus();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('stay closed when Escape has emptied the field', async () => {
  const { user, field } = await renderRecent('linen');
  await user.type(field, 'x{Escape}');
  expect(field).toHaveValue('');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(getActiveOption(field)).toBe('linen');
});

it('there are none where storage is denied, and no error', async () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
  const box = renderSearchBox();
  await box.enter();
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await box.user.type(box.field, 'lamps{Enter}');
  expect(box.submitted).toEqual(['lamps']);
});
