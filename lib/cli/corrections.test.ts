import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { openEmbeddedCatalogue, openVisitors } from '@/lib/catalogue/select-source';
import type { CatalogueWriter } from '@/lib/catalogue';
import { buildNewBrand, buildNewOffer } from '@/lib/catalogue/testing/new-rows';
import { parseSettings } from '@/lib/config/settings';
import { command as brand } from './brand';
import { command as category } from './category';
import { command as correct } from './correct';
import { command as offer } from './offer';
import { startCommand } from './support/command';

const folder = mkdtempSync(path.join(os.tmpdir(), 'correct-command-'));
const DATABASE_URL = `file:${folder}/catalogue.db`;
const SETTINGS = { DATABASE_URL, API_BASE_URL: '', SITE_URL: 'http://127.0.0.1:9' };
const LOGO = path.join(folder, 'logo.svg');
const CHANGES = path.join(folder, 'changes.csv');
let printed: string[] = [];

const catalogue = openEmbeddedCatalogue(parseSettings({ DATABASE_URL }));
const write = <T>(work: (writer: CatalogueWriter) => Promise<T>) => catalogue.store.write(work);

beforeAll(async () => {
  Object.assign(process.env, SETTINGS);
  jest.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line));
  writeFileSync(LOGO, '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>');
  await catalogue.store.migrate();
  await write(async (writer) => {
    await writer.saveCategories(['home', 'gifts'].map((slug) => ({ slug, name: slug, icon: '' })));
    await writer.saveBrands(
      ['lumera', 'burleigh'].map((uniqueName) => buildNewBrand({ uniqueName, name: uniqueName })),
    );
    const named = { kind: 'coupon', brandUniqueName: 'lumera', code: 'A1' } as const;
    await writer.saveOffers(
      ['17', '18', '19'].map((externalId) =>
        buildNewOffer({
          ...named,
          source: 'awin',
          externalId,
          title: `Offer ${externalId}`,
          code: externalId,
        }),
      ),
    );
  });
});
beforeEach(() => (printed = []));
afterAll(() => {
  catalogue.store.close();
  rmSync(folder, { recursive: true });
});

it('verifies an offer: it says so with today, until its feed does later, and its noes move it no more', async () => {
  const visitors = openVisitors(parseSettings(SETTINGS));
  await visitors.prepare(null);
  const origin = { source: 'awin', externalId: '18' };
  for (const worked of [true, false, false, false, false, false])
    await visitors.saveVote({ token: randomUUID(), ...origin, worked });
  expect(await visitors.listVotedOffers(1)).toMatchObject([{ isDoubtful: true }]);
  await startCommand(offer, ['awin:18', '--verified']);
  expect(printed).toContain('5 noes move it down no more; every vote still counts on its card.');
  expect(await visitors.listVotedOffers(1)).toMatchObject([{ worked: 1, total: 6, isDoubtful: false }]);
  await visitors.saveVote({ token: randomUUID(), ...origin, worked: false });
  expect(await visitors.listVotedOffers(1)).toMatchObject([{ total: 7, isDoubtful: false }]);
  visitors.close();
  const [corrected] = await write((writer) => writer.listCorrections({ record: 'offer', id: 2 }));
  expect(corrected).toMatchObject({ field: 'verifiedAt', feedValue: null });
  const verifiedAts: unknown[] = [];
  for (const verifiedAt of ['2026-01-01', '2099-01-01', null]) {
    await write(async (writer) => {
      const [found] = await writer.listOffersBySource('awin', ['18']);
      if (found) await writer.saveOffers([{ ...found, verifiedAt }]);
    });
    verifiedAts.push((await catalogue.source.getCoupon(2))?.verifiedAt);
  }
  expect(verifiedAts).toEqual([corrected?.value, '2099-01-01', corrected?.value]);
});

