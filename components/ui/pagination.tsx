import clsx from 'clsx';
import type { MouseEvent } from 'react';
import { buildPageWindow } from '@/lib/url/pagination';
import { isPlainClick } from './is-plain-click';
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
  /** Shows a page in place; where it is left out the links are followed. */
  onTurn?: (page: number) => void;
  /** Called when a page may be turned soon. */
  onIntent?: () => void;
};

/**
 * Links to the pages of a list (docs/specification.md §5.5, §9.8); nothing where there is one page or fewer. Without
 * `onTurn` the pages are loaded from the server: the router of Next keeps the hash under which a page was first loaded,
 * and would put it back on the page of another tab.
 */
export function Pagination({ current, pageCount, buildHref, labels, onTurn, onIntent }: PaginationProps) {
  if (pageCount <= 1) return null;
  const buildLink = (page: number) => ({ href: buildHref(page), onClick: buildClickHandler(page, onTurn) });
  const previous = current > 1 ? buildLink(Math.min(current - 1, pageCount)) : null;
  const next = current < pageCount ? buildLink(current + 1) : null;
  return (
    <nav
      aria-label={labels.navigation}
      className={styles.pagination}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <Step link={previous} rel="prev" label={labels.previous} className={styles.previous} />
      <ul role="list" className={styles.pages}>
        {buildPageWindow(current, pageCount).map((item, index) => (
          <li key={item === 'ellipsis' ? `gap-${index}` : item}>
            {item === 'ellipsis' ? (
              <span className={styles.gap}>…</span>
            ) : (
              <a
                {...buildLink(item)}
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
      <Step link={next} rel="next" label={labels.next} className={styles.next} />
    </nav>
  );
}

type ClickHandler = (event: MouseEvent) => void;

// Nothing for links that are followed: a page made on the server has no handlers.
function buildClickHandler(page: number, onTurn: PaginationProps['onTurn']): ClickHandler | undefined {
  if (onTurn === undefined) return undefined;
  return (event) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onTurn(page);
  };
}

type StepProps = {
  link: { href: string; onClick: ClickHandler | undefined } | null;
  rel: string;
  label: string;
  className: string | undefined;
};

function Step({ link, rel, label, className }: StepProps) {
  const classes = clsx(styles.step, className);
  if (link === null) {
    return (
      <span role="link" aria-disabled="true" className={classes}>
        {label}
      </span>
    );
  }
  return (
    <a {...link} rel={rel} className={classes}>
      {label}
    </a>
  );
}
