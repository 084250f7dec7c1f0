import { fireEvent, screen, waitFor } from '@testing-library/react';
import { buildBrand, buildCategory } from '@/lib/testing/build-offer';
import { installFakeApi } from './testing/fake-api';
import { listOptions, renderSearchBox } from './testing/render-search-box';
import { SUGGEST_DELAY_MS } from './use-suggestions';

function buildBrands(...names: string[]) {
  return { brands: names.map((name, index) => buildBrand({ id: index + 1, name })) };
}

beforeEach(() => {
  jest.useFakeTimers();
  localStorage.clear();
});

afterEach(() => {
  jest.useRealTimers();
});

async function renderUsedBox(...args: Parameters<typeof installFakeApi>) {
  const api = installFakeApi(...args);
  const box = renderSearchBox();
  await box.enter();
  return { ...box, api };
}

it('asks once, 150 ms after the last letter, from two letters on', async () => {
  const { user, field, wait, api } = await renderUsedBox({ li: buildBrands('Linea') });
  expect(SUGGEST_DELAY_MS).toBe(150);
  await user.type(field, 'l');
  await wait(1_000);
  expect(api.searches).toEqual([]);
  await user.type(field, 'i');
  await wait(149);
  expect(api.searches).toEqual([]);
  await wait(1);
  expect(api.searches).toEqual(['li']);
  expect(listOptions()).toEqual(['Linea']);
});

it('asks nothing for the letters in between', async () => {
  const { user, field, wait, api } = await renderUsedBox({});
  for (const letter of 'linen') {
    await user.type(field, letter);
    await wait(100);
  }
  await wait(SUGGEST_DELAY_MS);
  expect(api.searches).toEqual(['linen']);
});

it('asks for the text without blanks around it, and not again for a blank', async () => {
  const { user, field, wait, api } = await renderUsedBox({});
  await user.type(field, ' li');
  await wait(SUGGEST_DELAY_MS);
  await user.type(field, ' ');
  await wait(SUGGEST_DELAY_MS);
  expect(api.searches).toEqual(['li']);
});

it('does not ask twice for what it knows', async () => {
  const { user, field, wait, api } = await renderUsedBox({ li: buildBrands('Linea') });
  for (const keys of ['li', 'n', '{Backspace}']) {
    await user.type(field, keys);
    await wait(SUGGEST_DELAY_MS);
  }
  expect(api.searches).toEqual(['li', 'lin']);
  expect(listOptions()).toEqual(['Linea']);
});

it('keeps the earlier suggestions while others are fetched', async () => {
  const { user, field, wait } = await renderUsedBox({ li: buildBrands('Linea'), lin: 'never' });
  await user.type(field, 'li');
  await wait(SUGGEST_DELAY_MS);
  await user.type(field, 'n');
  expect(listOptions()).toEqual(['Linea']);
  await wait(1_000);
  expect(listOptions()).toEqual(['Linea']);
});

it('never shows the suggestions for an earlier text: its call is given up', async () => {
  const { user, field, wait, api } = await renderUsedBox({ li: 'never', lin: buildBrands('Linum') });
  await user.type(field, 'li');
  await wait(SUGGEST_DELAY_MS);
  await user.type(field, 'n');
  expect(api.aborted).toEqual(['li']);
  await wait(SUGGEST_DELAY_MS);
  expect(listOptions()).toEqual(['Linum']);
});

it('a response that comes after that to a later text changes nothing', async () => {
  const { user, field, wait } = await renderUsedBox({ lin: buildBrands('Linum') });
  const replies: (() => void)[] = [];
  const known = globalThis.fetch;
  // A network that does not heed the abort, and is slow for the first text.
  globalThis.fetch = async (path, options) => {
    const isFirst = new URL(String(path), 'https://site.example').searchParams.get('query') === 'li';
    if (isFirst) await new Promise<void>((resolve) => replies.push(resolve));
    return known(path, options);
  };
  await user.type(field, 'li');
  await wait(SUGGEST_DELAY_MS);
  await user.type(field, 'n');
  await wait(SUGGEST_DELAY_MS);
  expect(replies).toHaveLength(1);
  replies.forEach((reply) => reply());
  await wait(1_000);
  expect(listOptions()).toEqual(['Linum']);
});

it('shows nothing after a failure, and the form just works', async () => {
  const { user, field, wait, submitted } = await renderUsedBox({ li: buildBrands('Linea'), lin: 'fails' }, [
    buildCategory({ name: 'Linen' }),
  ]);
  await user.type(field, 'li');
  await wait(SUGGEST_DELAY_MS);
  expect(listOptions()).toEqual(['Linea', 'Linen']);
  await user.type(field, 'n');
  await wait(SUGGEST_DELAY_MS);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  // Nor do the suggestions for the text before it come back while the next are fetched.
  await user.type(field, 'e');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(submitted).toEqual(['line']);
});

it('shows nothing while the response takes long', async () => {
  const { user, field, wait, submitted } = await renderUsedBox({ li: 'never' });
  await user.type(field, 'li');
  await wait(5_000);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('{Enter}');
  expect(submitted).toEqual(['li']);
});

it('shows nothing any more once too little is left of the text, and does not bring it back', async () => {
  const { user, field, wait } = await renderUsedBox({ li: buildBrands('Linea') });
  await user.type(field, 'li');
  await wait(SUGGEST_DELAY_MS);
  await user.type(field, '{Backspace}');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.type(field, 'a');
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
});

it('an active option is let go when others take its place', async () => {
  const { user, field, wait, followed } = await renderUsedBox({
    li: buildBrands('Linea', 'Linum'),
    lin: { brands: [buildBrand({ id: 9, name: 'Linus' })] },
  });
  await user.type(field, 'li');
  await wait(SUGGEST_DELAY_MS);
  await user.type(field, 'n');
  await user.keyboard('{ArrowDown}');
  await wait(SUGGEST_DELAY_MS);
  expect(listOptions()).toEqual(['Linus']);
  expect(field).not.toHaveAttribute('aria-activedescendant');
  await user.keyboard('{Enter}');
  expect(followed).toEqual([]);
});

it('a text that the page is about opens nothing by itself, but at an arrow', async () => {
  installFakeApi({ linen: buildBrands('Linea') });
  const { enter, wait, user } = renderSearchBox('linen');
  await enter();
  await wait(SUGGEST_DELAY_MS);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  await user.keyboard('{ArrowDown}');
  expect(listOptions()).toEqual(['Linea']);
});

it('opens again when the field is come back to with another text', async () => {
  const { user, field, wait } = await renderUsedBox({ li: buildBrands('Linea') });
  await user.type(field, 'li');
  await wait(SUGGEST_DELAY_MS);
  fireEvent.blur(field);
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
  fireEvent.focus(field);
  await waitFor(() => expect(listOptions()).toEqual(['Linea']));
});
