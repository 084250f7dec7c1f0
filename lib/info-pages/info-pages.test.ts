/** @jest-environment node */
import { renderToStaticMarkup } from 'react-dom/server';
import { fillIn } from './fill-in';
import { loadInfoPage } from './load-info-page';
import { INFO_PAGE_NAMES, type InfoPageName } from './names';

const SETTINGS = { siteName: 'Shop & Save', siteUrl: 'https://deals.example:8443' };

async function render(name: InfoPageName): Promise<string> {
  return renderToStaticMarkup((await loadInfoPage(name, 'en', SETTINGS)).body);
}

describe('loadInfoPage', () => {
  it.each(INFO_PAGE_NAMES)('%s has a title, a subtitle and a text without gaps', async (name) => {
    const page = await loadInfoPage(name, 'en', SETTINGS);
    expect(page.title).toMatch(/^[A-Z]/);
    expect(page.subtitle).toMatch(/[.?]$/);
    const html = renderToStaticMarkup(page.body);
    expect(html.length).toBeGreaterThan(800);
    expect(html).not.toMatch(/siteName|siteHost|<h1/);
  });

  it.each([
    ['contact', 'Monday-Friday'],
    ['contact', '9:00 AM-6:00 PM EST'],
    ['contact', '24 to 48 hours'],
    ['contact', '<a href="mailto:support@deals.example">support@deals.example</a>'],
    ['privacy', '<code>theme</code>'],
    ['privacy', 'your email address'],
    ['cookies', '<strong>Shop &amp; Save sets no cookies.</strong>'],
  ] as const)('%s says %j', async (name, expected) => {
    expect(await render(name)).toContain(expected);
  });
});

describe('fillIn', () => {
  it.each([
    ['{siteName} at {siteHost}', { siteName: 'A', siteUrl: 'http://localhost:3000' }, 'A at localhost'],
    ['{siteName}', { siteName: '*A* [x](y)', siteUrl: 'https://a.example' }, '\\*A\\* \\[x\\]\\(y\\)'],
    ['{other} {', { siteName: 'A', siteUrl: 'https://a.example' }, '{other} {'],
    ['{siteName}', { siteName: '$& {siteHost}', siteUrl: 'https://a.example' }, '\\$\\& \\{siteHost\\}'],
  ])('%j with %j is %j', (text, settings, expected) => {
    expect(fillIn(text, settings)).toBe(expected);
  });
});
