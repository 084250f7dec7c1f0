import { test as failing, type Page } from '@playwright/test';
import { buildStatusId, FORM_IDS, MAX_EMAIL_LENGTH } from '@/lib/browser/newsletter';
import { getTranslator } from '@/lib/i18n';
import { buildConfirmHref } from '@/lib/url/newsletter-pages';
import { buildUnsubscribeHref } from '@/lib/url/paths';
import { getFirstArticlePath } from './support/catalogue';
import { expect, test } from './support/site-test';
import { waitForScripts } from './support/wait-for-scripts';

// `failing` is a test in which the browser may complain about calls that were made to fail.

const t = getTranslator('en');
const PENDING = 'pending-subscriptions';
const SUBSCRIBE = '**/api/v1/subscribe';
const UNSUBSCRIBE = '**/api/v1/unsubscribe';
const LINK = buildUnsubscribeHref('en', { email: 'ana@example.com' });

function findWebsiteForm(page: Page) {
  const main = page.getByRole('main');
  return {
    email: main.getByLabel(t('newsletter.website.email')),
    submit: main.getByRole('button', { name: t('newsletter.website.submit') }),
    thanks: main.getByText(t('layout.newsletter.successTitle')),
  };
}

function findUnsubscribeForm(page: Page) {
  const main = page.getByRole('main');
  return {
    email: main.getByLabel(t('newsletter.unsubscribe.email')),
    submit: main.getByRole('button', { name: t('newsletter.unsubscribe.submit') }),
    tryAgain: main.getByRole('button', { name: t('newsletter.unsubscribe.tryAgain') }),
    done: main.getByRole('status').getByText(t('newsletter.unsubscribe.doneTitle')),
    failed: main.getByRole('alert').getByText(t('newsletter.unsubscribe.failed')),
  };
}

const readPending = (page: Page) => page.evaluate((name) => localStorage.getItem(name), PENDING);

function waitForSubscription(page: Page, email: string) {
  return page.waitForResponse(
    (response) =>
      response.url().endsWith('/api/v1/subscribe') &&
      (response.request().postData() ?? '').includes(email) &&
      response.ok(),
  );
}

test('the form of an article is sent by keyboard alone', async ({ page, request }) => {
  await page.goto(await getFirstArticlePath(request));
  const { email, submit, thanks } = findWebsiteForm(page);
  await expect(submit).toBeDisabled();
  await email.focus();
  await page.keyboard.type('reader@example.com');
  await expect(submit).toBeEnabled();
  const sent = page.waitForRequest(SUBSCRIBE);
  await page.keyboard.press('Enter');
  expect((await sent).postDataJSON()).toEqual({ email: 'reader@example.com', source: 'website' });
  await expect(thanks).toBeVisible();
  await expect(submit).toBeVisible();
  expect(await readPending(page)).toBeNull();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('each form thanks where it stands', async ({ page, request }) => {
    for (const path of ['/', await getFirstArticlePath(request)]) {
      await page.goto(path);
      const { email, submit, thanks } = findWebsiteForm(page);
      await email.fill('reader@example.com');
      await submit.click();
      await expect(page).toHaveURL(`${path}#${buildStatusId('website', 'done')}`);
      await expect(thanks).toBeVisible();
      const footer = page.getByRole('contentinfo');
      await expect(footer.getByText(t('layout.newsletter.successTitle'))).toBeHidden();
    }

    await test.step('in the footer, on the page it was sent from', async () => {
      await page.goto('/coupons?page=2');
      const footer = page.getByRole('contentinfo');
      await footer.getByLabel(t('layout.newsletter.email')).fill('shopper@example.com');
      await footer.getByRole('button', { name: t('layout.newsletter.submit') }).click();
      await expect(page).toHaveURL('/coupons?page=2#newsletter-subscribed');
      await expect(footer.getByText(t('layout.newsletter.successTitle'))).toBeVisible();
    });
  });

  test('a link to a form shows the form, and thanks nobody', { tag: '@phone' }, async ({ page, request }) => {
    // On home phones have the form of the footer alone.
    const path = await getFirstArticlePath(request);
    for (const id of Object.values(FORM_IDS)) {
      await page.goto(`${path}#${id}`);
      const frame = page.locator(`#${id}`);
      await expect(frame).toBeInViewport();
      await expect(frame.getByRole('textbox')).toBeVisible();
      await expect(page.getByText(t('layout.newsletter.successTitle')).filter({ visible: true })).toHaveCount(
        0,
      );
    }
  });

  test('what is no address is said by the form that was sent', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/coupons?page=2');
    const footer = page.getByRole('contentinfo');
    const email = footer.getByLabel(t('layout.newsletter.email'));
    // Passes the check of browsers, which limit no length.
    await email.fill(`${'a'.repeat(MAX_EMAIL_LENGTH)}@example.com`);
    await email.press('Enter');
    await expect(page).toHaveURL(`/coupons?page=2#${buildStatusId('footer', 'invalid')}`);
    await expect(footer.getByText(t('newsletter.plainForm.invalid'))).toBeInViewport();
    await expect(footer.getByText(t('newsletter.plainForm.failed'))).toBeHidden();
    await expect(email).toBeVisible();
  });

  test('the link fills in the address, the button unsubscribes it, and what went wrong is said', async ({
    page,
  }) => {
    const { email, submit, done, tryAgain, failed } = findUnsubscribeForm(page);
    await page.goto(LINK);
    await expect(email).toHaveValue('ana@example.com');
    await submit.click();
    await expect(page).toHaveURL(buildUnsubscribeHref('en', { email: 'ana@example.com', status: 'done' }));
    await expect(done).toBeVisible();
    await expect(submit).toBeHidden();

    await page.goto(buildUnsubscribeHref('en', { email: 'ana@shop', status: 'invalid' }));
    await expect(email).toHaveValue('ana@shop');
    await expect(email).toHaveAccessibleDescription(t('newsletter.unsubscribe.invalid'));
    await page.goto(buildUnsubscribeHref('en', { email: 'ana@example.com', status: 'failed' }));
    await expect(failed).toBeVisible();
    await expect(tryAgain).toBeEnabled();
  });
});

