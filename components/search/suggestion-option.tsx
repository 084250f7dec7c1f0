import type { Suggestion } from '@/lib/search/suggestion';
import { Highlight } from '@/components/ui/highlight';
import { Icon } from '@/components/ui/icon';
import { LogoTile } from '@/components/ui/logo-tile';
import styles from './suggestions.module.scss';

type SuggestionOptionProps = {
  id: string;
  suggestion: Suggestion;
  query?: string;
  isActive: boolean;
  onChoose: (suggestion: Suggestion) => void;
};

/** One option: a link where it leads somewhere, so that it can be opened in a new tab as well. */
export function SuggestionOption({ id, suggestion, query, isActive, onChoose }: SuggestionOptionProps) {
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
