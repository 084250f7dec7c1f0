import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SWRConfig } from 'swr';
import { SearchBox } from '../search-box';

/** jsdom goes nowhere: this says where a browser would have gone. */
function watchNavigation() {
  const followed: string[] = [];
  const submitted: string[] = [];
  const watching = new AbortController();
  document.addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link === null) return;
      event.preventDefault();
      followed.push(link.getAttribute('href') ?? '');
    },
    watching,
  );
  document.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      if (event.target instanceof HTMLFormElement)
        submitted.push(String(new FormData(event.target).get('q')));
    },
    watching,
  );
  return { followed, submitted, stopWatching: () => watching.abort() };
}

/** A search box, with time standing still but for what `user` and `wait` let pass. */
export function renderSearchBox(value = '') {
  const navigation = watchNavigation();
  // jsdom has none.
  Element.prototype.scrollIntoView = jest.fn();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const view = render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <SearchBox
        locale="en"
        action="/search"
        value={value}
        label="Search"
        placeholder="Shop"
        submitLabel="Go"
      />
      <button type="button">Elsewhere</button>
    </SWRConfig>,
  );
  const field = within(view.container).getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
  const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  /** Comes into the field, and has its help loaded. */
  const enter = async () => {
    await user.click(field);
    await within(view.container).findByRole('combobox');
  };
  return { ...view, ...navigation, user, field, wait, enter };
}

/** What the options say, without the letters in their pictures. */
export function listOptions(): string[] {
  return screen.queryAllByRole('option').map(readOption);
}

/** An option by its position, from 0. */
export function getOption(index: number): HTMLElement {
  const option = screen.getAllByRole('option')[index];
  if (!option) throw new Error(`There is no option ${index}.`);
  return option;
}

/** The option that the field points at. */
export function getActiveOption(field: HTMLElement): string | null {
  const id = field.getAttribute('aria-activedescendant');
  if (id === null) return null;
  const option = document.getElementById(id);
  return option ? readOption(option) : 'not there';
}

function readOption(option: HTMLElement): string {
  return option.lastElementChild?.textContent ?? '';
}
