'use client';

import { Component, type ReactNode } from 'react';

type Props = { view: ReactNode; children: ReactNode };

/**
 * Keeps the view of a missing page in the browser. There React finds, as the server did, that the page below is not
 * found, and without this boundary Next would put its own bare notice in place of the view.
 */
export class MissingBoundary extends Component<Props, { isMissing: boolean }> {
  override state = { isMissing: false };

  static getDerivedStateFromError(error: unknown): { isMissing: boolean } {
    if (!isNotFound(error)) throw error;
    return { isMissing: true };
  }

  override render(): ReactNode {
    return this.state.isMissing ? this.props.view : this.props.children;
  }
}

function isNotFound(error: unknown): boolean {
  return (
    typeof error === 'object' &&
    error !== null &&
    'digest' in error &&
    String(error.digest).startsWith('NEXT_HTTP_ERROR_FALLBACK;404')
  );
}
