import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales';
import { signPreview, type PreviewToken } from './preview-token';

const PREVIEW_PATH = '/api/preview';

/** The path that opens the preview of an article in a language. */
export function buildPreviewHref(locale: Locale, token: PreviewToken, secret: string): string {
  const { slug, ...rest } = signPreview(token, secret);
  return `${PREVIEW_PATH}?${new URLSearchParams({ slug, ...toLocaleParam(locale), ...rest })}`;
}

/** Where the form that ends a preview is sent to. */
export function buildPreviewExitHref(locale: Locale, slug: string): string {
  return `${PREVIEW_PATH}/exit?${new URLSearchParams({ slug, ...toLocaleParam(locale) })}`;
}

function toLocaleParam(locale: Locale): { locale?: Locale } {
  return locale === DEFAULT_LOCALE ? {} : { locale };
}
