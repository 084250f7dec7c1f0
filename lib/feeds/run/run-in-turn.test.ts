import { getFeedFormat } from '../formats';
import type { ImportReport } from '../import/import-report';
import { openImportCatalogue, type ImportCatalogue } from '../testing/open-import-catalogue';
import { buildRawOffer } from '../testing/raw-format';
import { runInTurn } from './run-in-turn';

const SECRETS = { key: 's3c/ret' };

describe('runInTurn', () => {
  let catalogue: ImportCatalogue;
  let printed: string[];
  beforeEach(async () => {
    catalogue = await openImportCatalogue();
    printed = [];
  });
  afterEach(() => catalogue.close());

  function run(file: string, work: () => Promise<ImportReport>, waitSeconds = 0) {
    const format = getFeedFormat('awin', {});
    if (format === null) throw new Error('There is no such format.');
    const args = {
      formatName: 'awin',
      file,
      isDryRun: false,
      allowsEmpty: false,
      maxMegabytes: 1,
      waitSeconds,
    };
    const prepared = { args, format, recipe: { name: 'awin', options: {} }, source: 'awin' };
    const tools = { secrets: SECRETS, printError: (line: string) => void printed.push(line) };
    return runInTurn(prepared, catalogue.imports, tools, work);
  }

  it('records how each import ended, without keys', async () => {
    const address = 'https://feeds.example/?k={key}&api_token=typed&id=s3c/ret';
    await run(address, () => catalogue.run([buildRawOffer({ externalId: '1' })]));
    await run('feed.json', () => catalogue.run([]));
    const failing = run('feed.json', () =>
      Promise.reject(new Error('https://feeds.example/typed?x=1: no s3c/ret here.')),
    );
    await expect(failing).rejects.toThrow('here.');
    const counts = { rows: 1, created: 1, updated: 0, unchanged: 0, retired: 0, skipped: 0, warnings: 0 };
    const feed = 'https://feeds.example/…';
    expect(await catalogue.imports.list({ last: 9 })).toMatchObject([
      { status: 'failed', exitCode: 1, counts: null, message: 'https://feeds.example/…: no … here.' },
      { feed: 'feed.json', status: 'refused', exitCode: 1, message: expect.stringContaining('no offers') },
      { source: 'awin', format: 'awin', feed, status: 'imported', exitCode: 0, counts, message: null },
    ]);
  });

  it('gives up where another import is still at work, and names it', async () => {
    const other = { source: 'cj', format: 'cj', feed: 'cj.xml' };
    const { turn } = await catalogue.imports.begin(other, { waitMs: 0 });
    const importOne = () => catalogue.run([buildRawOffer({ externalId: '1' })]);
    await expect(run('feed.json', importOne)).rejects.toThrow(
      /^Gave up after 0 seconds: the import of cj, which began at \d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC, is still at work\./,
    );
    const waiting = run('feed.json', importOne, 60);
    while (printed.length === 0) await new Promise((resolve) => setImmediate(resolve));
    expect(printed[0]).toMatch(/^Waiting up to 60 seconds for the import of cj, which began at .* UTC\.$/);
    await turn?.finish({ status: 'imported', exitCode: 0, counts: null, message: null });
    expect(await waiting).toMatchObject({ status: 'imported' });
  });
});
