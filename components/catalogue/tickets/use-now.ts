import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/** The server's moment while the page is hydrated, then the visitor's own, to the minute. */
export function useNow(serverNow: string): Date {
  const time = useSyncExternalStore(subscribeToMinutes, getCurrentMinute, () => Date.parse(serverNow));
  return new Date(time);
}

function subscribeToMinutes(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}

function getCurrentMinute(): number {
  return Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
}
