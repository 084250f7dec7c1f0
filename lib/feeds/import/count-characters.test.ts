import { countCharacters } from './count-characters';

it.each([
  ['text', 4],
  ['', 0],
  [12, 0],
  [null, 0],
  [undefined, 0],
  [{ title: 'abc', tags: ['d', 'ef'], brand: { name: 'g', id: 1 }, code: null }, 7],
])('countCharacters counts %j as %i', (value, expected) => {
  expect(countCharacters(value)).toBe(expected);
});
