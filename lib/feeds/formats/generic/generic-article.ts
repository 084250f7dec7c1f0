import { z } from 'zod';
import { parseOfferDate } from '@/lib/catalogue/rules';
import type { NewArticle } from '@/lib/catalogue';
import { RowError, type RawRow } from '../../feed';
import type { GenericField } from './generic-columns';
import type { GenericRow } from './generic-row';

const offersSchema = z.array(z.tuple([z.string().min(1), z.string().min(1)]));

/**
 * The article of a row of an exported catalogue (docs/specification.md §3.5). Throws RowError on what no article can
 * have.
 */
export function toRawArticle(row: GenericRow): RawRow {
  const article: NewArticle = {
    slug: row.requireAddressPart('slug'),
    title: row.requireText('title'),
    description: row.getText('description') ?? '',
    content: row.getText('content') ?? '',
    featuredImage: row.getLink('image', true),
    featured: row.getFlag('is_featured') ?? false,
    publishedAt: readPublishedAt(row),
    metaTitle: row.getText('meta_title') ?? null,
    metaDescription: row.getText('meta_description') ?? null,
    categorySlug: row.getText('categories') ?? null,
    brandUniqueName: row.getText('brand_unique_name') ?? null,
    coupons: readOffers(row, 'coupons'),
    deals: readOffers(row, 'deals'),
  };
  return { record: 'article', article, oldAddresses: row.getAddressParts('old_addresses') };
}

/** An unreadable date must not turn an article into a draft. */
function readPublishedAt(row: GenericRow): string | null {
  const [text = null] = row.getDates(['published_at']);
  if (text !== null && parseOfferDate(text) === null) throw new RowError(`published_at "${text}" is no date`);
  return text;
}

function readOffers(row: GenericRow, field: GenericField): NewArticle['coupons'] {
  const text = row.getText(field);
  if (text === undefined) return [];
  try {
    return offersSchema.parse(JSON.parse(text)).map(([source, externalId]) => ({ source, externalId }));
  } catch {
    throw new RowError(`${field} is no list of offers such as [["awin","12"]]`);
  }
}
