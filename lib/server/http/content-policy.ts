import { createHash } from 'node:crypto';
import { isNextScript } from '../next-seams/inline-scripts';
import { buildPagePolicy, isPagePolicy } from '../security-headers';
import type { ServerResponse } from 'node:http';
import type { CollectedResponse } from './collect-response';

/** What the site and its settings add to the Content-Security-Policy of pages. */
export type PolicySettings = {
  /** The site's own inline scripts, as its pages have them. */
  ownScripts: readonly string[];
  /** Hosts besides the site itself that pictures of the catalogue come from. */
  pictureHosts: readonly string[];
  hasGoogleAds: boolean;
  /** Where browsers report what the policy has stopped; undefined reports nothing. */
  reportUrl: string | undefined;
};

const HEADER = 'content-security-policy';
/** A script with a type is data, which browsers do not run; one with an address has no code. */
const NO_CODE = /\s(?:src|type)=/;
const PICTURE = /<img[^>]*?\ssrc="(?<origin>https?:\/\/[\w.:-]+)/g;

/**
 * Gives a finished page the policy that fits it, in place of the looser one of next.config: the hashes of its inline
 * scripts (CSP 3), and of foreign pictures the hosts of the settings and those that its own text shows. Takes only
 * scripts whose form is known, so that a script which came in with somebody's text stays without a hash and does not
 * run. Other responses may run no inline script at all.
 */
export function withPagePolicy(response: CollectedResponse, settings: PolicySettings): CollectedResponse {
  const given = response.headers[HEADER];
  if (!isPagePolicy(given)) return response;
  const isPage = String(response.headers['content-type']).startsWith('text/html');
  // Byte by byte, which is faster than text: all that is looked for is ASCII.
  const html = isPage ? response.body.toString('latin1') : '';
  return { ...response, headers: { ...response.headers, [HEADER]: buildPolicy(html, settings) } };
}

/** The same for a response that is passed on as it comes: whatever it is, it may run no inline script. */
export function withPolicyWhenSent(response: ServerResponse, settings: PolicySettings): ServerResponse {
  const writeHead = response.writeHead.bind(response) as (...args: unknown[]) => ServerResponse;
  response.writeHead = (...args: unknown[]) => {
    if (isPagePolicy(response.getHeader(HEADER))) response.setHeader(HEADER, buildPolicy('', settings));
    return writeHead(...args);
  };
  return response;
}

function buildPolicy(html: string, settings: PolicySettings): string {
  const pictures = [...html.matchAll(PICTURE)].flatMap(({ groups }) => groups?.origin ?? []);
  return buildPagePolicy({
    scripts: listHashes(html, settings.ownScripts),
    pictures: [...new Set([...settings.pictureHosts, ...pictures])],
    hasGoogleAds: settings.hasGoogleAds,
    reportUrl: settings.reportUrl,
  });
}

function listHashes(html: string, ownScripts: readonly string[]): string[] {
  const hashes = new Set<string>();
  for (const { attributes, code } of listScripts(html)) {
    if (NO_CODE.test(attributes)) continue;
    if (ownScripts.includes(code) || isNextScript(code)) hashes.add(`'sha256-${hash(code)}'`);
    else
      console.error(`A page has an inline script of no known form, which will not run: ${code.slice(0, 80)}`);
  }
  return [...hashes];
}

/** Half a page is scripts: searched without a pattern, in a third of the time. React escapes `>` in attributes. */
function* listScripts(html: string) {
  for (let start = html.indexOf('<script'); start !== -1; start = html.indexOf('<script', start)) {
    const codeStart = html.indexOf('>', start) + 1;
    const codeEnd = html.indexOf('</script', codeStart);
    if (codeStart === 0 || codeEnd === -1) return;
    yield { attributes: html.slice(start, codeStart - 1), code: html.slice(codeStart, codeEnd) };
    start = codeEnd;
  }
}

const hash = (code: string) => createHash('sha256').update(code, 'latin1').digest('base64');
