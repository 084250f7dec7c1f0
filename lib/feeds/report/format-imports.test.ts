import type { ImportRecord } from '@/lib/catalogue';
import { formatImports } from './format-imports';

const IMPORTED: ImportRecord = {
  ...{ id: 2, source: 'awin', format: 'awin', feed: 'https://feeds.example/?key={key}' },
  ...{ startedAt: '2026-11-22T03:00:04.100Z', finishedAt: '2026-11-22T03:01:04.350Z' },
  ...{ status: 'imported', exitCode: 0, message: null },
  counts: { rows: 46, created: 40, updated: 3, unchanged: 1, retired: 2, skipped: 2, warnings: 11 },
};
const REFUSED: ImportRecord = { ...IMPORTED, status: 'refused', exitCode: 1, message: 'It is\nempty.' };
const KILLED: ImportRecord = {
  ...IMPORTED,
  ...{ status: 'broken-off', source: 'cj-us', feed: 'a\u001b.xml' },
  ...{ counts: null, exitCode: null, finishedAt: null },
};

it('is a line each, with the reason below', () => {
  expect(formatImports([IMPORTED, REFUSED, KILLED])).toBe(
    [
      'Began (UTC)          Source  Format  Result      Rows  Created  Updated  Unchanged  Retired  Skipped  Warnings  Seconds  Exit  Feed',
      '2026-11-22 03:00:04  awin    awin    imported      46       40        3          1        2        2        11     60.3     0  https://feeds.example/?key={key}',
      '2026-11-22 03:00:04  awin    awin    refused       46       40        3          1        2        2        11     60.3     1  https://feeds.example/?key={key}',
      '    It is\\nempty.',
      '2026-11-22 03:00:04  cj-us   awin    broken off     -        -        -          -        -        -         -        -     -  a\\x1b.xml',
    ].join('\n'),
  );
});
