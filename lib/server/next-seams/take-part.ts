import type { ReactElement } from 'react';

/** Where static-parts.ts leaves what takes a part over. It is found by name, because the browser needs nothing of it. */
export const TAKE_PART = Symbol.for('clipmint.take-part');

export type TakePart = (n: number) => ReactElement | undefined;

/** The part with this number of the page that is being rendered. Throws where there is none. */
export function takePart(n: number): ReactElement {
  const part = (globalThis as { [TAKE_PART]?: TakePart })[TAKE_PART]?.(n);
  if (part === undefined) throw new Error(`The static part ${n} of this page was not handed over.`);
  return part;
}
