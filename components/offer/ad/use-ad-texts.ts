import { useEffect, useState } from 'react';
import { loadAdMessages } from '@/lib/i18n/load-messages';
import type { Locale } from '@/lib/i18n/locales';

export type AdTexts = Awaited<ReturnType<typeof loadAdMessages>>;

const known = new Map<Locale, AdTexts>();

/** Fetches the texts beside ads, so that they are there when an offer is opened; without them no ad is shown. */
export async function preloadAdTexts(locale: Locale): Promise<AdTexts | null> {
  try {
    const texts = await loadAdMessages(locale);
    known.set(locale, texts);
    return texts;
  } catch {
    // Offline or cut off: the next opening asks again.
    return null;
  }
}

/** The texts beside ads, or null until they have come. */
export function useAdTexts(locale: Locale): AdTexts | null {
  const [texts, setTexts] = useState(() => known.get(locale) ?? null);
  useEffect(() => {
    let isGone = false;
    void preloadAdTexts(locale).then((loaded) => {
      if (!isGone && loaded) setTexts(loaded);
    });
    return () => {
      isGone = true;
    };
  }, [locale]);
  return texts;
}
