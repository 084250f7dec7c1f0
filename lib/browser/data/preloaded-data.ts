import { isApiBrand, isApiCategory, isApiCoupon, isApiDeal } from './from-api';
import { buildCategoriesKey, buildListKey } from './keys';

/**
 * Data that a page may carry (docs/specification.md §3.14): a script element of this id and type application/json with
 * pageType, page, totalPages and staticData. Our own pages carry none, because their lists are in the HTML already;
 * whoever puts a page together elsewhere, an edge or a template, spares its first calls by it. staticData is what the
 * file of that page type holds (home-page.json), or its page's `data` (brands.json, coupons.json, deals.json).
 */
export const PRELOADED_ELEMENT_ID = 'preloaded-data';

type Fields = ReadonlyMap<string, unknown>;
type Check = (item: unknown) => boolean;

const PAGE_SIZE = 20;
const LISTS = [
  { pageType: 'brands', name: 'brand_list', isItem: isApiBrand },
  { pageType: 'coupons', name: 'coupon_list', isItem: isApiCoupon },
  { pageType: 'deals', name: 'deal_list', isItem: isApiDeal },
] as const;

/** What the page carries for a key of keys.ts; undefined where it carries nothing, or nothing that can be used. */
export function getPreloaded<T>(key: string | null): T | undefined;
export function getPreloaded(key: string | null): unknown {
  if (key === null || typeof document === 'undefined') return undefined;
  const text = document.getElementById(PRELOADED_ELEMENT_ID)?.textContent;
  if (!text) return undefined;
  const block = toFields(parseJson(text));
  const data = toFields(block.get('staticData'));
  return block.get('pageType') === 'home' ? pickCategories(key, data) : pickList(key, block, data);
}

/** The bundle of the home page holds one list that the browser asks for: the categories, for suggestions. */
function pickCategories(key: string, data: Fields): unknown {
  const categories = data.get('categories');
  if (key !== buildCategoriesKey() || !isListOf(categories, isApiCategory)) return undefined;
  return { category_list: categories, total: categories.length, page: 1, page_size: categories.length };
}

function pickList(key: string, block: Fields, data: Fields): unknown {
  const list = LISTS.find(({ pageType }) => pageType === block.get('pageType'));
  const page = block.get('page');
  if (list === undefined || typeof page !== 'number') return undefined;
  if (key !== buildListKey(list.pageType, { page, pageSize: PAGE_SIZE })) return undefined;
  const isWhole = isListOf(data.get(list.name), list.isItem) && typeof data.get('total') === 'number';
  return isWhole ? Object.fromEntries(data) : undefined;
}

function isListOf(value: unknown, isItem: Check): value is unknown[] {
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
