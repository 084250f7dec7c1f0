/** Sent by the frame to the page: that it is the frame with this token, and what it has to say. */
type AdMessage = {
  adToken: string;
  /** How high its content is in CSS pixels. */
  adHeight?: unknown;
  /** A key that was pressed in it, which the page cannot hear. */
  adKey?: unknown;
};

/** Networks reckon with a white page. The body is as high as its content, which is what is reported. */
const STYLE =
  'html{display:grid;grid-template-columns:minmax(0,1fr);align-content:center;height:100%;' +
  'color-scheme:light;background:#fff}body{display:flow-root;margin:0;overflow:hidden;text-align:center}' +
  'main>h1:first-child{position:absolute;clip-path:inset(50%)}';

/** A name that nothing outside the page can guess, by which it knows the messages of one frame. */
export function createAdToken(): string {
  return crypto.getRandomValues(new Uint32Array(4)).join('-');
}

/**
 * The document of a frame around a network's HTML: opens links in new tabs, sends no address to anyone, and reports
 * its height and the Escape key to the page with the token. Takes HTML as the operator configured it: the frame's
 * sandbox is what keeps it in.
 */
export function buildAdDocument(ad: { html: string; token: string; title: string; locale: string }): string {
  const title = escapeText(ad.title);
  return [
    `<!doctype html><html lang="${escapeText(ad.locale)}"><head><meta charset="utf-8">`,
    '<meta name="referrer" content="no-referrer"><base target="_blank">',
    `<title>${title}</title>`,
    `<style>${STYLE}</style>`,
    // Before the network's HTML, which may leave tags and comments open.
    `</head><body><script>${buildReporter(ad.token)}</script>`,
    // Named, because the page around it has a main of its own.
    `<main aria-label="${title}"><h1>${title}</h1>${ad.html}</main></body></html>`,
  ].join('');
}

/** The height in CSS pixels that a message of the frame with this token reports; null for any other message. */
export function parseAdHeight(message: unknown, token: string): number | null {
  if (!isAdMessage(message) || message.adToken !== token) return null;
  const { adHeight } = message;
  return typeof adHeight === 'number' && Number.isFinite(adHeight) && adHeight > 0 ? adHeight : null;
}

/** Whether a message of the frame with this token says that Escape was pressed in it. */
export function isAdEscape(message: unknown, token: string): boolean {
  return isAdMessage(message) && message.adToken === token && message.adKey === 'Escape';
}

function buildReporter(token: string): string {
  const text = JSON.stringify(token).replaceAll('<', '\\u003c');
  return [
    // In a function of its own, so that the network's scripts cannot take its names.
    `(function(){function send(name,value){var message={adToken:${text}};message[name]=value;parent.postMessage(message,'*')}`,
    // An Escape that ends the composing of a letter closes nothing.
    `addEventListener('keydown',function(event){if(event.key==='Escape'&&!event.isComposing)send('adKey','Escape')},true)`,
    `function report(){send('adHeight',document.body.getBoundingClientRect().height)}`,
    // Browsers run no observer in a frame that is out of sight.
    `addEventListener('load',report)`,
    `new ResizeObserver(report).observe(document.body)})()`,
  ].join(';');
}

function isAdMessage(value: unknown): value is AdMessage {
  return (
    typeof value === 'object' && value !== null && 'adToken' in value && typeof value.adToken === 'string'
  );
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
