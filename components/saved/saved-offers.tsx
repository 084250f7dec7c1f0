'use client';

import { useEffect, useRef, useState } from 'react';
import type { OfferLabels, OfferTexts } from '@/components/catalogue/tickets/offer-labels';
import { useNow } from '@/components/catalogue/tickets/use-now';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { useHydrated } from '@/components/ui/use-hydrated';
import { checkDueOffers } from '@/lib/browser/saved/check-saved';
import { mergeSaved, removeSaved } from '@/lib/browser/saved/saved-list';
import { getOfferKey, type SavedOffer, trustPictures } from '@/lib/browser/saved/saved-offer';
import { savedOffers } from '@/lib/browser/saved/stored-offers';
import { isStorageDenied } from '@/lib/browser/storage/stored-value';
import type { Messages } from '@/lib/i18n';
import type { Locale } from '@/lib/i18n/locales';
import { buildListHref } from '@/lib/url/paths';
import { SavedOfferCard } from './saved-offer-card';
import styles from './saved.module.scss';
import { UndoBar } from './undo-bar';
import { useStoredList } from './use-stored-list';

type SavedOffersProps = {
  texts: Messages['saved'];
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

/** Removes saved offers at once, and takes the last removal back if asked. */
function useRemoval() {
  const [removed, setRemoved] = useState<SavedOffer[]>([]);

  function remove(entries: SavedOffer[]): void {
    const left = entries.reduce((list, entry) => removeSaved(list, entry.offer), savedOffers.read());
    savedOffers.write(left);
    setRemoved(entries);
  }

  function undo(): void {
    savedOffers.write(mergeSaved(savedOffers.read(), removed));
    setRemoved([]);
  }

  return { removed, remove, undo };
}

/** Brings the saved offers up to date while the page is open, and again whenever the connection comes back. */
function useSavedCheck(): void {
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const check = () => {
      if (navigator.onLine) void checkDueOffers(signal);
    };
    check();
    window.addEventListener('online', check, { signal });
    return () => leaving.abort();
  }, []);
}
