import { Suspense, type ReactNode } from 'react';
import { FailureBoundary } from './failure-boundary';

type WithFailureStatusProps = {
  /** What went wrong: it goes to the server's log, not to the visitor. */
  error: unknown;
  children: ReactNode;
};

/**
 * Shows a complete page and gives the answer status 500, which nothing keeps: Next sends the view as the fallback of
 * the boundary, sets the status because the page below it failed, and goes on showing a good page it made earlier.
 * Works where Next renders ahead of sending (ISR).
 */
export function WithFailureStatus({ error, children }: WithFailureStatusProps) {
  return (
    <Suspense fallback={children}>
      <FailureBoundary view={children}>
        <Failure error={error} />
      </FailureBoundary>
    </Suspense>
  );
}

function Failure({ error }: { error: unknown }): never {
  throw error;
}
