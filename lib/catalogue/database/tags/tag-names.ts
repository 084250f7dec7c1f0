/**
 * The tags of what responses show of the catalogue (docs/performance.md, "Only what changed is rendered again"). What is
 * read names them (tagged-source.ts), and so does each write (listing/touched.ts): a tag is the same text on both sides.
 */

/** Any list of offers or brands, and every total. */
export const LISTS = 'lists';
/** The rows of categories, their order, and which of them have live offers. */
export const CATEGORIES = 'categories';
/** The list of articles. */
export const ARTICLES = 'articles';
/** Which brands are related to any brand. */
export const RELATED = 'related';
/** Which brands come first of those of a category: pages of brands lead there whose own category has too few. */
export const RELATED_FIRST = 'related-first';

/** A tag of Next's page cache has 256 characters at most. */
const MAX_ADDRESS_LENGTH = 200;

/** Everything of a brand: what its page shows. */
export const toBrandTag = (id: number) => `brand:${id}`;
/** The row of a brand: its name, its logo, its links. */
export const toBrandRowTag = (id: number) => `brand-row:${id}`;
/** How many live offers a brand has. */
export const toBrandTotalsTag = (id: number) => `brand-totals:${id}`;
/** What is at an address of brands that is nobody's, or an old one. */
export const toBrandAddressTag = (uniqueName: string) => `brand-address:${escape(uniqueName)}`;
/** Which brands are related to a brand. */
export const toRelatedTag = (id: number) => `related:${id}`;
/** The lists of a category. */
export const toCategoryTag = (id: number) => `category:${id}`;
/** One offer, wherever it is shown. */
export const toOfferTag = (id: number) => `offer:${id}`;
export const toArticleTag = (id: number) => `article:${id}`;
/** What is at an address of articles that is nobody's, or an old one. */
export const toArticleAddressTag = (slug: string) => `article-address:${escape(slug)}`;
export const toPictureTag = (name: string) => `picture:${escape(name)}`;

/** Next joins tags by commas. Cut short, a tag stands for more than one address, which does no harm. */
function escape(address: string): string {
  // Half a surrogate pair cannot be encoded: as bytes it is replaced.
  return encodeURIComponent(Buffer.from(address).toString()).slice(0, MAX_ADDRESS_LENGTH);
}
