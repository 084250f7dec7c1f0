/** Written out once more, so that a slip in the sanitiser's own list is seen. */
const HARMLESS = new Set(
  (
    'a abbr audio b bdi bdo blockquote br caption center cite code col colgroup dd del details dfn div dl dt em ' +
    'figcaption figure h1 h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p picture pre q rp rt ruby s samp section ' +
    'small source span strike strong sub summary sup table tbody td tfoot th thead time tr tt u ul var video wbr'
  ).split(' '),
);
const ADDRESSES = [
  ...['href', 'src', 'srcset', 'poster', 'cite', 'longdesc', 'background', 'data', 'ping', 'usemap'],
  ...['action', 'formaction', 'manifest', 'profile', 'classid', 'codebase', 'xlink:href', 'imagesrcset'],
];
const ACTING =
  /^(?:on.*|style|srcdoc|form.*|autofocus|tabindex|accesskey|contenteditable|is|slot|popover.*|http-equiv|nonce)$/;
const CLASS = /^(?:hljs|hljs-[\w-]+|\w+_|language-\S+|contains-task-list|task-list-item|footnotes|sr-only)$/;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const ALLOWED_SCHEME = /^(?:https?|ircs?|mailto|xmpp):/i;

/** What a browser could be made to do by this HTML, in words; an empty list where it is harmless. */
export function listDangers(html: string, idPrefix = 'text-'): string[] {
  const { body } = new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html');
  return [...body.querySelectorAll('*')].flatMap((element) => [
    ...(HARMLESS.has(element.localName) ? [] : [`element ${element.localName}`]),
    ...[...element.attributes].flatMap((attribute) => listAttributeDangers(element, attribute, idPrefix)),
  ]);
}

function listAttributeDangers(element: Element, { name, value }: Attr, idPrefix: string): string[] {
  const where = `${element.localName} ${name}=${JSON.stringify(value)}`;
  const isOwnBox = name === 'tabindex' && element.matches('div[role=group]:has(> table)');
  if (ACTING.test(name) && !isOwnBox) return [where];
  if (name === 'class') return value.split(' ').every((word) => CLASS.test(word)) ? [] : [where];
  if (name === 'id' || name === 'name') return value.startsWith(idPrefix) ? [] : [where];
  if (name === 'target')
    return value === '_blank' && element.getAttribute('rel') === 'noopener' ? [] : [where];
  if (!ADDRESSES.includes(name)) return [];
  return splitAddresses(name, value).every(isAllowed) ? [] : [where];
}

function splitAddresses(name: string, value: string): string[] {
  return name === 'srcset' ? value.split(',') : [value];
}

/** Reads an address as browsers do: without line ends and tabs, nor what surrounds it. */
function isAllowed(address: string): boolean {
  const read = address.replace(/[\t\n\r]/g, '').replace(/^[\u0000-\u0020]+/, '');
  return !SCHEME.test(read) || ALLOWED_SCHEME.test(read);
}
