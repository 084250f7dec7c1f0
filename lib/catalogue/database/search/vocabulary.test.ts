import { fc } from '@/lib/testing/fast-check';
import { countEdits } from '@/lib/text/edit-distance';
import { listDeletions } from './vocabulary';

describe('a word one edit away', () => {
  it.each([
    ['harbour', 'harbour', true],
    ['harbour', 'harbor', true],
    ['harbour', 'harbours', true],
    ['harbour', 'marbour', true],
    ['harbour', 'ahrbour', true],
    ['harbour', 'harboru', true],
    ['harbour', 'habrou', false],
    ['harbour', 'hrabuor', false],
    ['ab', 'ba', true],
    ['abc', 'cba', false],
    ['', 'a', true],
    ['', 'ab', false],
    ['ab', 'cd', false],
  ])('%s and %s: %s', (left, right, expected) => {
    expect(countEdits(left, right) <= 1).toBe(expected);
    expect(countEdits(right, left) <= 1).toBe(expected);
  });

  it('shares a spelling with one letter left out whenever it is true', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(word, word, (left, right) => {
        const shared = [left, ...listDeletions(left)].some((form) =>
          [right, ...listDeletions(right)].includes(form),
        );
        expect(shared || countEdits(left, right) > 1).toBe(true);
      }),
    );
  });
});
