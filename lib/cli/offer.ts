import type { FoundItem } from '@/lib/catalogue';
import { correctItem, formatCorrected, listColumns } from '@/lib/feeds/corrections';
import { createCommand } from './support/command';
import { UsageError } from './support/command-error';
import {
  collectFields,
  collectNames,
  editCatalogue,
  getEditTools,
  toFlag,
  type EditTools,
} from './support/edit-catalogue';
import { withVisitors } from './support/visitors-report';

const parser = createCommand('offer', 'Corrects an offer, whatever its feed says of it now and later.')
  .argument('<offer>', 'its id, its address on the site, or source:external-id')
  .option('--hide', 'takes it out of every list; its address says that the site has withdrawn it')
  .option('--show', 'ends --hide')
  .option('--pin', 'lists it before others, as featured offers are')
  .option('--unpin', 'lists it as an offer that is not featured')
  .option('--verified', 'says that you checked it now: noes of visitors move it down no more')
  .option(
    '--set <field=value>',
    `says what the field is: ${listColumns('offer').join(', ')}; none empties it`,
    collectFields,
  )
  .option('--clear <field>', 'ends the correction of a field: what the feed says counts again', collectNames)
  .option('--show-corrections', 'changes nothing more: lists what is corrected, and what the feed says')
  .option('--dry-run', 'says what would happen and changes nothing');

export const command = parser.action((offer, options) => runOffer(offer, options, getEditTools()));

/** Corrects one offer and prints its corrections. Throws CommandError. */
export async function runOffer(
  target: string,
  options: ReturnType<typeof parser.opts>,
  tools: EditTools,
): Promise<void> {
  if (options.hide && options.show) throw new UsageError('An offer is hidden or shown, not both.');
  if (options.pin && options.unpin) throw new UsageError('An offer is pinned or not, not both.');
  const set = {
    ...toFlag('hidden', options.hide, options.show),
    ...toFlag('is_featured', options.pin, options.unpin),
    ...(options.verified && { verified_at: tools.now.toISOString() }),
    ...options.set,
  };
  const clear = options.clear ?? [];
  const changes = Object.keys(set).length + clear.length;
  if (changes === 0 && !options.showCorrections) throw new UsageError('Say what to correct.');
  let checked: FoundItem | null = null;
  await editCatalogue(
    tools,
    async (writer) => {
      const corrected = await correctItem(writer, { record: 'offer', target, set, clear }, tools.now);
      checked = corrected.item;
      return [formatCorrected(corrected)];
    },
    { isDryRun: options.dryRun },
  );
  if (options.verified && !options.dryRun && checked !== null) await refuteNoes(checked, tools);
}

async function refuteNoes(item: FoundItem, { settings, print }: EditTools): Promise<void> {
  if (item.record !== 'offer') return;
  const { source, externalId } = item.offer;
  const { openVisitors } = await import('@/lib/catalogue/select-source');
  const count = await withVisitors(settings, { openVisitors: async (all) => openVisitors(all) }, (store) =>
    store.refuteNoes({ source, externalId }),
  );
  print(
    `${count} ${count === 1 ? 'no moves' : 'noes move'} it down no more; every vote still counts on its card.`,
  );
}
