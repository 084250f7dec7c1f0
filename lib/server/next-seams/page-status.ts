import { notFound } from 'next/navigation';

/*
 * Where Next renders ahead of sending (ISR), the status of a response comes from an error that a component throws, and
 * Next still sends what a Suspense boundary around it shows meanwhile (components/layout/with-status.tsx). In the
 * browser the same error is caught there, and Next does not print it in the console. It can go when a page can set its
 * own status and keep its content.
 */

/** Throws what gives the page status 404 on the server. */
export function throwMissing(): never {
  notFound();
}

/** Throws in the browser, whatever the status is, an error that Next does not print in the console. */
export function throwQuietlyInBrowser(): void {
  if (typeof window !== 'undefined') notFound();
}
