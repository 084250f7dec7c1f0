import { RefusedError } from '@/lib/catalogue/rules';
import type { CatalogueWriter, CorrectedItem, FoundItem, ItemKey } from '@/lib/catalogue';

type Record = CorrectedItem['record'];

const HINTS = {
  offer:
    'name it by its id (123), its address (/brands/lumera?coupon=123) or its source and id there (awin:17)',
  brand:
    'name it by the last part of its address (lumera), by its address or by its source and id there (awin:17)',
};

/**
 * The item that a text names: an id, the last part of a brand's address, an address whole or from the root in any
 * language, or "source:external id". Throws RefusedError where there is none.
 */
export async function findTarget(writer: CatalogueWriter, record: Record, text: string): Promise<FoundItem> {
  for (const key of listKeys(record, text.trim())) {
    const item = await writer.findItem(record, key);
    if (item !== null) return item;
  }
  throw new RefusedError(`There is no ${record} "${text}": ${HINTS[record]}.`);
}

function listKeys(record: Record, text: string): ItemKey[] {
  if (/^(?:https?:\/)?\//.test(text)) return listKeysOfAddress(record, text);
  const own: ItemKey[] = record === 'brand' ? [{ address: text }] : [];
  const ids: ItemKey[] = /^\d{1,15}$/.test(text) ? [{ id: Number(text) }] : [];
  // The name of a source may have a colon, too.
  const colons = [...text.matchAll(/:/g)].map(({ index }) => index);
  const sourced = colons.map((at) => ({ source: text.slice(0, at), externalId: text.slice(at + 1) }));
  return [...own, ...ids, ...sourced];
}

function listKeysOfAddress(record: Record, text: string): ItemKey[] {
  if (!URL.canParse(text, 'http://site')) return [];
  const { pathname, searchParams } = new URL(text, 'http://site');
  if (record === 'offer') {
    const id = searchParams.get('coupon') ?? searchParams.get('deal') ?? '';
    return /^\d{1,15}$/.test(id) ? [{ id: Number(id) }] : [];
  }
  const name = /\/brands\/([^/]+)\/?$/.exec(pathname)?.[1];
  return name === undefined ? [] : listKeys('brand', decode(name));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
