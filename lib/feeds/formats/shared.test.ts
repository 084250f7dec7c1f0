import { formatAmount, formatBareAmount, parsePositive, pickSiteUrl } from './shared';

describe('pickSiteUrl', () => {
  it.each([
    ['https://www.lumera.example/lamps?a=1', 'Lumera Lamps (US)', 'https://www.lumera.example/'],
    ['https://www.ewinracing.example/', 'E-WIN (US)', 'https://www.ewinracing.example/'],
    ['https://www.nh-hotels.example/', 'NH HOTELS', 'https://www.nh-hotels.example/'],
    ['https://redirector.example/x', 'Lumera Lamps', undefined],
    ['https://shop.example/', '楽天', undefined],
    ['javascript:alert(lumera)', 'Lumera', undefined],
    ['lumera.example', 'Lumera', undefined],
    [undefined, 'Lumera', undefined],
  ])('%s of %s', (link, name, siteUrl) => {
    expect(pickSiteUrl(link, name)).toBe(siteUrl);
  });
});

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
