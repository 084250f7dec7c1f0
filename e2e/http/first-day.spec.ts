import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { runSetup } from '@/lib/cli/setup';
import { FIRST_DAY_PORT } from '../support/ports';

const exec = promisify(execFile);
const SITE = `http://localhost:${FIRST_DAY_PORT}`;
const COMMANDS_TIMEOUT_MS = 120_000;

/** A promotion of a network, as its download has it. */
function buildPromotion(id: number, title: string, code: string | null) {
  return {
    promotionId: id,
    type: code === null ? 'promotion' : 'voucher',
    advertiser: { id: id < 10 ? 7 : 8, name: id < 10 ? 'Quillfeather' : 'Tea & Sons (UK)', joined: true },
    title,
    description: `${title}, and more.`,
    terms: '',
    startDate: '2024-01-01T00:00:00+00:00',
    endDate: '2099-12-31T22:59:00+00:00',
    url: id < 10 ? 'https://quillfeather.example/pens' : 'https://tea.example/',
    urlTracking: `https://www.awin1.example/cread.php?awinmid=${id}`,
    dateAdded: '2024-01-01T00:00:00+00:00',
    campaign: '',
    regions: { all: true },
    ...(code !== null && { voucher: { code, exclusive: false, attributable: false } }),
  };
}

const PROMOTIONS = [1, 2, 3, 4, 5, 6].map((id) =>
  buildPromotion(id, `${id}0% off fountain pens`, `PEN${id}`),
);
const SECOND_SHOP = buildPromotion(10, 'Free tin with every tea', null);
const OWN_OFFERS = [
  'external_id,kind,brand_name,title,code,origin_url,categories',
  ...[1, 2, 3].map(
    (id) => `${id},coupon,Harbour Lamps,${id}5% off lamps,LAMP${id},https://lamps.example/,home-garden`,
  ),
];

test('from an empty folder to a shop that keeps its corrections', async ({ request }, { outputDir }) => {
  test.setTimeout(COMMANDS_TIMEOUT_MS);
  await rm(outputDir, { recursive: true, force: true });
  const inFolder = (name: string) => path.join(outputDir, name);
  await runSetup(
    { name: 'Pens and Tea', address: SITE, contact: '', networks: 'awin,generic' },
    { ask: async () => '', folder: outputDir, print: () => undefined },
  );
  const env = {
    ...process.env,
    ...parseEnv(await readFile(inFolder('.env'), 'utf8')),
    DATABASE_URL: `file:${inFolder('catalogue.db')}`,
    PORT: String(FIRST_DAY_PORT),
    WEB_CONCURRENCY: '2',
  };
  const run = async (...args: string[]) =>
    (await exec(process.execPath, ['lib/cli/run.js', ...args], { env })).stdout;
  const mapping = inFolder('operator/awin.map.json');
  const importAwin = async (promotions: object[]) => {
    await writeFile(inFolder('awin.json'), JSON.stringify(promotions));
    return run('import', 'awin', inFolder('awin.json'), '--map', mapping, '--map-todo', mapping);
  };
  let site: ChildProcess | undefined;

  try {
    await test.step('two feeds are imported, and shops get the categories of a mapping', async () => {
      expect(await importAwin(PROMOTIONS)).toContain('Offers without a category: 6');
      const todo: { brandCategories: object } = JSON.parse(await readFile(mapping, 'utf8'));
      todo.brandCategories = { quillfeather: ['office'] };
      await writeFile(mapping, JSON.stringify(todo));
      expect(await importAwin([...PROMOTIONS, SECOND_SHOP])).toMatch(/1 created/);
      await writeFile(inFolder('own.csv'), OWN_OFFERS.join('\n'));
      await run('import', 'generic', inFolder('own.csv'), '--source', 'own');
    });

    site = spawn(process.execPath, ['lib/cli/run.js', 'start'], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await waitForSite(site);

    await test.step('the home page is full with ten offers', async () => {
      const home = await getText(request, '/');
      for (const text of [
        'Pens and Tea',
        'Quillfeather',
        'Tea &amp; Sons',
        'Harbour Lamps',
        'fountain pens',
        'Free tin',
      ])
        expect.soft(home).toContain(text);
    });

    await test.step('corrections show at once, and stay when the feeds come again', async () => {
      await run('offer', 'awin:1', '--set', 'title=The best pens for less');
      await run('offer', 'awin:2', '--hide');
      await run('brand', 'tea-sons', '--rename', 'tea-and-sons');
      await writeFile(inFolder('changes.csv'), 'id,terms\nawin:3,New customers only\n');
      await run('correct', inFolder('changes.csv'));
      await importAwin([...PROMOTIONS, SECOND_SHOP]);
      await expect(async () => {
        const page = await getText(request, '/brands/quillfeather');
        expect(page).toContain('The best pens for less');
        expect(page).toContain('New customers only');
        expect(page).not.toContain('20% off fountain pens');
      }).toPass();
      expect(await run('offer', 'awin:1', '--show-corrections')).toContain('10% off fountain pens');
      const old = await request.get(`${SITE}/brands/tea-sons?tab=deals`, { maxRedirects: 0 });
      expect([old.status(), old.headers().location]).toEqual([308, '/brands/tea-and-sons?tab=deals']);
    });

    await test.step('the reports say what was imported and what visitors did', async () => {
      expect(await run('imports')).toMatch(/own +generic +imported/);
      const { data } = await (await request.get(`${SITE}/api/v1/coupons`)).json();
      const [coupon] = data.coupon_list;
      const counted = await request.post(`${SITE}/api/counts`, {
        data: { offer: 'coupon', id: coupon.id, kind: 'visit' },
        headers: { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0' },
      });
      expect(counted.status()).toBe(204);
      await expect(async () =>
        expect(await run('report', 'clicks', '--by', 'source', '--csv')).toMatch(/(awin|own).*1/),
      ).toPass();
    });

    await test.step('a backup brings back what was lost, and an export holds what is shown', async () => {
      await run('backup', '--only', 'catalogue', inFolder('kept.db'));
      await run('offer', 'awin:1', '--clear', 'title');
      await run('restore', inFolder('kept.db'), '--yes');
      const exported = await run('export', '-');
      expect(exported).toContain('The best pens for less');
      // What is hidden is out of every list of a site that imports this, too.
      expect(exported).toMatch(/"external_id":"2","change":"retired"/);
    });

    await test.step('both processes stop together', async () => {
      expect(await stop(site)).toBe(0);
    });
  } finally {
    await stop(site);
  }
});

async function stop(site: ChildProcess | undefined): Promise<number | null> {
  if (!site || site.exitCode !== null) return site?.exitCode ?? null;
  const ended = once(site, 'exit');
  site.kill('SIGTERM');
  await ended;
  return site.exitCode;
}

async function waitForSite(site: ChildProcess): Promise<void> {
  for await (const chunk of site.stdout ?? []) if (String(chunk).includes('is ready at')) return;
  throw new Error('The site has ended.');
}

async function getText(request: APIRequestContext, address: string): Promise<string> {
  const response = await request.get(SITE + address);
  expect(response.status()).toBe(200);
  return response.text();
}
