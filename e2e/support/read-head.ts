import { decodeHTML } from 'entities';

/** What a page says of itself to machines, each as often as it says it. */
export type Head = {
  titles: string[];
  canonicals: string[];
  /** By name or property. */
  metas: Map<string, string[]>;
  /** By language. */
  alternates: Map<string, string>;
  /** The items of every graph of linked data. */
  linked: { '@type': string; [name: string]: unknown }[];
};

const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;

/** Reads the HTML of a page as it was sent, without running any of it. Throws where linked data is no JSON. */
export function readHead(html: string): Head {
  const start = html.slice(0, html.indexOf('</head>'));
  const metas = new Map<string, string[]>();
  // A robots tag counts wherever it stands.
  for (const { name, property, content } of readTags(html, 'meta')) {
    const key = name ?? property;
    if (key !== undefined) metas.set(key, [...(metas.get(key) ?? []), content ?? '']);
  }
  const links = readLinks(html);
  return {
    titles: [...start.matchAll(/<title>([^<]*)<\/title>/g)].map(([, text = '']) => decodeHTML(text)),
    canonicals: links.filter(({ rel }) => rel === 'canonical').map(({ href = '' }) => href),
    alternates: new Map(
      links.flatMap(({ hreflang, hrefLang = hreflang, href = '' }) =>
        hrefLang === undefined ? [] : [[hrefLang, href]],
      ),
    ),
    metas,
    linked: [...html.matchAll(/<script type="application\/ld\+json">([^<]*)<\/script>/g)].flatMap(
      ([, json = '']) => JSON.parse(json)['@graph'],
    ),
  };
}

/** The attributes of each link in the head of a page. */
export function readLinks(html: string): Partial<Record<string, string>>[] {
  return readTags(html.slice(0, html.indexOf('</head>')), 'link');
}

function readTags(html: string, name: string): Partial<Record<string, string>>[] {
  return [...html.matchAll(new RegExp(`<${name} ([^>]*)>`, 'g'))].map(([, attributes = '']) =>
    Object.fromEntries(
      [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value = '']) => [key, decodeHTML(value)]),
    ),
  );
}
