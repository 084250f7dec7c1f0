import { escapeUTF8 } from 'entities';
import { getTranslator, type Locale } from '@/lib/i18n';
import { buildConfirmHref, ONE_CLICK_PATH } from '@/lib/url/newsletter-pages';
import { buildUnsubscribeHref } from '@/lib/url/paths';

export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
};

type Site = { siteName: string; siteUrl: string };

/**
 * The mail that asks to confirm a subscription, in a language: its link leads to a page with a button, because scanners of
 * mail open every link. Mail programs can unsubscribe by its headers (RFC 8058).
 */
export function buildConfirmation(
  { email, token }: { email: string; token: string },
  locale: Locale,
  { siteName, siteUrl }: Site,
): Mail {
  const t = getTranslator(locale);
  const confirmUrl = siteUrl + buildConfirmHref(locale, { token });
  const unsubscribeUrl = siteUrl + buildUnsubscribeHref(locale, { email });
  const oneClickUrl = `${siteUrl}${ONE_CLICK_PATH}?token=${encodeURIComponent(token)}`;
  const [lead, confirm, ignore, leave] = [
    t('newsletter.mail.lead', { site: siteName }),
    t('newsletter.mail.confirm'),
    t('newsletter.mail.ignore'),
    t('newsletter.mail.unsubscribe'),
  ];
  const link = (url: string, label: string) => `<a href="${escapeUTF8(url)}">${escapeUTF8(label)}</a>`;
  const paragraphs = [escapeUTF8(lead), `<strong>${link(confirmUrl, confirm)}</strong>`, escapeUTF8(ignore)];
  return {
    to: email,
    subject: t('newsletter.mail.subject', { site: siteName }),
    text: `${lead}\n\n${confirm}:\n${confirmUrl}\n\n${ignore}\n\n${leave}:\n${unsubscribeUrl}\n`,
    html: `<html lang="${locale}"><body>${[...paragraphs, link(unsubscribeUrl, leave)].map((content) => `<p>${content}</p>`).join('')}</body></html>`,
    headers: {
      'List-Unsubscribe': `<${oneClickUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
