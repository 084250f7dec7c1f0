import { isContradicting, isExcluding } from './contradictions';
import { isAbout, parseSentence } from './fill-template';
import { listUrgencyWords } from './seasons';

// A Friday.
const TODAY = new Date('2026-11-20T00:00:00Z');

describe('listUrgencyWords', () => {
  it.each([
    [null, null, []],
    [null, '2026-11-19', []],
    [null, '2026-11-28', []],
    [null, '2026-11-27', ['thisWeek', 'lastChance']],
    [null, '2026-11-20T23:59:00.000Z', ['thisWeek', 'lastChance']],
    [null, '2026-11-22', ['thisWeek', 'lastChance', 'bySunday']],
    ['2026-11-21', '2026-11-22', []],
  ])('from %s to %s has %j', (startDate, endDate, words) => {
    expect(Object.keys(listUrgencyWords(TODAY, { startDate, endDate }))).toEqual(words);
  });

  it('knows no Sunday but the next', () => {
    const sunday = new Date('2026-11-22T00:00:00Z');
    const words = listUrgencyWords(sunday, { startDate: null, endDate: '2026-11-29' });
    expect(words).not.toHaveProperty('bySunday');
  });
});

describe('a sentence about some things', () => {
  const sentence = parseSentence('It folds with one hand. | pushchair, travel cot');

  it('is parsed', () => {
    expect(sentence).toEqual({ text: 'It folds with one hand.', about: ['pushchair', 'travel cot'] });
    expect(parseSentence('Always true.')).toEqual({ text: 'Always true.', about: [] });
  });

  it.each([
    ['20% off folding Pushchairs', true],
    ['20% off high chairs', false],
  ])('stands beside "%s": %s', (text, expected) => expect(isAbout(sentence, text)).toBe(expected));
});

describe('isContradicting', () => {
  it.each([
    ['15% off, with no minimum spend', 'Minimum spend $40.', true],
    ['20% off everything at Lumera', 'Gift cards are excluded.', true],
    ['Free shipping on sofas', 'Large furniture has its own delivery charge.', true],
    ['Free returns on boots', 'Worn shoes cannot be returned.', true],
    ['The basket shows it without a code.', 'No code is needed.', true],
    ['2 for 1 on boots', 'One pair per order at this price.', true],
    ['Gift cards are excluded.', 'Sale items and gift cards are excluded.', true],
    ['One per order.', 'Limited to four per order.', true],
    ['15% off boots', 'Worn shoes cannot be returned.', false],
    ['$10 off orders over $60', 'Minimum spend $60.', false],
  ])('of "%s" and "%s" is %s', (text, other, expected) => {
    expect(isContradicting(text, other)).toBe(expected);
    expect(isContradicting(other, text)).toBe(expected);
  });
});

describe('isExcluding', () => {
  it.each([
    ['Machines are excluded.', 'espresso machine', true],
    ['Machines are excluded.', 'cast-iron teapot', false],
    ['Bikes come with tools.', 'gravel bike', false],
  ])('"%s" of a %s is %s', (condition, product, expected) => {
    expect(isExcluding(condition, product)).toBe(expected);
  });
});
