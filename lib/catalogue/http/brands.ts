import type { Brand } from '../types';
import { orOnFailure, type Report } from './failures';
import { getById, getByName } from './get-item';
import type { Host } from './host';
import { hostBrand } from './read/brand';

/** The brand of that id; null also where the host fails (spec §7, §8). */
export function getBrand(host: Host, id: number, report: Report): Promise<Brand | null> {
  return orOnFailure(getById(host, 'brands', id, hostBrand), null, report);
}

/** The brand of that unique name, or the one without a name whose id it is; null also where the host fails (spec §7). */
export async function getBrandByUniqueName(
  host: Host,
  uniqueName: string,
  report: Report,
): Promise<Brand | null> {
  const named = await orOnFailure(getByName(host, 'brands/name', uniqueName, hostBrand), null, report);
  if (named !== null || !/^[1-9]\d*$/.test(uniqueName)) return named;
  const brand = await getBrand(host, Number(uniqueName), report);
  return brand?.uniqueName === uniqueName ? brand : null;
}
