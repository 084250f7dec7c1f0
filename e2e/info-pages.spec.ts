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

test('each page shows its text under its own title', async ({ page }) => {
  for (const [path, title] of PAGES) {
    await test.step(path, async () => {
      expect((await page.goto(path))?.status()).toBe(200);
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'index, follow');
      await expect(page).toHaveTitle(`${title} - Clipmint`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
      const description = page.locator('meta[name=description]');
      await expect(description).toHaveAttribute('content', /\w.{20,}/);
      await expect(description).not.toHaveAttribute('content', title);
    });
  }

  await test.step('the contact page names hours, reply time and address', async () => {
    await page.goto('/contact');
    const hours = page.getByRole('row').filter({ hasText: 'Monday-Friday' });
    await expect(hours).toContainText('9:00 AM-6:00 PM EST');
    await expect(page.getByText('24 to 48 hours')).toBeVisible();
    const address = page.getByRole('main').getByRole('link', { name: CONTACT_EMAIL });
    await expect(address).toHaveAttribute('href', `mailto:${CONTACT_EMAIL}`);
  });
});

test(
  'a link inside a text leads to its heading by keyboard; links open in place, wherever they lead',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto('/cookies');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: "Google's advertising" }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/cookies#text-cookies-of-others$/);
    await expect(main.getByRole('heading', { name: 'Cookies of others' })).toBeInViewport();

    const outside = main.getByRole('link', { name: 'Google describes' });
    await expect(outside).toHaveAttribute('href', /^https:\/\/policies\.google\.com\//);
    await expect(main.locator('a[target]')).toHaveCount(0);
    await main.getByRole('link', { name: 'privacy' }).click();
    await expect(page).toHaveURL('/privacy');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(TITLES['/privacy']);
  },
);

test("an operator's file takes the place of a page; nothing of it runs, nor reaches beyond its text", async ({
  page,
}) => {
  await page.goto('/careers');
  const main = page.getByRole('main');

  await test.step('its text is there', async () => {
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

  await test.step('none of its attacks is', async () => {
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
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each page can be read', async ({ page }) => {
    for (const [path, title] of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    }
  });
});
