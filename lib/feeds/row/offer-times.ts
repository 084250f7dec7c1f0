import { getEndTime, getStartTime } from '@/lib/catalogue/offer-dates';
import { remember } from './remember';

const recallStart = remember(getStartTime);
const recallEnd = remember(getEndTime);

/** As `getStartTime` of lib/offers, for the few dates of a long file. */
export function recallStartTime(date: string | null): number | null {
  return date === null ? null : recallStart(date);
}

/** As `getEndTime` of lib/offers, for the few dates of a long file. */
export function recallEndTime(date: string | null): number | null {
  return date === null ? null : recallEnd(date);
}
