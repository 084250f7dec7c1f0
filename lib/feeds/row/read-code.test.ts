import { findCodeInText, parseCode } from './read-code';

describe('findCodeInText', () => {
  it.each([
    ['Use code ABC10', 'ABC10'],
    ['10% off with code: TEA-10 at checkout.', 'TEA-10'],
    ['Enter the promo code "SPRING" today', 'SPRING'],
    ['Apply coupon code (20OFF).', '20OFF'],
    ['use code ABC10. Use code ABC10 again', 'ABC10'],
    ['10% off with code: A12PK$3', 'A12PK$3'],
    ['10% off. Code: SAVE10!', 'SAVE10'],
    ['Voucher code : TEA&20, until Sunday', 'TEA&20'],
    ['Promo Code:SPRING', 'SPRING'],
    ['10% de descuento con el código VERANO10', 'VERANO10'],
    ['Código: VERANO10', 'VERANO10'],
    ['10 % avec le code ETE10', 'ETE10'],
    ['Gutscheincode: SOMMER5.', 'SOMMER5'],
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
    'Code: see the newsletter',
    'Code: ABC10, code: DEF20',
  ])('is not sure about "%s"', (text) => {
    expect(findCodeInText(text)).toBe('unclear');
  });

  it.each([
    '',
    'No code needed',
    'No coupon code required',
    'Decode the sale',
    '20% off ABC10',
    'Product code: AB1234',
    'Scan the QR code',
  ])('finds none in "%s"', (text) => {
    expect(findCodeInText(text)).toBeNull();
  });
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
