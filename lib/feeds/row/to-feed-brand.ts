import { buildSlug } from '@/lib/text/build-slug';
import { cleanLine } from '../clean-text';
import { RowError, type ToldBrand } from '../feed';
import type { FeedBrand } from './feed-offer';
import { isAddressPart } from './is-address-part';
import { parseLink } from './parse-link';

const MAX_NAME_LENGTH = 120;
const MAX_ID_LENGTH = 200;
/** Signs that tell names apart, and how they are spoken. */
const SPOKEN_SIGNS: readonly (readonly [string, string])[] = [
  ['&', ' and '],
  ['+', ' plus '],
  ['#', ' sharp '],
];

/**
 * The shop of a row, cleaned. One without an id is known by its name. Throws RowError where it has no name, an id of
 * more than 200 characters, or a unique name that can be the end of no address: a new brand would be shown there.
 */
export function toFeedBrand(told: ToldBrand): FeedBrand {
  const [name, ...others] = [...new Set(told.names.map((text) => cleanLine(text, MAX_NAME_LENGTH)))].filter(
    (text) => text !== '',
  );
  if (name === undefined) throw new RowError('the shop has no name');
  const externalId = told.externalId.trim() || buildSlug(spellSigns(name)) || name;
  if (externalId.length > MAX_ID_LENGTH) throw new RowError('the id of the shop is too long');
  const uniqueName = told.uniqueName?.trim() || null;
  if (uniqueName !== null && !isAddressPart(uniqueName)) {
    throw new RowError(`the unique name "${uniqueName}" of the shop fits no address`);
  }
  return {
    externalId,
    names: [name, ...others],
    uniqueName,
    siteUrl: parseLink(told.siteUrl ?? ''),
    logo: parseLink(told.logo ?? ''),
    ...(told.sharedIds !== undefined && { sharedIds: told.sharedIds }),
    ...(told.mustBeKnown === true && { mustBeKnown: true }),
  };
}

function spellSigns(name: string): string {
  return SPOKEN_SIGNS.reduce((text, [sign, word]) => text.replaceAll(sign, word), name);
}
