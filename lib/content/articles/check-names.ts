import type { CatalogueSource } from '@/lib/catalogue/source';
import type { ArticleFile } from './parse-article-file';
import { formatNearest } from './pick-nearest';
import type { Problem } from './problem';

/** What is asked of a catalogue before an article is saved in it. */
export type NameLookups = Pick<CatalogueSource, 'getBrandByUniqueName' | 'search'> & {
  categorySlugs: readonly string[];
};

/** A problem for the category and for the brand of an article that are not in the catalogue. */
export async function checkNames(file: ArticleFile, lookups: NameLookups): Promise<Problem[]> {
  return [...checkCategory(file, lookups), ...(await checkBrand(file, lookups))];
}

function checkCategory({ fields, locate }: ArticleFile, { categorySlugs }: NameLookups): Problem[] {
  const slug = fields.category;
  if (slug === undefined || categorySlugs.includes(slug)) return [];
  const nearest = formatNearest(slug, categorySlugs);
  const remedy = nearest || ' Take the last part of its address, as in /categories/travel.';
  return [{ ...locate(['category']), message: `There is no category "${slug}".${remedy}` }];
}

async function checkBrand({ fields, locate }: ArticleFile, lookups: NameLookups): Promise<Problem[]> {
  const name = fields.brand;
  if (name === undefined) return [];
  const brand = await lookups.getBrandByUniqueName(name);
  if (brand?.uniqueName === name) return [];
  const remedy =
    (await suggestBrand(name, lookups)) || ' Take the last part of its address, as in /brands/lumera.';
  return [{ ...locate(['brand']), message: `There is no brand "${name}".${remedy}` }];
}

/** The search forgives typos, so that not every brand has to be compared. */
export async function suggestBrand(name: string, { search }: Pick<NameLookups, 'search'>): Promise<string> {
  const { brands } = await search({ query: name.replaceAll('-', ' '), type: 'brands' });
  return formatNearest(
    name,
    brands.items.map(({ uniqueName }) => uniqueName),
  );
}
