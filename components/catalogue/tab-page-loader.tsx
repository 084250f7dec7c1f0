'use client';

import { useEffect } from 'react';
import { buildListKey } from '@/lib/browser/data/keys';
import type { ApiList } from '@/lib/browser/data/from-api';
import { useResource } from '@/lib/browser/data/use-resource';
import type { Locale } from '@/lib/i18n/locales';
import type { ListName } from '@/lib/url/paths';
import type { OfferCountLabels } from '@/lib/offers/format-offer-counts';
import { type TabPage, toTabPage } from './tab-page';

/** What is known of a page that was asked for. */
export type TabAnswer = {
  page: number;
  /** Null while it is awaited, or where it failed. */
  list: TabPage | null;
  hasFailed: boolean;
  retry: () => void;
};

type TabPageLoaderProps = {
  tab: ListName;
  /** Whose list it is. */
  owner: { brandId: number } | { categoryId: number };
  page: number;
  pageSize: number;
  counts: OfferCountLabels;
  locale: Locale;
  onAnswer: (answer: TabAnswer) => void;
};

/** Asks for one page of a tab. Shows nothing: it is a chunk of its own, because few visitors turn a page. */
export function TabPageLoader(props: TabPageLoaderProps) {
  const { tab, owner, page, pageSize, counts, locale, onAnswer } = props;
  const key = buildListKey(tab, { ...owner, page, pageSize });
  // A page that was seen is as good as the one the server has rendered.
  const { data, error, isValidating, mutate } = useResource<ApiList>(key, { revalidateIfStale: false });
  const hasFailed = error !== undefined && data === undefined && !isValidating;
  useEffect(() => {
    onAnswer({
      page,
      list: data ? toTabPage(data, counts, locale) : null,
      hasFailed,
      // What fails again is told by `error`.
      retry: () => void mutate().catch(() => undefined),
    });
  }, [page, data, hasFailed, mutate, counts, locale, onAnswer]);
  return null;
}
