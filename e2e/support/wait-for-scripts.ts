import { expect, type Page } from '@playwright/test';
import { getTranslator, type Locale } from '@/lib/i18n';

/** Waits until the page is hydrated: the button of the form in its footer is then disabled. */
export async function waitForScripts(page: Page, locale: Locale = 'en'): Promise<void> {
  const t = getTranslator(locale);
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('button', { name: t('layout.newsletter.submit') })).toBeDisabled();
}
