'use client';

import { useLayoutEffect } from 'react';
import useSWR, { type SWRConfiguration, type SWRResponse } from 'swr';
import { fetchData } from './fetch-data';

/** What stops the running calls of one path, and how many hooks still wait for them. */
type Call = { controller: AbortController; holders: number };

const calls = new Map<string, Call>();

/**
 * One resource of the site's own API, by its key (keys.ts); nothing is asked for null. A change of the key aborts the
 * call before it, unless another hook waits for the same. `fallbackData` is what the server has rendered or the page
 * carries (preloaded-data.ts); `mutate()` asks again, for "Try Again".
 */
export function useResource<T>(key: string | null, options: SWRConfiguration<T> = {}): SWRResponse<T> {
  const { data, error, isLoading, isValidating, mutate } = useSWR<T>(
    key,
    (path: string) => fetchHeld<T>(path),
    {
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
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

/** Somebody who joins a call while it is being aborted gets the response of a new one. */
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

/** The signal that calls of this path stop with: once nobody holds them any more. */
function getCallSignal(path: string): AbortSignal {
  return getCall(path).controller.signal;
}

/**
 * Keeps the calls of this path running until the returned function is called. Several hooks may hold one path: its
 * calls are aborted when the last one lets go and nobody takes hold again at once, as React does in strict mode.
 */
function holdCall(path: string): () => void {
  const call = getCall(path);
  call.holders += 1;
  return () => {
    call.holders -= 1;
    setTimeout(() => abortUnheld(path, call));
  };
}

/** Whether anybody waits for calls of this path. */
function isCallHeld(path: string): boolean {
  return (calls.get(path)?.holders ?? 0) > 0;
}

function abortUnheld(path: string, call: Call): void {
  if (call.holders > 0) return;
  if (calls.get(path) === call) calls.delete(path);
  call.controller.abort();
}

function getCall(path: string): Call {
  const known = calls.get(path);
  if (known) return known;
  const created = { controller: new AbortController(), holders: 0 };
  calls.set(path, created);
  return created;
}
