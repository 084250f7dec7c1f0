import { parseJson } from './send-request';

const parse = (text: string) => parseJson(Buffer.from(text));
const nest = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

it.each([
  ['{"a":[1,"é"]}', { a: [1, 'é'] }],
  ['\uFEFF[]', []],
  [JSON.stringify('['.repeat(100)), '['.repeat(100)],
  [JSON.stringify(['"['.repeat(100)]), ['"['.repeat(100)]],
  [`[${'[],'.repeat(100)}[]]`, Array.from({ length: 101 }, () => [])],
])('reads %#', (text, value) => {
  expect(parse(text)).toEqual(value);
});

it('reads 64 levels, and no more', () => {
  expect(() => parse(nest(64))).not.toThrow();
  expect(() => parse(nest(65))).toThrow('nested deeper than 64 levels');
  expect(() => parse(`{"\\\\":${nest(64)}}`)).toThrow('nested deeper');
});

it.each(['', '<!doctype html>', '{"data":', '"\\"'.repeat(1000)])('takes %# for no JSON', (text) => {
  expect(() => parse(text)).toThrow(SyntaxError);
});
