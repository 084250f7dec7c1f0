'use client';

import { useLayoutEffect } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { getCallSignal, holdCall, isCallHeld } from './call-control';
import { fetchData } from './fetch-data';
import { getPreloaded } from './preloaded-data';

/**
 * One resource of the site's own API, by its key (keys.ts); nothing is asked for null. A change of the key aborts the
 * call before it, unless another hook waits for the same. `fallbackData` is what the server has rendered, else what the
 * page carries (preloaded-data.ts); `mutate()` asks again, for "Try Again".
 */
export function useResource<T>(key: string | null, options: SWRConfiguration<T> = {}): SWRResponse<T> {
  const { data, error, isLoading, isValidating, mutate } = useSWR<T>(
    key,
    (path: string) => fetchHeld<T>(path),
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
      fallbackData: getPreloaded<T>(key),
      ...options,
    },
  );
  // In the phase in which SWR joins a running call, so that it is not aborted in between.
  useLayoutEffect(() => (key === null ? undefined : holdCall(key)), [key]);
  // What was aborted has not failed: it is asked for again as soon as somebody wants it.
  const hasStopped = isAbort(error);
  return {
    data,
    error: hasStopped ? undefined : error,
    isLoading: isLoading || hasStopped,
    isValidating,
    mutate,
  };
}

/** Somebody who joins a call while it is being aborted gets the answer of a new one. */
async function fetchHeld<T>(path: string): Promise<T> {
  try {
    return await fetchData<T>(path, getCallSignal(path));
  } catch (error) {
    if (isAbort(error) && isCallHeld(path)) return fetchHeld(path);
    throw error;
  }
}

function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}
