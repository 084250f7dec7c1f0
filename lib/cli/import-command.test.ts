/** @jest-environment node */
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseSettings } from '@/lib/config/settings';
import { openCatalogue } from './embedded-catalogue';
import { parseImportArguments } from './import-arguments';
import { runImport, type ImportTools } from './import-command';

const ROW = {
  promotionId: 1,
  type: 'promotion',
  advertiser: { id: 10, name: 'Lumera' },
  title: 'Sale',
  url: 'https://lumera.example/',
};

describe('runImport', () => {
  let folder: string;
  let printed: string[];

  beforeEach(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'import-command-'));
    printed = [];
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  function run(content: string, { args = ['awin', 'feed.json'], env = {} } = {}) {
    const tools: ImportTools = {
      readFile: async () => content,
      openCatalogue,
      watch: {
        fetch: async () => Response.json({ catalogueVersion: 99 }),
        sleep: () => Promise.reject(new Error('nothing to wait for')),
        clock: () => 0,
      },
      print: (line) => printed.push(line),
    };
    const settings = parseSettings({ DATABASE_URL: `file:${folder}/catalogue.db`, ...env });
    return runImport(parseImportArguments(args), settings, tools);
  }

  it('imports, reports and waits for the site', async () => {
    expect(await run(JSON.stringify([ROW]))).toBe(0);
    expect(printed).toEqual([
      'Offers: 1 created, 0 updated, 0 unchanged, 0 skipped\nBrands: 1 created, 0 already known',
      'The running site at http://localhost:3000 shows it.',
    ]);
  });

  it('has nothing to wait for where nothing changed', async () => {
    await run(JSON.stringify([ROW]));
    printed = [];
    expect(await run(JSON.stringify([ROW]))).toBe(0);
    expect(printed).toEqual([
      'Offers: 0 created, 0 updated, 1 unchanged, 0 skipped\nBrands: 0 created, 1 already known',
    ]);
  });

  it('tells search engines of the brands that changed, and only of those', async () => {
    const env = { INDEXNOW_KEY: 'abcdef12' };
    await run(JSON.stringify([ROW]), { env });
    expect(printed[2]).toBe('IndexNow was told of 1 changed page.');
    printed = [];
    await run(JSON.stringify([ROW]), { env });
    const args = ['awin', 'feed.json', '--dry-run'];
    await run(JSON.stringify([{ ...ROW, title: 'Other' }]), { env, args });
    expect(printed.join()).not.toContain('IndexNow');
  });

  it('says that a dry run changed nothing', async () => {
    expect(await run(JSON.stringify([ROW]), { args: ['awin', 'feed.json', '--dry-run'] })).toBe(0);
    expect(printed[1]).toBe('A dry run: nothing was changed.');
  });

  it('fails where every row was skipped', async () => {
    expect(await run('[{}]')).toBe(1);
    expect(printed[0]).toContain('row 1: promotionId is missing');
  });

  it.each([
    ['[', 'feed.json is no usable awin feed. It is not JSON'],
    ['{"a":1}', 'there is an object with a. Nothing was changed.'],
    ['[]', 'It has no offers. Nothing was changed.'],
  ])('refuses the file %s', async (content, message) => {
    await expect(run(content)).rejects.toThrow(message);
  });

  it('refuses to import where the site does not look', async () => {
    const env = { API_BASE_URL: 'https://api.example' };
    await expect(run('[]', { env })).rejects.toThrow('API_BASE_URL is set');
  });
});
