import { useEffect, useState } from 'react';

/** After so long the visitor is told that it takes too long, and shown another way. */
export const SLOW_MS = 2000;

/** Turns true when what mounted it has been there for two seconds. */
export function useIsSlow(): boolean {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
