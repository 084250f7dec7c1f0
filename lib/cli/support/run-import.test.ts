import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { identifyCatalogue } from '@/lib/catalogue/identify-catalogue';
import { parseSettings } from '@/lib/config/settings';
import type { FeedAddress } from '@/lib/feeds';
import { command, toImportArguments } from '../import';
import { parseArguments } from '../testing/parse-arguments';
import { openCatalogue } from './embedded-catalogue';
import { isSameFile, writeOutput } from './output-file';
import { type ImportCommandTools, runImport } from './run-import';

const ROW = {
  promotionId: 1,
  type: 'promotion',
  advertiser: { id: 10, name: 'Lumera' },
  title: 'Sale of 20 lamps',
  url: 'https://lumera.example/',
};
const NOW = new Date('2026-11-21T12:00:00Z');
const NONE = '0 created, 0 updated, 0 unchanged, 0 retired';

describe('runImport', () => {
  let folder: string;
  let printed: string[];
  let asked: string[];

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'import-command-'));
    printed = [];
    asked = [];
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  async function run(
    content: unknown,
    {
      args = ['feed.json'],
      env = {},
      texts = {},
      onRead = () => undefined,
    }: {
      args?: string[];
      env?: Record<string, string>;
      texts?: Record<string, string>;
      onRead?: () => void;
    } = {},
  ) {
    const settings = parseSettings({ DATABASE_URL: `file:${folder}/catalogue.db`, ...env });
    const bytes = content instanceof Uint8Array ? content : Buffer.from(toText(content));
    const opened = async () => ({
      content: (async function* () {
        onRead();
        yield bytes.subarray(0, 1);
        yield bytes.subarray(1);
      })(),
      sizeBytes: bytes.length,
      close: async () => undefined,
    });
    const tools: ImportCommandTools = {
      openFile: opened,
      fetchFeed: ({ url }: FeedAddress) => {
        asked.push(url);
        return opened();
      },
      readText: async (file) => texts[file] ?? '',
      writeText: (file, text) => writeOutput(file, [text], { isCompressed: false }),
      isSameFile,
      openCatalogue,
      createProgress: () => null,
      startTimer: () => () => undefined,
      watch: {
        fetch: async () => Response.json({ catalogue: identifyCatalogue(settings), catalogueVersion: 99 }),
        sleep: () => Promise.reject(new Error('nothing to wait for')),
        clock: () => 0,
      },
      secrets: { key: 's3c/ret', authorization: 'Bearer TOPSECRET' },
      now: NOW,
      print: (line) => printed.push(line),
      printError: (line) => printed.push(`! ${line}`),
    };
    return runImport(await parseArguments(command, ['awin', ...args], toImportArguments), settings, tools);
  }

  it('imports, reports and waits for the site', async () => {
    expect(await run([ROW])).toBe(0);
    expect(printed[0]).toMatch(
      /^Offers: 1 created, 0 updated, 0 unchanged, 0 retired, 0 skipped\nBrands: 1 created, 0 linked, 0 already known\n/,
    );
    expect(printed.slice(1)).toEqual(['The running site at http://localhost:3000 shows it.']);
  });

  it('unpacks gzip', async () => {
    expect(await run(gzipSync(JSON.stringify([ROW])))).toBe(0);
    expect(printed[0]).toContain('1 created');
  });

  it('has nothing to wait for where nothing changed', async () => {
    await run([ROW]);
    printed = [];
    expect(await run([ROW])).toBe(0);
    expect(printed).toEqual([
      'Offers: 0 created, 0 updated, 1 unchanged, 0 retired, 0 skipped\nBrands: 0 created, 0 linked, 1 already known\n' +
        'Offers without a category: 1 (give their brands some under "brandCategories" in a mapping file):\n  Lumera (lumera): 1 offer',
    ]);
  });

  it('notifies search engines of the brands that changed, and only of those', async () => {
    const env = { INDEXNOW_KEY: 'abcdef12' };
    await run([ROW, { ...ROW, promotionId: 2, advertiser: { id: 11, name: 'Burleigh' } }], { env });
    expect(printed[2]).toBe('IndexNow was notified of 2 changed pages.');
    printed = [];
    await run([ROW], { env });
    expect(printed[2]).toBe('IndexNow was notified of 1 changed page.');
    printed = [];
    await run([ROW], { env });
    await run([{ ...ROW, title: 'Other' }], { env, args: ['feed.json', '--dry-run'] });
    expect(printed.join()).not.toContain('IndexNow');
  });

  it('says that a dry run changed nothing', async () => {
    expect(await run([ROW], { args: ['feed.json', '--dry-run'] })).toBe(0);
    expect(printed[1]).toBe('A dry run: nothing was changed.');
  });

  it('fails where every row was skipped', async () => {
    expect(await run([{ promotionId: 7 }])).toBe(1);
    expect(printed[0]).toContain('row 1 (7): type (missing)');
    expect(printed[1]).toBe('! feed.json was refused. None of its rows can be used. Nothing was changed.');
  });

  it('refuses a file without offers, and takes a delta without any', async () => {
    expect(await run([])).toBe(1);
    expect(printed[1]).toBe(
      '! feed.json was refused. It has no offers. If that is right, import it again with --allow-empty. Nothing was changed.',
    );
    printed = [];
    expect(await run([], { args: ['feed.json', '--delta'] })).toBe(0);
    expect(printed).toEqual([
      `Offers: ${NONE}, 0 skipped\nBrands: 0 created, 0 linked, 0 already known`,
      'The feed has no rows: nothing has changed since the last import.',
    ]);
  });

  it.each([
    ['[', 'feed.json is no usable awin feed. '],
    ['{"a":1}', 'Nothing was changed.'],
    [gzipSync('[]').subarray(0, 12), 'It is no intact gzip file'],
  ])('refuses the file %s', async (content, message) => {
    await expect(run(content)).rejects.toThrow(message);
  });

  it('writes what became of every row, and what was not known', async () => {
    const [report, todo] = ['report.json', 'todo.json'].map((name) => path.join(folder, name));
    if (report === undefined || todo === undefined) throw new Error('There are two names.');
    await run([ROW, {}], { args: ['feed.json', '--report', report, '--map-todo', todo] });
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      rows: [
        { row: 1, record: 'offer', externalId: '1', outcome: 'created', id: 1 },
        { row: 2, externalId: null, outcome: 'skipped' },
      ],
      report: { status: 'imported', offers: { created: 1, skipped: 1 } },
    });
    expect(JSON.parse(readFileSync(todo, 'utf8'))).toEqual({
      brands: { 10: 'lumera' },
      categories: {},
      brandCategories: { lumera: '?' },
    });
    printed = [];
    await expect(run('[', { args: ['feed.json', '--report', `${report}2`] })).rejects.toThrow(
      'no usable awin feed',
    );
    expect(existsSync(`${report}2`)).toBe(false);
    await run([], { args: ['feed.json', '--report', report] });
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      rows: [],
      report: { status: 'refused' },
    });
  });

  it('follows the mapping, and names what is wrong in it', async () => {
    await run([{ ...ROW, advertiser: { id: 11, name: 'Burleigh' } }]);
    const args = ['feed.json', '--map', 'm.json', '--source', 'second'];
    await run([ROW], { args, texts: { 'm.json': '{"brands": {"Lumera": "burleigh"}}' } });
    expect(printed.at(-2)).toContain('Brands: 0 created, 1 linked, 0 already known');
    const wrong = { 'm.json': '{"brands": {"lumera": "nobody"}}' };
    await expect(run([ROW], { args, texts: wrong })).rejects.toThrow('brands."lumera" says "nobody"');
    await expect(run([ROW], { args, texts: { 'm.json': '{"brands": {"a": 1}}' } })).rejects.toThrow(
      'm.json is no usable mapping. brands."a" must be a text.',
    );
  });

  it('asks an address from the time of the last import that had rows', async () => {
    const args = ['https://feeds.example/{key}?since={since}', '--delta'];
    await run([], { args });
    await run([ROW], { args });
    await run([ROW], { args });
    expect(asked).toEqual([
      'https://feeds.example/s3c%2Fret?since=0',
      'https://feeds.example/s3c%2Fret?since=0',
      `https://feeds.example/s3c%2Fret?since=${NOW.getTime() / 1_000}`,
    ]);
    expect(printed.join()).not.toContain('s3c');
  });

  it('hides what the host repeats of the key and the header', async () => {
    const error = 'key /badurl?k=S3C%2fret or s3c/ret, auth Bearer TOPSECRET or topsecret wrong';
    await expect(run({ result: false, error })).rejects.toThrow('key /badurl?k=… or …, auth … or … wrong.');
    const report = path.join(folder, 'report.json');
    const row = { ...ROW, promotionId: 's3c/ret', startDate: 'TOPSECRET' };
    expect(await run([ROW, row], { args: ['feed.json', '--report', report] })).toBe(0);
    expect(printed[0]).toContain('row 2 (…): start date "…" is not a date');
    const rows = [{ externalId: '1' }, { externalId: '…', reason: 'start date "…" is not a date' }];
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({ rows, report: { rows: 2 } });
  });

  it('shows nothing that would steer the terminal', async () => {
    const evil = '\x1b[2J\x1b]0;pwn\x07\n';
    await run([ROW, { ...ROW, promotionId: `7${evil}`, startDate: evil }]);
    await expect(run({ error: evil })).rejects.toThrow('\\x1b[2J\\x1b]0;pwn\\x07');
    expect(printed.join('\n')).toMatch(/row 2 \(7\\x1b.*"\\x1b.*" is not a date/);
    expect(printed.join('\n')).not.toMatch(/(?!\n)\p{Cc}/u);
  });

  it('writes all of a report, however little the disk takes at once', async () => {
    const handle = await open(folder);
    const prototype: FileHandle = Object.getPrototypeOf(handle);
    await handle.close();
    const write = jest.spyOn(prototype, 'write').mockImplementation(async function (this: FileHandle, text) {
      await this.appendFile(String(text).slice(0, 5));
      return { bytesWritten: 5, buffer: text };
    });
    const report = path.join(folder, 'report.json');
    await run([ROW], { args: ['feed.json', '--report', report] });
    write.mockRestore();
    expect(JSON.parse(readFileSync(report, 'utf8'))).toMatchObject({
      rows: [{ row: 1 }],
      report: { rows: 1 },
    });
  });

  it('says that the import is done where its report cannot be put in its place', async () => {
    const report = path.join(folder, 'report.json');
    const writing = run([ROW], { args: ['feed.json', '--report', report], onRead: () => mkdirSync(report) });
    await expect(writing).rejects.toThrow(`The report ${report} cannot be written: `);
    await expect(writing).rejects.toThrow('The import itself is done.');
    await run([ROW]);
    expect(printed.at(-1)).toContain('1 unchanged');
  });

  it.each([['--report'], ['--map-todo']])('lets %s not touch the database', async (option) => {
    for (const suffix of ['', '-wal']) {
      const args = ['feed.json', option, path.join(folder, `catalogue.db${suffix}`)];
      await expect(run([ROW], { args })).rejects.toThrow('belongs to a database of the site');
    }
  });

  it('names the feed, not the database, where the feed cannot be read on', async () => {
    const onRead = () => {
      throw Object.assign(new Error('EISDIR: illegal operation on a directory, read'), { code: 'EISDIR' });
    };
    const reading = run([ROW], { args: ['-'], onRead });
    await expect(reading).rejects.toThrow(
      'Standard input cannot be read: that is a folder. Nothing was changed.',
    );
  });

  it('limits what an address sends by its size unpacked', async () => {
    const rows = Array.from({ length: 200 }, (_, id) => ({
      ...ROW,
      promotionId: id + 1,
      note: 'x'.repeat(6_000),
    }));
    const packed = gzipSync(JSON.stringify(rows));
    const args = ['https://feeds.example/feed.gz', '--max-size', '1'];
    await expect(run(packed, { args })).rejects.toThrow('It is larger than 1 MB');
    expect(await run(packed, { args: ['feed.gz', '--max-size', '1'] })).toBe(0);
  });

  it('refuses to import where the site does not look', async () => {
    const env = { API_BASE_URL: 'https://api.example' };
    await expect(run([], { env })).rejects.toThrow('API_BASE_URL is set');
  });
});

function toText(content: unknown): string {
  return typeof content === 'string' ? content : JSON.stringify(content);
}
