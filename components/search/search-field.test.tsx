import { fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { loadSuggestionMessages } from '@/lib/i18n/load-messages';
import { buildBrand, buildCategory, buildCoupon, buildDeal } from '@/lib/testing/build-offer';
import { SearchBox } from './search-box';
import { installFakeApi } from './testing/fake-api';
import { getActiveOption, getOption, listOptions, renderSearchBox } from './testing/render-search-box';
import { SUGGEST_DELAY_MS } from './use-suggestions';

jest.mock('@/lib/i18n/load-messages', () => ({
  ...jest.requireActual('@/lib/i18n/load-messages'),
  loadSuggestionMessages: jest.fn(jest.requireActual('@/lib/i18n/load-messages').loadSuggestionMessages),
}));

const FOUND = {
  brands: [buildBrand({ id: 1, name: 'Linea', uniqueName: 'linea' }), buildBrand({ id: 2, name: 'Linum' })],
  coupons: [buildCoupon({ id: 7, name: 'Linen for less', brand: null })],
  deals: [buildDeal({ id: 8, title: 'Line lamps', brand: null })],
};
const OPTIONS = ['Linea', 'Linum', 'Linen & Lace', 'Linen for less', 'Line lamps'];
const LINEN = buildCategory({ name: 'Linen & Lace', slug: 'linen' });

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') });
  localStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
});

/** A box in which "lin" was typed and the suggestions have come. */
async function renderSuggestions() {
  const api = installFakeApi({ lin: FOUND }, [LINEN]);
  const box = renderSearchBox();
  await box.enter();
  await box.user.type(box.field, 'lin');
  await box.wait(SUGGEST_DELAY_MS);
  expect(listOptions()).toEqual(OPTIONS);
  return { ...box, api };
}

it('stays a plain field where its help cannot be fetched, and tries again at the next focus', async () => {
  jest.mocked(loadSuggestionMessages).mockRejectedValueOnce(new TypeError('Failed to fetch'));
  installFakeApi({});
  const { user, field, wait, submitted } = renderSearchBox();
  await user.type(field, 'linen{Enter}');
  await wait(1_000);
  expect(submitted).toEqual(['linen']);
  expect(field).not.toHaveAttribute('role');
  await user.tab();
  await user.click(field);
  expect(await screen.findByRole('combobox')).toBe(field);
});

