import { escapeUTF8 } from 'entities';
import type { CatalogueSource } from '@/lib/catalogue';
import type { Settings } from '@/lib/config';
import { getTranslator, parseLocale, type Locale, type Translate } from '@/lib/i18n';
import { buildBlogHref } from '@/lib/url/paths';
import { verifyPreview } from './preview-token';
import { formatMoment } from './publication';

/** A link that holds, and the signed token of it; or the page that says why it does not. */
export type OpenedPreview =
  { locale: Locale; slug: string; token: string; expiresAt: Date } | { status: 401 | 404; html: string };

type Conditions = {
  settings: Pick<Settings, 'siteName' | 'previewSecret'>;
  source: Pick<CatalogueSource, 'getArticleDraft'>;
  now: Date;
};

/**
 * What a link to a preview leads to, from the parameters of its address. A wrong or expired link is refused with 401; a
 * good one to an article that is gone, and any link where no secret is set, with 404. Throws what the source throws.
 */
export async function openPreview(
  link: URLSearchParams,
  { settings, source, now }: Conditions,
): Promise<OpenedPreview> {
  const locale = parseLocale(link.get('locale') ?? '');
  const t = getTranslator(locale);
  const refuse = (status: 401 | 404, reason: Reason) => ({
    status,
    html: formatRefusalPage({ locale, siteName: settings.siteName, ...reason }),
  });
  if (settings.previewSecret === undefined) return refuse(404, describeReason(t, 'off'));
  const check = verifyPreview(link, settings.previewSecret, now);
  if (check.status === 'invalid') return refuse(401, describeReason(t, 'invalid'));
  if (check.status === 'expired') {
    const message = t('preview.refused.expired.message', { date: formatMoment(check.expiresAt, locale) });
    return refuse(401, { message, advice: t('preview.refused.expired.advice') });
  }
  const { slug, expiresAt } = check;
  if ((await source.getArticleDraft(slug)) === null) return refuse(404, describeReason(t, 'missing'));
  return { locale, slug, token: pickToken(link), expiresAt };
}

type Reason = { message: string; advice: string };

function describeReason(t: Translate, reason: 'off' | 'invalid' | 'missing'): Reason {
  return { message: t(`preview.refused.${reason}.message`), advice: t(`preview.refused.${reason}.advice`) };
}

/** What verifyPreview reads of a link, and nothing else of it. */
function pickToken(link: URLSearchParams): string {
  const token = ['slug', 'expires', 'signature'].map((name) => [name, link.get(name) ?? '']);
  return new URLSearchParams(token).toString();
}

type Refusal = {
  locale: Locale;
  siteName: string;
  /** What was wrong, and what to do about it. */
  message: string;
  advice: string;
};

/** In public/: the names of the site's own style sheets are Next's. */
const STYLE_PATH = '/plain-page.css';

/** The whole page that is shown in place of a preview: a route handler can render no view of the site. */
export function formatRefusalPage({ locale, siteName, message, advice }: Refusal): string {
  const t = getTranslator(locale);
  const title = escapeUTF8(t('preview.refused.title'));
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex, nofollow">
<title>${title} - ${escapeUTF8(siteName)}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeUTF8(message)}</p>
<p>${escapeUTF8(advice)}</p>
<p><a href="${escapeUTF8(buildBlogHref(locale))}">${escapeUTF8(t('article.notFound.action'))}</a></p>
</main>
</body>
</html>
`;
}
