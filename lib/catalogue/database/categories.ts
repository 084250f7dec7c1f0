import { asc, sql } from 'drizzle-orm';
import type { PageQuery } from '../source';
import type { Category, Page } from '../types';
import type { Database } from './open-database';
import { toWindow } from '../page-window';
import { toCategory } from './rows';
import { categories } from './schema';

/** One page of the categories, in the order in which they were first saved. */
export async function listCategories(database: Database, query: PageQuery): Promise<Page<Category>> {
  const { page, pageSize, offset } = toWindow(query);
  const [totals, rows] = await database.batch([
    database.select({ total: sql<number>`count(*)` }).from(categories),
    database.select().from(categories).orderBy(asc(categories.id)).limit(pageSize).offset(offset),
  ]);
  return { items: rows.map(toCategory), total: totals[0]?.total ?? 0, page, pageSize };
}
