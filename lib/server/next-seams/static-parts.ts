import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external';
import type { ReactElement } from 'react';

/*
 * Next renders a page twice: its server components to data, and that data to HTML. What the first rendering hands over
 * here does not have to travel in the data (components/ui/static-parts.tsx). Both run with the same work store in Next's
 * own asynchronous storage, and each has an instance of this module of its own. It can go when React leaves server
 * components out of the data that the browser does not need.
 */

const KEY = Symbol.for('clipmint.static-parts');

/** The parts of the pages that are being rendered, by Next's work store; a page's go with it. */
function getPages(): WeakMap<object, ReactElement[]> {
  const shared = globalThis as { [KEY]?: WeakMap<object, ReactElement[]> };
  return (shared[KEY] ??= new WeakMap());
}

/** Keeps a part of the page that is being rendered; returns its number on that page, null where none is rendered. */
export function handOverPart(part: ReactElement): number | null {
  const store = workAsyncStorage.getStore();
  if (store === undefined) return null;
  const parts = getPages().get(store) ?? [];
  getPages().set(store, parts);
  return parts.push(part) - 1;
}

/** The part with this number of the page that is being rendered. Throws where there is none. */
export function takePart(number: number): ReactElement {
  const store = workAsyncStorage.getStore();
  const part = store && getPages().get(store)?.[number];
  if (part === undefined) throw new Error(`The static part ${number} of this page was not handed over.`);
  return part;
}
