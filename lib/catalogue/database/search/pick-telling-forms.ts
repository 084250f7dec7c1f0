import type { Executor } from '../executor';
import type { ListingKind } from '../place';
import { countMatches } from './count-matches';
import { isStopWord } from './stop-words';
import { matchAnyForm, type WordForms } from './tiers';

/**
 * The words worth a second search of a section where all of them together found nothing: without stop words, and
 * without words that nothing of the section holds. Null where that leaves all of them, or none.
 */
export async function pickTellingForms(
  executor: Executor,
  kind: ListingKind,
  forms: WordForms[],
): Promise<WordForms[] | null> {
  const telling: WordForms[] = [];
  for (const form of forms) {
    if (isStopWord(form.word)) continue;
    if ((await countMatches(executor, kind, matchAnyForm(kind, form), 1)) > 0) telling.push(form);
  }
  return telling.length === 0 || telling.length === forms.length ? null : telling;
}
