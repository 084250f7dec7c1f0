import { splitByMatch } from '@/lib/search/split-by-match';
import styles from './highlight.module.scss';

type HighlightProps = {
  text: string;
  query?: string;
  /** Changes how each part is written, such as where it may break. */
  write?: (part: string) => string;
};

/** A text in which the words that were searched for are marked; plain where nothing was. */
export function Highlight({ text, query = '', write = (part) => part }: HighlightProps) {
  if (query === '') return write(text);
  return splitByMatch(text, query).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className={styles.mark}>
        {write(part.text)}
      </mark>
    ) : (
      write(part.text)
    ),
  );
}
