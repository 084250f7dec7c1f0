import { FeedError, ImportError, openFeedFile, OptionsError } from '@/lib/feeds';
import { RefusedError } from '@/lib/catalogue/rules';
import type { CatalogueWriter } from '@/lib/catalogue';
import {
  correctItem,
  formatCorrected,
  readCorrectionRows,
  type CorrectionRow,
} from '@/lib/feeds/corrections';
import { createCommand } from './support/command';
import { CommandError } from './support/command-error';
import { editCatalogue, getEditTools, type EditTools } from './support/edit-catalogue';

const HELP = `A line names an item by "id" (an id, an address or source:external-id), or as an export does by source and
external_id, a brand by unique_name; "record" is offer or brand, empty is offer. All other columns are fields: an empty
cell changes nothing, "none" empties a field, "clear" names fields whose corrections end.`;

export const command = createCommand('correct', 'Corrects many offers and brands, all of them or none.')
  .argument('<file>', 'a CSV, or JSON, with only the columns that change; - is standard input')
  .option('--dry-run', 'says what would happen and changes nothing')
  .addHelpText('after', `\n${HELP}`)
  .action(async (file, { dryRun }) => {
    const tools = getEditTools();
    await runCorrect(await readRows(file), { isDryRun: dryRun }, tools);
  });

/** Throws CommandError, which says where, on a file that cannot be read. */
async function readRows(file: string): Promise<CorrectionRow[]> {
  try {
    const { content, close } = await openFeedFile(file);
    try {
      return await readCorrectionRows(content);
    } finally {
      await close();
    }
  } catch (error) {
    if (error instanceof ImportError) throw new CommandError(error.message);
    if (error instanceof FeedError || error instanceof OptionsError)
      throw new CommandError(`${file}: ${error.message}`);
    throw error;
  }
}

/** Corrects every row's item in one transaction. Throws CommandError, with nothing changed, naming all rows that cannot be. */
export async function runCorrect(
  rows: CorrectionRow[],
  options: { isDryRun?: boolean },
  tools: EditTools,
): Promise<void> {
  const work = async (writer: CatalogueWriter): Promise<string[]> => {
    const lines: string[] = [];
    const problems: string[] = [];
    for (const { row, correction } of rows) {
      try {
        lines.push(formatCorrected(await correctItem(writer, correction, tools.now)));
      } catch (error) {
        if (!(error instanceof RefusedError)) throw error;
        problems.push(`Row ${row}: ${error.message}`);
      }
    }
    if (problems.length > 0) throw new RefusedError([...problems, 'Nothing was changed.'].join('\n'));
    return [...lines, `Corrected: ${rows.length} row${rows.length === 1 ? '' : 's'}.`];
  };
  await editCatalogue(tools, work, options);
}
