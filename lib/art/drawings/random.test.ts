import { createRandom, hashText, pickInteger, pickOne, pickWeighted, toShuffled, pickWhere } from './random';

describe('createRandom', () => {
  it('repeats its numbers for a seed and differs between seeds', () => {
    const draw = (seed: number) => Array.from({ length: 5 }, createRandom(seed));
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('spreads evenly from 0 up to 1', () => {
    const random = createRandom(1);
    const tenths = new Array<number>(10).fill(0);
    for (let draw = 0; draw < 10_000; draw += 1) {
      const tenth = Math.floor(random() * 10);
      tenths[tenth] = (tenths[tenth] ?? 0) + 1;
    }
    expect(Math.min(...tenths)).toBeGreaterThan(850);
    expect(Math.max(...tenths)).toBeLessThan(1_150);
  });
});

describe('the pickers', () => {
  it('hash a text to the same number, and other texts to others', () => {
    expect(hashText('tide')).toBe(hashText('tide'));
    expect(hashText('tide')).not.toBe(hashText('edit'));
    expect(hashText('')).toBe(0x811c9dc5);
  });

  it('reach both ends of a range', () => {
    const random = createRandom(3);
    const drawn = new Set(Array.from({ length: 100 }, () => pickInteger(random, 2, 4)));
    expect([...drawn].toSorted()).toEqual([2, 3, 4]);
  });

  it('refuse an empty list', () => {
    expect(() => pickOne(createRandom(1), [])).toThrow('empty list');
  });

  it('follow the weights', () => {
    const random = createRandom(5);
    const items = [
      { name: 'often', weight: 9 },
      { name: 'seldom', weight: 1 },
      { name: 'never', weight: 0 },
    ];
    const drawn = Array.from({ length: 1_000 }, () => pickWeighted(random, items).name);
    const share = drawn.filter((name) => name === 'often').length / drawn.length;
    expect(share).toBeGreaterThan(0.86);
    expect(share).toBeLessThan(0.94);
    expect(drawn).not.toContain('never');
  });

  it('shuffle without losing anything, and leave the list as it was', () => {
    const items = [1, 2, 3, 4, 5, 6, 7, 8];
    const shuffled = toShuffled(createRandom(2), items);
    expect(shuffled).not.toEqual(items);
    expect(shuffled.toSorted()).toEqual(items);
    expect(items[0]).toBe(1);
  });
});

describe('pickWhere', () => {
  it('returns only what passes, wherever it starts', () => {
    const random = createRandom(3);
    const picked = Array.from({ length: 50 }, () =>
      pickWhere(random, [1, 2, 3, 4], (item) => item % 2 === 0),
    );
    expect(new Set(picked)).toEqual(new Set([2, 4]));
  });

  it('is null where nothing passes', () => {
    expect(pickWhere(createRandom(3), [1, 3], (item) => item > 5)).toBeNull();
  });
});
