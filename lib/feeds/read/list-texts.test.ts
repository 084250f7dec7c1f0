/** @jest-environment node */
import { listTexts } from './list-texts';

describe('listTexts', () => {
  it.each([
    ['home', ['home']],
    [' home ', ['home']],
    [7, ['7']],
    [
      ['home', '', 'garden'],
      ['home', 'garden'],
    ],
    [{ category: 'home' }, ['home']],
    [{ category: ['home', { '@id': '2', '#text': 'garden' }] }, ['home', 'garden']],
    [{ 0: 'home', 1: 'garden' }, ['home', 'garden']],
    ['', []],
    [null, []],
    [undefined, []],
    [true, []],
  ])('%j', (value, texts) => {
    expect(listTexts(value)).toEqual(texts);
  });
});
