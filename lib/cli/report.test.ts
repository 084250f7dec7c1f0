import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ClickKind } from '@/lib/catalogue';
import { createDatabaseCatalogue } from '@/lib/catalogue/database';
import { BLANK_OFFER } from '@/lib/catalogue/rules';
import { describeOffers, openVisitors } from '@/lib/catalogue/select-source';
import { openVisitorStore } from '@/lib/catalogue/visitors';
import { parseSettings } from '@/lib/config/settings';
import { reportSources, warnOfLateSources } from './report';
import { parseSince, reportClicks } from './report-clicks';
import { clearVotes, reportVotes } from './report-votes';
import { openCatalogue, readCatalogue } from './support/embedded-catalogue';
import type { ReportTools } from './support/visitors-report';

const NOW = new Date('2026-11-22T12:00:00Z');
let folder: string;
let written: string;
let warned: string[];
const getSettings = () => parseSettings({ DATABASE_URL: `file:${folder}/catalogue.db` });
const tools: ReportTools = {
  openVisitors: async (settings) => openVisitors(settings),
  describeOffers,
  now: NOW,
  write: (text) => void (written += text),
  warn: (line) => void warned.push(line),
};

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'report-'));
  written = '';
  warned = [];
  const { store } = await openCatalogue(getSettings());
  await store.migrate();
  await store.write(async (writer) => {
    await writer.saveCategories(['Home', 'Light'].map((name) => ({ name, slug: name, icon: 'x' })));
    const brand = { source: 'awin', logo: null, description: '', isFeatured: false, trackingUrl: null };
    const links = { originUrl: null, siteUrl: null };
    await writer.saveBrands([
      { ...brand, ...links, externalId: '1', name: 'Lumera', uniqueName: 'lumera', categorySlugs: ['Light'] },
      { ...brand, ...links, externalId: '2', name: 'Ötzi', uniqueName: 'otzi', categorySlugs: [] },
    ]);
    await writer.saveOffers(
      (
        [
          ['a', 'lumera', ['Home', 'Light'], 'Lamps'],
          ['b', 'lumera', [], 'Bulbs'],
          ['c', 'otzi', [], 'Ice'],
        ] as const
      ).map(([externalId, brandUniqueName, categorySlugs, title]) => ({
        ...BLANK_OFFER,
        ...{ source: 'awin', externalId, brandUniqueName, categorySlugs: [...categorySlugs], title },
      })),
    );
  });
  store.close();
  const visitors = openVisitors(getSettings());
  const click = (day: string, externalId: string, kind: ClickKind, count: number, source = 'awin') => ({
    ...{ day, externalId, kind, count, source },
  });
  await visitors.saveClicks([
    click('2026-11-01', 'a', 'open', 100),
    click('2026-11-21', 'a', 'open', 5),
    click('2026-11-22', 'a', 'copy', 3),
    click('2026-11-22', 'a', 'visit', 2),
    click('2026-11-22', 'b', 'visit', 4),
    click('2026-11-22', 'gone', 'open', 1, 'cj'),
  ]);
  await visitors.saveClicks([click('2026-11-22', 'c', 'open', 1), click('2026-11-22', 'c', 'open', 1)]);
  visitors.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

it.each([
  [
    'offer',
    [
      'deal 2,Bulbs,Lumera,awin,0,0,4',
      'deal 1,Lamps,Lumera,awin,5,3,2',
      'deal 3,Ice,Ötzi,awin,2,0,0',
      'gone,(no longer in the catalogue),,cj,1,0,0',
    ],
  ],
  ['brand', ['Lumera,5,3,6', 'Ötzi,2,0,0', '(no longer in the catalogue),1,0,0']],
  ['category', ['Light,5,3,6', 'Home,5,3,2', '(none known),2,0,0', '(no longer in the catalogue),1,0,0']],
  ['source', ['awin,7,3,6', 'cj,1,0,0']],
] as const)('prints clicks by %s, most visits first', async (by, lines) => {
  await reportClicks({ since: '2026-11-16', by, isCsv: true }, getSettings(), tools);
  expect(written.trim().split('\n').slice(1)).toEqual(lines);
});