test('the link of a mail changes nothing until its button is pressed, and one that is gone says so', async ({
  page,
}) => {
  const main = page.getByRole('main');
  await page.goto(buildConfirmHref('en', { token: '3f1f5a52-9d3c-4b8f-8a53-1c1f0f3f9b11' }));
  await main.getByRole('button', { name: t('newsletter.confirm.submit') }).click();
  await expect(page).toHaveURL(buildConfirmHref('en', { status: 'gone' }));
  await expect(main.getByText(t('newsletter.confirm.gone'))).toBeVisible();
  await page.goto(buildConfirmHref('en', { status: 'done' }));
  await expect(main.getByText(t('newsletter.confirm.doneTitle'))).toBeVisible();
});

failing.describe('where the call fails', () => {
  failing('a subscription is thanked for, kept, and sent on the next visit', async ({ page }) => {
    await page.route(SUBSCRIBE, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/');
    await waitForScripts(page);
    const { email, submit, thanks } = findWebsiteForm(page);
    await email.fill('patient@example.com');
    await submit.click();
    await expect(thanks).toBeVisible();
    expect(await readPending(page)).toContain('patient@example.com');

    await page.unroute(SUBSCRIBE);
    const sent = waitForSubscription(page, 'patient@example.com');
    await page.goto('/coupons');
    await sent;
    await expect.poll(() => readPending(page)).toBeNull();
  });

  failing('without storage it is sent once the browser is online again', async ({ page, context }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto('/');
    await waitForScripts(page);
    const { email, submit, thanks } = findWebsiteForm(page);
    await email.fill('offline@example.com');
    await context.setOffline(true);
    await submit.click();
    await expect(thanks).toBeVisible();
    const sent = waitForSubscription(page, 'offline@example.com');
    await context.setOffline(false);
    await sent;
  });

  failing('to unsubscribe says so, and Try Again does it', async ({ page }) => {
    await page.route(UNSUBSCRIBE, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto(LINK);
    await waitForScripts(page);
    await page.evaluate(([name, kept]) => localStorage.setItem(name, kept), [
      PENDING,
      JSON.stringify([{ email: 'ana@example.com', source: 'footer' }]),
    ] as const);
    const { submit, tryAgain, failed, done } = findUnsubscribeForm(page);
    await submit.click();
    await expect(failed).toBeVisible();
    await expect(done).toBeHidden();
    expect(await readPending(page)).toBeNull();
    await page.unroute(UNSUBSCRIBE);
    await tryAgain.click();
    await expect(done).toBeVisible();
  });
});

test('opening the link to unsubscribe changes nothing, the button does, and the field names what is no address', async ({
  page,
}) => {
  const posts: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(new URL(request.url()).pathname);
  });
  await page.goto(LINK);
  const { email, submit, done } = findUnsubscribeForm(page);
  await expect(email).toHaveValue('ana@example.com');
  await waitForScripts(page);
  expect(posts).toEqual([]);
  await submit.click();
  await expect(done).toBeVisible();
  expect(posts).toEqual(['/api/v1/unsubscribe']);
  await expect(page.getByRole('link', { name: t('newsletter.unsubscribe.goOn') })).toBeVisible();

  await page.goto(buildUnsubscribeHref('en'));
  await waitForScripts(page);
  await email.focus();
  await page.keyboard.type('ana@shop');
  await page.keyboard.press('Enter');
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(t('newsletter.unsubscribe.invalid'));
});
