import { fillInMarkup, fillInText } from './parse-page';

const FACTS = { siteName: 'A', siteUrl: 'https://deals.example:8443', contactEmail: undefined };

describe('fillInText', () => {
  it.each([
    ['{siteName} at {siteHost}, {contactEmail}', FACTS, 'A at deals.example, support@deals.example'],
    ['{contactEmail}', { ...FACTS, contactEmail: 'hi@shop.example' }, 'hi@shop.example'],
    ['{siteName}', { ...FACTS, siteName: 'Shop & Save' }, 'Shop & Save'],
    ['{siteName}', { ...FACTS, siteName: '$& {siteHost}' }, '$& {siteHost}'],
    ['{other} { {sitename}', FACTS, '{other} { {sitename}'],
  ])('%j with %j is %j', (text, facts, expected) => {
    expect(fillInText(text, facts)).toBe(expected);
  });
});

describe('fillInMarkup', () => {
  it.each([
    ['*A*', '&#42;A&#42;'],
    ['[x](y)', '&#91;x&#93;&#40;y&#41;'],
    ['<b>', '&#60;b&#62;'],
    ['"A" & \'B\'', '&#34;A&#34; &#38; &#39;B&#39;'],
    ['1. A', '1&#46; A'],
    ['- A', '&#45; A'],
    ['A-B.com', 'A-B.com'],
    ['$& {siteHost}', '&#36;&#38; &#123;siteHost&#125;'],
  ])('keeps the name %j from being markup', (siteName, expected) => {
    expect(fillInMarkup('{siteName}', { ...FACTS, siteName })).toBe(expected);
  });

  it('leaves addresses whole, so that they can stand in links', () => {
    expect(fillInMarkup('<mailto:{contactEmail}>, {siteHost}', FACTS)).toBe(
      '<mailto:support@deals.example>, deals.example',
    );
  });
});
