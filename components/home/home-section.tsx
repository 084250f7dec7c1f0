import { type ReactNode, useId } from 'react';
import { OfferGrid } from '@/components/catalogue/tickets/offer-grid';
import type { Offer } from '@/lib/catalogue';
import { getTranslator, type Locale } from '@/lib/i18n';
import styles from './home-section.module.scss';

type Props = { locale: Locale; title: string; href: string; children: ReactNode };

/** A titled part of the home page, which ends in the way to all of it. */
export function HomeSection({ locale, title, href, children }: Props) {
  const t = getTranslator(locale);
  const titleId = useId();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
      {/* Its name starts with the words that are seen and sets five such links apart. It loads: see pagination.tsx. */}
      <a className={styles.viewAll} href={href} aria-label={t('home.viewAllOf', { name: title })}>
        {t('home.viewAll')}
      </a>
    </section>
  );
}

type HomeOffersProps = { locale: Locale; title: string; href: string; offers: Offer[]; now: Date };

/** A section of tickets; nothing where there are none. */
export function HomeOffers({ locale, title, href, offers, now }: HomeOffersProps) {
  if (offers.length === 0) return null;
  return (
    <HomeSection locale={locale} title={title} href={href}>
      <OfferGrid locale={locale} offers={offers} now={now} />
    </HomeSection>
  );
}
