import { inspect } from 'node:util';
import { HostError } from '@/lib/catalogue/http/host-error';
import { TimeoutError } from '@/lib/text/with-timeout';
import { createFailureLog } from './log-failure';

const MINUTE_MS = 60_000;

function open() {
  let now = 0;
  const lines: string[] = [];
  const log = createFailureLog({ print: (text) => lines.push(text), clock: () => now });
  return { log, lines, wait: (ms: number) => (now += ms) };
}

const fail = (path: string, status = 503) =>
  new HostError(`GET https://api.example/api/v1/${path} responded with ${status}.`, status, {
    cause: new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') }),
  });

it('says in one line which call failed, and why', () => {
  const { log, lines } = open();
  log('A part', fail('brands?page=2'));
  log('A part', new TimeoutError('No response within 7000 ms'));
  expect(lines).toEqual([
    'A part: HostError: GET https://api.example/api/v1/brands?page=2 responded with 503. (fetch failed: ECONNREFUSED)',
    'A part: TimeoutError: No response within 7000 ms',
  ]);
});

it('counts what is like it within a minute, whatever stands behind the name of the call', () => {
  const { log, lines, wait } = open();
  for (const path of ['brands/7', 'brands?page=2', 'brands/name/x', 'brands']) log('A part', fail(path));
  expect(lines).toHaveLength(1);
  log('A part', fail('deals'));
  log('A part', fail('brands', 500));
  log('Another part', fail('brands'));
  expect(lines).toHaveLength(4);
  wait(MINUTE_MS);
  log('A part', fail('brands/8'));
  expect(lines[4]).toMatch(/brands\/8 responded with 503.* \(and 3 more like it since the last line\)$/);
  wait(MINUTE_MS);
  log('A part', fail('brands/9'));
  expect(lines[5]).not.toContain('more like it');
});

it('counts rows that cannot be read once a call and minute, however many they are', () => {
  const { log, lines } = open();
  for (const [unread, path] of [
    [3, 'coupons?page=1'],
    [4, 'coupons?page=2'],
    [4, 'deals'],
  ])
    log('A part', new HostError(`GET https://api.example/api/v1/${path} has ${unread} of 20 rows`, 200));
  expect(lines).toHaveLength(2);
});

it('keeps the stack of what nobody expected', () => {
  const { log, lines } = open();
  log('A part', new TypeError('x is not a function'));
  expect(lines[0]).toMatch(/^A part: TypeError: x is not a function\n\s+at /);
});

it('remembers a bounded number of kinds', () => {
  const { log, lines } = open();
  for (let index = 0; index <= 500; index += 1) log(`Part ${index}`, fail('deals'));
  log('Part 500', fail('deals'));
  log('Part 0', fail('deals'));
  expect(lines).toHaveLength(502);
});

it.each([fail('deals'), new TimeoutError('No response within 7000 ms')])(
  'is one line also where others print it: %s',
  (error) => {
    expect(inspect(Object.assign(error, { digest: '1' }))).toMatch(/^\w+: .+[^\n]$/);
    expect(inspect(error)).not.toContain('\n');
  },
);