it('corrects an offer by its id, its address or its source', async () => {
  await startCommand(offer, [
    '1',
    '--set',
    'title=15% off &amp; more',
    '--set',
    'end-date=2030-12-31',
    '--pin',
  ]);
  expect(printed).toEqual([
    [
      'offer 1 (awin:17) "Offer 17"',
      '  end_date: "2030-12-31" (the feed says none)',
      '  is_featured: "yes" (the feed says "no")',
      '  title: "15% off & more" (the feed says "Offer 17")',
    ]
      .join('\n')
      .replaceAll('"yes"', 'yes')
      .replaceAll('"no"', 'no'),
    expect.stringContaining('No running site responded'),
  ]);
  await startCommand(offer, ['awin:17', '--clear', 'title,end_date', '--unpin', '--hide']);
  expect((await catalogue.source.listCoupons()).total).toBe(2);
  await startCommand(offer, ['https://shop.example/es/brands/lumera?coupon=1', '--show']);
  expect((await catalogue.source.listCoupons()).total).toBe(3);
  printed = [];
  await startCommand(offer, ['1', '--show-corrections']);
  expect(printed).toEqual([
    'offer 1 (awin:17) "Offer 17"\n  is_featured: no (the feed says the same: no longer needed)',
  ]);
});

it.each([
  [['99', '--hide'], 'There is no offer "99": name it by its id (123)'],
  [
    ['1', '--set', 'titel=x'],
    'An offer has no field "titel" to correct; there are: title, description, terms',
  ],
  [['1', '--set', 'end_date=soon'], 'The offer "1" cannot be corrected: end date "soon" is not a date.'],
  [['1', '--set', 'title=none'], 'title cannot be empty'],
  [['1', '--set', 'origin_url=javascript:x'], 'is no http or https link'],
  [['1', '--set', 'categories=home,x'], 'there is no category "x"; there are: home, gifts.'],
  [['1', '--set', 'exclusive=maybe'], 'exclusive takes yes or no, not "maybe"'],
  [['1', '--set', 'title'], '--set takes a field and a value'],
  [['1', '--hide', '--show'], 'An offer is hidden or shown, not both.'],
  [['1'], 'Say what to correct.'],
])('says of offer %j what is wrong', async (args, message) => {
  await expect(startCommand(offer, args)).rejects.toThrow(message);
});

it('corrects, renames and merges brands', async () => {
  await startCommand(brand, ['lumera', '--logo', LOGO, '--categories', 'Home, gifts', '--feature']);
  await startCommand(brand, ['/brands/lumera', '--set', 'description=Lamps', '--rename', 'lumera-lamps']);
  expect(printed).toContain('/brands/lumera leads to /brands/lumera-lamps from now on.');
  expect(await catalogue.source.getBrandByUniqueName('lumera')).toMatchObject({
    ...{ uniqueName: 'lumera-lamps', description: 'Lamps' },
    logo: expect.stringMatching(/^\/art\/stored\/\w+\.svg$/),
  });
  await startCommand(brand, ['lumera', '--merge-into', 'burleigh', '--dry-run']);
  expect(printed.at(-1)).toBe('A dry run: nothing was changed.');
  await startCommand(brand, ['lumera', '--merge-into', 'burleigh']);
  expect(await catalogue.source.getBrandByUniqueName('lumera')).toMatchObject({
    ...{ uniqueName: 'burleigh', totalCoupons: 3 },
  });
});

it.each([
  ['https://cdn.example/a.png', 'add cdn.example to IMAGE_HOSTS'],
  ['http://cdn.example/a.png', 'take an https address'],
  ['/art/logos/a.svg', null],
])('says whether the site shows the logo %s', async (logo, way) => {
  const given = logo.startsWith('/') ? ['--set', `logo=${logo}`] : ['--logo', logo];
  await startCommand(brand, ['burleigh', ...given, '--dry-run']);
  const warnings = printed.filter((line) => line.startsWith('The site does not show this logo'));
  expect(warnings).toEqual(way === null ? [] : [expect.stringContaining(way)]);
});

