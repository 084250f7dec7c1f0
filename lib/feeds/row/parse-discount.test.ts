import { parseDiscount, pickDiscount } from './parse-discount';

describe('parseDiscount', () => {
  it.each([
    ['20% off', '20% off'],
    ['20% OFF everything', '20% off'],
    ['20 % off', '20% off'],
    ['12.5% off boots', '12.5% off'],
    ['Get 20% discount on stays', '20% off'],
    ['Save 30% on all tours', '30% off'],
    ['Save up to 30% on all tours', 'Up to 30% off'],
    ['Up to 50% off', 'Up to 50% off'],
    ['Upto 50% off', 'Up to 50% off'],
    ['Up to an extra 50% off', 'Up to 50% off'],
    ['An extra 10% off', 'Extra 10% off'],
    ['Additional 10% off for members', 'Extra 10% off'],
    ['10% EXTRA OFF all lamps', 'Extra 10% off'],
    ['10% EXTRA DISCOUNT', 'Extra 10% off'],
    ['15% DTO en calzado', '15% off'],
    ['15% DTO. EXTRA', 'Extra 15% off'],
    ['20€ DTO', '€20 off'],
    ['10% de descuento adicional', 'Extra 10% off'],
    ['Hasta 20% dcto', 'Up to 20% off'],
    ['€5 extra off your order', 'Extra €5 off'],
    ['Up to 10% extra off', 'Up to 10% off'],
    ['10% off extra large shirts', '10% off'],
    ['5% Voucher Code for Tidewell', '5% off'],
    ['30€ de descuento en VUELO', '€30 off'],
    ['April voucher: 40€ OFF 320€', '€40 off'],
    ['$15 off your first order', '$15 off'],
    ['£1,000 off kitchens', '£1,000 off'],
    ['€12,50 off', '€12,50 off'],
    ['Save $1000 today', '$1000 off'],
    ['Save £5.50, this week', '£5.50 off'],
    ['Spring sale - 20% off', '20% off'],
    ['Sale 2024: 20% off', '20% off'],
    ['20% off and free shipping', '20% off'],
    ['Free shipping over $50', 'Free shipping'],
    ['FREE Delivery and a mini face oil', 'Free shipping'],
    ['Free next-day delivery', 'Free shipping'],
    ['2 for 1 on mains', '2 for 1'],
    ['3 FOR 2 on books', '3 for 2'],
    ['Buy one get one free', '2 for 1'],
    ['BOGO on socks', '2 for 1'],
  ])('reads %s', (title, discount) => {
    expect(parseDiscount(title, '')).toBe(discount);
  });

  it.each([
    ['Spring sale'],
    ['100% cotton shirts'],
    ['0% off'],
    ['120% off'],
    ['Pay in 6 months with 0% interest'],
    ['10-20% off'],
    ['10% to 20% off'],
    ['10% – 20% off'],
    ['10% off, or 20% off over $50'],
    ['20% off or $15 off'],
    ['Buy one, get one 50% off your second pair'],
    ['BOGO 50% off your second pair'],
    ['Plates from $15'],
    ['$503/night'],
    ['AU$15 off'],
    ['Get upto $175 in resort credit'],
    ['10% off as store credit'],
    ['25% on orders above 150'],
    ['First month for free'],
    ['2 for 10'],
    ['Open 2 for 5 people'],
  ])('is not sure about %s', (title) => {
    expect(parseDiscount(title, '')).toBeNull();
  });

  it('falls back to the description', () => {
    expect(parseDiscount('Easter sale', '8% OFF all car parts')).toBe('8% off');
  });

  it('believes an "up to" in the description', () => {
    expect(parseDiscount('20% off butter pats', 'Up to 20% off')).toBe('Up to 20% off');
  });

  it('stays with the title where the description has another figure', () => {
    expect(parseDiscount('20% off butter pats', 'Up to 30% off elsewhere')).toBe('20% off');
  });
});

describe('the discount that a feed names', () => {
  const texts = { title: 'Flat 12% off tea', description: '' };

  it.each([
    ['10%', '10% off'],
    ['Half price', 'Half price'],
    ['Buy one get one free', '2 for 1'],
    ['Percentage Off', '12% off'],
    ['Percentage-Off', '12% off'],
    ['price_off', '12% off'],
    ['Cashback', '12% off'],
    ['Discount', '12% off'],
    [' - ', '12% off'],
  ])('"%s" is %s', (discount, expected) => {
    expect(pickDiscount({ discount }, texts, null)).toBe(expected);
  });
});
