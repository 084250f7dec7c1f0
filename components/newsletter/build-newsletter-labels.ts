import type { SubscriptionSource } from '@/lib/catalogue/types';
import { getSettings } from '@/lib/config';
import { getTranslator, type Locale } from '@/lib/i18n';
import type { NewsletterLabels } from './newsletter-form';

/** The texts of a newsletter form in a language. Server code only: the translator stays there. */
export function buildNewsletterLabels(locale: Locale, source: SubscriptionSource): NewsletterLabels {
  const t = getTranslator(locale);
  // Both forms can be on one page: each has names of its own.
  const names =
    source === 'footer'
      ? { email: t('layout.newsletter.email'), submit: t('layout.newsletter.submit') }
      : { email: t('newsletter.website.email'), submit: t('newsletter.website.submit') };
  return {
    ...names,
    placeholder: t('layout.newsletter.placeholder'),
    submitting: t('layout.newsletter.submitting'),
    ...(getSettings().smtpUrl === undefined
      ? {
          successTitle: t('layout.newsletter.successTitle'),
          successMessage: t('layout.newsletter.successMessage'),
        }
      : {
          successTitle: t('newsletter.confirm.askTitle'),
          successMessage: t('newsletter.confirm.askMessage'),
        }),
    invalid: t('newsletter.plainForm.invalid'),
    failed: t('newsletter.plainForm.failed'),
  };
}
