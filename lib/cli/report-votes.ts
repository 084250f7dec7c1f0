import type { CatalogueSource, ItemId, Offer } from '@/lib/catalogue';
import { getOrigin } from '@/lib/catalogue/visitors';
import type { Settings } from '@/lib/config';
import { parseItemId } from '@/lib/url/item-id';
import { CommandError, UsageError } from './support/command-error';
import {
  describeAll,
  nameOffer,
  OFFER_HEADS,
  type ReportTools,
  withVisitors,
  writeRows,
} from './support/visitors-report';

const HEADS = [...OFFER_HEADS, 'worked', 'of', 'share now', ''];
const MOVED_DOWN = 'moved down';

/** Prints what visitors said of codes: first what is moved down, then what works worst. Throws CommandError. */
export async function reportVotes(
  { isCsv }: { isCsv: boolean },
  settings: Settings,
  tools: ReportTools,
): Promise<void> {
  const offers = await withVisitors(settings, tools, (store) => store.listVotedOffers(1));
  if (offers.length === 0 && !isCsv) return tools.write('Nobody has voted lately.\n');
  const find = await describeAll(settings, offers, tools);
  const sorted = offers.toSorted(
    (a, b) => Number(b.isDoubtful) - Number(a.isDoubtful) || a.share - b.share || b.total - a.total,
  );
  const rows = sorted.map((offer) => [
    ...nameOffer(offer, find(offer)),
    ...[String(offer.worked), String(offer.total), `${Math.round(offer.share * 100)}%`],
    offer.isDoubtful ? MOVED_DOWN : '',
  ]);
  writeRows(HEADS, rows, isCsv, tools);
}

type ReadCatalogue = <T>(settings: Settings, read: (source: CatalogueSource) => Promise<T>) => Promise<T>;

/**
 * Forgets the votes on an offer that an operator has checked, by its id or by kind and id ("coupon 12"): it stands where
 * it stood, and its count begins afresh. Throws CommandError where there is no such offer.
 */
export async function clearVotes(
  text: string,
  settings: Settings,
  tools: ReportTools & { readCatalogue: ReadCatalogue },
): Promise<void> {
  const [, kind, idText = ''] = /^(?:(coupon|deal) )?(\S+)$/.exec(text.trim()) ?? [];
  const id = parseItemId(idText);
  if (id === null) throw new UsageError(`--clear takes the id of an offer, such as 12, not "${text}".`);
  const offer = await tools.readCatalogue(settings, (source) => findByKind(source, kind, id));
  if (offer === null) throw new CommandError(`There is no offer with the id ${idText}.`);
  const count = await withVisitors(settings, tools, (store) => store.clearVotes(getOrigin(offer)));
  tools.write(`${offer.kind} ${id}: ${count} vote${count === 1 ? ' is' : 's are'} forgotten.\n`);
}

async function findByKind(
  source: CatalogueSource,
  kind: string | undefined,
  id: ItemId,
): Promise<Offer | null> {
  const coupon = kind === 'deal' ? null : await source.getCoupon(id);
  return coupon ?? (kind === 'coupon' ? null : source.getDeal(id));
}
