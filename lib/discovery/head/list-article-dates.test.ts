/** @jest-environment node */
import { listArticleDates } from './list-article-dates';

const UNKNOWN = '1970-01-01T00:00:00.000Z';

test.each([
  [
    'its publication',
    '2026-11-05',
    '2026-11-01T08:00:00Z',
    '2026-11-06T09:00:00Z',
    '2026-11-05',
    '2026-11-06T09:00:00Z',
  ],
  [
    'its creation',
    null,
    '2026-11-01T08:00:00Z',
    '2026-11-06T09:00:00Z',
    '2026-11-01T08:00:00Z',
    '2026-11-06T09:00:00Z',
  ],
  ['no change before it came out', '2026-11-05', '2026-11-01', '2026-11-04', '2026-11-05', undefined],
  [
    'no change at the moment it came out',
    '2026-11-05',
    '2026-11-01',
    '2026-11-05T00:00:00Z',
    '2026-11-05',
    undefined,
  ],
  ['no change that nobody knows of', '2026-11-05', UNKNOWN, UNKNOWN, '2026-11-05', undefined],
  ['nothing that nobody knows', null, UNKNOWN, UNKNOWN, undefined, undefined],
])('an article says %s', (_, publishedAt, createdAt, updatedAt, published, modified) => {
  expect(listArticleDates({ publishedAt, createdAt, updatedAt })).toEqual({ published, modified });
});
