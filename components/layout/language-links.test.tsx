import { fireEvent, render, screen } from '@testing-library/react';
import { usePathname } from 'next/navigation';
import { LanguageLinks } from './language-links';

jest.mock('next/navigation', () => ({ usePathname: jest.fn(), useSelectedLayoutSegments: () => [] }));

const LANGUAGES = [
  { locale: 'en', name: 'English' },
  { locale: 'es', name: 'Español' },
  { locale: 'fr', name: 'Français' },
] as const;

function renderAt(address: string, current: 'en' | 'es' | 'fr' = 'en') {
  window.history.replaceState(null, '', address);
  jest.mocked(usePathname).mockReturnValue(window.location.pathname);
  // jsdom cannot navigate.
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  render(<LanguageLinks current={current} languages={[...LANGUAGES]} />);
}

const getLink = (name: string) => screen.getByRole('link', { name });

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

it('names every language in its own words, and marks the one of the page', () => {
  renderAt('/es/deals', 'es');
  expect(screen.getAllByRole('listitem').map(({ lang }) => lang)).toEqual(['en', 'es', 'fr']);
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['English', 'Français']);
  expect(screen.getByText('Español')).toHaveAttribute('aria-current', 'true');
  expect(getLink('Français')).toHaveAttribute('hreflang', 'fr');
  expect(getLink('English')).toHaveAttribute('href', '/deals');
});

it.each([
  ['pointer', (link: HTMLElement) => fireEvent.pointerDown(link)],
  ['focus', (link: HTMLElement) => fireEvent.focus(link)],
  ['click', (link: HTMLElement) => fireEvent.click(link)],
])('takes query and hash of the moment over on %s', (_, reach) => {
  renderAt('/coupons?category=travel&page=2');
  window.history.replaceState(null, '', '/coupons?category=travel&page=3&utm_source=mail#list');
  reach(getLink('Français'));
  expect(getLink('Français')).toHaveAttribute('href', expect.stringContaining('/fr/coupons'));
  expect(new URL(getLink('Français').getAttribute('href') ?? '', window.location.href)).toMatchObject({
    pathname: '/fr/coupons',
    search: '?category=travel&page=3&utm_source=mail',
    hash: '#list',
  });
});

it('remembers the language that is chosen, not the one that is looked at', () => {
  renderAt('/');
  fireEvent.focus(getLink('Español'));
  expect(localStorage.getItem('language')).toBeNull();
  fireEvent.click(getLink('Español'));
  expect(localStorage.getItem('language')).toBe('"es"');
});

it('leads on where the browser keeps nothing', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  renderAt('/blog');
  fireEvent.click(getLink('Español'));
  expect(getLink('Español')).toHaveAttribute('href', '/es/blog');
});
