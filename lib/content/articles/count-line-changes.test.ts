/** @jest-environment node */
import fc from 'fast-check';
import { countLineChanges } from './count-line-changes';

const toText = (letters: string) => [...letters].join('\n');

describe('countLineChanges', () => {
  it.each([
    ['abc', 'abc', 0, 0],
    ['abc', 'abxc', 1, 0],
    ['abc', 'ac', 0, 1],
    ['abc', 'axc', 1, 1],
    ['abc', 'cab', 1, 1],
    ['abcabba', 'cbabac', 2, 3],
    ['abc', 'xyz', 3, 3],
    ['aaa', 'aa', 0, 1],
  ])('from %s to %s it is +%i -%i', (before, after, added, removed) => {
    expect(countLineChanges(toText(before), toText(after))).toEqual({ added, removed });
  });

  it('counts the same both ways, and what the lengths differ by', () => {
    const anyText = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 1, maxLength: 12 });
    fc.assert(
      fc.property(anyText, anyText, (before, after) => {
        const { added, removed } = countLineChanges(before.join('\n'), after.join('\n'));
        const back = countLineChanges(after.join('\n'), before.join('\n'));
        expect(back).toEqual({ added: removed, removed: added });
        expect(added - removed).toBe(after.length - before.length);
      }),
    );
  });
});
