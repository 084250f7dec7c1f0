/*
 * Next sets how long a page is cached before it renders it. A page lives no longer than the shortest-lived entry of
 * Next's data cache that it reads, so this reads an entry that holds nothing but its lifetime. It can go when Next lets
 * a page set its lifetime while it renders.
 */

/** Pages are rendered again after this long even without a change of the catalogue, in seconds. */
export const PAGE_LIFETIME_S = 300;

/** How long a page that rendered while the catalogue failed may be served before it is rendered again, in seconds. */
export const DEGRADED_REVALIDATE_S = 10;

/** Has the page that is being rendered, if one is, rendered again after DEGRADED_REVALIDATE_S. */
export async function shortenRevalidate(): Promise<void> {
  // Loaded only here, because commands use the catalogue without Next.
  const { unstable_cache } = await import('next/cache');
  const readShortLived = unstable_cache(async () => true, ['short-lived'], {
    revalidate: DEGRADED_REVALIDATE_S,
  });
  try {
    await readShortLived();
  } catch (error) {
    // Commands and tests render no page.
    if (!String(error).includes('incrementalCache missing')) throw error;
  }
}

/** The same for a page that says "not found" because a list is empty: a host in trouble may be the cause. */
export async function shortenRevalidateIfEmpty({ total }: { total: number }): Promise<void> {
  if (total === 0) await shortenRevalidate();
}
