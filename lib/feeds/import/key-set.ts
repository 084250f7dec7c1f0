import { hash } from 'node:crypto';
import type { CatalogueWriter, KnownBrand } from '@/lib/catalogue';
import type { FeedMapping } from '../mapping/feed-mapping';

const FIRST_CAPACITY = 1 << 10;
/** High half, low half, row. */
const SLOT_WORDS = 3;

/**
 * The row of a file that each key was in, in 24 bytes a key. Keys are known by 64 bits of their hash: among a million,
 * two are confused once in 37 million files. Written by hand:
 * a Map of a million texts takes more memory than an import may use.
 */
export class KeySet {
  private slots = new Uint32Array(FIRST_CAPACITY * SLOT_WORDS);
  private size = 0;

  /** The row (from 1) that the key was added with, or null. */
  get(key: string): number | null {
    const [high, low] = fingerprint(key);
    return this.slots[this.find(this.slots, high, low) + 2] || null;
  }

  /** Adds the key of a row (from 1). */
  add(key: string, row: number): void {
    if (this.size * 2 >= this.slots.length / SLOT_WORDS) this.grow();
    const [high, low] = fingerprint(key);
    const at = this.find(this.slots, high, low);
    if (this.slots[at + 2] === 0) this.size += 1;
    this.slots.set([high, low, row], at);
  }

  /** The slot of the key, or the free one that it would get. A slot without a row is free. */
  private find(slots: Uint32Array, high: number, low: number): number {
    const capacity = slots.length / SLOT_WORDS;
    for (let slot = low & (capacity - 1); ; slot = (slot + 1) & (capacity - 1)) {
      const at = slot * SLOT_WORDS;
      if (slots[at + 2] === 0 || (slots[at] === high && slots[at + 1] === low)) return at;
    }
  }

  private grow(): void {
    const larger = new Uint32Array(this.slots.length * 2);
    for (let at = 0; at < this.slots.length; at += SLOT_WORDS) {
      const slot = this.slots.subarray(at, at + SLOT_WORDS);
      const [high = 0, low = 0, row = 0] = slot;
      if (row !== 0) larger.set(slot, this.find(larger, high, low));
    }
    this.slots = larger;
  }
}

/** One text for the two parts by which an offer is known. */
export function toOfferKey(source: string, externalId: string): string {
  return `${source}\n${externalId}`;
}

function fingerprint(key: string): [high: number, low: number] {
  const digest = hash('sha1', key, 'buffer');
  return [digest.readUInt32LE(0), digest.readUInt32LE(4)];
}

/** The same mapping with the present addresses of brands and categories that were renamed, merged or removed. */
export async function toPresentMapping(writer: CatalogueWriter, mapping: FeedMapping): Promise<FeedMapping> {
  const brands = await writer.listMoved('brand', [...mapping.brands.values()]);
  const categories = await writer.listMoved('category');
  const toPresent = (slug: string) => categories.get(slug) ?? slug;
  return {
    brands: new Map([...mapping.brands].map(([key, name]) => [key, brands.get(name) ?? name])),
    categories: new Map([...mapping.categories].map(([key, slug]) => [key, slug && toPresent(slug)])),
    brandCategories: new Map([...mapping.brandCategories].map(([key, slugs]) => [key, slugs.map(toPresent)])),
  };
}

/** The present unique name of the brand that an option names. */
export async function toPresentBrand(
  writer: CatalogueWriter,
  uniqueName?: string,
): Promise<string | undefined> {
  if (uniqueName === undefined) return undefined;
  return (await writer.listMoved('brand', [uniqueName])).get(uniqueName) ?? uniqueName;
}

/** The brands that have these unique names, and those that old ones among them lead to: their addresses are taken. */
export async function listTakenBrands(
  writer: CatalogueWriter,
  uniqueNames: string[],
): Promise<Map<string, KnownBrand>> {
  const moved = await writer.listMoved('brand', uniqueNames);
  const known = await writer.listKnownBrands([...new Set([...uniqueNames, ...moved.values()])]);
  const taken = new Map(known.map((brand) => [brand.uniqueName, brand]));
  for (const [old, present] of moved) {
    const brand = taken.get(present);
    if (brand !== undefined) taken.set(old, brand);
  }
  return taken;
}
