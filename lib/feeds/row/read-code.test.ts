import { findCodeInText, parseCode } from './read-code';

describe('findCodeInText', () => {
  it.each([
    ['Use code ABC10', 'ABC10'],
    ['10% off with code: TEA-10 at checkout.', 'TEA-10'],
    ['Enter the promo code "SPRING" today', 'SPRING'],
    ['Apply coupon code (20OFF).', '20OFF'],
    ['use code ABC10. Use code ABC10 again', 'ABC10'],
  ])('takes "%s"', (text, code) => {
    expect(findCodeInText(text)).toEqual({ code });
  });

  it.each([
    'Use code at checkout',
    'USE CODE AT CHECKOUT',
    'A code is in the newsletter',
    'Use code ABC10 or use code DEF20',
    'Use code Summer for 10% off',
    'use code ABCD',
    'Use code ABC10 or with code friends',
  ])('is not sure about "%s"', (text) => {
    expect(findCodeInText(text)).toBe('unclear');
  });

  it.each(['', 'No code needed', 'No coupon code required', 'Decode the sale', '20% off ABC10'])(
    'finds none in "%s"',
    (text) => {
      expect(findCodeInText(text)).toBeNull();
    },
  );
});

describe('parseCode', () => {
  it.each([
    ['TR20', 'TR20'],
    [' Naturaleza24 ', 'Naturaleza24'],
    ['NONESUCH', 'NONESUCH'],
    ['', null],
    ['N/A', null],
    ['none', null],
    ['(not required)', null],
    ['No code needed', null],
  ])('reads "%s" as %s', (value, code) => {
    expect(parseCode(value)).toBe(code);
  });
});
