import type { Locale } from '@/lib/i18n/locales';
import { withTimeout } from '@/lib/server/with-timeout';
import { forgetOfferDialog, loadOfferDialog } from './load-offer-dialog';

/** After so long without the dialog's code the page of the offer is loaded instead. */
export const CHUNK_PATIENCE_MS = 1500;

/** The dialog for a visitor who waits for it. Rejects if it does not come in time; what hangs is not kept. */
export async function awaitOfferDialog(locale: Locale): ReturnType<typeof loadOfferDialog> {
  try {
    return await withTimeout(CHUNK_PATIENCE_MS, () => loadOfferDialog(locale));
  } catch (error) {
    forgetOfferDialog(locale);
    throw error;
  }
}
