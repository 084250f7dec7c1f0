import { expect, type Page } from '@playwright/test';
import { getTranslator } from '@/lib/i18n';

const t = getTranslator('en');

/** Waits until the page is hydrated: the form in the footer of every page tells by its button, which is then disabled. */
export async function waitForScripts(page: Page): Promise<void> {
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByRole('button', { name: t('layout.newsletter.submit') })).toBeDisabled();
}
