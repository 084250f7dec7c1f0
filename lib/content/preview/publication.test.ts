import { pickPublication } from './publication';

const now = new Date('2026-11-21T12:00:00Z');

it.each([
  ['without a date', null, { state: 'draft' }],
  ['with a date that has passed, and held back', '2026-11-20', { state: 'draft' }],
  ['with a date to come', '2026-11-22', { state: 'scheduled', at: new Date('2026-11-22T00:00:00Z') }],
  [
    'with a moment to come',
    '2026-11-21T14:00:01+02:00',
    { state: 'scheduled', at: new Date(now.getTime() + 1000) },
  ],
  ['with the moment that is now', '2026-11-21T12:00:00Z', { state: 'draft' }],
])('an article %s', (_, publishedAt, expected) => {
  expect(pickPublication({ publishedAt }, false, now)).toEqual(expected);
  expect(pickPublication({ publishedAt }, true, now)).toEqual({ state: 'published' });
});
