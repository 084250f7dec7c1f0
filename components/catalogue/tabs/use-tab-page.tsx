import { type ComponentProps, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { TabContext } from '@/components/ui/use-tab';
import type { TabPage } from './tab-items';
import type { LoadedTabPage, TabPageLoader } from './tab-page-loader';

const loadLoader = () => import('./tab-page-loader');

const LazyLoader = lazy(async () => {
  try {
    return { default: (await loadLoader()).TabPageLoader };
  } catch {
    // The address names the page already, so the server can show it.
    window.location.reload();
    return { default: () => null };
  }
});

type Query = Omit<ComponentProps<typeof TabPageLoader>, 'page' | 'pageSize' | 'onLoad'>;

type TabPageState = {
  /** The page that the address asks for. */
  page: number;
  /** What can be shown: that page, or until it is there the one before. */
  shown: TabPage;
  status: 'shown' | 'loading' | 'failed';
  retry: () => void;
  /** Has to be rendered: it gets what is missing. */
  loader: ReactNode;
};

/** The page of a tab that the address asks for: the server's own needs no call, any other comes from the API. */
export function useTabPage(served: TabPage, query: Query): TabPageState {
  const position = useContext(TabContext)?.position;
  const page = position?.tab === query.tab ? position.page : served.page;
  const [loaded, setLoaded] = useState<LoadedTabPage | null>(null);
  const [last, setLast] = useState(served);
  const isServed = page === served.page;
  const current = loaded?.page === page ? loaded : null;
  const list = isServed ? served : (current?.list ?? null);
  if (list !== null && list !== last) setLast(list);
  return {
    page,
    shown: list ?? last,
    status: list !== null ? 'shown' : current?.hasFailed ? 'failed' : 'loading',
    retry: () => current?.retry(),
    loader: !isServed && (
      <Suspense>
        <LazyLoader {...query} page={page} pageSize={served.pageSize} onLoad={setLoaded} />
      </Suspense>
    ),
  };
}

/** Fetches the code for turning pages ahead of its use; should that fail, turning a page tries again. */
export function prepareTabPages(): void {
  loadLoader().catch(() => undefined);
}
