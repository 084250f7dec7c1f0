import { getTranslator, type Locale } from '@/lib/i18n';
import type { NewsletterLabels } from './newsletter-form';

/** The texts of the newsletter form in a language. Server code only: the translator stays there. */
export function buildNewsletterLabels(locale: Locale): NewsletterLabels {
  const t = getTranslator(locale);
  return {
    email: t('layout.newsletter.email'),
    placeholder: t('layout.newsletter.placeholder'),
    submit: t('layout.newsletter.submit'),
    submitting: t('layout.newsletter.submitting'),
    successTitle: t('layout.newsletter.successTitle'),
    successMessage: t('layout.newsletter.successMessage'),
  };
}
