import { splitByMatch } from '@/lib/search/split-by-match';
import styles from './highlight.module.scss';

/** A text in which the words that were searched for are marked; plain where nothing was. */
export function Highlight({ text, query = '' }: { text: string; query?: string }) {
  if (query === '') return text;
  return splitByMatch(text, query).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className={styles.mark}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
