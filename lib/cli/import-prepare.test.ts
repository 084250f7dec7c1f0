/** @jest-environment node */
import { parseSettings } from '@/lib/config/settings';
import { CommandError, USAGE_EXIT_CODE } from './command-error';
import { parseImportArguments } from './import-arguments';
import { prepareImport } from './import-prepare';

const SINCE = 'https://feeds.example/offers?since={since}';

function prepare(...args: string[]) {
  const settings = parseSettings({ DATABASE_URL: 'file:catalogue.db' });
  return prepareImport(parseImportArguments(args), settings, { readText: async () => '' });
}

describe('what has changed since the last import', () => {
  it.each([
    [['generic', SINCE, '--source', 'net'], 'add --delta.'],
    [['awin', SINCE], 'add --delta.'],
    [['coupon-api', SINCE, '--snapshot'], 'use --delta in place of --snapshot.'],
  ])('is no snapshot: %j', async (args, way) => {
    const refused = prepare(...args);
    await expect(refused).rejects.toThrow(CommandError);
    await expect(refused).rejects.toMatchObject({
      message: expect.stringContaining(way),
      exitCode: USAGE_EXIT_CODE,
    });
  });

  it.each([
    [['generic', SINCE, '--source', 'net', '--delta']],
    [['coupon-api', SINCE]],
    [['awin', 'https://feeds.example/offers']],
    [['awin', '{since}.json', '--snapshot']],
  ])('is a delta, and nothing else need be: %j', async (args) => {
    await expect(prepare(...args)).resolves.toMatchObject({ args: { formatName: args[0] } });
  });
});
