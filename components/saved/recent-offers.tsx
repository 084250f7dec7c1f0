'use client';

import { useRef } from 'react';
import type { OfferLabels } from '@/components/catalogue/tickets/offer-labels';
import { OfferList } from '@/components/catalogue/tickets/offer-list';
import { Button } from '@/components/ui/button';
import { useHydrated } from '@/components/ui/use-hydrated';
import { recentOffers } from '@/lib/browser/saved/stored-offers';
import { trustPictures } from '@/lib/browser/saved/saved-offer';
import type { Messages } from '@/lib/i18n';
import type { Locale } from '@/lib/i18n/locales';
import styles from './saved.module.scss';
import { useStoredList } from './use-stored-list';

type RecentOffersProps = {
  texts: Messages['saved']['recent'];
  labels: OfferLabels;
  /** ISO 8601: the moment of rendering on the server. */
  now: string;
  locale: Locale;
  /** Where pictures may come from (lib/url/parse-web-url.ts). */
  pictureHosts: readonly string[];
};

/** The offers that the visitor opened lately, as tickets. */
export function RecentOffers({ texts, labels, now, locale, pictureHosts }: RecentOffersProps) {
  const isHydrated = useHydrated();
  const entries = useStoredList(recentOffers);
  const heading = useRef<HTMLHeadingElement>(null);
  if (!isHydrated) return null;

  function clear() {
    recentOffers.clear();
    heading.current?.focus();
  }

  return (
    <section aria-labelledby="recent-offers" className={styles.section}>
      <div className={styles.head}>
        <h2 ref={heading} id="recent-offers" tabIndex={-1} className={styles.title}>
          {texts.title}
        </h2>
        {entries.length > 0 && (
          <Button variant="quiet" onClick={clear}>
            {texts.clear}
          </Button>
        )}
      </div>
      {entries.length === 0 ? (
        <p>{texts.empty}</p>
      ) : (
        <OfferList
          offers={entries.map(({ offer }) => trustPictures(offer, pictureHosts))}
          labels={labels}
          now={now}
          locale={locale}
        />
      )}
    </section>
  );
}
