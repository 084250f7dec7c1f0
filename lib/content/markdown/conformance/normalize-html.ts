const TOKEN = /<[^>]*>|[^<]+/g;
const TAG = /^<\/?([a-z][a-z0-9-]*)/;
const ATTRIBUTE = / ([^\s=>]+="[^"]*")/g;
/** White space beside these is seen by nobody. The list is that of the specifications' own comparison. */
const BLOCKS = new Set([
  ...['article', 'header', 'aside', 'hgroup', 'blockquote', 'hr', 'iframe', 'body', 'li', 'map', 'button'],
  ...['object', 'canvas', 'ol', 'caption', 'output', 'col', 'p', 'colgroup', 'pre', 'dd', 'progress', 'div'],
  ...['section', 'dl', 'table', 'td', 'dt', 'tbody', 'embed', 'textarea', 'fieldset', 'tfoot', 'figcaption'],
  ...['th', 'figure', 'thead', 'footer', 'tr', 'form', 'ul', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'video'],
  ...['script', 'style'],
]);

/**
 * Takes HTML as React writes it (values quoted, brackets within them escaped) and answers it in the one form in which
 * the specifications compare theirs: attributes in order, white space outside of <pre> as a reader sees it.
 */
export function normalizeHtml(html: string): string {
  let result = '';
  let isPreformatted = false;
  let isAfterBlock = true;
  for (const token of html.match(TOKEN) ?? []) {
    const name = TAG.exec(token)?.[1];
    if (name === undefined) {
      result += isPreformatted ? token : collapse(token, isAfterBlock);
      isAfterBlock = false;
      continue;
    }
    isAfterBlock = BLOCKS.has(name);
    if (isAfterBlock && !isPreformatted) result = result.trimEnd();
    if (name === 'pre') isPreformatted = !token.startsWith('</');
    if (name === 'br') isAfterBlock = true;
    result += sortAttributes(token);
  }
  return result.trim();
}

function collapse(text: string, isAtStart: boolean): string {
  const collapsed = text.replace(/\s+/g, ' ');
  return isAtStart ? collapsed.trimStart() : collapsed;
}

function sortAttributes(tag: string): string {
  const attributes = [...tag.matchAll(ATTRIBUTE)].map(([attribute]) => attribute).sort();
  if (attributes.length < 2) return tag;
  return tag.replace(/ .*?(\/?>)$/s, (_, end: string) => attributes.join('') + end);
}
