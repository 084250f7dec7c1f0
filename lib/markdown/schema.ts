import { defaultSchema, type Options } from 'rehype-sanitize';

const MORE_TAGS = [
  'abbr',
  'caption',
  'col',
  'colgroup',
  'figcaption',
  'figure',
  'mark',
  'small',
  'time',
  'u',
  'video',
  'wbr',
];

// What holds text that is no text of the page goes with its content; other unknown elements leave theirs.
const STRIPPED = [
  ...['iframe', 'math', 'noembed', 'noframes', 'noscript', 'object', 'plaintext', 'script'],
  ...['select', 'style', 'svg', 'template', 'textarea', 'title', 'xmp'],
];

/**
 * What HTML survives: GitHub's own set and the harmless elements above. Ids and names get the prefix, so that no text
 * can take the place of something on the page around it.
 */
export function buildSchema(idPrefix: string): Options {
  const { attributes, protocols, tagNames } = defaultSchema;
  return {
    ...defaultSchema,
    clobberPrefix: idPrefix,
    strip: STRIPPED,
    tagNames: [...(tagNames ?? []), ...MORE_TAGS],
    attributes: { ...attributes, video: ['controls', 'height', 'loop', 'muted', 'poster', 'src', 'width'] },
    // rehypeAddresses lets the same schemes through everywhere.
    protocols: {
      ...protocols,
      cite: protocols?.href,
      longDesc: protocols?.href,
      src: protocols?.href,
      poster: protocols?.href,
    },
  };
}
