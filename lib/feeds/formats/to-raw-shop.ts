import type { RawShop } from '../feed';
import { pickSiteUrl } from './raw-shop';

/** A shop with one name; its site is read from `link`, the page of one of its offers. */
export function toRawShop(externalId: string, name: string, link: string | undefined): RawShop {
  return { externalId, names: [name], siteUrl: pickSiteUrl(link, name) };
}
