/** One thing to choose under a search field. */
export type Suggestion = {
  /** Unlike any other's in the list. */
  key: string;
  title: string;
  /** A second line, such as whose offer it is. */
  note: string | null;
  /** Where it leads; null for a text to search for again. */
  href: string | null;
  /** What its picture shows: a logo, or else the first letter of a name. */
  tile: { name: string; logo: string | null } | null;
};

export type SuggestionGroup = { kind: 'brands' | 'categories' | 'offers' | 'recent'; items: Suggestion[] };
