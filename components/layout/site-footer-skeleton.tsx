import { Skeleton } from '@/components/ui/skeleton';
import { FooterFrame, type FooterIdentity } from './footer-frame';
import styles from './site-footer-skeleton.module.scss';

const LIST_LENGTHS = { stats: 3, categories: 8, brands: 12 };

/** The footer while its lists are loading: same places, same sizes (docs/specification.md §2, "Shared chrome"). */
export function SiteFooterSkeleton(identity: FooterIdentity) {
  return (
    <FooterFrame
      {...identity}
      stats={
        <div className={styles.stats}>
          {listKeys(LIST_LENGTHS.stats).map((key) => (
            <Skeleton key={key} shape="title" />
          ))}
        </div>
      }
      lists={
        <>
          <div className={styles.wideOnPhones}>
            <Skeleton shape="title" />
            <SkeletonLines count={LIST_LENGTHS.categories} className={styles.list} />
          </div>
          <div className={styles.wide}>
            <Skeleton shape="title" />
            <SkeletonLines count={LIST_LENGTHS.brands} className={styles.columns} />
          </div>
        </>
      }
    />
  );
}

function SkeletonLines({ count, className }: { count: number; className: string | undefined }) {
  return (
    <div className={className}>
      {listKeys(count).map((key) => (
        <div key={key} className={styles.line}>
          <Skeleton />
        </div>
      ))}
    </div>
  );
}

function listKeys(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
