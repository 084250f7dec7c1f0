/** @jest-environment node */
import fc from 'fast-check';
import { IdSet } from './id-set';

const id = fc.oneof(
  fc.nat(50),
  fc.integer({ min: 8_180, max: 8_200 }),
  fc.integer({ min: 1, max: 2 ** 40 - 1 }),
);

it('returns what is new, and holds every id once, in order', () => {
  fc.assert(
    fc.property(fc.array(fc.array(id)), fc.integer({ min: 1, max: 5 }), (calls, runIds) => {
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
    }),
  );
});
