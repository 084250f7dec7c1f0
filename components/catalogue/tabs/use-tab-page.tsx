import { type ComponentProps, lazy, type ReactNode, Suspense, useContext, useState } from 'react';
import { TabContext } from '@/components/ui/use-tab';
import type { TabPage } from './tab-items';
import type { TabAnswer, TabPageLoader } from './tab-page-loader';

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

type Query = Omit<ComponentProps<typeof TabPageLoader>, 'page' | 'pageSize' | 'onAnswer'>;

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
  const place = useContext(TabContext)?.place;
  const page = place?.tab === query.tab ? place.page : served.page;
  const [answer, setAnswer] = useState<TabAnswer | null>(null);
  const [last, setLast] = useState(served);
  const isServed = page === served.page;
  const current = answer?.page === page ? answer : null;
  const list = isServed ? served : (current?.list ?? null);
  if (list !== null && list !== last) setLast(list);
  return {
    page,
    shown: list ?? last,
    status: list !== null ? 'shown' : current?.hasFailed ? 'failed' : 'loading',
    retry: () => current?.retry(),
    loader: !isServed && (
      <Suspense>
        <LazyLoader {...query} page={page} pageSize={served.pageSize} onAnswer={setAnswer} />
      </Suspense>
    ),
  };
}

/** Fetches the code for turning pages ahead of its use; should that fail, the use itself tells. */
export function prepareTabPages(): void {
  loadLoader().catch(() => undefined);
}
