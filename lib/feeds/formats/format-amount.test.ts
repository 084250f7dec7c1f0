/** @jest-environment node */
import { formatAmount, formatBareAmount, parsePositive } from './format-amount';

describe('formatAmount', () => {
  it.each([
    ['1000', 'USD', '$1,000'],
    ['1,000.00', 'CHF', 'CHF 1,000'],
    ['7.5', 'AUD', 'A$7.50'],
    ['0', 'USD', undefined],
    ['-5', 'USD', undefined],
    ['some', 'USD', undefined],
    [undefined, 'USD', undefined],
    ['5', '', undefined],
    ['5', 'usd', undefined],
    ['5', undefined, undefined],
  ])('%s %s is %s', (amount, currency, text) => {
    expect(formatAmount(amount, currency)).toBe(text);
  });
});

describe('formatBareAmount', () => {
  it.each([
    ['1000.00', '1,000'],
    ['7.5', '7.50'],
    ['0', undefined],
    ['some', undefined],
    [undefined, undefined],
  ])('%s is %s', (amount, text) => {
    expect(formatBareAmount(amount)).toBe(text);
  });
});

describe('parsePositive', () => {
  it.each([
    ['12.50', 12.5],
    ['1,000', 1_000],
    [' 15 %', 15],
    ['0', undefined],
    ['-1', undefined],
    ['', undefined],
    ['ten', undefined],
    [undefined, undefined],
  ])('reads "%s" as %s', (text, value) => {
    expect(parsePositive(text)).toBe(value);
  });
});
