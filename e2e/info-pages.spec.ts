import { expectAccessible } from './support/expect-accessible';
import { expectIndexing } from './support/expect-indexing';
import { measureOverflow } from './support/measure-overflow';
import { expect, test } from './support/site-test';

/** The static pages by their addresses; careers is the one of e2e/support/pages, the others are the project's own. */
const TITLES = {
  '/about': 'About us',
  '/contact': 'Contact',
  '/privacy': 'Privacy',
  '/terms': 'Terms of use',
  '/careers': 'Careers of our own at Clipmint',
  '/cookies': 'Cookies',
};
const PAGES = Object.entries(TITLES);
const CONTACT_EMAIL = 'support@localhost';

for (const [path, title] of PAGES) {
  test(`${path} shows its text under its own address`, async ({ page }) => {
    await expectIndexing(page, path, { canonical: path, robots: 'index, follow' });
    await expect(page).toHaveTitle(`${title} - Clipmint`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    const description = page.locator('meta[name=description]');
    await expect(description).toHaveAttribute('content', /\w.{20,}/);
    await expect(description).not.toHaveAttribute('content', title);
  });
}

test('the contact page names hours, reply time and address', async ({ page }) => {
  await page.goto('/contact');
  const hours = page.getByRole('row').filter({ hasText: 'Monday-Friday' });
  await expect(hours).toContainText('9:00 AM-6:00 PM EST');
  await expect(page.getByText('24 to 48 hours')).toBeVisible();
  const address = page.getByRole('main').getByRole('link', { name: CONTACT_EMAIL });
  await expect(address).toHaveAttribute('href', `mailto:${CONTACT_EMAIL}`);
});

test('a link inside a text leads to its heading, by keyboard too', async ({ page }) => {
  await page.goto('/cookies');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: "Google's advertising" }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/cookies#text-cookies-of-others$/);
  await expect(main.getByRole('heading', { name: 'Cookies of others' })).toBeInViewport();
});

test('links of a static page open in place, wherever they lead', async ({ page }) => {
  await page.goto('/cookies');
  const main = page.getByRole('main');
  const outside = main.getByRole('link', { name: 'Google describes' });
  await expect(outside).toHaveAttribute('href', /^https:\/\/policies\.google\.com\//);
  await expect(main.locator('a[target]')).toHaveCount(0);
  await main.getByRole('link', { name: 'privacy' }).click();
  await expect(page).toHaveURL('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES['/privacy']);
});

test("an operator's file takes the place of a page", async ({ page }) => {
  await page.goto('/careers');
  const main = page.getByRole('main');
  await expect(main.getByText('Indented HTML after a blank line.')).toBeVisible();
  await expect(main.getByText('# No heading of Markdown')).toBeVisible();
  await expect(main.getByRole('link', { name: CONTACT_EMAIL })).toHaveAttribute(
    'href',
    `mailto:${CONTACT_EMAIL}`,
  );
  await expect(page.locator('meta[name=description]')).toHaveAttribute(
    'content',
    /^This page comes from a file of the operator\./,
  );
  await main.getByRole('link', { name: 'on this page' }).click();
  await expect(main.getByRole('heading', { name: 'What others say' })).toBeInViewport();
});

test("nothing of an operator's file runs, and nothing of it reaches beyond its text", async ({ page }) => {
  await page.goto('/careers');
  const main = page.getByRole('main');
  await main.getByText('Details', { exact: true }).click();
  await main.getByText('Details', { exact: true }).click();
  await main.getByText('Press').click();
  await expect(page).toHaveTitle(`${TITLES['/careers']} - Clipmint`);
  await expect(
    main.locator('script:not([type="application/ld+json"]), iframe, form, button, style, .stolen'),
  ).toHaveCount(0);
  await expect(main.locator('[style], [onerror], [onload], [ontoggle], [onclick]')).toHaveCount(0);
  await expect(page.locator('#content')).toHaveCount(1);
  await expect(main.getByRole('link', { name: 'nowhere' })).toHaveAttribute('href', '');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const [path, title] of PAGES) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    });
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme}`, () => {
    test.use({ colorScheme });

    for (const [path] of PAGES) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expectAccessible(page);
      });
    }
  });
}

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  for (const [path] of PAGES) {
    test(`${path} does not scroll sideways`, async ({ page }) => {
      await page.goto(path);
      const overflow = await measureOverflow(page);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
});
