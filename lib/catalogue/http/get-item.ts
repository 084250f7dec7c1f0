import type { z } from 'zod';
import { nullIfMissing } from './failures';
import type { Host } from './host';
import { getData } from './read/page';

const METHOD_NOT_ALLOWED = 405;
const NOT_IMPLEMENTED = 501;

/** One thing by its id: null where there is none, as well as for what can be no id. Throws HostError. */
export async function getById<T>(
  host: Host,
  path: string,
  id: number,
  item: z.ZodType<T>,
): Promise<T | null> {
  return Number.isSafeInteger(id) && id > 0 ? getItem(host, `${path}/${id}`, item) : null;
}

/** One offer by its id: null also where the host has no such call, which is beyond spec §7. Throws HostError. */
export function getOffer<T>(
  host: Host,
  path: 'coupons' | 'deals',
  id: number,
  item: z.ZodType<T>,
): Promise<T | null> {
  return nullIfMissing(getById(host, path, id, item), [METHOD_NOT_ALLOWED, NOT_IMPLEMENTED]);
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
  return getItem(host, `${path}/${encodeURIComponent(name)}`, item);
}

function getItem<T>(host: Host, path: string, item: z.ZodType<T>): Promise<T | null> {
  return nullIfMissing(host.get(path, {}, (body) => item.nullable().parse(getData(body))));
}
