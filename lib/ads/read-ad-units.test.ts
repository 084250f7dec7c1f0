/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SettingsError } from '@/lib/config/settings';
import { readAdUnits } from './read-ad-units';

const folder = mkdtempSync(path.join(tmpdir(), 'ads-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('without a file there are no units', () => {
  expect(readAdUnits(undefined)).toEqual([]);
});

test('reads the units of a file', () => {
  const file = path.join(folder, 'ads.json');
  const unit = {
    id: 'a',
    name: 'A',
    position: 'modal',
    is_active: true,
    adType: 'adsterra',
    html: '<b>A</b>',
  };
  writeFileSync(file, JSON.stringify([unit]));
  expect(readAdUnits(file)).toEqual([expect.objectContaining({ id: 'a', html: '<b>A</b>' })]);
});

test.each([
  ['is not there', path.join(folder, 'none.json')],
  ['is a folder', folder],
])('names the setting where the file %s', (_, file) => {
  expect(() => readAdUnits(file)).toThrow(SettingsError);
  expect(() => readAdUnits(file)).toThrow(
    `ADS_FILE is ${JSON.stringify(file)}, but takes a file that can be read`,
  );
});
