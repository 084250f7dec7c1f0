import type { OfferKey } from '@/lib/catalogue/writer';
import type { ArticleFile } from './parse-article-file';
import type { Problem } from './problem';

const LISTS = [
  { field: 'coupons', kind: 'coupon', other: 'deals' },
  { field: 'deals', kind: 'deal', other: 'coupons' },
] as const;

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
