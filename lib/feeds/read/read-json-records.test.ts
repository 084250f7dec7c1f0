import { collect, toContent } from '../testing/to-content';
import type { JsonShape } from './read-json-records';
import { readRecords } from './read-records';

const LISTS: JsonShape = { lists: ['offers', 'data', 'data.items'] };

function read(file: string, json: JsonShape = LISTS, sizes?: number[]): Promise<unknown[]> {
  return collect(readRecords(toContent(file, sizes), { json }));
}

describe('readJsonRecords', () => {
  it.each<[string, string, unknown[]]>([
    ['a list', '[{"a":1},{"a":[{"offers":[9]}]}]', [{ a: 1 }, { a: [{ offers: [9] }] }]],
    ['a list under a key', '{"result":true,"offers":[{"a":1}],"error":""}', [{ a: 1 }]],
    ['a list under nested keys', '{"data":{"n":1,"items":[{"a":{"b":[1]}}]}}', [{ a: { b: [1] } }]],
    ['a list over several lines', '{\n "offers": [\n {"a": 1},\n {"a": 2}\n]\n}', [{ a: 1 }, { a: 2 }]],
    ['two lists', '{"data":[1],"offers":[2]}', [1, 2]],
    ['other lists beside it', '{"facets":[{"offers":[7]}],"offers":[{"a":1}]}', [{ a: 1 }]],
    ['empty lists', '{"offers":[]}', []],
    ['an empty list', '[]', []],
    ['items that are no objects', '[1,"x",null,[2]]', [1, 'x', null, [2]]],
    ['escapes', '[{"a":"\\u00e9\\ud83c\\udf89\\n"}]', [{ a: 'é🎉\n' }]],
    ['one object a line', '{"a":1}\n{"a":2}\n\n{"a":3}', [{ a: 1 }, { a: 2 }, { a: 3 }]],
    [
      'a line with a key of a list, but none in it',
      '{"data":"x"}\n{"data":{"items":1}}',
      [{ data: 'x' }, { data: { items: 1 } }],
    ],
    ['a key of every object', '[{"__proto__":{"b":1},"a":1}]', [JSON.parse('{"__proto__":{"b":1},"a":1}')]],
  ])('reads %s', async (_, file, rows) => {
    expect(await read(file)).toEqual(rows);
  });

  it('takes an object that stands alone only where rows are lines', async () => {
    expect(await read('{"title":"x"}\n', { lists: [], lines: true })).toEqual([{ title: 'x' }]);
    await expect(read('{"title":"x"}\n', { lists: [] })).rejects.toThrow('The feed says that it failed: x.');
  });

  it.each([
    ['result false', '{"result":false,"offers":[],"error":"Invalid API key."}', 'Invalid API key'],
    ['result false in lines', '{\n"result":false,\n"error":"Invalid\\n key"}', 'Invalid key'],
    ['result false without words', '{"result":false,"offers":[]}', 'it gives no reason'],
    ['an object with a title', '{"title":"Unauthorized","status":401}', 'Unauthorized'],
    ['an object with a message', '{"message":"Limit reached"}', 'Limit reached'],
  ])('reports the words of a failure: %s', async (_, file, words) => {
    await expect(read(file)).rejects.toThrow(`The feed says that it failed: ${words}.`);
  });

  it.each([
    ['{}', 'an empty object'],
    ['{"a":1,"b":{"c":[]}}', 'an object with a, b'],
    ['{\n"offers":{"1":{"a":1}}}', 'an object with offers'],
  ])('says what there is where there is no list: %j', async (file, found) => {
    await expect(read(file, { lists: ['offers'] })).rejects.toThrow(
      `At the top of the file there must be a list of offers, or an object with a list "offers"; there is ${found}.`,
    );
  });

  it.each([
    ['[\n  {"a": 1}\n  {"b": 2}\n]', 'It is not JSON: at line 3, column 3 there is "{".'],
    ['[{"a": é}]', 'It is not JSON: at line 1, column 8 there is "é".'],
    ['[{"é": "é", x}]', 'It is not JSON: at line 1, column 13 there is "x".'],
    ['[1,]\n', 'It is not JSON: at line 1, column 4 there is "]".'],
    ['[1]\n[2]', 'It is not JSON: at line 2, column 1 there is "[".'],
    ['[{"a":1},\n{"b', 'The JSON ends too early, at line 2, column 4: the file is cut off.'],
    ['[{"a":1},{"b":2}', 'The JSON ends too early, at line 1, column 17: the file is cut off.'],
    ['{"a":1}\n{"a":2\n', 'Line 2 is not a JSON value: it begins "{\\"a\\":2".'],
  ])('says where %j stops being JSON', async (file, message) => {
    await expect(read(file)).rejects.toThrow(message);
  });

  it.each([
    ['a list', `[${'['.repeat(40)}`, 'At line 1, column 33 the JSON is more than 32 levels deep.'],
    ['a line', `{}\n${'['.repeat(34)}${']'.repeat(34)}`, 'Line 2 is more than 32 levels deep.'],
  ])('refuses what is too deep in %s', async (_, file, message) => {
    await expect(read(file)).rejects.toThrow(message);
  });

  it.each([
    ['a text', `[{"a":"${'x'.repeat(1_000_001)}"}]`],
    ['a row of many fields', `[{"a":[${'1,'.repeat(600_000)}1]}]`],
    ['a text beside the list', `{"x":"${'x'.repeat(1_000_001)}","offers":[]}`],
  ])('refuses what is too long: %s', async (_, file) => {
    await expect(read(file, LISTS, [65_536])).rejects.toThrow(
      /^One value has more than 1000000 characters, at line 1/,
    );
    await expect(read(file)).rejects.toThrow(/^One value has more than 1000000 characters/);
  });

  it('refuses a line that is too long', async () => {
    await expect(read(`{}\n{"a":"${'x'.repeat(1_000_001)}"}`)).rejects.toThrow(
      'Line 2 has more than 1000000 characters.',
    );
  });
});
