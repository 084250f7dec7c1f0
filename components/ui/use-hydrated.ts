'use client';

import { useSyncExternalStore } from 'react';

/** False in the server's HTML and while it is taken over, true from then on: for what only a script can do. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}

function subscribeToNothing() {
  return () => {};
}
