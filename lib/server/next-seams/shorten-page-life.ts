import { unstable_cache } from 'next/cache';

/** How long a page that was made while the catalogue failed may be shown before it is made anew. */
export const LAPSE_LIFETIME_S = 10;

/** A page lives no longer than what it asks of Next's cache: this holds nothing but its lifetime. */
const askShortLived = unstable_cache(async () => true, ['short-lived'], { revalidate: LAPSE_LIFETIME_S });

/** Has the page that is being made, if one is, made anew after LAPSE_LIFETIME_S. */
export async function shortenPageLife(): Promise<void> {
  try {
    await askShortLived();
  } catch (error) {
    // Commands and tests ask the catalogue, too, and make no page.
    if (!String(error).includes('incrementalCache missing')) throw error;
  }
}
