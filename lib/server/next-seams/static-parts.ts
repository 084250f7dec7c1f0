import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';
import type { ReactElement } from 'react';
import { TAKE_PART, type TakePart } from './take-part';

/*
 * Next renders a page twice: its server components to data, and that data to HTML. What the first rendering hands over
 * here does not have to travel in the data (components/ui/static-parts.tsx). Both run with the same work store in Next's
 * own asynchronous storage, but with modules of their own. It can go when React leaves out of the data what the browser
 * does not need.
 */

const PAGES = Symbol.for('clipmint.static-parts');
const shared = globalThis as { [PAGES]?: WeakMap<object, ReactElement[]>; [TAKE_PART]?: TakePart };

/** The parts of the pages that are being rendered, by Next's work store; a page's go with it. */
const pages = (shared[PAGES] ??= new WeakMap());

shared[TAKE_PART] = (n) => {
  const store = workAsyncStorage.getStore();
  return store && pages.get(store)?.[n];
};

/** Keeps a part of the page that is being rendered; returns its number on that page, null where none is rendered. */
export function handOverPart(part: ReactElement): number | null {
  const store = workAsyncStorage.getStore();
  if (store === undefined) return null;
  const parts = pages.get(store) ?? [];
  pages.set(store, parts);
  return parts.push(part) - 1;
}
