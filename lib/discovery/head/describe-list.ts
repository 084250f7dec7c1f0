import type { Metadata } from 'next';
import type { Category } from '@/lib/catalogue';
import { DEFAULT_LOCALE, getTranslator, type Locale, type Translate } from '@/lib/i18n';
import type { ListData } from '@/lib/pages';
import { formatLetter, formatListTitle } from '@/lib/url/list-state';
import { buildListHref, type ListName, type ListState } from '@/lib/url/paths';
import { buildListImage } from '../social/build-social-image';
import type { FeedTopic } from '../rss/feed-topic';
import { fitTitle } from './fit-text';
import {
  buildMissingMetadata,
  buildOutOfRangeMetadata,
  buildPageMetadata,
  buildUnavailableMetadata,
} from './page-metadata';

type ListAddress = ListState & { locale: Locale; list: ListName };

/** The metadata of a page of brands, coupons or deals; isListOfItsOwn says which ones search engines may list. */
export function describeList(address: ListAddress, data: ListData<unknown>, siteName: string): Metadata {
  const { locale, list, page: number = 1, ...choices } = address;
  const t = getTranslator(locale);
  if (data.status === 'moved-category') return {};
  if (data.status === 'unknown-category') {
    return buildMissingMetadata(
      { locale, siteName },
      { title: t('category.notFound.title'), description: t('category.notFound.message') },
    );
  }
  if (data.status !== 'found') {
    const title = { list, category: data.category?.name, letter: choices.letter };
    return buildOutOfRangeMetadata(locale, siteName, formatListTitle(title, t));
  }
  if (data.failure) return buildUnavailableMetadata(locale, siteName);
  const { category, page } = data;
  const key = pickMessages(list, choices);
  const letter = choices.letter === undefined ? '' : formatLetter(choices.letter, t);
  const texts = { site: siteName, total: page.total, category: category?.name ?? '', letter };
  const whole = { title: t(`${key}.title`, texts), description: t(`${key}.description`, texts) };
  return buildPageMetadata({
    locale,
    siteName,
    ...nameChoices(whole, choices, t),
    page: number,
    path: buildListHref(DEFAULT_LOCALE, list, { ...choices, page: number }),
    image: category
      ? buildListImage({ locale, siteName }, list, category, isNarrowed(choices) ? null : page.total)
      : undefined,
    about: category ? [category.name] : [],
    feeds: [pickTopic(choices.text, category)],
    isIndexed: page.total > 0 && isListOfItsOwn(choices),
  });
}

/** What of this list is news: a text goes before the category, as feeds know only one of them. */
function pickTopic(text: string | undefined, category: Category | null): FeedTopic {
  if (text) return { kind: 'search', text };
  return category ? { kind: 'category', slug: category.slug, name: category.name } : { kind: 'offers' };
}

/** Whether a page shows only some of its list; another order shows all of it. */
function isNarrowed({ text, type, ending, letter }: ListState): boolean {
  return Boolean(text || type || ending || letter);
}

/** The list, its categories and its letters are; the rest shows the same in part or in another order. */
export function isListOfItsOwn({ text, category, type, ending, sort, letter }: ListState): boolean {
  if (text || type || ending || sort) return false;
  return category === undefined || letter === undefined;
}

function pickMessages(list: ListName, { category, letter }: ListState) {
  if (letter !== undefined) {
    return category === undefined ? 'metadata.brandsByLetter' : 'metadata.brandsInCategoryByLetter';
  }
  return category === undefined ? (`metadata.${list}` as const) : (`metadata.${list}InCategory` as const);
}

type Texts = { title: string; description: string };

/** What leaves something out of the list or orders it goes before its title, so that no two lists have the same. */
function nameChoices(whole: Texts, { text, type, ending, sort }: ListState, t: Translate): Texts {
  const named = [
    text && t('lists.chosen.text', { text }),
    type && t(`lists.show.${type}`),
    ending && t(`lists.show.${ending}`),
    sort && t(`lists.sort.${sort}`),
  ];
  const choices = named.filter(Boolean).join(', ');
  if (choices === '') return whole;
  return {
    title: fitTitle(choices, (fitted) =>
      t('metadata.chosenList.title', { choices: fitted, title: whole.title }),
    ),
    // The list's own description is about its usual order and about all of it.
    description: t('metadata.chosenList.description', { choices, description: whole.title }),
  };
}

/** Title and description of a search for a text; of the page to search from where it is ''. */
export function describeSearch(query: string, site: string, t: Translate) {
  if (query === '') {
    return {
      title: t('metadata.search.title', { site }),
      description: t('metadata.search.description', { site }),
    };
  }
  return {
    title: fitTitle(query, (fitted) => t('metadata.search.resultsTitle', { query: fitted, site })),
    description: t('metadata.search.resultsDescription', { query, site }),
  };
}
