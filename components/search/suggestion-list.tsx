import type { Suggestion, SuggestionGroup } from '@/lib/search/suggestion';
import { SuggestionOption } from './suggestion-option';
import styles from './suggestions.module.scss';

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
export function SuggestionList({ id, groups, query, active, texts, onChoose }: SuggestionListProps) {
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
