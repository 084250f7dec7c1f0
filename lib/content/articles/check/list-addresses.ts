import { visit } from 'unist-util-visit';
import { cleanAddress } from '../../markdown/clean-address';
import { decodeSegment } from '@/lib/url/parse-path';
import { buildArticleHref } from '@/lib/url/paths';
import type { Place } from '../problem';
import { getPlace, type CheckedText } from './checked-text';

/** An address of the site itself, as it stands in a text. */
export type OwnAddress = {
  place: Place;
  name: 'href' | 'src' | 'poster';
  written: string;
  url: URL;
  /** Whether it leads to the article that it stands in, and to which place of it. */
  isOwnPage: boolean;
  anchor: string;
};

const NAMES = ['href', 'src', 'poster'] as const;

/** The addresses of a text that lead to the site itself: those without a scheme, and those that name its host. */
export function listAddresses({ html, slug, siteUrl }: CheckedText): OwnAddress[] {
  const page = new URL(buildArticleHref('en', slug), siteUrl);
  const found: OwnAddress[] = [];
  visit(html, 'element', (element) => {
    for (const name of NAMES) {
      const written = element.properties[name];
      if (typeof written !== 'string' || cleanAddress(written) === '' || !URL.canParse(written, page))
        continue;
      const url = new URL(written, page);
      if (!/^https?:$/.test(url.protocol) || url.host !== page.host) continue;
      found.push({ place: getPlace(element), name, written, url, ...compare(url, page) });
    }
  });
  return found;
}

function compare(url: URL, page: URL): Pick<OwnAddress, 'isOwnPage' | 'anchor'> {
  const anchor = decodeSegment(url.hash.slice(1));
  const isOwnPage = url.pathname === page.pathname && url.search === '' && url.href.includes('#');
  return { isOwnPage, anchor };
}
