import { Skeleton } from '@/components/ui/skeleton';
import styles from './offer-skeleton.module.scss';

/** The place of an open offer that is on its way, about as large as most of them. */
export function OfferSkeleton({ titleId, label }: { titleId: string; label: string }) {
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
