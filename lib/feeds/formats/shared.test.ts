import { formatAmount, formatBareAmount, parsePositive, readSite } from './shared';

describe('readSite', () => {
  it.each([
    ['https://www.lumera.example/lamps?a=1', 'Lumera Lamps (US)', 'https://www.lumera.example/'],
    ['https://www.ewinracing.example/', 'E-WIN (US)', 'https://www.ewinracing.example/'],
    ['https://www.nh-hotels.example/', 'NH HOTELS', 'https://www.nh-hotels.example/'],
    ['https://kofemaniya.example/menu', 'Кофемания', 'https://kofemaniya.example/'],
  ])('%s of %s', (link, name, siteUrl) => {
    expect(readSite(link, name)).toEqual({ siteUrl });
  });

  it.each([
    ['https://redirector.example/x', 'Lumera Lamps'],
    ['https://shop.example/', '楽天'],
    ['https://www.diy.example/sheds', 'B&Q'],
    ['javascript:alert(lumera)', 'Lumera'],
    ['lumera.example', 'Lumera'],
  ])('%s may not be that of %s', (pageUrl, name) => {
    expect(readSite(pageUrl, name)).toEqual({ pageUrl });
  });

  it('is nothing without a link', () => expect(readSite(undefined, 'Lumera')).toEqual({}));
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
