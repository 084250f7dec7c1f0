import { OptionsError } from '../feed';
import { toMappingKey, trackMapping } from './feed-mapping';
import { formatMappingTodo, parseFeedMapping, parseMappingFile } from './mapping-file';

describe('parseFeedMapping', () => {
  it('reads brands and categories, their names folded', () => {
    const { brands, categories, brandCategories } = parseFeedMapping(
      '\ufeff{"brands": {"Lumera (US)": "lumera"}, "categories": {"Fashion & Shoes": "shoes", "Gifts": null},' +
        '"brandCategories": {"Lumera": "home", "Kiln & Co": ["home", "gifts"], "47": "?"}}',
    );
    expect([...brandCategories]).toEqual([
      ['lumera', ['home']],
      ['kiln-co', ['home', 'gifts']],
    ]);
    expect([...brands]).toEqual([['lumera-us', 'lumera']]);
    expect([...categories]).toEqual([
      ['fashion-shoes', 'shoes'],
      ['gifts', null],
    ]);
  });

  it.each([
    ['{\n "brands": {,}\n}', 'It is not JSON: '],
    ['{\n "brands": {,}\n}', 'line 2, column 13'],
    ['[]', 'The mapping must be an object.'],
    ['{"brand": {}}', 'The mapping has brands, categories and brandCategories alone, and not "brand".'],
    ['{"brands": []}', 'brands must be an object of texts.'],
    ['{"brands": {"31": null}}', 'brands."31" must be a text.'],
    ['{"brands": {"31": " "}}', 'brands."31" must not be empty.'],
    ['{"categories": {"a": 1, "b": true}}', 'categories."a" must be a text; categories."b" must be a text.'],
    ['{"brandCategories": {"47": []}}', 'brandCategories."47" must not be empty.'],
    ['{"brandCategories": {"47": 1}}', 'brandCategories."47" must be a text or a list of texts.'],
    ['{"brandCategories": {"a": "x", "A": ["y"]}}', 'brandCategories."A" is there twice'],
    ['{"categories": {"Art and Craft": "a", "art-craft": "b"}}', 'categories."art-craft" is there twice'],
  ])('refuses %j', (text, message) => {
    expect(() => parseFeedMapping(text)).toThrow(OptionsError);
    expect(() => parseFeedMapping(text)).toThrow(message);
  });

  it('takes what begins with a question mark for not decided', () => {
    const text =
      '{"brands": {"31": "? Lumera"}, "categories": {"Pets": "?", "pets": "animals", "Gifts": "?"}}';
    const { brands, categories } = parseFeedMapping(text);
    expect([[...brands], [...categories]]).toEqual([[], [['pets', 'animals']]]);
  });
});

describe('formatMappingTodo', () => {
  const unmapped = {
    brands: [{ externalId: '31', name: 'Lumera', uniqueName: 'lumera-2', offers: 3 }],
    categories: [
      { name: 'Pets', offers: 1 },
      { name: 'Food & Drink', offers: 1 },
    ],
    ...{ brandsLeftOut: 0, categoriesLeftOut: 0 },
  };
  const withoutCategories = {
    offers: 2,
    brands: [{ uniqueName: 'lumera-2', name: 'Lumera', offers: 2 }],
    brandsLeftOut: 0,
  };
  const report = { unmapped, withoutCategories };

  it.each([
    ['imported', 'lumera-2'],
    ['dry-run', '? Lumera'],
    ['refused', '? Lumera'],
  ] as const)('decides nothing by itself where the import was %s', (status, brand) => {
    expect(JSON.parse(formatMappingTodo({ status, ...report }))).toEqual({
      brands: { 31: brand },
      categories: { Pets: '?', 'Food & Drink': '?' },
      brandCategories: { 'lumera-2': '?' },
    });
  });

  it('keeps all that is there, and adds the rest after it', () => {
    const old = parseMappingFile(
      '{"categories": {"Zoo": "pets", "Gifts": null, "food and drink": "food"}, "brands": {"31": "mine"},' +
        '"brandCategories": {"mine": ["home", "gifts"]}}',
    );
    const text = formatMappingTodo({ status: 'imported', ...report }, old);
    expect(JSON.parse(text)).toEqual({
      brands: { 31: 'mine' },
      categories: { Zoo: 'pets', Gifts: null, 'food and drink': 'food', Pets: '?' },
      brandCategories: { mine: ['home', 'gifts'], 'lumera-2': '?' },
    });
    expect(formatMappingTodo({ status: 'imported', ...report }, parseMappingFile(text))).toBe(text);
  });
});

describe('trackMapping', () => {
  it('knows what nobody has asked for', () => {
    const mapping = trackMapping({
      brands: new Map([['31', 'lumera']]),
      categories: new Map([
        ['gifts', null],
        ['foood', 'food'],
      ]),
      brandCategories: new Map([['lumera', ['food']]]),
    });
    expect([mapping.brands.get('31'), mapping.categories.get('gifts'), mapping.brands.get('no')]).toEqual([
      'lumera',
      null,
      undefined,
    ]);
    expect(mapping.listUnused()).toEqual({
      ...{ brands: [], categories: ['foood'], brandCategories: ['lumera'] },
    });
  });
});

describe('toMappingKey', () => {
  it.each([
    ['Fashion & Shoes', 'fashion-shoes'],
    ['fashion-shoes', 'fashion-shoes'],
    ['Café and Bar', 'cafe-bar'],
    ['家電', '家電'],
    ['&', '&'],
    [' ', ''],
  ])('folds "%s" to "%s"', (text, key) => {
    expect(toMappingKey(text)).toBe(key);
  });
});
