/** More keys are not held: made-up ones must not fill the memory. */
const MAX_KEYS = 10_000;

/** Whether a key has come more than `max` times in the span (of `spanMs`, counted from 1970) that `now` lies in. */
export function createLimit(max: number, spanMs: number): (key: string, now: Date) => boolean {
  const counts = new Map<string, number>();
  let span = 0;
  return (key, now) => {
    const current = Math.floor(now.getTime() / spanMs);
    if (current !== span) counts.clear();
    span = current;
    const count = (counts.get(key) ?? 0) + 1;
    if (counts.size < MAX_KEYS || counts.has(key)) counts.set(key, count);
    return count > max;
  };
}
