/** @jest-environment jsdom */
import { formatRefusalPage } from './format-refusal-page';

const html = formatRefusalPage({
  locale: 'en',
  siteName: 'Shop & Save',
  message: 'This link is <b>not</b> valid.',
  advice: 'Ask for another.',
});
const page = new DOMParser().parseFromString(html, 'text/html');

it('is a complete page that search engines leave alone', () => {
  expect(page.compatMode).toBe('CSS1Compat');
  expect(page.documentElement.lang).toBe('en');
  expect(page.title).toBe('This preview cannot be shown - Shop & Save');
  expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex, nofollow');
});

it('says what was wrong, what to do and where to go on, as text', () => {
  const texts = [...page.querySelectorAll('main > *')].map((element) => element.textContent);
  expect(texts).toEqual([
    'This preview cannot be shown',
    'This link is <b>not</b> valid.',
    'Ask for another.',
    'Back to Blog',
  ]);
  expect(page.querySelector('main a')?.getAttribute('href')).toBe('/blog');
});
