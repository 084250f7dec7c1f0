import { createStoredValue } from '@/lib/browser/storage/stored-value';
import { countClick, countModalOpen, countShow, type AdStats } from './ad-stats';
import { parseAdStats } from './parse-ad-stats';

const stored = createStoredValue('ad-stats', parseAdStats);

/** What this browser has seen of the ads so far; browser code only. */
export function getAdStats(): AdStats {
  return stored.read();
}

/** Remembers that an offer was opened. */
export function recordModalOpen(): void {
  stored.write(countModalOpen(stored.read()));
}

/** Remembers that a unit was shown. */
export function recordAdShow(id: string): void {
  stored.write(countShow(stored.read(), id));
}

/** Remembers that a unit was clicked. */
export function recordAdClick(id: string): void {
  stored.write(countClick(stored.read(), id));
}
