import { useEffect, useEffectEvent } from 'react';

/** Calls back on an event of something that React did not draw; `handle` may change with every rendering. */
export function useListener<K extends keyof HTMLElementEventMap>(
  target: HTMLElement | null,
  type: K,
  handle: (event: HTMLElementEventMap[K]) => void,
): void {
  const onEvent = useEffectEvent(handle);
  useEffect(() => {
    const listening = new AbortController();
    const listen = (event: HTMLElementEventMap[K]) => onEvent(event);
    target?.addEventListener(type, listen, { signal: listening.signal });
    return () => listening.abort();
  }, [target, type]);
}
