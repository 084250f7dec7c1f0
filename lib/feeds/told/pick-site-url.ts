import { buildSlug } from '@/lib/text/build-slug';

const MIN_WORD_LENGTH = 3;

/**
 * The shop's own site, from the link of one of its offers; none unless the host shares a word with the shop's name,
 * because some advertisers link through another network's redirector.
 */
export function pickSiteUrl(link: string | undefined, shopName: string): string | undefined {
  if (link === undefined || !URL.canParse(link)) return undefined;
  const { protocol, origin, hostname } = new URL(link);
  if (!/^https?:$/.test(protocol)) return undefined;
  const slug = buildSlug(shopName);
  const words = [
    ...slug.split('-').filter((word) => word.length >= MIN_WORD_LENGTH),
    slug.replaceAll('-', ''),
  ];
  const host = hostname.replaceAll('-', '');
  return words.some((word) => word !== '' && host.includes(word)) ? `${origin}/` : undefined;
}
