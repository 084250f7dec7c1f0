'use client';

import { type ComponentProps, useCallback, useEffect, useRef, useState } from 'react';
import { loadCategoryDictionary, loadSuggestionMessages } from '@/lib/i18n/load-messages';
import type { Locale } from '@/lib/i18n/locales';
import { FIELD_ATTRIBUTES } from './field-attributes';

type SearchFieldProps = ComponentProps<'input'> & { locale: Locale };

/** A field that gets its suggestions when it is first used: until then, and if they fail to load, a plain field. */
export function SearchField({ locale, ...attributes }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [help, setHelp] = useState<Awaited<ReturnType<typeof loadHelp>> | null>(null);

  const load = useCallback(async () => {
    if (field.current) setHelp(await loadHelp(locale, field.current));
  }, [locale]);

  // Whoever was faster than the script is in the field already.
  useEffect(() => {
    if (document.activeElement === field.current) void load();
  }, [load]);

  return (
    <>
      <input {...FIELD_ATTRIBUTES} {...attributes} ref={field} onFocus={help ? undefined : load} />
      {help && (
        <help.Suggestions
          field={help.field}
          texts={help.texts}
          dictionary={help.dictionary}
          locale={locale}
        />
      )}
    </>
  );
}

/** Null where the network fails: the next focus tries again. */
async function loadHelp(locale: Locale, field: HTMLInputElement) {
  try {
    const [{ Suggestions }, texts, dictionary] = await Promise.all([
      import('./suggestions'),
      loadSuggestionMessages(locale),
      loadCategoryDictionary(locale),
    ]);
    return { Suggestions, texts, dictionary, field };
  } catch {
    return null;
  }
}
