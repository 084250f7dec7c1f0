import { fc } from '@/lib/testing/fast-check';
import { KeySet } from './key-set';

it('KeySet knows the rows of its keys as a Map does', () => {
  const keys = fc.array(fc.tuple(fc.string({ maxLength: 2 }), fc.integer({ min: 1, max: 2 ** 31 })));
  fc.assert(
    fc.property(keys, fc.array(fc.string({ maxLength: 2 })), (added, asked) => {
      const set = new KeySet();
      const map = new Map<string, number>();
      for (const [key, row] of added) {
        set.add(key, row);
        map.set(key, row);
      }
      for (const key of [...map.keys(), ...asked]) expect(set.get(key)).toBe(map.get(key) ?? null);
    }),
  );
});

it('KeySet grows', () => {
  const set = new KeySet();
  for (let row = 1; row <= 5_000; row += 1) set.add(`net\n${row}`, row);
  for (let row = 1; row <= 5_000; row += 1) expect(set.get(`net\n${row}`)).toBe(row);
  expect(set.get('net\n5001')).toBeNull();
});
