import { AD_SANDBOX } from './ad-frame';
import type { FramedAdContent } from './ad-unit';

/** Stands in a list of hosts for every host that speaks HTTPS. */
export const ANY_HOST = '*';

/** Networks reckon with a white page. The body is as high as its content, which is what is reported. */
const STYLE =
  'html{display:grid;grid-template-columns:minmax(0,1fr);align-content:center;height:100%;' +
  'color-scheme:light;background:#fff}body{display:flow-root;margin:0;overflow:hidden;text-align:center}' +
  'main>h1:first-child{position:absolute;clip-path:inset(50%)}';

/** Sends the page the frame's height and its Escape key, with the token that the page has put into the fragment. */
const REPORTER = [
  // In a function of its own, so that the network's scripts cannot take its names.
  `(function(){var token=location.hash.slice(1);if(!/^\\d{1,10}(-\\d{1,10}){3}$/.test(token))return`,
  `function send(name,value){var message={adToken:token};message[name]=value;parent.postMessage(message,location.origin)}`,
  // An Escape that ends the composing of a letter closes nothing.
  `addEventListener('keydown',function(event){if(event.key==='Escape'&&!event.isComposing)send('adKey','Escape')},true)`,
  `function report(){send('adHeight',document.body.getBoundingClientRect().height)}`,
  // Browsers run no observer in a frame that is out of sight.
  `addEventListener('load',report)`,
  `new ResizeObserver(report).observe(document.body)})()`,
].join(';');

/**
 * The document of a frame around a network's HTML: opens links in new tabs, sends no address to anyone, and reports
 * its height and the Escape key to the page. Takes HTML as the operator configured it: what keeps it in is the sandbox,
 * the frame's and that of `buildAdPolicy`.
 */
export function buildAdDocument(ad: { html: string; title: string; locale: string }): string {
  const title = escapeText(ad.title);
  return [
    `<!doctype html><html lang="${escapeText(ad.locale)}"><head><meta charset="utf-8">`,
    '<meta name="referrer" content="no-referrer"><base target="_blank">',
    `<title>${title}</title>`,
    `<style>${STYLE}</style>`,
    // Before the network's HTML, which may leave tags and comments open.
    `</head><body><script>${REPORTER}</script>`,
    // Named, because the page around it has a main of its own.
    `<main aria-label="${title}"><h1>${title}</h1>${ad.html}</main></body></html>`,
  ].join('');
}

/**
 * The Content-Security-Policy (CSP 3) of that document: a world of its own even where it is opened by itself, which may
 * load from the unit's hosts alone and be framed by the site alone.
 */
export function buildAdPolicy({ hosts }: Pick<FramedAdContent, 'hosts'>): string {
  const allowed = hosts.map((host) => (host === ANY_HOST ? 'https:' : host)).join(' ');
  const list = (...sources: string[]) => [...sources, allowed].filter(Boolean).join(' ') || "'none'";
  return [
    "default-src 'none'",
    `script-src ${list("'unsafe-inline'", "'unsafe-eval'")}`,
    `style-src ${list("'unsafe-inline'")}`,
    ...['img-src', 'font-src', 'media-src'].map((name) => `${name} ${list('data:')}`),
    ...['connect-src', 'frame-src', 'form-action'].map((name) => `${name} ${list()}`),
    "base-uri 'none'",
    "frame-ancestors 'self'",
    `sandbox ${AD_SANDBOX}`,
  ].join('; ');
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
