import { createCachedResponses } from './cached-responses';

const KB = 1024;
const bytes = (length: number) => new Uint8Array(length);

function open({ maxBytes = 100 * KB, maxAgeMs = 1000 } = {}) {
  let now = 0;
  const kept = createCachedResponses({ maxBytes, maxAgeMs, clock: () => now });
  return { kept, wait: (ms: number) => void (now += ms) };
}

it('gives a response and its age until it is too old', () => {
  const { kept, wait } = open();
  kept.set('a', bytes(1));
  wait(1000);
  expect(kept.get('a')).toEqual({ bytes: bytes(1), ageMs: 1000 });
  wait(1);
  expect(kept.get('a')).toBeNull();
});

it('is young again with a new response', () => {
  const { kept, wait } = open();
  kept.set('a', bytes(1));
  wait(900);
  kept.set('a', bytes(2));
  wait(900);
  expect(kept.get('a')).toEqual({ bytes: bytes(2), ageMs: 900 });
});

it('forgets what was used least recently once there is too much', () => {
  const { kept } = open({ maxBytes: 100 * KB });
  kept.set('a', bytes(38 * KB));
  kept.set('b', bytes(38 * KB));
  kept.get('a');
  kept.set('c', bytes(38 * KB));
  expect(['a', 'b', 'c'].map((question) => kept.get(question) !== null)).toEqual([true, false, true]);
});

it('keeps nothing that is too large by itself', () => {
  const { kept } = open({ maxBytes: 100 * KB });
  kept.set('a', bytes(101 * KB));
  expect(kept.get('a')).toBeNull();
  kept.set('b', bytes(90 * KB));
  expect(kept.get('b')).not.toBeNull();
});

it('counts what keeping a response takes, however small it is', () => {
  const { kept } = open({ maxBytes: 100 * KB });
  const questions = Array.from({ length: 1000 }, (_, index) => `${index}`);
  for (const question of questions) kept.set(question, bytes(1));
  expect(questions.filter((question) => kept.get(question) !== null).length).toBeLessThan(100);
});

it('keeps no more of the memory than the response takes', () => {
  const { kept } = open();
  kept.set('a', Buffer.concat([Buffer.from('small')]));
  expect(kept.get('a')?.bytes.buffer.byteLength).toBe(5);
});

it('counts a response that is replaced or forgotten no more', () => {
  const { kept, wait } = open({ maxBytes: 100 * KB, maxAgeMs: 100_000 });
  for (let round = 0; round < 9; round += 1) kept.set('a', bytes(60 * KB));
  kept.set('c', bytes(20 * KB));
  kept.noteMissing('a');
  wait(60_000);
  kept.noteMissing('a');
  kept.set('b', bytes(60 * KB));
  expect(kept.get('a')).toBeNull();
  expect(kept.get('b')).not.toBeNull();
  expect(kept.get('c')).not.toBeNull();
});

describe('what is said to be missing', () => {
  it('is kept until that has been said for a minute', () => {
    const { kept, wait } = open({ maxAgeMs: 100_000 });
    kept.set('a', bytes(1));
    expect(kept.noteMissing('a')).toBe(true);
    wait(59_999);
    expect(kept.noteMissing('a')).toBe(true);
    expect(kept.get('a')).not.toBeNull();
    wait(1);
    expect(kept.noteMissing('a')).toBe(false);
    expect(kept.get('a')).toBeNull();
  });

  it('is there again with a new response', () => {
    const { kept, wait } = open({ maxAgeMs: 100_000 });
    kept.set('a', bytes(1));
    kept.noteMissing('a');
    kept.set('a', bytes(1));
    wait(60_000);
    expect(kept.noteMissing('a')).toBe(true);
  });

  it('is not kept where it has never been', () => {
    expect(open().kept.noteMissing('a')).toBe(false);
  });
});
