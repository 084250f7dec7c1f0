import type { ReactNode } from 'react';
import { Missing, StatusBoundary } from './status-boundary';

type WithFailureStatusProps = {
  /** What went wrong: it goes to the server's log, not to the visitor. */
  error: unknown;
  children: ReactNode;
};

/**
 * Shows a complete page with status 503 (lib/server/next-seams/unavailable-status.ts makes it of Next's 500), which is
 * not cached: Next goes on showing a good page that it rendered earlier. Works where Next renders ahead of sending
 * (ISR).
 */
export function WithFailureStatus({ error, children }: WithFailureStatusProps) {
  return (
    <StatusBoundary view={children}>
      <Failure error={error} />
    </StatusBoundary>
  );
}

function Failure({ error }: { error: unknown }): never {
  throw error;
}

/**
 * Shows a complete page with status 404; without the boundary the page would be blank until JavaScript
 * runs. Works where Next renders ahead of sending (ISR), not in pages rendered per request.
 */
export function WithNotFoundStatus({ children }: { children: ReactNode }) {
  return (
    <StatusBoundary view={children}>
      <Missing />
    </StatusBoundary>
  );
}
