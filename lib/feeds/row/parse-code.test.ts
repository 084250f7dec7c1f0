/** @jest-environment node */
import { parseCode } from './parse-code';

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
