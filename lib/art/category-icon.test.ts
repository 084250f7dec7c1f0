import { existsSync } from 'node:fs';
import path from 'node:path';
import { CATEGORY_ICON_NAMES, pickCategoryIcon } from './category-icon';

describe('pickCategoryIcon', () => {
  it.each([
    ['an icon by its name', 'airplane', 'Anything', 'airplane'],
    ['an icon by its name in another spelling', 'GemStone', 'Anything', 'gem-stone'],
    ['a keyword in the icon name', 'fa-plane', 'Anything', 'airplane'],
    ['the icon name before the category name', 'pizza', 'Travel', 'pizza'],
    ['a keyword in the category name', '', 'Travel', 'airplane'],
    ['several words', '', 'Travel & Transport', 'airplane'],
    ['a longer form of a keyword', '', 'Transportation', 'airplane'],
    ['a plural in -s', '', 'Flowers', 'bouquet'],
    ['a plural in -ies', '', 'Groceries', 'red-apple'],
    ['a plural in -es', '', 'Dresses', 'dress'],
    ['accents', '', 'Café', 'hot-beverage'],
    ['capitals', '', 'ELECTRONICS', 'laptop'],
    ['an unknown icon name', 'no-such-icon', 'Books', 'books'],
    ['nothing known', 'zzz', 'Qwerty', 'shopping-bags'],
    ['nothing at all', '', '', 'shopping-bags'],
    ['names of object properties', 'constructor', '__proto__', 'shopping-bags'],
  ])('knows %s', (_case, icon, name, expected) => {
    expect(pickCategoryIcon({ icon, name, slug: '' })).toBe(`/icons/${expected}.svg`);
  });

  it.each([
    ['a name that says nothing', 'Voyage', 'travel', 'airplane'],
    ['a translated name that says something else', 'Jeux vidéo', 'gaming', 'video-game'],
    ['a slug that says nothing', 'Travel', 'c-17', 'airplane'],
  ])('reads the slug before the name: %s', (_case, name, slug, expected) => {
    expect(pickCategoryIcon({ icon: 'no-such-icon', name, slug })).toBe(`/icons/${expected}.svg`);
  });

  it('has a file for every picture', () => {
    const folder = path.join(process.cwd(), 'public/icons');
    expect(CATEGORY_ICON_NAMES.filter((name) => !existsSync(path.join(folder, `${name}.svg`)))).toEqual([]);
  });
});
