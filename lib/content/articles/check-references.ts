import type { CatalogueSource, OfferKey } from '@/lib/catalogue';
import { formatNearest } from '@/lib/text/edit-distance';
import { parsePictureUrl } from '@/lib/url/parse-web-url';
import type { ArticleFile } from './parse-article-file';
import type { Problem } from './problem';

const LISTS = [
  { field: 'coupons', kind: 'coupon', other: 'deals' },
  { field: 'deals', kind: 'deal', other: 'coupons' },
] as const;

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

/** A problem for every coupon and deal of an article that is not among those the catalogue has. */
export function checkOffers({ fields, locate }: ArticleFile, known: readonly OfferKey[]): Problem[] {
  const kinds = new Map(known.map(({ id, kind }) => [id, kind]));
  return LISTS.flatMap(({ field, kind, other }) => {
    return (fields[field] ?? []).flatMap((id, index) => {
      const found = kinds.get(id);
      if (found === kind) return [];
      const message =
        found === undefined
          ? `There is no ${kind} ${id}: take the number from its address, as in ?${kind}=123.`
          : `${id} is no ${kind} but a ${found}: list it under ${other}.`;
      return { ...locate([field, index]), message };
    });
  });
}

/** A warning where the picture of an article comes from a host that the site does not load pictures from. */
export function checkPicture({ fields, locate }: ArticleFile, hosts: readonly string[]): Problem[] {
  const address = fields.featured_image;
  if (address === undefined || parsePictureUrl(address, hosts) !== null) return [];
  const message = URL.canParse(address)
    ? `featured_image will not be shown: add ${new URL(address).host} to IMAGE_HOSTS, over https.`
    : 'featured_image will not be shown: give a path such as /sun.jpg, or a whole address.';
  return [{ ...locate(['featured_image']), message, isWarning: true }];
}

/** A problem for every file whose slug an earlier one has; one list a file, in the order of the files. */
export function describeSameSlugs(files: readonly ArticleFile[]): Problem[][] {
  const taken = new Set<string>();
  return files.map(({ article, locate }) => {
    if (article === null) return [];
    const { slug } = article;
    const message = `An earlier file has the slug "${slug}" too: give one of them another.`;
    if (taken.has(slug)) return [{ ...locate(['slug']), message }];
    taken.add(slug);
    return [];
  });
}
