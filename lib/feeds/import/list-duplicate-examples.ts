import type { CatalogueWriter } from '@/lib/catalogue/writer';
import type { ImportReport } from './import-report';

const MAX_EXAMPLES = 10;

type Pair = Awaited<ReturnType<CatalogueWriter['hideDuplicates']>>[number];

/** The first pairs of offers with the same brand and code, as operators know them: by source and id. */
export async function listDuplicateExamples(
  writer: CatalogueWriter,
  pairs: Pair[],
): Promise<ImportReport['duplicates']['examples']> {
  const first = pairs.slice(0, MAX_EXAMPLES);
  if (first.length === 0) return [];
  const keys = await writer.listOfferKeys(first.flatMap(({ shownId, hiddenId }) => [shownId, hiddenId]));
  const byId = new Map(keys.map((key) => [key.id, key]));
  return first.flatMap(({ shownId, hiddenId }) => {
    const shown = byId.get(shownId);
    const hidden = byId.get(hiddenId);
    return shown && hidden ? [{ shown, hidden }] : [];
  });
}
