/** @jest-environment node */
import { createHash } from 'node:crypto';
import { Finding } from 'csp_evaluator/dist/finding';
import { CspEvaluator } from 'csp_evaluator/dist/evaluator';
import { CspParser } from 'csp_evaluator/dist/parser';
import { listSecurityHeaders } from '../security-headers';
import { withPagePolicy } from './content-policy';

const OWN = 'document.title';
const SETTINGS = {
  ownScripts: [OWN],
  pictureHosts: ['cdn.example'],
  hasGoogleAds: false,
  reportUrl: undefined,
};
const FLIGHT = 'self.__next_f.push([1,"0:\\"Café\\""])';

/** What next.config gives a page. */
const GIVEN = findPolicy(false);

function findPolicy(hasGoogleAds: boolean): string {
  const site = { hasGoogleAds, reportUrl: undefined, isDevelopment: false };
  const all = listSecurityHeaders(site).flatMap(({ headers }) => headers);
  return all.find(({ key }) => key === 'Content-Security-Policy')?.value ?? '';
}

function readPolicy(html: string, settings = SETTINGS, type = 'text/html; charset=utf-8', given = GIVEN) {
  const headers = { 'content-type': type, 'content-security-policy': given };
  const response = withPagePolicy({ status: 200, headers, body: Buffer.from(html), tags: null }, settings);
  const policy = String(response.headers['content-security-policy']);
  const directives = Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
  return { policy, directives };
}

const hash = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

it('names the scripts of a page by their hashes, and lets no other run', () => {
  const html = `<script>${OWN}</script><p>Hi</p><script id="_R_">${FLIGHT}</script><script src="/a.js" async=""></script>`;
  const { directives } = readPolicy(html);
  expect(directives['script-src']).toEqual(["'self'", hash(OWN), hash(FLIGHT)]);
  expect(directives['style-src']).toEqual(["'self'"]);
});

it.each([
  ['data', '<script type="application/ld+json">{"a":1}</script>'],
  ['an unknown script, which came in with a text', '<script>alert(document.domain)</script>'],
  ['data with a call in it', '<script>self.__next_f.push([1,alert(1)])</script>'],
])('has no hash for %s', (_, html) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(readPolicy(html).directives['script-src']).toEqual(["'self'"]);
});

it('names the hosts of pictures: those of the settings and those that the text shows', () => {
  const html =
    '<img src="/a.png"><img alt="" src="https://pictures.example/a.png"><a href="https://x.example">x</a>';
  const { directives } = readPolicy(html);
  expect(directives['img-src']).toEqual(["'self'", 'cdn.example', 'https://pictures.example']);
});

it('gives what is no page no inline script at all', () => {
  const { directives } = readPolicy(`<script>${OWN}</script>`, SETTINGS, 'application/xml');
  expect(directives['script-src']).toEqual(["'self'"]);
});

it('leaves a policy of its own alone', () => {
  expect(readPolicy('', SETTINGS, 'image/svg+xml', "default-src 'none'; sandbox").policy).toBe(
    "default-src 'none'; sandbox",
  );
});

it('names a collector of reports only where one is set', () => {
  expect(readPolicy('').directives).not.toHaveProperty('report-uri');
  const reportUrl = 'https://reports.example/csp';
  expect(readPolicy('', { ...SETTINGS, reportUrl } as never).directives['report-uri']).toEqual([reportUrl]);
});

it("lets Google's tag load only where a unit of it is active", () => {
  expect(readPolicy('').policy).not.toContain('google');
  const google = readPolicy('', { ...SETTINGS, hasGoogleAds: true }).directives;
  expect(google['script-src']).toContain('https://*.googlesyndication.com');
});

// https://csp-evaluator.withgoogle.com
it('has nothing that an evaluator of such policies finds grave', () => {
  const { policy } = readPolicy(`<script>${FLIGHT}</script>`);
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  expect(Finding.getHighestSeverity(findings)).toBeGreaterThan(20);
});
