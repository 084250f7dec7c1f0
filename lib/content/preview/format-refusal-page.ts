import { escapeUTF8 } from 'entities';
import { getTranslator, type Locale } from '@/lib/i18n';
import { buildBlogHref } from '@/lib/url/paths';

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
