import { fetchData } from '@/lib/browser/data/fetch-data';
import type { AdUnit } from './ad-unit';

const ADS_PATH = '/api/ads';

let asked: Promise<AdUnit[]> | undefined;
let known: AdUnit[] = [];

/** Asks the site for its active units, once a page; none where that fails. Browser code only; never rejects. */
export function fetchAdUnits(): Promise<AdUnit[]> {
  asked ??= fetchData<AdUnit[]>(ADS_PATH).then(
    (units) => (known = units),
    // Blocked or offline: the house advertisement stays.
    () => [],
  );
  return asked;
}

/** The units that have arrived by now. */
export function listKnownAdUnits(): AdUnit[] {
  return known;
}
