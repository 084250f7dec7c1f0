import { escapeUTF8 } from 'entities';

/** How often readers are asked to look again. */
const TTL_MINUTES = 60;

/** Control characters, lone surrogates and the two code points that XML 1.0 cannot hold, not even escaped. */
const FORBIDDEN = /[^\t\n\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;

/** One entry of a feed. Its link is also what readers know it by. */
export type RssItem = {
  title: string;
  link: string;
  /** HTML. */
  description: string;
  /** In ms since the epoch; null where nobody knows. */
  publishedAt: number | null;
  categories: string[];
  creator?: string;
};

export type RssChannel = {
  title: string;
  /** The page that shows the same. */
  link: string;
  description: string;
  language: string;
  /** The address of the feed itself. */
  selfLink: string;
  /** Of its newest change, in ms since the epoch; null where nobody knows. */
  updatedAt: number | null;
  items: RssItem[];
};

/**
 * Writes an RSS 2.0 document (rssboard.org). All addresses must be absolute. Characters that XML cannot hold are left
 * out.
 */
export function formatRss(channel: RssChannel): string {
  const { title, link, description, language, selfLink, updatedAt, items } = channel;
  const lines = [
    '<?xml version="1.0" encoding="utf-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    formatElement('title', title),
    formatElement('link', link),
    formatElement('description', description),
    formatElement('language', language),
    ...formatDate('lastBuildDate', updatedAt),
    formatElement('ttl', String(TTL_MINUTES)),
    `<atom:link href="${escapeXml(selfLink)}" rel="self" type="application/rss+xml"/>`,
    ...items.flatMap(formatItem),
    '</channel>',
    '</rss>',
  ];
  return `${lines.join('\n')}\n`;
}

function formatItem({ title, link, description, publishedAt, categories, creator }: RssItem): string[] {
  return [
    '<item>',
    formatElement('title', title),
    formatElement('link', link),
    formatElement('guid', link, ' isPermaLink="true"'),
    ...formatDate('pubDate', publishedAt),
    ...(creator === undefined ? [] : [formatElement('dc:creator', creator)]),
    ...categories.map((category) => formatElement('category', category)),
    formatElement('description', description),
    '</item>',
  ];
}

function formatElement(name: string, text: string, attributes = ''): string {
  return `<${name}${attributes}>${escapeXml(text)}</${name}>`;
}

/** The form of an HTTP date is one of those that RFC 822 allows. */
function formatDate(name: string, time: number | null): string[] {
  return time === null ? [] : [formatElement(name, new Date(time).toUTCString())];
}

/** Any text as the content or the attribute of an XML element. Characters that XML cannot hold are left out. */
export function escapeXml(text: string): string {
  return escapeUTF8(text.replace(/\r\n?/g, '\n').replace(FORBIDDEN, ''));
}
