import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { buildNewBrand, buildNewOffer } from '@/lib/catalogue/testing/new-rows';
import { parseSettings } from '@/lib/config/settings';
import { command, runExport, toExportArguments } from './export';
import { CommandError } from './support/command-error';
import { openCatalogue } from './support/embedded-catalogue';
import { writeOutput } from './support/output-file';
import { parseArguments } from './testing/parse-arguments';

let folder: string;
let printed: string[];

beforeEach(async () => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'export-command-'));
  printed = [];
  const { store } = await openCatalogue(getSettings());
  await store.migrate();
  await store.write(async (writer) => {
    await writer.saveBrands([buildNewBrand({ uniqueName: 'shop' })]);
    await writer.saveOffers([buildNewOffer({ kind: 'deal', externalId: 'd1', brandUniqueName: 'shop' })]);
  });
  store.close();
});
afterEach(() => rmSync(folder, { recursive: true }));

const getSettings = (env = {}) => parseSettings({ DATABASE_URL: `file:${folder}/catalogue.db`, ...env });
const inFolder = (name: string) => path.join(folder, name);

const parse = (args: string[]) => parseArguments(command, args, toExportArguments);

async function run(file: string, env = {}) {
  const tools = { writeOutput, print: (line: string) => void printed.push(line) };
  return runExport(await parse([file]), getSettings(env), tools);
}

it('writes a file, and says how much is in it', async () => {
  expect(await run(inFolder('all.csv'))).toBe(0);
  expect(printed).toEqual(['Exported: categories 0, brands 1, offers 1, articles 0']);
  expect(readFileSync(inFolder('all.csv'), 'utf8').split('\n')).toHaveLength(4);
});

it('compresses where the name says so', async () => {
  await run(inFolder('all.json.gz'));
  const rows = JSON.parse(gunzipSync(readFileSync(inFolder('all.json.gz'))).toString());
  expect(rows).toMatchObject([{ record: 'brand' }, { record: 'offer', external_id: 'd1' }]);
});

it('leaves the old file where it fails midway', async () => {
  writeFileSync(inFolder('all.json'), 'old');
  async function* breakOff() {
    yield '[';
    throw new CommandError('the database is gone');
  }
  const write = writeOutput(inFolder('all.json'), breakOff(), { isCompressed: false });
  await expect(write).rejects.toThrow('the database is gone');
  expect(readFileSync(inFolder('all.json'), 'utf8')).toBe('old');
  expect(readdirSync(folder).filter((name) => name.endsWith('.partial'))).toEqual([]);
});

it('says why it cannot write', async () => {
  mkdirSync(inFolder('taken.json'));
  await expect(run(inFolder('taken.json'))).rejects.toThrow(
    'taken.json cannot be written: that is a folder.',
  );
  await expect(run(inFolder('nope/all.json'))).rejects.toThrow(`there is no folder ${folder}/nope.`);
  expect(existsSync(inFolder('nope'))).toBe(false);
  await expect(run(inFolder('all.json'), { API_BASE_URL: 'https://api.example' })).rejects.toThrow(
    'API_BASE_URL is set',
  );
});

it.each([['catalogue.db'], ['catalogue.db-wal']])('does not write over %s', async (name) => {
  const tools = { writeOutput, print: (line: string) => void printed.push(line) };
  const exporting = runExport(await parse([inFolder(name), '--format', 'json']), getSettings(), tools);
  await expect(exporting).rejects.toThrow('belongs to a database of the site');
});

it('keeps the old export where DATABASE_URL names no database, and makes none', async () => {
  writeFileSync(inFolder('all.json'), 'old');
  const env = { DATABASE_URL: `file:${inFolder('typo.db')}` };
  await expect(run(inFolder('all.json'), env)).rejects.toThrow(
    `There is no database ${inFolder('typo.db')} yet`,
  );
  expect(readFileSync(inFolder('all.json'), 'utf8')).toBe('old');
  expect(existsSync(inFolder('typo.db'))).toBe(false);
});

describe('the arguments', () => {
  it.each([
    [['-'], '-', 'json', false],
    [['a.json'], 'a.json', 'json', false],
    [['a.csv'], 'a.csv', 'csv', false],
    [['a.CSV.gz'], 'a.CSV.gz', 'csv', true],
    [['--format', 'csv', 'a.txt'], 'a.txt', 'csv', false],
    [['a.csv', '--format=json'], 'a.csv', 'json', false],
    [['a.gz', '--format=json'], 'a.gz', 'json', true],
  ])('of %j', async (args, file, format, isCompressed) => {
    expect(await parse(args)).toEqual({ file, format, isCompressed });
  });

  it.each([
    [[], "Missing required argument 'file'."],
    [[''], 'Name a file.'],
    [['a', 'b'], 'Too many arguments'],
    [['a/'], '"a/" is a folder: name a file in it.'],
    [['a.txt'], '"a.txt" says no format: end it in .json or .csv, or add --format.'],
    [['a.gz'], '"a.gz" says no format'],
    [['a', '--format', 'xml'], '--format is "xml", but takes json or csv.'],
    [['a', '--json'], 'Usage'],
  ])('refuses %j and shows the usage', async (args, message) => {
    const parsing = parse(args);
    await expect(parsing).rejects.toThrow(CommandError);
    await expect(parsing).rejects.toThrow(message);
    await expect(parsing).rejects.toThrow('Usage: npm run export');
    await expect(parsing).rejects.toThrow(expect.objectContaining({ exitCode: 2 }));
  });
});
