import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { lazy, Suspense, useContext, useState } from 'react';
import { TabContext } from '@/components/ui/use-tab';
import type { Page } from '@/lib/catalogue/types';
import { loadOfferMessages } from '@/lib/i18n/load-messages';
import type { Locale } from '@/lib/i18n/locales';
import type { TabPage } from './tab-items';
import type { LoadedTabPage, TabPageLoader } from './tab-page-loader';

const loadLoader = () => import('./tab-page-loader');

type LoaderProps = Omit<ComponentProps<typeof TabPageLoader>, 'labels'>;
type Query = Omit<LoaderProps, 'page' | 'pageSize' | 'onLoad'>;

/** The loader with the texts of its language. */
const createLazyLoader = (locale: Locale) =>
  lazy(async (): Promise<{ default: ComponentType<LoaderProps> }> => {
    try {
      const [{ TabPageLoader: Loader }, { card }] = await Promise.all([
        loadLoader(),
        loadOfferMessages(locale),
      ]);
      return { default: (props: LoaderProps) => <Loader {...props} labels={card} /> };
    } catch {
      // The address names the page already, so the server can show it.
      window.location.reload();
      return { default: () => null };
    }
  });

/** The page of a tab that the server has rendered. */
export type ServedPage = Omit<Page<unknown>, 'items'>;

/** A page that the browser has fetched, and what shows it. */
type FetchedPage = Pick<LoadedTabPage, 'Items' | 'labels'> & { list: TabPage };

type TabPageState = {
  /** The page that the address asks for. */
  page: number;
  /** What can be shown, that page, or until it is there the one before: null for the server's own. */
  shown: FetchedPage | null;
  status: 'shown' | 'loading' | 'failed';
  retry: () => void;
  /** Has to be rendered: it gets what is missing. */
  loader: ReactNode;
};

/** The page of a tab that the address asks for: the server's own needs no call, any other comes from the API. */
export function useTabPage(served: ServedPage, query: Query): TabPageState {
  const position = useContext(TabContext)?.position;
  const page = position?.tab === query.tab ? position.page : served.page;
  const [LazyLoader] = useState(() => createLazyLoader(query.locale));
  const [loaded, setLoaded] = useState<LoadedTabPage | null>(null);
  const [last, setLast] = useState<LoadedTabPage | null>(null);
  const isServed = page === served.page;
  const current = loaded?.page === page ? loaded : null;
  const isShown = isServed || Boolean(current?.list);
  const shown = isServed ? null : isShown ? current : last;
  if (isShown && shown !== last) setLast(shown);
  return {
    page,
    shown: shown?.list ? { ...shown, list: shown.list } : null,
    status: isShown ? 'shown' : current?.hasFailed ? 'failed' : 'loading',
    retry: () => current?.retry(),
    loader: !isServed && (
      <Suspense>
        <LazyLoader {...query} page={page} pageSize={served.pageSize} onLoad={setLoaded} />
      </Suspense>
    ),
  };
}

/** Fetches the code and the texts for turning pages ahead of their use; should that fail, turning a page tries again. */
export function prepareTabPages(locale: Locale): void {
  Promise.all([loadLoader(), loadOfferMessages(locale)]).catch(() => undefined);
}
