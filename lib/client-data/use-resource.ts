'use client';

import { useEffect, useRef } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { fetchData } from './fetch-data';

/**
 * One resource of the site's own API, by its key (keys.ts); nothing is asked for null. A change of the key aborts the
 * call before it. `fallbackData` is what the server has rendered; `mutate()` asks again, for "Try Again".
 */
export function useResource<T>(key: string | null, options: SWRConfiguration<T> = {}): SWRResponse<T> {
  const calls = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const running = calls.current;
    return () => {
      if (key !== null) running.get(key)?.abort();
    };
  }, [key]);
  return useSWR<T>(
    key,
    async (path: string) => {
      const call = new AbortController();
      calls.current.set(path, call);
      try {
        return await fetchData<T>(path, call.signal);
      } finally {
        calls.current.delete(path);
      }
    },
    {
      // A second visitor of an aborted call must not get its failure.
      dedupingInterval: 0,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
      ...options,
    },
  );
}
