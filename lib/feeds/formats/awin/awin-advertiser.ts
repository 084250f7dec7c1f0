import { RowError, type RawShop } from '../../feed';
import { cleanLine } from '../../row/clean-text';
import { pickSiteUrl } from '../shared';

const MAX_NAME_LENGTH = 120;

/** "Rebtel (US)", "Shop (Global)": where the programme runs, in brackets. */
const COUNTRY_IN_BRACKETS =
  /\s*\((?:[A-Z]{2,3}(?:\s?[/&,]\s?[A-Z]{2,3})*|Global|Worldwide|International|Europe)\)$/;
const PROGRAMME_WORDS = /\s+affiliate program(?:me)?$/i;

type Advertiser = { id: string; name: string; nameField: string; link: string | undefined };

/** The shop of an Awin offer; `link` is the offer's page at the shop. Throws RowError if it has no name. */
export function toRawAdvertiser({ id, name, nameField, link }: Advertiser): RawShop {
  // The name is split here, so it has to be clean before.
  const fullName = cleanLine(name, MAX_NAME_LENGTH);
  if (fullName === '') throw new RowError(`${nameField} is empty`);
  return { externalId: id, names: listAdvertiserNames(fullName), siteUrl: pickSiteUrl(link, fullName) };
}

/**
 * The names under which an advertiser can be shown, best first: without the country in brackets and the words
 * "Affiliate Program", then its full name, for a second advertiser that would get the same short one.
 */
export function listAdvertiserNames(fullName: string): [string, ...string[]] {
  const name = fullName.replace(COUNTRY_IN_BRACKETS, '').replace(PROGRAMME_WORDS, '').trim();
  return name === '' || name === fullName ? [fullName] : [name, fullName];
}
