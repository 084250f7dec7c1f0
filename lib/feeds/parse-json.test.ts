/** @jest-environment node */
import { parseJson } from './parse-json';

describe('parseJson', () => {
  it('takes a byte order mark', () => {
    expect(parseJson('\ufeff[1]')).toEqual([1]);
  });

  it('says that the file is empty', () => {
    expect(() => parseJson(' \n')).toThrow('The file is empty.');
  });

  it('says where it stops being JSON', () => {
    expect(() => parseJson(`[\n  {"a": 1}\n  {"b": 2}\n${' '.repeat(80)}]`)).toThrow(/line 3,? column 3/);
  });

  it('keeps its message on one line', () => {
    expect(() => parseJson('[1,]\n')).toThrow(/^It is not JSON: [^\n]*$/);
  });
});
