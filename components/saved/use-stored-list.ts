'use client';

import { useSyncExternalStore } from 'react';
import type { StoredValue } from '@/lib/browser/storage/stored-value';

const NONE: [] = [];

/** What lies in the browser under one name; nothing in the server's HTML and while it is taken over. */
export function useStoredList<T>(list: StoredValue<T[]>): T[] {
  return useSyncExternalStore<T[]>(list.subscribe, list.read, () => NONE);
}
