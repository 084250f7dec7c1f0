import { execFile, spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { buildBrandHref, buildOfferHref, INFO_PAGE_NAMES, localizePath } from '@/lib/url/paths';
import { SPOKEN_LOCALES } from '@/lib/i18n';
import { getFirstArticlePath, getFirstCoupon, getLargestBrand } from './support/catalogue';

const run = promisify(execFile);
const checker = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
const hasJava = spawnSync('java', ['-version']).status === 0;
/** Its text is an attack on purpose (e2e/support/pages), and what is left of a picture then has no address. */
const HOSTILE_PAGE = 'careers';
/** What the specification of GFM writes for aligned columns; newer checkers only warn of it. */
const ALIGNED_CELL = '.*“align” attribute on the “t[dh]” element is obsolete.*';
const MAX_REPORT_BYTES = 16 * 1024 * 1024;

const PAGES = [
  ...['/', '/coupons', '/coupons?category=travel&page=2', '/coupons?type=no-code&sort=az', '/deals'],
  ...['/brands', '/brands?letter=b', '/categories', '/categories/travel', '/search', '/search?q=shoes'],
  ...['/search?q=50%25', '/blog', '/saved', '/unsubscribe', '/nope', '/brands/no-such-brand'],
  ...INFO_PAGE_NAMES.filter((name) => name !== HOSTILE_PAGE).map((name) => `/${name}`),
];

test('the W3C checker finds no error in any kind of page', async ({ request }, testInfo) => {
  test.skip(!hasJava, 'The checker (vnu-jar) needs Java, and there is none: no page was checked.');
  test.slow();
  const { unique_name: brand } = await getLargestBrand(request);
  const coupon = await getFirstCoupon(request);
  const paths = [
    ...PAGES,
    buildBrandHref('en', brand),
    buildOfferHref('en', coupon.brand.unique_name, { kind: 'coupon', id: coupon.id }),
    await getFirstArticlePath(request),
  ];
  const folder = testInfo.outputPath('pages');
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for (const path of SPOKEN_LOCALES.flatMap((locale) => paths.map((page) => localizePath(locale, page)))) {
    const file = `${folder}/${encodeURIComponent(path)}.html`;
    await writeFile(file, await (await request.get(path)).text());
    files.push(file);
  }

  const options = ['--errors-only', '--exit-zero-always', '--format', 'gnu', '--filterpattern', ALIGNED_CELL];
  const args = ['-Dfile.encoding=UTF-8', '-jar', checker, ...options, ...files];
  const { stderr } = await run('java', args, { maxBuffer: MAX_REPORT_BYTES });
  const errors = stderr.split('\n').filter((line) => line !== '');
  expect(errors.map((line) => decodeURIComponent(line.replaceAll(`file:${folder}/`, '')))).toEqual([]);
});
