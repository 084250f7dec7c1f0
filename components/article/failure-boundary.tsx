'use client';

import { Component, type ReactNode } from 'react';

type Props = { view: ReactNode; children: ReactNode };

/** Keeps the view of a failure in the browser, where React finds, as the server did, that what lies below failed. */
export class FailureBoundary extends Component<Props, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.view : this.props.children;
  }
}