it.each([
  [['nobody', '--feature'], 'There is no brand "nobody"'],
  [['burleigh', '--rename', 'a/b'], '"a/b" fits no address'],
  [['burleigh', '--rename', 'lumera', '--merge-into', 'x'], 'cannot be changed as well'],
  [['burleigh', '--logo', CHANGES], 'cannot be read (ENOENT)'],
  [['burleigh', '--logo', __filename], 'is no SVG, PNG, JPEG or WebP.'],
  [['burleigh', '--set', 'logo=ftp://x'], 'logo "ftp://x" is no http or https link'],
  [['burleigh', '--merge-into', 'burleigh'], '"burleigh" is that brand itself.'],
])('says of brand %j what is wrong', async (args, message) => {
  await expect(startCommand(brand, args)).rejects.toThrow(message);
});

it('corrects the rows of a file, all of them or none', async () => {
  const lines = [
    'id,record,title,end_date,clear',
    '1,,First,,',
    'awin:18,,,2030-01-01,',
    'burleigh,brand,,,name',
  ];
  writeFileSync(CHANGES, lines.join('\n'));
  await startCommand(correct, [CHANGES, '--dry-run']);
  expect(await catalogue.source.getCoupon(1)).toMatchObject({ name: 'Offer 17' });
  await startCommand(correct, [CHANGES]);
  expect(await catalogue.source.getCoupon(1)).toMatchObject({ name: 'First' });
  expect(await catalogue.source.getCoupon(2)).toMatchObject({ name: 'Offer 18', endDate: '2030-01-01' });
  writeFileSync(CHANGES, 'source,external_id,title,end_date\nawin,17,Again,\nawin,18,,soon\nawin,99,x,\n');
  const correcting = startCommand(correct, [CHANGES]);
  await expect(correcting).rejects.toThrow(
    /^Row 2: .* end date "soon" is not a date\.\nRow 3: There is no offer/,
  );
  expect(await catalogue.source.getCoupon(1)).toMatchObject({ name: 'First' });
  writeFileSync(CHANGES, 'id,titel\n1,x\n');
  await expect(startCommand(correct, [CHANGES])).rejects.toThrow('An offer has no field "titel"');
});

it('adds, renames, orders and removes categories', async () => {
  await expect(startCommand(category, ['add', 'Garden', '--icon', 'gardn'])).rejects.toThrow(
    /^There is no icon "gardn"; there are: airplane, luggage/,
  );
  await startCommand(category, ['add', 'Garden & Patio', '--icon', 'garden']);
  await startCommand(category, ['rename', 'garden-patio', '--name', 'Garden', '--slug', 'garden']);
  await startCommand(category, ['reorder', 'garden', 'gifts']);
  await startCommand(category, ['remove', 'home', '--to', 'garden']);
  printed = [];
  await startCommand(category, ['list']);
  expect(printed).toEqual(['garden  Garden (garden)', 'gifts   gifts ()']);
  expect(await catalogue.source.findMovedCategory('home')).toMatchObject({ slug: 'garden' });
});

it.each([
  [['add', 'Garden'], 'There is the category "Garden" (garden) already.'],
  [['add', 'Home'], 'The address "home" leads to "garden"'],
  [['rename', 'sheds', '--name', 'X'], 'There is no category "sheds"; there are: garden, gifts.'],
  [['rename', 'gifts', '--slug', 'garden'], 'There is another category "garden".'],
  [['remove', 'gifts', '--to', 'gifts'], '"gifts" is that category itself.'],
  [['remove', 'gifts'], "Required option '--to <slug>' not specified."],
  [[], 'Name what to do: list, add, rename, reorder or remove.'],
])('says of category %j what is wrong', async (args, message) => {
  await expect(startCommand(category, args)).rejects.toThrow(message);
});
