/** @jest-environment node */
import { formatImpactDiscount } from './impact-discount';
import { formatImpactTerms } from './impact-terms';

describe('formatImpactDiscount', () => {
  it.each([
    [{ DiscountPercent: '10' }, '10% off'],
    [{ DiscountPercent: '12.50' }, '12.5% off'],
    [{ DiscountPercent: '10', DiscountMaximumPercent: '30' }, 'Up to 30% off'],
    [{ DiscountPercentRangeStart: '10', DiscountPercentRangeEnd: '20' }, 'Up to 20% off'],
    [{ DiscountPercent: '120' }, undefined],
    [{ DiscountAmount: '7.5', DiscountCurrency: 'AUD' }, 'A$7.50 off'],
    [{ DiscountAmount: '1,000.00', DiscountCurrency: 'CHF' }, 'CHF 1,000 off'],
    [{ DiscountAmount: '7.5', DiscountCurrency: '' }, undefined],
    [{ DiscountAmount: '0', DiscountCurrency: 'USD', DiscountPercent: '' }, undefined],
    [{ DiscountAmount: 'some', DiscountCurrency: 'USD' }, undefined],
    [{ Gift: 'A brush' }, 'Free gift'],
    [{ Gift: 'A brush', DiscountPercent: '5' }, '5% off'],
    [{}, undefined],
  ])('%j', (row, discount) => {
    expect(formatImpactDiscount(row)).toBe(discount);
  });
});

describe('formatImpactTerms', () => {
  it.each([
    [{}, undefined],
    [{ MinimumPurchaseAmount: '0.00', MinimumPurchaseAmountCurrency: 'USD' }, undefined],
    [{ MinimumPurchaseAmount: '25.00', DiscountCurrency: '' }, 'Minimum purchase: 25.'],
    [{ MaximumSavingsAmount: '7.5', DiscountPercent: '10' }, 'Maximum saving: 7.50.'],
    [{ MinimumPurchaseAmount: '50', DiscountCurrency: 'EUR' }, 'Minimum purchase: €50.'],
    [
      {
        Terms: 'New only',
        MaximumSavingsAmount: '20',
        MaximumSavingsCurrency: 'USD',
        PurchaseLimitQuantity: '2',
      },
      'New only\nMaximum saving: $20.\nPurchase limit: 2.',
    ],
  ])('%j', (row, terms) => {
    expect(formatImpactTerms(row)).toBe(terms);
  });
});
