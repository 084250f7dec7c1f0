import { useEffect, useState } from 'react';
import type { OfferTexts } from '@/components/catalogue/tickets/offer-labels';
import { Skeleton } from '@/components/ui/skeleton';
import styles from './offer-waiting.module.scss';

/** After so long the page says that it takes long, and shows another way. */
export const SLOW_MS = 2000;

type OfferWaitingProps = {
  texts: OfferTexts['dialog'];
  titleId: string;
  /** The offer's own page, which the server makes. */
  href: string;
};

/** An offer that is on its way; where that takes long, its page is one link away. */
export function OfferWaiting({ texts, titleId, href }: OfferWaitingProps) {
  const isSlow = useIsSlow();
  return (
    <div className={styles.waiting}>
      <OfferSkeleton titleId={titleId} label={texts.loading} />
      {/* Outside of what is busy, which is not announced, and there before its text, so that this is. */}
      <p role="status" className={styles.slow}>
        {isSlow && (
          <>
            {texts.slow} <a href={href}>{texts.openPage}</a>
          </>
        )}
      </p>
    </div>
  );
}

/** The place of an open offer that is on its way, about as large as most of them. */
function OfferSkeleton({ titleId, label }: { titleId: string; label: string }) {
  return (
    <div aria-busy="true" className={styles.ticket}>
      <Skeleton className={styles.stub} />
      <div className={styles.body}>
        <h2 id={titleId} tabIndex={-1} className={styles.title}>
          {label}
        </h2>
        <Skeleton shape="title" />
        <Skeleton className={styles.facts} />
        <div className={styles.field}>
          <Skeleton className={styles.code} />
          <Skeleton className={styles.copy} />
        </div>
        <Skeleton className={styles.hint} />
        <Skeleton className={styles.shop} />
        <Skeleton />
        <Skeleton className={styles.hint} />
      </div>
    </div>
  );
}

/** Turns true when what mounted it has been there for two seconds. */
function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
