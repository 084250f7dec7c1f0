import type { Facts } from './fill-template';

const MS_PER_DAY = 86_400_000;
const SUNDAY = 0;

type Dates = { startDate: string | null; endDate: string | null };

/**
 * Takes the start of today, UTC, and an offer's dates, and answers the words of haste that are true of it: "this week"
 * where it ends within seven days, "by Sunday" where it ends on the next one.
 */
export function listUrgencyWords(today: Date, { startDate, endDate }: Dates): Facts {
  if (endDate === null) return {};
  const end = new Date(endDate.slice(0, 10));
  const daysLeft = (end.getTime() - today.getTime()) / MS_PER_DAY;
  const hasStarted = startDate === null || new Date(startDate) <= today;
  if (!hasStarted || daysLeft < 0 || daysLeft > 7) return {};
  const words = { thisWeek: 'this week', lastChance: 'last chance' };
  return end.getUTCDay() === SUNDAY && daysLeft < 7 ? { ...words, bySunday: 'by Sunday' } : words;
}
