import { sql } from 'drizzle-orm';
import type { OfferDescription } from '../visitors/offer-origin';
import type { OfferKind, OfferOrigin } from '../types';
import { type Connection, openDatabase } from './open-database';

type Row = {
  source: string;
  externalId: string;
  kind: OfferKind;
  id: number;
  title: string;
  brand: string;
  categories: string;
};

/** Describes offers of the embedded catalogue, retired ones too. Those that are not there any more are left out. */
export async function describeOffers(
  connection: Connection,
  origins: readonly OfferOrigin[],
): Promise<OfferDescription[]> {
  const { database, ready } = openDatabase(connection);
  try {
    await ready;
    const rows = await database.all<Row>(sql`
      SELECT o.source, o.external_id AS externalId, o.kind, o.id, o.title, b.name AS brand,
        (SELECT json_group_array(name) FROM categories WHERE id IN (
          SELECT category_id FROM offer_categories WHERE offer_id = o.id
          UNION ALL
          SELECT category_id FROM brand_categories WHERE brand_id = o.brand_id
            AND NOT EXISTS (SELECT 1 FROM offer_categories WHERE offer_id = o.id)
        )) AS categories
      FROM json_each(${JSON.stringify(origins)}) AS given
      CROSS JOIN offers AS o ON o.source = given.value ->> 'source' AND o.external_id = given.value ->> 'externalId'
      JOIN brands AS b ON b.id = o.brand_id`);
    return rows.map(({ source, externalId, categories, ...offer }) => ({
      ...offer,
      origin: { source, externalId },
      categories: parseNames(categories),
    }));
  } finally {
    database.$client.close();
  }
}

function parseNames(json: string): string[] {
  const names: unknown = JSON.parse(json);
  return Array.isArray(names) ? names.map(String) : [];
}
