import type { z } from 'zod';
import { isItemId, parseIdInName } from '@/lib/url/item-id';
import type { Brand, ItemId } from '../types';
import { hostBrand } from '../wire/brand';
import type { Host } from './host';
import { BAD_REQUEST_STATUSES, MISSING_STATUSES, NO_CALL_STATUSES, nullIfMissing } from './host-error';
import { getData, type Reading } from './read-page';

/** The calls for one thing. Each returns null where there is none and throws HostError where the host fails. */

/** The brand of that id. */
export function getBrand(host: Host, id: ItemId): Promise<Brand | null> {
  return getById(host, 'brands', id, hostBrand);
}

/** The brand of that unique name, or the one without a name whose id it is. */
export async function getBrandByUniqueName(host: Host, uniqueName: string): Promise<Brand | null> {
  const named = await getByName(host, 'brands/name', uniqueName, hostBrand);
  const id = parseIdInName(uniqueName);
  if (named !== null || id === null) return named;
  const brand = await getBrand(host, id);
  return brand?.uniqueName === uniqueName ? brand : null;
}

/** One offer by its id: null also where the host has no such call, an extension (docs/specification.md §7.16). */
export function getOffer<T>(
  host: Host,
  path: 'coupons' | 'deals',
  id: ItemId,
  item: z.ZodType<T>,
): Promise<T | null> {
  return getById(host, path, id, item, NO_CALL_STATUSES);
}

/** One thing by its id: null as well for what can be no id. */
export async function getById<T>(
  host: Host,
  path: string,
  id: ItemId,
  item: z.ZodType<T>,
  absent = MISSING_STATUSES,
): Promise<T | null> {
  if (!isItemId(id)) return null;
  // A host that has numbers calls any other id a bad request.
  const statuses = typeof id === 'string' ? [...absent, ...BAD_REQUEST_STATUSES] : absent;
  return getItem(host, `${path}/${encodeURIComponent(id)}`, item, statuses);
}

/** One thing by its name. */
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

/** A host says by its status that there is no such thing. One that sends null for it may have lost all it had. */
function getItem<T>(host: Host, path: string, item: z.ZodType<T>, absent: number[]): Promise<T | null> {
  const read = (body: unknown): Reading<T | null> => {
    const data = getData(body);
    return data === null ? { value: null, isSuspect: true } : { value: item.parse(data), isSuspect: false };
  };
  return nullIfMissing(host.get(path, {}, read, absent), absent);
}
