const DAY_TEXT = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:[T, ]+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*([ap]m)?)?$/i;

/** "31/12/2030 23:59" as "2030-12-31T23:59:00", without a time as a day; any other text as it is. */
export function fromDayFirst(text: string | undefined): string | undefined {
  return text?.trim().replace(DAY_TEXT, (_, day: string, month: string, ...rest: string[]) => {
    return buildIso(day, month, rest);
  });
}

/** "12/31/2030 11:59 PM" as "2030-12-31T23:59:00", without a time as a day; any other text as it is. */
export function fromMonthFirst(text: string | undefined): string | undefined {
  return text?.trim().replace(DAY_TEXT, (_, month: string, day: string, ...rest: string[]) => {
    return buildIso(day, month, rest);
  });
}

type DayOrder = 'day-first' | 'month-first';

/**
 * Which of day and month comes first in dates such as "31/12/2030" of one row: null where there are none,
 * 'unclear' where they can be read in both ways, or in neither. With dots ("1.2.2030") it is always the day.
 */
export function findDayOrder(texts: readonly string[]): DayOrder | 'unclear' | null {
  const dates = texts.flatMap((text) => {
    const [, first = '', second = ''] = DAY_TEXT.exec(text.trim()) ?? [];
    return first === ''
      ? []
      : [{ first: Number(first), second: Number(second), hasDots: text.includes('.') }];
  });
  if (dates.length === 0) return null;
  const isDayFirst = dates.every(({ second }) => second <= 12);
  const isMonthFirst = dates.every(({ first, hasDots }) => first <= 12 && !hasDots);
  if (isDayFirst !== isMonthFirst) return isDayFirst ? 'day-first' : 'month-first';
  const isSame = isDayFirst && dates.every(({ first, second }) => first === second);
  return isSame ? 'day-first' : 'unclear';
}

// What is no real day ("2030-31-12") is left to whoever reads the date: it can name the field.
function buildIso(day: string, month: string, [year, hour, minute, second, half]: string[]): string {
  const date = `${year ?? ''}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  if (hour === undefined || minute === undefined) return date;
  return `${date}T${toHour24(hour, half)}:${minute}:${second ?? '00'}`;
}

function toHour24(hour: string, half: string | undefined): string {
  if (half === undefined) return hour.padStart(2, '0');
  const hours = (Number(hour) % 12) + (half.toLowerCase() === 'pm' ? 12 : 0);
  return String(hours).padStart(2, '0');
}
