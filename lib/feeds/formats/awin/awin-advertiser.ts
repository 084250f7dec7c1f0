import { cleanLine } from '../../row/clean-text';
import { RowError, type RawShop } from '../../feed';
import { pickSiteUrl } from '../raw-shop';
import { listAdvertiserNames } from './advertiser-names';

const MAX_NAME_LENGTH = 120;

type Advertiser = { id: string; name: string; nameField: string; link: string | undefined };

/** The shop of an Awin offer; `link` is the offer's page at the shop. Throws RowError if it has no name. */
export function toRawAdvertiser({ id, name, nameField, link }: Advertiser): RawShop {
  // The name is taken apart here, so it has to be clean before.
  const fullName = cleanLine(name, MAX_NAME_LENGTH);
  if (fullName === '') throw new RowError(`${nameField} is empty`);
  return { externalId: id, names: listAdvertiserNames(fullName), siteUrl: pickSiteUrl(link, fullName) };
}
