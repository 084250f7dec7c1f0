import { SettingsError } from '@/lib/config';
import { parseSettings } from '@/lib/config/settings';
import { checkOwnFiles } from './load-settings';

const check = (env: Record<string, string>) => checkOwnFiles(parseSettings(env));

it('asks nothing of a site without files of its own', async () => {
  await expect(check({})).resolves.toBeUndefined();
});

it('takes the files of the browser tests', async () => {
  const files = { ADS_FILE: 'e2e/support/ads.json', PAGES_DIR: 'e2e/support/pages' };
  await expect(check(files)).resolves.toBeUndefined();
});

it.each(['ADS_FILE', 'PAGES_DIR'])('names %s where it leads nowhere', async (name) => {
  const failed = check({ [name]: 'no/such/place' });
  await expect(failed).rejects.toThrow(SettingsError);
  await expect(failed).rejects.toThrow(name);
});
