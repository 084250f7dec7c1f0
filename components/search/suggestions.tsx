import { useCallback, useId, useRef, useSyncExternalStore, type RefObject } from 'react';
import type { CategoryDictionary } from '@/lib/i18n/category-name';
import type { Locale } from '@/lib/i18n/locales';
import type { Suggestion } from '@/lib/search/build-suggestions';
import { buildRecentGroup, recentSearches, rememberSearch } from '@/lib/search/recent-searches';
import { formatPlural } from '@/lib/text/format-plural';
import { SuggestionPopup, type SuggestionTexts } from './suggestion-popup';
import styles from './suggestions.module.scss';
import { useCombobox, useListener } from './use-combobox';
import { useSuggestions } from './use-suggestions';

type SuggestionsProps = {
  field: HTMLInputElement;
  texts: SuggestionTexts;
  dictionary: CategoryDictionary;
  locale: Locale;
};

/** What fits what is typed in a field, and in an empty one what was searched for before. */
export function Suggestions({ field, texts, dictionary, locale }: SuggestionsProps) {
  const listId = useId();
  const frame = useRef<HTMLDivElement>(null);
  const text = useFieldText(field);
  const searches = useSyncExternalStore(recentSearches.subscribe, recentSearches.read);
  const found = useSuggestions(text, locale, dictionary);
  const isEmpty = text.trim() === '';
  const groups = isEmpty ? [buildRecentGroup(searches)] : (found?.groups ?? []);
  const keys = groups.flatMap(({ items }) => items.map(({ key }) => key));
  const options = keys.map((key) => listId + key);
  const { isOpen, active, close } = useCombobox(field, listId, options);
  useCloseOutside(field, frame, close);
  useListener(field.form, 'submit', () => rememberSearch(field.value));

  function choose({ href, title }: Suggestion) {
    close();
    if (href === null) searchAgain(field, title);
    else rememberSearch(text);
  }

  function returnToField() {
    field.focus();
    close();
  }

  function clearRecent() {
    returnToField();
    recentSearches.clear();
  }

  return (
    <>
      {isOpen && (
        <SuggestionPopup
          frame={frame}
          list={{ id: listId, groups, query: found?.text, active, onChoose: choose }}
          texts={texts}
          onEscape={returnToField}
          onClear={isEmpty ? clearRecent : null}
        />
      )}
      <p role="status" className={styles.status}>
        {isOpen && formatPlural(isEmpty ? texts.recent : texts.found, options.length, locale)}
      </p>
    </>
  );
}

function searchAgain(field: HTMLInputElement, text: string): void {
  field.value = text;
  field.form?.requestSubmit();
}

/** What stands in a field that keeps its own text. */
function useFieldText(field: HTMLInputElement): string {
  const subscribe = useCallback(
    (notify: () => void) => {
      field.addEventListener('input', notify);
      return () => field.removeEventListener('input', notify);
    },
    [field],
  );
  return useSyncExternalStore(subscribe, () => field.value);
}

/** Calls `close` when the focus or a press goes to something outside of a field and the frame that belongs to it. */
function useCloseOutside(
  field: HTMLInputElement,
  frame: RefObject<HTMLElement | null>,
  close: () => void,
): void {
  const closeUnlessInside = (target: EventTarget | null) => {
    const isInside = target instanceof Node && (target === field || frame.current?.contains(target));
    if (!isInside) close();
  };
  useListener(field.form, 'focusout', (event) => closeUnlessInside(event.relatedTarget));
  useListener(document.documentElement, 'pointerdown', (event) => closeUnlessInside(event.target));
}
