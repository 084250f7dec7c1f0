/** The default set of categories by slug, named in one language (messages/<language>/categories.json). */
type CategoryNames = Readonly<Partial<Record<string, string>>>;

/** What a language calls the default set, and what the catalogue calls it where nobody has changed that. */
export type CategoryDictionary = { english: CategoryNames; own: CategoryNames };

/**
 * What a category is called in the dictionary's language (docs/specification.md §1.5). A name that is not the default
 * set's English one is the catalogue's own choice, in whatever language, and stays.
 */
export function translateCategoryName(
  { slug, name }: { slug: string; name: string },
  { english, own }: CategoryDictionary,
): string {
  return english[slug] === name ? (own[slug] ?? name) : name;
}
