/** What the operator says of a feed's brands and categories; keys are folded by `toMappingKey`. */
export type FeedMapping = {
  /** Unique names by the feed's id or name of the brand. */
  brands: ReadonlyMap<string, string>;
  /** Slugs by the feed's name of the category; null leaves it out without a word. */
  categories: ReadonlyMap<string, string | null>;
};

export const NO_MAPPING: FeedMapping = { brands: new Map(), categories: new Map() };
