import { renderToStaticMarkup } from 'react-dom/server';
import { LOCALES } from '@/lib/i18n/locales';
import { INFO_PAGE_NAMES, type InfoPageName } from '@/lib/url/paths';
import { loadInfoPage } from './load-info-page';

const SETTINGS = {
  siteName: 'Shop & Save',
  siteUrl: 'https://deals.example:8443',
  contactEmail: undefined,
  pagesDir: undefined,
};

async function render(name: InfoPageName, settings: Parameters<typeof loadInfoPage>[2] = SETTINGS) {
  return renderToStaticMarkup((await loadInfoPage(name, 'en', settings)).body);
}

describe("the project's own pages", () => {
  const pages = LOCALES.flatMap((locale) => INFO_PAGE_NAMES.map((name) => [locale, name] as const));

  it.each(pages)('in %s, %s has a title, a subtitle and a text without gaps', async (locale, name) => {
    const page = await loadInfoPage(name, locale, SETTINGS);
    expect(page.title).toMatch(/^\p{Lu}/u);
    expect(page.subtitle).toMatch(/[.?]$/);
    expect(page.lead).toMatch(/\w/);
    const html = renderToStaticMarkup(page.body);
    expect(html.length).toBeGreaterThan(800);
    expect(`${page.title} ${page.subtitle} ${html}`).not.toMatch(/[{}]|<h1|&amp;#\d|localhost/);
  });

  it.each([
    ['contact', 'Monday-Friday'],
    ['contact', '9:00 AM-6:00 PM EST'],
    ['contact', '24 to 48 hours'],
    ['contact', '<a href="mailto:support@deals.example">support@deals.example</a>'],
    ['privacy', '<code>theme</code>'],
    ['privacy', 'your email address'],
    ['privacy', 'support@deals.example'],
    ['cookies', '<strong>Shop &amp; Save sets no cookies'],
  ] as const)('%s says %j', async (name, expected) => {
    expect(await render(name)).toContain(expected);
  });

  it.each(['contact', 'careers', 'privacy', 'terms'] as const)(
    '%s names the address that is set',
    async (name) => {
      const html = await render(name, { ...SETTINGS, contactEmail: "o'hara+deals@shop.example" });
      expect(html).toContain('&#x27;hara+deals@shop.example</a>');
      expect(html).not.toContain('support@');
    },
  );
});
