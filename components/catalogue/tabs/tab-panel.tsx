'use client';

import clsx from 'clsx';
import { useContext, useEffect, useRef, useState, type RefObject } from 'react';
import { Button } from '@/components/ui/button';
import { Pagination } from '@/components/ui/pagination';
import { TabContext } from '@/components/ui/use-tab';
import type { ItemId } from '@/lib/catalogue/types';
import type { OfferCountLabels } from '@/lib/offers/format-offer-counts';
import { countPages } from '@/lib/url/pagination';
import { buildTabHref, type ListName } from '@/lib/url/paths';
import { formatPageStatus, toPaginationLabels, type PaginationTexts } from '../pagination-texts';
import { TabItems, type TabItemsProps } from './tab-items';
import styles from './tab-panel.module.scss';
import { prepareTabPages, useTabPage } from './use-tab-page';

export type TabPanelTexts = {
  pagination: PaginationTexts;
  failure: { message: string; retry: string };
  counts: OfferCountLabels;
};

type TabPanelProps = Omit<TabItemsProps, 'list'> & {
  tab: ListName;
  defaultTab: ListName;
  /** The page that the server has rendered. */
  served: TabItemsProps['list'];
  owner: { brandId: ItemId } | { categoryId: ItemId };
  /** The bare path of the tabs. */
  path: string;
  texts: TabPanelTexts;
  /** Whether pages are turned in place; else their links are followed. */
  turnsInPlace?: boolean;
};

/** One tab of a brand or a category: a page of its list, whose other pages are shown in place. */
export function TabPanel(props: TabPanelProps) {
  const { tab, defaultTab, served, owner, path, texts, locale, turnsInPlace = true } = props;
  const { counts, pagination, failure } = texts;
  const { page, shown, status, retry, loader } = useTabPage(served, { tab, owner, locale, counts });
  const { panel, hasArrived, awaitPage } = usePageTurn(page, status === 'loading');
  const navigation = useContext(TabContext);
  const pageCount = countPages(shown.total, shown.pageSize);
  const buildHref = (other: number) => buildTabHref(path, tab, defaultTab, other);

  function turn(other: number) {
    if (other === page) return;
    awaitPage(other);
    navigation?.goTo({ tab, page: other }, buildHref(other));
  }

  function askAgain() {
    awaitPage(page);
    panel.current?.focus({ preventScroll: true });
    retry();
  }

  return (
    <div ref={panel} tabIndex={-1} className={styles.panel}>
      <div aria-busy={status === 'loading'} className={clsx(status === 'loading' && styles.loading)}>
        {status === 'failed' ? (
          <TabFailure {...failure} onRetry={askAgain} />
        ) : (
          <TabItems {...props} list={shown} />
        )}
      </div>
      <Pagination
        current={page}
        {...{ pageCount, buildHref }}
        labels={toPaginationLabels(pagination)}
        {...(turnsInPlace && { onTurn: turn, onIntent: prepareTabPages })}
      />
      {pageCount > 1 && (
        <p role="status" className={styles.status}>
          {hasArrived && status === 'shown' && formatPageStatus(pagination, page, pageCount, locale)}
        </p>
      )}
      {loader}
    </div>
  );
}

type TabFailureProps = { message: string; retry: string; onRetry: () => void };

/** Says that a page of a tab did not come (docs/specification.md §4.3), with a way to ask again. */
function TabFailure({ message, retry, onRetry }: TabFailureProps) {
  return (
    <div role="alert" className={styles.failure}>
      <p>{message}</p>
      <Button onClick={onRetry}>{retry}</Button>
    </div>
  );
}

type PageTurn = {
  panel: RefObject<HTMLDivElement | null>;
  /** Whether the page that the visitor asked for is there, or has failed to come. */
  hasArrived: boolean;
  /** To be called when the visitor asks for a page. */
  awaitPage: (page: number) => void;
};

/** Leads the visitor to the page that was asked for, once it has arrived. Back and forward lead nowhere. */
function usePageTurn(page: number, isLoading: boolean): PageTurn {
  const panel = useRef<HTMLDivElement>(null);
  const isExpected = useRef(false);
  const [turnedTo, setTurnedTo] = useState<number | null>(null);
  const hasArrived = turnedTo === page && !isLoading;

  useEffect(() => {
    if (!hasArrived || !isExpected.current) return;
    isExpected.current = false;
    if (panel.current) leadTo(panel.current);
  }, [hasArrived]);

  function awaitPage(next: number) {
    isExpected.current = true;
    setTurnedTo(next);
  }

  return { panel, hasArrived, awaitPage };
}

/** Focus goes to the list's heading, and the top of the list comes into view where it was left. */
function leadTo(panel: HTMLElement): void {
  const heading = panel.querySelector<HTMLElement>('h2[tabindex]') ?? panel;
  heading.focus({ preventScroll: true });
  // At once: a smooth way past a whole page of tickets takes more than a second on a phone.
  if (panel.getBoundingClientRect().top < 0) panel.scrollIntoView({ behavior: 'instant' });
}
