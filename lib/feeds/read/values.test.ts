import {
  BrokenRow,
  listTexts,
  pickText,
  readFlag,
  readPlainRowId,
  readRowId,
  splitList,
  toRecord,
  withPlainKeys,
} from './values';

describe('toRecord', () => {
  it.each([[null], ['text'], [7], [[1]], [undefined]])('refuses %j', (row) => {
    expect(() => toRecord(row)).toThrow('the row is no object');
  });

  it('says why a row is broken', () => {
    expect(() => toRecord(new BrokenRow('the row has 2 fields, the header 3'))).toThrow(
      'the row has 2 fields',
    );
  });
});

describe('readRowId', () => {
  it.each([
    [{ id: 7 }, '7'],
    [{ id: ' x ' }, 'x'],
    [{ id: '' }, null],
    [{}, null],
    [null, null],
    [new BrokenRow('broken'), null],
  ])('reads %j as %j', (row, id) => {
    expect(readRowId(row, 'id')).toBe(id);
  });
});

describe('pickText', () => {
  it.each([
    ['a text', { a: ' x ' }, 'x'],
    ['a number', { a: 0 }, '0'],
    ['the next spelling where the first is empty', { a: '  ', b: 'y' }, 'y'],
    ['the own text of an element', { a: { '@id': '1', '#text': 'Home' } }, 'Home'],
    ['the first text of a list', { a: ['', 'x', 'y'] }, 'x'],
    ['nothing in null', { a: null }, undefined],
    ['nothing in true', { a: true }, undefined],
    ['nothing in an object', { a: { b: 'x' } }, undefined],
    ['nothing in an inherited field', {}, undefined],
  ])('reads %s', (_, record, text) => {
    expect(pickText(record, 'a', 'b', 'toString')).toBe(text);
  });
});

describe('splitList', () => {
  it.each([
    ['Fashion,Shoes', ['Fashion', 'Shoes']],
    [' Home | Garden ; Pets ,', ['Home', 'Garden', 'Pets']],
    ['Home &amp; Garden; Toys &#38; Games', ['Home &amp; Garden', 'Toys &#38; Games']],
    ['', []],
    [undefined, []],
  ])('splits %j', (text, parts) => {
    expect(splitList(text)).toEqual(parts);
  });
});

describe('readFlag', () => {
  it.each([
    ['Yes', true],
    ['y', true],
    ['TRUE', true],
    ['1', true],
    [1, true],
    [true, true],
    ['No', false],
    ['0', false],
    [0, false],
    [false, false],
    ['', undefined],
    [null, undefined],
    ['maybe', undefined],
    [2, undefined],
  ])('reads %j as %j', (value, flag) => {
    expect(readFlag(value)).toBe(flag);
  });
});

it('withPlainKeys spells keys as headers of CSV are', () => {
  expect(withPlainKeys({ 'Offer Text': 1, ' smart-Link': 2, '\ufeffID': 3 })).toEqual({
    offer_text: 1,
    smart_link: 2,
    id: 3,
  });
});

it('readPlainRowId finds an id however its name is spelled', () => {
  expect(readPlainRowId({ 'LMD ID': 7 }, 'lmd_id')).toBe('7');
  expect(readPlainRowId(new BrokenRow('broken'), 'reason')).toBeNull();
});

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
