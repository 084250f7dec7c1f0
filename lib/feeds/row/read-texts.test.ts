import { parseTerms } from './read-texts';

describe('parseTerms', () => {
  it.each([
    ['Exclusions apply.', 'Exclusions apply.'],
    ['- one\n- two', '- one\n- two'],
    ['None of the sale items', 'None of the sale items'],
    ['', null],
    ['no', null],
    ['None.', null],
    ['.', null],
    ['-', null],
  ])('reads "%s" as %s', (value, terms) => {
    expect(parseTerms(value)).toBe(terms);
  });
});
