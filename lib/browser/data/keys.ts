import type { ItemId, OfferKind } from '@/lib/catalogue/types';

/** Every key of the browser's cache, which is the path of the call: one key a resource. */

const API = '/api/v1';

/** One coupon or deal, whole; its brand, by unique name or id, helps where offers can only be listed. */
export function buildOfferKey({
  kind,
  id,
  brandKey,
}: {
  kind: OfferKind;
  id: ItemId;
  brandKey: string;
}): string {
  return `${API}/${kind}s/${encodeURIComponent(id)}?${new URLSearchParams({ brand: brandKey })}`;
}

/** One brand by its id. */
export function buildBrandKey(id: ItemId): string {
  return `${API}/brands/${encodeURIComponent(id)}`;
}

/** A page of one list of a brand or a category. */
export function buildListKey(
  list: 'brands' | 'coupons' | 'deals',
  query: { brandId?: ItemId; categoryId?: ItemId; page: number; pageSize: number },
): string {
  const parameters = new URLSearchParams();
  if (query.brandId !== undefined) parameters.set('brand_id', String(query.brandId));
  if (query.categoryId !== undefined) parameters.set('category_id', String(query.categoryId));
  parameters.set('page', String(query.page));
  parameters.set('page_size', String(query.pageSize));
  return `${API}/${list}?${parameters}`;
}

/** The first few brands, coupons and deals for what is being typed. */
export function buildSuggestionsKey(text: string, limit: number): string {
  return `${API}/search?${new URLSearchParams({ query: text, page_size: String(limit) })}`;
}

/** All categories of one page, for suggestions. */
export function buildCategoriesKey(): string {
  return `${API}/categories?page_size=100`;
}
