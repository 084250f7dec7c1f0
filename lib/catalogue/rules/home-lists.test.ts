import { pickHighlightCategories } from './home-lists';
import type { Category } from '../types';

function makeCategories(...names: string[]): Category[] {
  return names.map((name, index) => ({
    id: index + 1,
    name,
    slug: name.toLowerCase().replace(/\W+/g, '-'),
    icon: 'tag',
  }));
}

describe('pickHighlightCategories', () => {
  it.each([
    { names: ['Books', 'Travel', 'Fashion'], expected: ['Travel', 'Fashion'] },
    { names: ['Fashion', 'Travel'], expected: ['Travel', 'Fashion'] },
    {
      names: ['Public Transportation', "Women's Apparel"],
      expected: ['Public Transportation', "Women's Apparel"],
    },
    { names: ['Travel Gear', 'Travel'], expected: ['Travel Gear'] },
    { names: ['Travel Fashion'], expected: ['Travel Fashion'] },
    { names: ['Books'], expected: [] },
    { names: [], expected: [] },
  ])('$names gives $expected', ({ names, expected }) => {
    expect(pickHighlightCategories(makeCategories(...names)).map(({ name }) => name)).toEqual(expected);
  });

  it('also looks at the slug', () => {
    const [category] = makeCategories('Holidays');
    expect(pickHighlightCategories([{ ...category!, slug: 'travel-deals' }])).toHaveLength(1);
  });
});
