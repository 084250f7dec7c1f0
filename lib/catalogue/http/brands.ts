import type { Brand } from '../types';
import { getById, getByName } from './get-item';
import type { Host } from './host';
import { hostBrand } from './read/brand';

/** The brand of that id; null where there is none. Throws HostError: a failure is no missing brand. */
export function getBrand(host: Host, id: number): Promise<Brand | null> {
  return getById(host, 'brands', id, hostBrand);
}

/** The brand of that unique name, or the one without a name whose id it is; null where there is none. Throws HostError. */
export async function getBrandByUniqueName(host: Host, uniqueName: string): Promise<Brand | null> {
  const named = await getByName(host, 'brands/name', uniqueName, hostBrand);
  if (named !== null || !/^[1-9]\d*$/.test(uniqueName)) return named;
  const brand = await getBrand(host, Number(uniqueName));
  return brand?.uniqueName === uniqueName ? brand : null;
}
