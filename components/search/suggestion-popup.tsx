import type { ComponentProps, MouseEvent, Ref } from 'react';
import { Highlight } from '@/components/ui/highlight';
import { Icon } from '@/components/ui/icon';
import { LogoTile } from '@/components/ui/logo-tile';
import type { loadSuggestionMessages } from '@/lib/i18n/load-messages';
import type { Suggestion, SuggestionGroup } from '@/lib/search/build-suggestions';
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

type SuggestionListProps = {
  /** Begins the id of every option, which ends with its key. */
  id: string;
  groups: SuggestionGroup[];
  /** What to mark in the titles. */
  query?: string;
  /** The id of the active option. */
  active: string | null;
  texts: { label: string; groups: Record<SuggestionGroup['kind'], string> };
  onChoose: (suggestion: Suggestion) => void;
};

/** The options of a combobox, in groups with a name. */
function SuggestionList({ id, groups, query, active, texts, onChoose }: SuggestionListProps) {
  return (
    // Not a stop of its own for the keyboard, which some browsers make of whatever scrolls.
    <div id={id} role="listbox" tabIndex={-1} aria-label={texts.label} className={styles.list}>
      {groups.map(({ kind, items }) => (
        <div key={kind} role="group" aria-labelledby={id + kind} className={styles.group}>
          <div id={id + kind} role="presentation" className={styles.heading}>
            {texts.groups[kind]}
          </div>
          {items.map((suggestion) => (
            <SuggestionOption
              key={suggestion.key}
              id={id + suggestion.key}
              suggestion={suggestion}
              query={query}
              isActive={active === id + suggestion.key}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type SuggestionOptionProps = {
  id: string;
  suggestion: Suggestion;
  query?: string;
  isActive: boolean;
  onChoose: (suggestion: Suggestion) => void;
};

/** One option: a link where it leads somewhere, so that it can be opened in a new tab as well. */
function SuggestionOption({ id, suggestion, query, isActive, onChoose }: SuggestionOptionProps) {
  const { title, note, href, tile } = suggestion;
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      // The field keeps the focus (ARIA: aria-activedescendant).
      tabIndex={-1}
      href={href ?? undefined}
      className={styles.option}
      onClick={() => onChoose(suggestion)}
    >
      {tile ? <LogoTile {...tile} size="small" /> : <Icon name="search" className={styles.icon} />}
      <span className={styles.words}>
        <span className={styles.title}>
          <Highlight text={title} query={query} />
        </span>
        {note && <span className={styles.note}>{note}</span>}
      </span>
    </a>
  );
}
