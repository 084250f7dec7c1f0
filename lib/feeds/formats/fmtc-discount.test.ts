/** @jest-environment node */
import { formatFmtcDiscount } from './fmtc-discount';

describe('formatFmtcDiscount', () => {
  it.each([
    ['Rugs on sale', { percent: '15' }, '15% off'],
    ['Up to 50% off rugs', { percent: '50.0' }, 'Up to 50% off'],
    ['Save $10 on mats', { amount: '10.00' }, '$10 off'],
    ['£7.50 off mats', { percent: '0', amount: '7.5' }, '£7.50 off'],
    ['Save up to $1,000', { amount: '1000' }, 'Up to $1,000 off'],
    ['Mats for less', { amount: '10' }, undefined],
    ['C$10 off mats', { amount: '10' }, undefined],
    ['$10 or €9 off', { amount: '10' }, undefined],
    ['Rugs', { percent: '120', amount: '0' }, undefined],
    ['Rugs', { percent: 'many' }, undefined],
    ['We pay the postman', { types: ['coupon', 'free-shipping'] }, 'Free shipping'],
    ['20% off and free shipping', { types: ['free-shipping'] }, undefined],
  ])('%s, %j', (label, figures, discount) => {
    expect(formatFmtcDiscount(label, { percent: undefined, amount: undefined, types: [], ...figures })).toBe(
      discount,
    );
  });
});