it('prints a table whose numbers stand below each other, and says where there is nothing', async () => {
  await reportClicks({ since: '2026-11-01', by: 'brand', isCsv: false }, getSettings(), tools);
  expect(written).toBe(
    [
      'brand                         opened  copied  went to shop',
      'Lumera                           105       3             6',
      'Ötzi                               2       0             0',
      '(no longer in the catalogue)       1       0             0',
      '',
    ].join('\n'),
  );
  written = '';
  await reportClicks({ since: '2026-11-23', by: 'brand', isCsv: false }, getSettings(), tools);
  expect(written).toBe('Nothing was counted since 2026-11-23.\n');
});

it.each([
  ['1d', '2026-11-22'],
  ['7d', '2026-11-16'],
  ['2026-02-28', '2026-02-28'],
])('reads --since %s', (text, day) => {
  expect(parseSince(text, NOW)).toBe(day);
});

it.each(['0d', '7', 'd', '2026-02-30', '2026-2-3', 'yesterday'])('refuses --since %s', (text) => {
  expect(() => parseSince(text, NOW)).toThrow('--since takes');
});

describe('votes', () => {
  const openAt = (time: string) => {
    const { visitorsDatabaseUrl: url } = getSettings();
    return openVisitorStore({ url, clock: () => new Date(time) });
  };
  const recent = new Date(Date.now() - 1000).toISOString();

  beforeEach(async () => {
    const store = openAt(recent);
    for (let vote = 0; vote < 5; vote += 1) {
      await store.saveVote({ source: 'awin', externalId: 'a', worked: false, token: `a${vote}` });
    }
    await store.saveVote({ source: 'awin', externalId: 'c', worked: true, token: 'c' });
    store.close();
  });

  it('prints what is moved down first, and forgets what an operator has checked', async () => {
    await reportVotes({ isCsv: true }, getSettings(), tools);
    expect(written.trim().split('\n').slice(1)).toEqual([
      'deal 1,Lamps,Lumera,awin,0,5,0%,moved down',
      'deal 3,Ice,Ötzi,awin,1,1,100%,',
    ]);
    written = '';
    await clearVotes('1', getSettings(), { ...tools, readCatalogue });
    await clearVotes('deal 3', getSettings(), { ...tools, readCatalogue });
    await reportVotes({ isCsv: false }, getSettings(), tools);
    expect(written).toBe(
      'deal 1: 5 votes are forgotten.\ndeal 3: 1 vote is forgotten.\nNobody has voted lately.\n',
    );
  });

  it.each([
    ['coupon 1', 'There is no offer with the id 1.'],
    ['99', 'There is no offer with the id 99.'],
    ['../x', '--clear takes the id'],
  ])('refuses --clear "%s"', async (text, message) => {
    await expect(clearVotes(text, getSettings(), { ...tools, readCatalogue })).rejects.toThrow(message);
  });
});

it('names sources that have not been imported for long, before the others', async () => {
  const report = (isCsv: boolean, settings = getSettings()) => reportSources({ isCsv }, settings, tools);
  await report(false);
  expect(written).toBe('Nothing was imported yet.\n');
  const imported = async (source: string, time: string, isDone: boolean) => {
    const clock = () => new Date(time);
    const url = getSettings().databaseUrl;
    const { imports, store } = createDatabaseCatalogue({ url, visitors: { url }, clock });
    const { turn } = await imports.begin({ source, format: 'generic', feed: 'x.csv' }, { waitMs: 0 });
    const status = isDone ? 'imported' : 'refused';
    await turn?.finish({ status, exitCode: isDone ? 0 : 1, counts: null, message: null });
    store.close();
  };
  await imported('awin', '2026-11-22T03:00:04Z', true);
  await imported('cj', '2026-11-20T03:00:04Z', true);
  await imported('impact', '2026-11-01T03:00:04Z', false);
  written = '';
  await report(false);
  expect(written).toBe(
    [
      'source  last success (UTC)',
      'cj      2026-11-20 03:00:04  late',
      'impact  never                late',
      'awin    2026-11-22 03:00:04',
      '',
    ].join('\n'),
  );
  written = '';
  await report(true, { ...getSettings(), importMaxAgeHours: 0 });
  expect(written.split('\n').slice(1, 2)).toEqual(['awin,2026-11-22 03:00:04,']);
  await warnOfLateSources(getSettings(), tools);
  expect(warned).toEqual([
    'Late: cj was last imported at 2026-11-20 03:00:04 (UTC). "npm run imports -- --source cj" says why.',
    'Late: impact has never been imported since it was first tried at 2026-11-01 03:00:04 (UTC). "npm run imports -- --source impact" says why.',
  ]);
});
