/** @jest-environment node */
import { hideCode } from './hide-code';

describe('hideCode', () => {
  it.each([
    ['Use SUMMER20 now, SUMMER20!', 'SUMMER20', 'Use SUMM*** now, SUMM***!'],
    ['SUMMER20', ' SUMMER20 ', 'SUMM***'],
    ['SUMMER200 and XSUMMER20', 'SUMMER20', 'SUMMER200 and XSUMMER20'],
    ['Use summer20 now', 'SUMMER20', 'Use SUMM*** now'],
    ['A present with every order', 'present', 'A present with every order'],
    ['Lumera lamps', 'LUMERA', 'Lumera lamps'],
    ['The code is LUMERA', 'LUMERA', 'The code is LUM***'],
    ['Code A.B+C$', 'A.B+C$', 'Code A.B***'],
    ['AxB+C$ is another', 'A.B+C$', 'AxB+C$ is another'],
    ['Take 10 for 10', '10', 'Take 10 for 10'],
    ['No code', null, 'No code'],
    ['Blank', '  ', 'Blank'],
  ])('%j with the code %j reads %j', (text, code, expected) => {
    expect(hideCode(text, code)).toBe(expected);
  });
});
