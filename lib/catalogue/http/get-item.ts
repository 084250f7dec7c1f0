import type { z } from 'zod';
import { MISSING_STATUSES, NO_CALL_STATUSES, nullIfMissing } from './failures';
import type { Host } from './host';
import { getData } from './read/page';
import type { Reading } from './read/reading';

/** One thing by its id: null where there is none, as well as for what can be no id. Throws HostError. */
export function getById<T>(host: Host, path: string, id: number, item: z.ZodType<T>): Promise<T | null> {
  return getNumbered(host, path, id, item, MISSING_STATUSES);
}

/** One offer by its id: null also where the host has no such call, which is beyond spec §7. Throws HostError. */
export function getOffer<T>(
  host: Host,
  path: 'coupons' | 'deals',
  id: number,
  item: z.ZodType<T>,
): Promise<T | null> {
  return getNumbered(host, path, id, item, NO_CALL_STATUSES);
}

/** One thing by its name: null where there is none. Throws HostError. */
export async function getByName<T>(
  host: Host,
  path: string,
  name: string,
  item: z.ZodType<T>,
): Promise<T | null> {
  // An address drops these, and would lead to another call.
  if (['', '.', '..'].includes(name)) return null;
  return getItem(host, `${path}/${encodeURIComponent(name)}`, item, MISSING_STATUSES);
}

async function getNumbered<T>(
  host: Host,
  path: string,
  id: number,
  item: z.ZodType<T>,
  absent: number[],
): Promise<T | null> {
  return Number.isSafeInteger(id) && id > 0 ? getItem(host, `${path}/${id}`, item, absent) : null;
}

/** A host says by its status that there is no such thing. One that answers null for it may have lost all it had. */
function getItem<T>(host: Host, path: string, item: z.ZodType<T>, absent: number[]): Promise<T | null> {
  const read = (body: unknown): Reading<T | null> => {
    const data = getData(body);
    return data === null ? { value: null, isDoubtful: true } : { value: item.parse(data), isDoubtful: false };
  };
  return nullIfMissing(host.get(path, {}, read, absent), absent);
}
