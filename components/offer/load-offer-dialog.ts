import { loadOfferMessages } from '@/lib/i18n/load-messages';
import type { Locale } from '@/lib/i18n/locales';

type OfferDialogParts = Awaited<ReturnType<typeof loadParts>>;

const parts = new Map<Locale, Promise<OfferDialogParts>>();

/** The dialog and its texts, fetched once. Rejects if they cannot be fetched; the next call tries again. */
export function loadOfferDialog(locale: Locale): Promise<OfferDialogParts> {
  const known = parts.get(locale);
  if (known) return known;
  const loading = loadParts(locale);
  parts.set(locale, loading);
  loading.catch(() => parts.delete(locale));
  return loading;
}

/** Lets go of what is on its way and does not come: the next call tries again. */
export function forgetOfferDialog(locale: Locale): void {
  parts.delete(locale);
}

async function loadParts(locale: Locale) {
  const [{ OfferDialog, keepResponse }, texts] = await Promise.all([
    import('./offer-dialog'),
    loadOfferMessages(locale),
  ]);
  return { OfferDialog, keepResponse, texts };
}
