import { notFound } from 'next/navigation';
import { Suspense, type ReactNode } from 'react';
import { MissingBoundary } from './missing-boundary';

/**
 * Shows a complete page and gives the answer status 404. Next sends the view as the fallback of the boundary, and
 * sets the status because the page below it was not found; without the boundary the page would be blank until
 * JavaScript runs. Works where Next renders ahead of sending (ISR), not in pages rendered per request.
 */
export function WithNotFoundStatus({ children }: { children: ReactNode }) {
  return (
    <Suspense fallback={children}>
      <MissingBoundary view={children}>
        <Missing />
      </MissingBoundary>
    </Suspense>
  );
}

function Missing(): never {
  notFound();
}
