'use client';

import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { hasPreloadedData } from '@/lib/browser/data/preloaded-element';
import type { PreloadedListProps } from './preloaded-list-items';

/**
 * A list without filters, as the server has rendered it. Where the page carries data for it, that is shown instead
 * (docs/specification.md §4.18); the code for it is fetched only there.
 */
export function PreloadedList(props: PreloadedListProps): ReactNode {
  const { locale } = props;
  const [Items, setItems] = useState<ComponentType<PreloadedListProps>>();
  useEffect(() => {
    if (!hasPreloadedData()) return;
    import('./preloaded-list-items')
      .then(({ loadPreloadedListItems }) => loadPreloadedListItems(locale))
      .then(
        (Loaded) => setItems(() => Loaded),
        // What the server has rendered stays.
        () => undefined,
      );
  }, [locale]);
  return Items ? <Items {...props} /> : props.children;
}
