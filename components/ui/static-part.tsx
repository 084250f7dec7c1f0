'use client';

import { cloneElement, createElement, useState } from 'react';
import { takePart } from '@/lib/server/next-seams/take-part';

type StaticPartProps = {
  /** Its number on this page. */
  n: number;
};

/** The elements as the server wrote them, by their number: one may leave the page and come back. */
const kept = new Map<number, Element>();

/**
 * A part of the page that the browser keeps as the server wrote it. Its content is no property, so it is in the page
 * once; where React has to make the element again, it takes the content from the one that was there. Soft navigation
 * would show nothing here, because its data comes without HTML: links load pages, and so does history-entry.ts.
 */
export function StaticPart({ n }: StaticPartProps) {
  if (typeof window !== 'undefined') return <KeptPart n={n} />;
  return cloneElement(takePart(n), { 'data-static': n } as object);
}

/**
 * A script element as the server wrote it, linked data mostly. It has done its work when React comes, so React may have
 * an empty one, and the element carries no number.
 */
export function StaticScript({ n }: StaticPartProps) {
  if (typeof window === 'undefined') return takePart(n);
  // eslint-disable-next-line no-restricted-syntax -- empty
  return <script dangerouslySetInnerHTML={{ __html: '' }} suppressHydrationWarning />;
}

function KeptPart({ n }: StaticPartProps) {
  const [element] = useState(() => findPart(n));
  if (element === undefined) return null;
  return createElement(element.localName, {
    ...readAttributes(element),
    // Read only where React makes the element, which is hardly ever.
    // eslint-disable-next-line no-restricted-syntax -- what the page holds already, as the server wrote it
    dangerouslySetInnerHTML: { __html: { toString: () => element.innerHTML } },
    suppressHydrationWarning: true,
  });
}

function findPart(n: number): Element | undefined {
  const shown = document.querySelector(`[data-static="${n}"]`);
  if (shown) kept.set(n, shown);
  return kept.get(n);
}

function readAttributes(element: Element): Record<string, string> {
  const attributes = [...element.attributes].map(({ name, value }) => [
    name === 'class' ? 'className' : name,
    value,
  ]);
  return Object.fromEntries(attributes);
}
