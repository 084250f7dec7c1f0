import { fc } from '@/lib/testing/fast-check';
import { fitDescription, fitText, fitTitle } from './fit-text';

describe('fitText', () => {
  it.each([
    ['is kept where it fits', 'Ten euros off', 13, 'Ten euros off'],
    ['is one line', '  Ten \n euros\toff ', 20, 'Ten euros off'],
    ['is cut after a word', 'Ten euros off everything', 16, 'Ten euros off…'],
    ['is cut after a word that just fits', 'Ten euros off', 10, 'Ten euros…'],
    ['is cut before a word that just does not fit', 'Ten euros off', 9, 'Ten…'],
    ['ends with no punctuation before the ellipsis', 'Lamps, linen – and more', 15, 'Lamps, linen…'],
    ['ends with no opening quote', 'Lamps “and” linen', 9, 'Lamps…'],
    ['is cut within a single long word', 'Supercalifragilistic', 6, 'Super…'],
    ['never splits a character', '🎁🎁🎁🎁', 3, '🎁🎁…'],
    ['may be empty', '', 5, ''],
  ])('%s', (_, text, maxLength, expected) => {
    expect(fitText(text, maxLength)).toBe(expected);
  });

  it('is never longer than asked', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 40 }), fc.integer({ min: 2, max: 200 }), (text, maxLength) => {
        expect([...fitText(text, maxLength)].length).toBeLessThanOrEqual(maxLength);
      }),
    );
  });
});

describe('fitTitle', () => {
  const ofLumera = (text: string) => `${text} - Lumera Coupons`;

  it.each([
    ['A fifth off all lamps', 'A fifth off all lamps - Lumera Coupons'],
    [
      'A fifth off all lamps, shades, cables and bulbs of the whole autumn catalogue',
      'A fifth off all lamps, shades, cables and bulbs of… - Lumera Coupons',
    ],
  ])('%j becomes %j', (text, title) => {
    expect(fitTitle(text, ofLumera)).toBe(title);
    expect(title.length).toBeLessThanOrEqual(70);
  });

  it('keeps some of the text where the rest is long', () => {
    expect(fitTitle('A fifth off all lamps', (text) => `${text} - ${'x'.repeat(80)}`)).toMatch(
      /^A fifth off all… - x/,
    );
  });
});

describe('fitDescription', () => {
  const NEXT = 'Lumera: 2 coupons and 1 deal with terms and honest end dates on Clipmint.';

  it.each([
    ['For the whole house.', `For the whole house. ${NEXT}`],
    ['For the whole house', `For the whole house. ${NEXT}`],
    ['For the “whole house.”', `For the “whole house.” ${NEXT}`],
    [' ', NEXT],
    [`${'Lamps and linen '.repeat(4)}.`, `${'Lamps and linen '.repeat(4)}.`],
  ])('%j becomes %j', (text, expected) => {
    expect(fitDescription(text, NEXT)).toBe(expected);
  });

  it('is cut after a word', () => {
    const text = fitDescription('Lamps and linen. '.repeat(20));
    expect(text.length).toBeLessThanOrEqual(160);
    expect(text).toMatch(/(Lamps|and|linen)…$/);
  });
});
