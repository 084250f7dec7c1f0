'use client';

import { Component, Suspense, type ReactNode } from 'react';
import { throwMissing, throwQuietlyInBrowser } from '@/lib/server/next-seams/page-status';

type StatusBoundaryProps = {
  /** What the visitor sees, with JavaScript and without. */
  view: ReactNode;
  /** What throws on the server, and so decides the status of the response. */
  children: ReactNode;
};

/**
 * Shows its view, while the status of the server's response comes from the error that its children throw there (lib/server/next-seams/page-status.ts
 * says why that works).
 *
 * All of it is one client component, and the browser throws by itself instead of waiting for the error to arrive:
 * if any part below the boundary came later than the boundary, React would report that the server did not finish it.
 */
export function StatusBoundary({ view, children }: StatusBoundaryProps) {
  return (
    <Suspense fallback={view}>
      <Catch view={view}>
        <ThrowInBrowser>{children}</ThrowInBrowser>
      </Catch>
    </Suspense>
  );
}

/** Throws on the server what makes the status 404. Of what a server component throws Next would see a copy. */
export function Missing(): never {
  throwMissing();
}

function ThrowInBrowser({ children }: { children: ReactNode }): ReactNode {
  throwQuietlyInBrowser();
  return children;
}

class Catch extends Component<StatusBoundaryProps, { hasThrown: boolean }> {
  override state = { hasThrown: false };

  static getDerivedStateFromError(): { hasThrown: boolean } {
    return { hasThrown: true };
  }

  override render(): ReactNode {
    return this.state.hasThrown ? this.props.view : this.props.children;
  }
}
