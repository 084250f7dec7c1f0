import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv, promisify } from 'node:util';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { runSetup } from '@/lib/cli/setup';
import { parse } from 'csv-parse/sync';
import { loadPromotions, type Promotion } from '../support/awin-promotions';
import { FIRST_DAY_PORT } from '../support/ports';

const exec = promisify(execFile);
const SITE = `http://localhost:${FIRST_DAY_PORT}`;
const COMMANDS_TIMEOUT_MS = 180_000;
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x64) Firefox/140.0' };
/** What this journey prints, which the test compares (docs/first-day.md). */
const SCREENS = 'docs/first-day.md';

const PROMOTIONS = loadPromotions();
const OWN_OFFERS = [
  'external_id,kind,brand_name,title,code,origin_url,categories',
  ...[1, 2, 3].map(
    (id) => `${id},coupon,Harbour Lamps,${id}5% off lamps,LAMP${id},https://lamps.example/,home-garden`,
  ),
];
const getTitle = (id: number) => PROMOTIONS.find(({ promotionId }) => promotionId === id)?.title ?? '';

type Screen = { command: string; output: string };

test('from an empty folder to a shop that keeps its corrections', async ({ request }, testInfo) => {
  test.setTimeout(COMMANDS_TIMEOUT_MS);
  const { outputDir } = testInfo;
  await rm(outputDir, { recursive: true, force: true });
  const inFolder = (name: string) => path.join(outputDir, name);
  const screens: Screen[] = [];
  const setUp: string[] = [];
  await runSetup(
    { name: 'Fair Deals', address: SITE, contact: '', networks: 'awin,generic' },
    { ask: async () => '', folder: outputDir, print: (line) => void setUp.push(line) },
  );
  screens.push({ command: 'npm run setup', output: setUp.join('\n') });
  const env = {
    ...process.env,
    ...parseEnv(await readFile(inFolder('.env'), 'utf8')),
    DATABASE_URL: `file:${inFolder('catalogue.db')}`,
    PORT: String(FIRST_DAY_PORT),
    WEB_CONCURRENCY: '2',
    // All visitors of this journey come from one address.
    RATE_LIMITS: 'off',
  };
  const run = async (name: string, ...args: string[]) => {
    const { stdout, stderr } = await exec(process.execPath, ['lib/cli/run.js', name, ...args], { env });
    const shown = args.length === 0 ? [name] : [name, '--', ...args];
    const command = ['npm run', ...shown].join(' ').replaceAll(`${outputDir}/`, '');
    screens.push({ command, output: (stdout + stderr).replaceAll(`${outputDir}/`, '') });
    return stdout;
  };
  const mapping = inFolder('operator/awin.map.json');
  const importAwin = async (promotions: Promotion[], ...options: string[]) => {
    await writeFile(inFolder('awin.json'), JSON.stringify(promotions));
    return run('import', 'awin', inFolder('awin.json'), '--map', mapping, '--map-todo', mapping, ...options);
  };
  let site: ChildProcess | undefined;

  try {
    await test.step('two feeds are imported, and shops get the categories of a mapping', async () => {
      const [first] = PROMOTIONS.slice(-1);
      expect(await importAwin(PROMOTIONS, '--dry-run')).toContain(
        `Offers without a category: ${PROMOTIONS.length}`,
      );
      const todo: { brandCategories: object } = JSON.parse(await readFile(mapping, 'utf8'));
      todo.brandCategories = { 'e-win': ['office'], burleigh: ['kitchen-dining'] };
      await writeFile(mapping, JSON.stringify(todo));
      const imported = await importAwin(PROMOTIONS.filter((promotion) => promotion !== first));
      expect(imported).toContain(`Offers: ${PROMOTIONS.length - 1} created`);
      expect(imported).toContain(`Offers without a category: ${PROMOTIONS.length - 3}`);
      await writeFile(inFolder('own.csv'), OWN_OFFERS.join('\n'));
      await run('import', 'generic', inFolder('own.csv'), '--source', 'own');
    });

    site = startSite(env, 'start');
    await waitForSite(site);

    await test.step('the home page is full with ten offers', async () => {
      const home = await getText(request, '/');
      for (const text of ['Fair Deals', 'E-WIN', 'Burleigh', 'Harbour Lamps', '15% off lamps'])
        expect.soft(home).toContain(text);
    });

    await test.step('corrections show at once, and stay when the feeds come again', async () => {
      await run('offer', 'awin:2652706', '--set', 'title=The best chairs for less');
      await run('offer', 'awin:2652934', '--hide');
      await run('brand', 'burleigh', '--rename', 'burleigh-pottery');
      await writeFile(inFolder('changes.csv'), 'id,terms\nawin:2651170,New customers only\n');
      await run('correct', inFolder('changes.csv'));
      expect(await importAwin(PROMOTIONS)).toContain('Offers: 1 created');
      await expect(async () => {
        expect(await getText(request, '/brands/e-win')).toContain('The best chairs for less');
        expect(await getText(request, '/brands/padel-market')).toContain('For new customers');
        expect(await getText(request, '/brands/rebtel')).not.toContain(getTitle(2652934));
      }).toPass();
      expect(await run('offer', 'awin:2652706', '--show-corrections')).toContain(getTitle(2652706));
      const old = await request.get(`${SITE}/brands/burleigh?tab=deals`, { maxRedirects: 0 });
      expect([old.status(), old.headers().location]).toEqual([308, '/brands/burleigh-pottery?tab=deals']);
    });

    await test.step('the reports say what was imported and what visitors did', async () => {
      expect(await run('imports')).toMatch(/own +generic +imported/);
      const [coupon] = await getLive(request);
      const counted = await request.post(`${SITE}/api/counts`, {
        data: { offer: 'coupon', id: coupon?.id, kind: 'visit' },
        headers: BROWSER,
      });
      expect(counted.status()).toBe(204);
      await expect(async () => {
        const report = await run('report', 'clicks', '--by', 'source');
        // Counts are written in batches: only the last screen is compared.
        if (!/(awin|own).*1/.test(report)) screens.pop();
        expect(report).toMatch(/(awin|own).*1/);
      }).toPass();
      await run('report', 'sources');
    });

    await test.step('a backup brings back what was lost, and an export holds what is shown', async () => {
      await run('backup', inFolder('kept.db'));
      await run('offer', 'awin:2652706', '--clear', 'title');
      await run('restore', inFolder('kept.db'), '--yes');
      await run('export', inFolder('catalogue.csv'));
      const rows: Record<string, string>[] = parse(await readFile(inFolder('catalogue.csv')), {
        columns: true,
      });
      const find = (id: number) => rows.find((row) => row.source === 'awin' && row.external_id === `${id}`);
      expect(find(2652706)?.title).toBe('The best chairs for less');
      // What is hidden is out of every list of a site that imports this, too.
      expect(find(2652934)?.change).toBe('retired');
    });

    await test.step('both processes stop together', async () => {
      expect(await stop(site)).toBe(0);
    });

    await test.step('whatever the site has taken is stored, also where it is killed meanwhile', async () => {
      site = startSite({ ...env, WEB_CONCURRENCY: '1' }, 'serve');
      await waitForSite(site);
      const taken = await postUntilKilled(site, (await getLive(request))[0]?.id);
      const list = await run('subscribers', 'list');
      expect(taken.emails.filter((email) => !list.includes(email))).toEqual([]);
      const votes = /,(?<all>\d+),\d+%,/.exec(await run('report', 'votes', '--csv'))?.groups?.all;
      expect(Number(votes)).toBeGreaterThanOrEqual(taken.votes);
    });

    await testInfo.attach('screens', {
      body: screens.map(formatScreen).join('\n'),
      contentType: 'text/plain',
    });
    compareScreens(screens, readFileSync(SCREENS, 'utf8'));
  } finally {
    await stop(site);
  }
});

