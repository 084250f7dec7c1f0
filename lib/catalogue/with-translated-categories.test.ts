import { createFakeSource } from '@/lib/api/testing/fake-source';
import { buildArticle, buildArticleSummary } from '@/lib/testing/build-article';
import { buildCategory, buildPage } from '@/lib/testing/build-offer';
import { withTranslatedCategories } from './with-translated-categories';

const DEFAULT = { name: 'Travel', slug: 'travel' };
const OWN_NAME = { name: 'Vacances', slug: 'travel' };
const OWN_SLUG = { name: 'Travel', slug: 'trips' };

function inLanguage(locale: 'en' | 'es' | 'fr', category = DEFAULT) {
  const article = async () => buildArticle({ category });
  const source = {
    ...createFakeSource(),
    listCategories: async () => buildPage([buildCategory(category)]),
    listArticles: async () => buildPage([buildArticleSummary({ category })]),
    getArticle: article,
    getArticleBySlug: article,
    getArticleDraft: async () => null,
  };
  return withTranslatedCategories(source, locale);
}

test.each([
  ['the default set is named in English', 'en', DEFAULT, 'Travel'],
  ['the default set is named in Spanish', 'es', DEFAULT, 'Viajes'],
  ['the default set is named in French', 'fr', DEFAULT, 'Voyage'],
  ["the catalogue's own name stays", 'fr', OWN_NAME, 'Vacances'],
  ['a category of another set stays', 'fr', OWN_SLUG, 'Travel'],
  ['names of object properties are no names', 'fr', { name: 'X', slug: 'constructor' }, 'X'],
] as const)('%s: %s', async (_, locale, category, name) => {
  const { items } = await inLanguage(locale, category).listCategories();
  expect(items).toEqual([buildCategory({ ...category, name })]);
});

test('articles name their category the same way', async () => {
  const source = inLanguage('fr');
  const category = { name: 'Voyage', slug: 'travel' };
  expect((await source.listArticles()).items).toMatchObject([{ category }]);
  expect(await source.getArticle(4)).toMatchObject({ category });
  expect(await source.getArticleBySlug('buying-lamps')).toMatchObject({ category });
  expect(await source.getArticleDraft('buying-lamps')).toBeNull();
});
