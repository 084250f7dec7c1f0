import { parseAwinPromotions } from './awin/parse-awin-promotions';
import type { FeedFormat } from './feed';

/** Every format that can be imported, by the name an operator types. A new format is one parser and one line here. */
const FORMATS: ReadonlyMap<string, FeedFormat> = new Map([
  ['awin', { source: 'awin', parse: parseAwinPromotions }],
]);

export function getFeedFormat(name: string): FeedFormat | null {
  return FORMATS.get(name) ?? null;
}

export function listFeedFormatNames(): string[] {
  return [...FORMATS.keys()];
}
