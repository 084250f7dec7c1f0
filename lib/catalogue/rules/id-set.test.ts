import { fc } from '@/lib/testing/fast-check';
import { IdSet } from './id-set';

const id = fc.oneof(
  fc.nat(50),
  fc.integer({ min: 8_180, max: 8_200 }),
  fc.integer({ min: 1, max: 2 ** 40 - 1 }),
);

it('returns what is new, and holds every id once, in order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(id)),
      fc.integer({ min: 1, max: 5 }),
      fc.array(id),
      (calls, runIds, others) => {
        const ids = new IdSet();
        const plain = new Set<number>();
        for (const call of calls) {
          expect(ids.add(call)).toEqual([...new Set(call)].filter((one) => !plain.has(one)));
          for (const one of call) plain.add(one);
        }
        const runs = [...ids.listRuns(runIds)];
        expect(ids.size).toBe(plain.size);
        expect(runs.flat()).toEqual([...plain].sort((a, b) => a - b));
        expect(runs.slice(0, -1).every((run) => run.length === runIds)).toBe(true);
        for (const one of [...plain, ...others]) expect(ids.has(one)).toBe(plain.has(one));
      },
    ),
  );
});

it('holds ids far apart', () => {
  const ids = [1, 7, 8, 524_288, 9_000_000];
  const set = new IdSet();
  set.add(ids);
  expect(ids.every((one) => set.has(one))).toBe(true);
  expect([0, 2, 9, 524_289, 8_999_999, 99_000_000].some((one) => set.has(one))).toBe(false);
});
