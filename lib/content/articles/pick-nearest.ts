import { countEdits } from '@/lib/text/edit-distance';

/** At most this share of a word's letters may differ from the one that is meant. */
const MAX_DIFFERENT_SHARE = 0.34;

/** The name that a mistyped word most likely means, null where none is close. */
export function pickNearest(word: string, names: Iterable<string>): string | null {
  let nearest: string | null = null;
  let least = Math.max(1, Math.floor(word.length * MAX_DIFFERENT_SHARE)) + 1;
  for (const name of names) {
    if (Math.abs(name.length - word.length) >= least) continue;
    const edits = countEdits(word, name);
    if (edits < least) [nearest, least] = [name, edits];
  }
  return nearest;
}

/** What a message adds where a name is close: " Did you mean "title"?". */
export function formatNearest(word: string, names: Iterable<string>): string {
  const nearest = pickNearest(word, names);
  return nearest === null ? '' : ` Did you mean "${nearest}"?`;
}