describe('before it is used', () => {
  const box = (
    <SearchBox
      locale="en"
      action="/search"
      label="Search"
      placeholder="Shop"
      submitLabel="Go"
      value="linen"
    />
  );

  it('is the plain form in the HTML of the server', () => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(box);
    const field = within(container).getByRole('searchbox', { name: 'Search' });
    expect(field).toHaveValue('linen');
    expect(field).toBeRequired();
    expect(field).not.toHaveAttribute('role');
    expect(container.querySelectorAll('form *:not(button *)')).toHaveLength(3);
  });

  it('keeps what was typed before it was hydrated, and helps whoever is in it already', async () => {
    installFakeApi({ 'linen lamp': FOUND });
    const complaints = jest.spyOn(console, 'error');
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(box);
    const field = within(container).getByRole('searchbox');
    field.focus();
    fireEvent.input(field, { target: { value: 'linen lamp' } });
    render(box, { container, hydrate: true });
    expect(await screen.findByRole('combobox')).toHaveValue('linen lamp');
    expect(await screen.findByRole('listbox')).toBeVisible();
    expect(complaints).not.toHaveBeenCalled();
    container.remove();
  });

  it('asks nothing', async () => {
    const api = installFakeApi({});
    const { wait } = renderSearchBox('linen');
    await wait(1_000);
    expect(api.searches).toEqual([]);
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

describe('the field', () => {
  it('is a combobox with nothing to show, once it is used', async () => {
    installFakeApi({});
    const { field, enter } = renderSearchBox();
    await enter();
    expect(field).toHaveAttribute('role', 'combobox');
    expect(field).toHaveAttribute('aria-autocomplete', 'list');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    expect(field).not.toHaveAttribute('aria-controls');
    expect(field).not.toHaveAttribute('aria-activedescendant');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('controls a list of named groups, and says how many there are', async () => {
    const { field } = await renderSuggestions();
    const list = screen.getByRole('listbox', { name: 'Suggestions' });
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(field).toHaveAttribute('aria-controls', list.id);
    expect(
      within(list)
        .getAllByRole('group')
        .map((group) => group.firstChild?.textContent),
    ).toEqual(['Brands', 'Categories', 'Offers']);
    expect(within(screen.getByRole('group', { name: 'Brands' })).getAllByRole('option')).toHaveLength(2);
    expect(screen.getByRole('status')).toHaveTextContent('5 suggestions. Use the arrow keys.');
  });

  it('marks what was typed', async () => {
    await renderSuggestions();
    expect(getOption(0).querySelector('mark')).toHaveTextContent('Lin');
  });

  it('has its own ids where there are several', async () => {
    installFakeApi({ lin: FOUND });
    const one = renderSearchBox();
    const other = renderSearchBox();
    for (const box of [one, other]) {
      await box.enter();
      await box.user.type(box.field, 'lin');
      await box.wait(SUGGEST_DELAY_MS);
    }
    await one.user.click(one.field);
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(screen.getAllByRole('listbox')).toHaveLength(1);
  });
});

describe('the keyboard', () => {
  it('goes down and round, and the field points at the option', async () => {
    const { user, field } = await renderSuggestions();
    for (const option of [...OPTIONS, OPTIONS[0]]) {
      await user.keyboard('{ArrowDown}');
      expect(getActiveOption(field)).toBe(option);
      expect(screen.getByRole('option', { selected: true })).toHaveTextContent(String(option));
      expect(field).toHaveFocus();
    }
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(6);
  });

  it('goes up from the text to the last one', async () => {
    const { user, field } = await renderSuggestions();
    await user.keyboard('{ArrowUp}');
    expect(getActiveOption(field)).toBe('Line lamps');
    await user.keyboard('{ArrowUp}');
    expect(getActiveOption(field)).toBe('Linen for less');
  });

  it.each(['{ArrowLeft}', '{ArrowRight}', '{Home}', '{End}', 'e', '{Backspace}'])(
    'is back in the text with %s',
    async (key) => {
      const { user, field } = await renderSuggestions();
      await user.keyboard('{ArrowDown}');
      await user.keyboard(key);
      expect(getActiveOption(field)).toBeNull();
      expect(screen.getByRole('listbox')).toBeVisible();
    },
  );

  it.each([
    [1, '/brands/linea'],
    [3, '/categories/linen'],
    [4, '/brands/7?coupon=7'],
    [5, '/brands/7?deal=8'],
  ])('goes to option %i with Enter', async (count, href) => {
    const { user, followed, submitted } = await renderSuggestions();
    await user.keyboard(`{ArrowDown>${count}/}{Enter}`);
    expect(followed).toEqual([href]);
    expect(submitted).toEqual([]);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('sends the form with Enter where no option is active', async () => {
    const { user, followed, submitted } = await renderSuggestions();
    await user.keyboard('{Enter}');
    expect(submitted).toEqual(['lin']);
    expect(followed).toEqual([]);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('closes with Escape, and clears with the second', async () => {
    const { user, field } = await renderSuggestions();
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).toHaveValue('lin');
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await user.keyboard('{Escape}');
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
  });

  it('opens again with an arrow, or with Alt and an arrow at no option', async () => {
    const { user, field } = await renderSuggestions();
    await user.keyboard('{Escape}{ArrowDown}');
    expect(getActiveOption(field)).toBe('Linea');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(screen.getByRole('listbox')).toBeVisible();
    expect(getActiveOption(field)).toBeNull();
  });

  it('closes with Tab, which goes on to the button', async () => {
    const { user } = await renderSuggestions();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Go' })).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('leaves the keys to a word that is being composed', async () => {
    const { field } = await renderSuggestions();
    fireEvent.keyDown(field, { key: 'ArrowDown', isComposing: true });
    expect(getActiveOption(field)).toBeNull();
  });
});

describe('mouse and touch', () => {
  it('choose, and the field keeps the focus until then', async () => {
    const { user, field, followed } = await renderSuggestions();
    const option = getOption(1);
    await user.pointer({ target: option, keys: '[MouseLeft>]' });
    expect(field).toHaveFocus();
    await user.pointer({ target: option, keys: '[/MouseLeft]' });
    expect(followed).toEqual(['/brands/lumera']);
  });

  it('close the list by a press outside', async () => {
    const { user } = await renderSuggestions();
    await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  });

  it('close it also where the press takes no focus', async () => {
    const { field } = await renderSuggestions();
    fireEvent.pointerDown(document.body);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(field).toHaveFocus();
  });
});
