import { z } from 'zod';
import { describeInLine } from './describe-in-line';

const refused = new AggregateError([new Error('connect ECONNREFUSED ::1:4000')]);
Object.assign(refused, { code: 'ECONNREFUSED' });
const unread = z.object({ total: z.number() }).safeParse({ total: 'many' }).error;

it.each([
  ['an error', new Error('It failed.'), 'It failed.'],
  [
    'its causes',
    new Error('GET /brands failed.', { cause: new TypeError('fetch failed', { cause: refused }) }),
    'GET /brands failed. (fetch failed: ECONNREFUSED)',
  ],
  ['lines', new Error('One.\n    Two.'), 'One. Two.'],
  ['what could not be read', unread, '✖ Invalid input: expected number, received string → at total'],
  ['an error without words', new RangeError(''), 'RangeError'],
  ['what is no error', 'nothing', 'nothing'],
])('says of %s in one line what happened', (_, error, line) => {
  expect(describeInLine(error)).toBe(line);
});

it('ends with causes that go in a circle, and cuts what is too long', () => {
  const error = new Error('x'.repeat(500));
  error.cause = error;
  expect(describeInLine(error)).toHaveLength(1000);
});
