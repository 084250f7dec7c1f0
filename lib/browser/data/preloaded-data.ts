import type { ApiCategoryList } from '@/lib/catalogue/wire/category';
import { type ApiList, isApiBrand, isApiCategory, isApiCoupon, isApiDeal } from './from-api';
import { PRELOADED_ELEMENT_ID } from './preloaded-element';

/*
 * Data that a page may carry (docs/specification.md §3.14): pageType, page, totalPages and staticData. Our own pages carry
 * none, because their lists are in the HTML already; whoever puts a page together elsewhere, an edge or a template, adds
 * it. staticData is what the file of that page type holds (home-page.json), or its page's `data` (brands.json,
 * coupons.json, deals.json).
 */

type Fields = ReadonlyMap<string, unknown>;

/** What an item may leave out, as the API has it (docs/specification.md §3.2 to §3.4). */
const NO_OFFER_FIELDS = {
  ...{ description: '', discount: null, start_date: null, end_date: null, terms: null, verified_at: null },
  ...{ code: null, img: null, brand: null, regions: [], exclusive: false, is_featured: false },
};
const NO_BRAND_FIELDS = { description: '', logo: null };

const LISTS = {
  brands: { name: 'brand_list', isItem: isApiBrand, missing: NO_BRAND_FIELDS },
  coupons: { name: 'coupon_list', isItem: isApiCoupon, missing: NO_OFFER_FIELDS },
  deals: { name: 'deal_list', isItem: isApiDeal, missing: NO_OFFER_FIELDS },
} as const;

/** The categories that the page carries: of the home page's bundle the browser asks for nothing else. */
export function getPreloadedCategories(): ApiCategoryList | undefined {
  const { pageType, data } = readBlock();
  const categories = data.get('categories');
  if (pageType !== 'home' || !isListOf(categories, isApiCategory)) return undefined;
  return { category_list: categories, total: categories.length, page: 1, page_size: categories.length };
}

/** The page of a list that the page carries; undefined where it carries none, or nothing that can be used. */
export function getPreloadedList(list: keyof typeof LISTS, page: number): ApiList | undefined;
export function getPreloadedList(list: keyof typeof LISTS, page: number): object | undefined {
  const block = readBlock();
  const { name, isItem, missing } = LISTS[list];
  const listed = block.data.get(name);
  if (block.pageType !== list || block.page !== page || !Array.isArray(listed)) return undefined;
  const items = listed.map((item: unknown) => ({ ...missing, ...Object.fromEntries(toFields(item)) }));
  return items.every(isItem) ? { ...Object.fromEntries(block.data), [name]: items } : undefined;
}

function readBlock() {
  const text = typeof document === 'undefined' ? null : document.getElementById(PRELOADED_ELEMENT_ID);
  const block = toFields(parseJson(text?.textContent ?? ''));
  return {
    pageType: block.get('pageType'),
    page: block.get('page'),
    data: toFields(block.get('staticData')),
  };
}

function isListOf<T>(value: unknown, isItem: (item: unknown) => item is T): value is T[] {
  return Array.isArray(value) && value.every(isItem);
}

function toFields(value: unknown): Fields {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : []);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A broken block is as good as none: the API is asked.
    return null;
  }
}
