import { parseEmail } from './email';

const LONGEST_LOCAL_PART = 'a'.repeat(254 - '@shop.example'.length);

describe('parseEmail', () => {
  it.each([
    ['ada@shop.example', 'ada@shop.example'],
    ['  Ada@Shop.Example\n', 'ada@shop.example'],
    ['ada+deals@mail.shop.example', 'ada+deals@mail.shop.example'],
    ['zoë@straße.example', 'zoë@straße.example'],
    [`${LONGEST_LOCAL_PART}@shop.example`, `${LONGEST_LOCAL_PART}@shop.example`],
  ])('takes %j', (text, email) => {
    expect(parseEmail(text)).toBe(email);
  });

  it.each([
    '',
    '   ',
    'ada',
    'ada@shop',
    '@shop.example',
    'ada@.',
    'ada@shop.',
    'ada@@shop.example',
    'ada lovelace@shop.example',
    'ada@shop .example',
    'a\u0000@b.example',
    'a\u0007da@shop.example',
    'ada@shop\u007f.example',
    'ada@shop.exam\u0085ple',
    'a\u200bda@shop.example',
    'ada@\u202eshop.example',
    'a\u00adda@shop.example',
    'ada\u00a0lovelace@shop.example',
    'ada\u2028@shop.example',
    'ada@shop.example\u0000',
    'ada\ud800@shop.example',
    `a${LONGEST_LOCAL_PART}@shop.example`,
  ])('refuses %j', (text) => {
    expect(parseEmail(text)).toBeNull();
  });

  it('is quick on hostile text', () => {
    expect(parseEmail(`a@${'@/lib/browser/newsletter'.repeat(100_000)} `.repeat(3))).toBeNull();
  });
});
