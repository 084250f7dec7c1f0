import type { ToldBrand } from '../feed';
import { pickSiteUrl } from './pick-site-url';

/** A shop with one name; its site is read from `link`, the page of one of its offers. */
export function toToldShop(externalId: string, name: string, link: string | undefined): ToldBrand {
  return { externalId, names: [name], siteUrl: pickSiteUrl(link, name) };
}
