import type { ComponentProps, MouseEvent, Ref } from 'react';
import type { loadSuggestionMessages } from '@/lib/i18n/load-messages';
import { SuggestionList } from './suggestion-list';
import styles from './suggestions.module.scss';

export type SuggestionTexts = Awaited<ReturnType<typeof loadSuggestionMessages>>;

type SuggestionPopupProps = {
  frame: Ref<HTMLDivElement>;
  list: Omit<ComponentProps<typeof SuggestionList>, 'texts'>;
  texts: SuggestionTexts;
  onEscape: () => void;
  /** Forgets the listed searches; null where none are listed. */
  onClear: (() => void) | null;
};

/** The options under a search field. The button below them is outside of the list, because it is no option. */
export function SuggestionPopup({ frame, list, texts, onEscape, onClear }: SuggestionPopupProps) {
  return (
    <div
      ref={frame}
      className={styles.popup}
      onMouseDown={keepFocus}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onEscape();
      }}
    >
      <SuggestionList {...list} texts={texts} />
      {onClear && (
        <button type="button" className={styles.clear} onClick={onClear}>
          {texts.clearRecent}
        </button>
      )}
    </div>
  );
}

/** A press on the list must not take the focus from the field. */
function keepFocus(event: MouseEvent) {
  event.preventDefault();
}