function startSite(env: NodeJS.ProcessEnv, command: 'start' | 'serve'): ChildProcess {
  const args = ['lib/cli/run.js', command];
  return spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
}

/** The live coupons, best first. */
async function getLive(request: APIRequestContext): Promise<{ id: number; name: string }[]> {
  const { data } = await (await request.get(`${SITE}/api/v1/coupons`)).json();
  return data.coupon_list;
}

/** Fewer than the site takes for an offer and hour. */
const MAX_VOTES = 15;
const LEAST_TAKEN = 24;

/** Subscribes and votes in several lines at once, and kills the site in the middle. Resolves to what it said it has. */
async function postUntilKilled(site: ChildProcess, id: number | undefined) {
  const taken = { emails: new Array<string>(), votes: 0 };
  let sent = 0;
  const post = async (where: string, data: object) =>
    (
      await fetch(SITE + where, {
        method: 'POST',
        headers: { ...BROWSER, 'content-type': 'application/json' },
        body: JSON.stringify(data),
      })
    ).ok;
  const postAll = async () => {
    while (site.signalCode === null && !site.killed) {
      const email = `visitor${(sent += 1)}@example.com`;
      if (await post('/api/v1/subscribe', { email, source: 'footer' })) taken.emails.push(email);
      const vote = { offer: 'coupon', id, worked: true, token: randomUUID() };
      if (sent <= MAX_VOTES && (await post('/api/votes', vote))) taken.votes += 1;
      if (taken.emails.length >= LEAST_TAKEN) site.kill('SIGKILL');
    }
  };
  const ended = once(site, 'exit');
  // What is on its way when the site dies has no response.
  await Promise.allSettled([1, 2, 3, 4].map(postAll));
  await ended;
  expect(taken.emails.length).toBeGreaterThanOrEqual(LEAST_TAKEN);
  return taken;
}

function formatScreen({ command, output }: Screen): string {
  return `$ ${command}\n${output}`;
}

/** What a line says whatever is imported: up to its first number, name or path. */
function pickSteady(line: string): string {
  return (/^[^\d:"/]*/.exec(line)?.[0] ?? '').replaceAll(/\s+/g, ' ').trim();
}

/** Each command of the document is one of this journey, and each line below it begins as one of its output does. */
function compareScreens(screens: Screen[], text: string): void {
  const blocks = [...text.matchAll(/^```console\n\$ (.*)\n([^`]*)^```$/gm)];
  expect(blocks.length).toBeGreaterThan(8);
  const left = [...screens];
  for (const [, typed = '', documented = ''] of blocks) {
    const command = typed.replaceAll('"', '');
    // A command may be run twice.
    const [screen] = left.splice(
      left.findIndex((shown) => shown.command === command),
      1,
    );
    expect(screen?.command).toBe(command);
    const printed = new Set(screen?.output.split('\n').map(pickSteady));
    for (const line of documented.split('\n').filter((shown) => /^\w/.test(shown)))
      expect.soft([...printed], `${command}\n${line}`).toContain(pickSteady(line));
  }
}

async function stop(site: ChildProcess | undefined): Promise<number | null> {
  if (!site || site.exitCode !== null || site.signalCode !== null) return site?.exitCode ?? null;
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
