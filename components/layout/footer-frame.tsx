import type { ReactNode } from 'react';
import { buildNewsletterLabels } from '@/components/newsletter/build-newsletter-labels';
import { NewsletterForm } from '@/components/newsletter/newsletter-form';
import { getTranslator, type Locale } from '@/lib/i18n';
import { formatFollowLabel } from '@/lib/discovery/rss/feed-topic';
import { buildFeedHref, buildSavedHref, localizePath } from '@/lib/url/paths';
import { type FooterLink, FooterLinks } from './footer-links';
import styles from './footer-frame.module.scss';
import { LanguageNav } from './language-nav';
import { LogoMark } from './logo-mark';

export type FooterIdentity = { locale: Locale; siteName: string; tagline: string };
type Props = FooterIdentity & { stats: ReactNode; lists: ReactNode };

const COMPANY_PAGES = ['about', 'contact', 'careers'] as const;
const LEGAL_PAGES = ['privacy', 'terms', 'cookies'] as const;
const NEW_OFFERS = { kind: 'offers' } as const;

/** What the footer and its skeleton share: everything that needs no catalogue. */
export function FooterFrame({ locale, siteName, tagline, stats, lists }: Props) {
  const t = getTranslator(locale);
  const toLink = (page: (typeof COMPANY_PAGES | typeof LEGAL_PAGES)[number]): FooterLink => ({
    href: localizePath(locale, `/${page}`),
    label: t(`layout.footer.${page}`),
  });
  const legal = [
    ...LEGAL_PAGES.map(toLink),
    {
      href: localizePath(locale, '/cookies'),
      label: t('layout.footer.cookieChoices'),
      opensCookieChoices: true,
    },
  ];
  const company = [
    ...COMPANY_PAGES.map(toLink),
    { href: buildSavedHref(locale), label: t('saved.title') },
    { href: buildFeedHref(locale, NEW_OFFERS), label: formatFollowLabel(locale, NEW_OFFERS) },
  ];
  return (
    <footer className={styles.footer}>
      <div className={styles.content}>
        <div className={styles.intro}>
          <div className={styles.brand}>
            <a
              className={styles.logo}
              href={localizePath(locale, '/')}
              aria-label={t('layout.homeLink', { siteName })}
            >
              <LogoMark />
              {siteName}
            </a>
            <p className={styles.tagline}>{tagline}</p>
            <p className={styles.features}>{t('layout.footer.features')}</p>
            {stats}
          </div>
          <div>
            <h2 className={styles.newsletterTitle}>{t('layout.newsletter.title')}</h2>
            <p className={styles.newsletterMessage}>{t('layout.newsletter.message')}</p>
            <NewsletterForm source="footer" labels={buildNewsletterLabels(locale, 'footer')} />
          </div>
        </div>
        <div className={styles.lists}>
          {lists}
          <FooterLinks title={t('layout.footer.company')} links={company} />
          <FooterLinks title={t('layout.footer.legal')} links={legal} />
        </div>
        <div className={styles.closing}>
          <p>{t('layout.footer.rights')}</p>
          <LanguageNav locale={locale} />
        </div>
      </div>
    </footer>
  );
}
