'use client';

import { useRef } from 'react';
import type { Locale } from '@/lib/i18n/locales';
import type { OfferLabels } from '@/components/catalogue/offer-labels';
import { getOfferKey } from '@/lib/browser/saved/saved-offer';
import { savedOffers } from '@/lib/browser/saved/stored-offers';
import { trustPictures } from '@/lib/browser/saved/trust-pictures';
import { isStorageDenied } from '@/lib/browser/storage/stored-value';
import { buildListHref } from '@/lib/url/paths';
import { useNow } from '@/components/catalogue/use-now';
import type { OfferTexts } from '@/components/offer/offer-texts';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useHydrated } from '@/components/ui/use-hydrated';
import { SavedOfferCard } from './saved-offer-card';
import type { SavedTexts } from './saved-texts';
import styles from './saved.module.scss';
import { UndoBar } from './undo-bar';
import { useRemoval } from './use-removal';
import { useSavedCheck } from './use-saved-check';
import { useStoredList } from './use-stored-list';

type SavedOffersProps = {
  texts: SavedTexts;
  offerTexts: OfferTexts;
  labels: OfferLabels;
  /** ISO 8601: the moment of rendering on the server. */
  now: string;
  locale: Locale;
  /** Where pictures may come from (lib/url/parse-web-url.ts). */
  pictureHosts: readonly string[];
};

/** What the visitor has saved, newest first, each with its code. */
export function SavedOffers({ texts, offerTexts, labels, now, locale, pictureHosts }: SavedOffersProps) {
  const visitorNow = useNow(now);
  const { offers } = texts;
  const isHydrated = useHydrated();
  const entries = useStoredList(savedOffers);
  const { removed, remove, undo } = useRemoval();
  const heading = useRef<HTMLHeadingElement>(null);
  useSavedCheck();

  // Only the browser knows the list.
  if (!isHydrated) return null;
  return (
    <section aria-labelledby="saved-offers" className={styles.section}>
      <div className={styles.head}>
        <h2 ref={heading} id="saved-offers" tabIndex={-1} className={styles.title}>
          {offers.title}
        </h2>
        {entries.length > 1 && (
          <Button variant="quiet" onClick={() => remove(entries)}>
            {offers.clear}
          </Button>
        )}
      </div>
      {isStorageDenied() && <p className={styles.notice}>{texts.denied}</p>}
      {entries.length === 0 ? (
        <EmptyState
          level={3}
          title={offers.emptyTitle}
          message={offers.emptyMessage}
          action={{ href: buildListHref(locale, 'coupons'), label: offers.browse }}
        />
      ) : (
        <ul role="list" className={styles.list}>
          {entries.map((entry) => (
            <li key={getOfferKey(entry.offer)}>
              <SavedOfferCard
                {...{ offerTexts, labels, locale }}
                entry={{ ...entry, offer: trustPictures(entry.offer, pictureHosts) }}
                texts={offers}
                now={visitorNow}
                onRemove={() => remove([entry])}
              />
            </li>
          ))}
        </ul>
      )}
      <UndoBar
        {...{ removed, locale }}
        texts={offers}
        onUndo={() => {
          undo();
          heading.current?.focus({ preventScroll: true });
        }}
      />
    </section>
  );
}
