import { defaultSchema, type Options } from 'rehype-sanitize';

const MORE_TAGS = [
  ...['abbr', 'audio', 'bdi', 'bdo', 'caption', 'center', 'cite', 'col', 'colgroup', 'dfn', 'figcaption'],
  ...['figure', 'mark', 'small', 'time', 'u', 'video', 'wbr'],
];

// What holds text that is no text of the page goes with its content; other unknown elements leave theirs.
const STRIPPED = [
  ...['iframe', 'math', 'noembed', 'noframes', 'noscript', 'object', 'plaintext', 'script'],
  ...['select', 'style', 'svg', 'template', 'textarea', 'title', 'xmp'],
];

const LABELS = ['ariaDescribedBy', 'ariaLabel', 'ariaLabelledBy'];
const PLAYER = ['controls', 'height', 'loop', 'muted', 'src', 'width'];

/**
 * What any element may have: how it is laid out and read, nothing that acts, takes the keyboard or belongs to a form.
 * Old attributes that React has no name for are not among them, but for valign, which tables really use.
 */
const EVERYWHERE = [
  ...['abbr', 'align', 'alt', 'axis', 'border', 'cellPadding', 'cellSpacing', 'char', 'clear', 'colSpan'],
  ...['color', 'dateTime', 'dir', 'frame', 'headers', 'height', 'hrefLang', 'id', 'itemProp', 'lang', 'name'],
  ...['open', 'reversed', 'rowSpan', 'rules', 'scope', 'size', 'span', 'start', 'summary', 'title', 'vAlign'],
  ...['value', 'width'],
];

const ATTRIBUTES: Options['attributes'] = {
  '*': EVERYWHERE,
  a: [...LABELS, 'dataFootnoteBackref', 'dataFootnoteRef', 'href'],
  audio: PLAYER,
  blockquote: ['cite'],
  code: [['className', /^language-./]],
  del: ['cite'],
  dl: LABELS,
  img: [...LABELS, 'sizes', 'src', 'srcSet'],
  input: ['checked', ['disabled', true], ['type', 'checkbox']],
  ins: ['cite'],
  ol: [...LABELS, 'type'],
  q: ['cite'],
  section: ['dataFootnotes'],
  source: ['media', 'sizes', 'src', 'srcSet', 'type'],
  summary: LABELS,
  table: LABELS,
  ul: LABELS,
  video: [...PLAYER, 'playsInline', 'poster'],
};

/**
 * What HTML survives: the elements that GitHub lets through and the harmless ones above. Ids and names get the prefix,
 * so that no text can take the place of something on the page around it. Addresses are the matter of rehypeAddresses,
 * which goes before: the sanitiser's own lists know schemes in lower case only, and drop where the address has to be
 * empty.
 */
export function buildSchema(idPrefix: string): Options {
  return {
    ...defaultSchema,
    attributes: ATTRIBUTES,
    clobberPrefix: idPrefix,
    protocols: {},
    strip: STRIPPED,
    tagNames: [...(defaultSchema.tagNames ?? []), ...MORE_TAGS],
  };
}
