import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { StatusBoundary } from './status-boundary';

/**
 * Shows a complete page and gives the answer status 404; without the boundary the page would be blank until JavaScript
 * runs. Works where Next renders ahead of sending (ISR), not in pages rendered per request.
 */
export function WithNotFoundStatus({ children }: { children: ReactNode }) {
  return (
    <StatusBoundary view={children}>
      <Missing />
    </StatusBoundary>
  );
}

function Missing(): never {
  notFound();
}
