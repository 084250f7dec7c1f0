import { ImportError } from '../feed';
import { prepareImport } from './prepare-import';
import type { ImportArguments } from './types';

const SINCE = 'https://feeds.example/offers?since={since}';

function prepare(formatName: string, file: string, options: Partial<ImportArguments> = {}) {
  return prepareImport(
    { formatName, file, isDryRun: false, allowsEmpty: false, maxMegabytes: 1, waitSeconds: 0, ...options },
    { readText: async () => '', isSameFile: (one, other) => one === other },
  );
}

describe('what has changed since the last import', () => {
  it.each<[string, string, Partial<ImportArguments>, string]>([
    ['generic', SINCE, { source: 'net' }, 'add --delta.'],
    ['awin', SINCE, {}, 'add --delta.'],
    ['coupon-api', SINCE, { mode: 'snapshot' }, 'use --delta in place of --snapshot.'],
  ])('is no snapshot: %s %s %j', async (format, file, options, way) => {
    const refused = prepare(format, file, options);
    await expect(refused).rejects.toThrow(ImportError);
    await expect(refused).rejects.toMatchObject({
      message: expect.stringContaining(way),
      isUsage: true,
    });
  });

  it.each<[string, string, Partial<ImportArguments>]>([
    ['generic', SINCE, { source: 'net', mode: 'delta' }],
    ['coupon-api', SINCE, {}],
    ['awin', 'https://feeds.example/offers', {}],
    ['awin', '{since}.json', { mode: 'snapshot' }],
  ])('is a delta, and nothing else need be: %s %s %j', async (format, file, options) => {
    await expect(prepare(format, file, options)).resolves.toMatchObject({ args: { formatName: format } });
  });
});
