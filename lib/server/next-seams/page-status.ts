import { notFound } from 'next/navigation';

/*
 * Where Next renders ahead of sending (ISR), the status of a response comes from an error that a component throws, and
 * Next still sends what a Suspense boundary around it shows meanwhile (components/layout/with-status.tsx). In the
 * browser the same error is caught there, and Next does not print it in the console. It can go when a page can set its
 * own status and keep its content.
 */

/** What Next's own errors carry that leave a part of a page to the browser. */
const LEFT_TO_BROWSER = 'BAILOUT_TO_CLIENT_SIDE_RENDERING';

/**
 * Throws on the server what gives the page status 404. Next looks at the error for the status while it is being thrown,
 * and once more when it sends the page, for a robots tag of its own. By then it is an error that asks for none, because
 * the page's metadata holds the one robots tag (docs/specification.md §2.2.9).
 */
export function throwMissing(): never {
  try {
    notFound();
  } catch (error) {
    queueMicrotask(() => Object.assign(error as object, { digest: LEFT_TO_BROWSER }));
    throw error;
  }
}

/** Throws in the browser, whatever the status is, an error that Next does not print in the console. */
export function throwQuietlyInBrowser(): void {
  if (typeof window !== 'undefined') notFound();
}
