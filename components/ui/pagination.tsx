import clsx from 'clsx';
import { buildPageWindow } from '@/lib/pagination/page-window';
import styles from './pagination.module.scss';

export type PaginationLabels = {
  /** Names the landmark. */
  navigation: string;
  previous: string;
  next: string;
  /** The spoken name of a page link. */
  page: (page: number) => string;
};

type PaginationProps = {
  current: number;
  pageCount: number;
  buildHref: (page: number) => string;
  labels: PaginationLabels;
};

/**
 * Links to the pages of a list (spec §9); nothing where there is one page or fewer. The pages are loaded anew: the
 * router of Next keeps the hash under which a page was first loaded, and would put it back on the page of another tab.
 */
export function Pagination({ current, pageCount, buildHref, labels }: PaginationProps) {
  if (pageCount <= 1) return null;
  const previous = current > 1 ? buildHref(Math.min(current - 1, pageCount)) : null;
  const next = current < pageCount ? buildHref(current + 1) : null;
  return (
    <nav aria-label={labels.navigation} className={styles.pagination}>
      <Step href={previous} rel="prev" label={labels.previous} className={styles.previous} />
      <ul role="list" className={styles.pages}>
        {buildPageWindow(current, pageCount).map((item, index) => (
          <li key={item === 'ellipsis' ? `gap-${index}` : item}>
            {item === 'ellipsis' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <a
                href={buildHref(item)}
                aria-label={labels.page(item)}
                aria-current={item === current ? 'page' : undefined}
                className={styles.page}
              >
                {item}
              </a>
            )}
          </li>
        ))}
      </ul>
      <Step href={next} rel="next" label={labels.next} className={styles.next} />
    </nav>
  );
}

type StepProps = { href: string | null; rel: string; label: string; className: string | undefined };

function Step({ href, rel, label, className }: StepProps) {
  const classes = clsx(styles.step, className);
  if (href === null) {
    return (
      <span role="link" aria-disabled="true" className={classes}>
        {label}
      </span>
    );
  }
  return (
    <a href={href} rel={rel} className={classes}>
      {label}
    </a>
  );
}
