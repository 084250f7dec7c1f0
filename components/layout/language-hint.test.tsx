import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SHOW_REMEMBERED_SCRIPT } from '@/lib/browser/storage/remembered-language';
import { LanguageHint } from './language-hint';

// Run by hand below: React runs no script that it makes in the browser.
jest.mock('@/components/ui/inline-script', () => ({ InlineScript: () => null }));

/** The page as it is before its first paint: the server's HTML, and the inline script that has run. */
function renderHint(locale: 'en' | 'es' | 'fr') {
  render(
    <main tabIndex={-1}>
      <LanguageHint locale={locale} />
    </main>,
  );
  new Function(SHOW_REMEMBERED_SCRIPT)();
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

it('offers the remembered language in its own words', () => {
  localStorage.setItem('language', '"es"');
  renderHint('en');
  const [link, ...others] = screen.getAllByRole('link');
  expect(link).toHaveAccessibleName('Continuar en español');
  expect(link).toHaveAttribute('href', '/es');
  expect(link?.closest('[lang]')).toHaveAttribute('lang', 'es');
  expect(others).toEqual([]);
});

it('leads back to the default language as well', () => {
  localStorage.setItem('language', '"en"');
  renderHint('fr');
  expect(screen.getByRole('link', { name: 'Go on in English' })).toHaveAttribute('href', '/');
});

it.each([
  ['nothing', null],
  ['the language of the page', '"en"'],
  ['a language that is not spoken', '"de"'],
  ['no JSON', '{half'],
  ['another shape', '{"es":1}'],
])('offers nothing where the browser remembers %s', (_, text) => {
  if (text !== null) localStorage.setItem('language', text);
  renderHint('en');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('offers nothing where storage is denied', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  renderHint('en');
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

it('goes for good when it is dismissed, and gives the focus to the page', async () => {
  localStorage.setItem('language', '"es"');
  renderHint('en');
  await userEvent.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(screen.getByRole('main')).toHaveFocus();
  expect(localStorage.getItem('language')).toBe('"en"');
});
