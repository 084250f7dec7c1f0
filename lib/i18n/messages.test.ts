import { getMessages } from '.';
import { LOCALES } from './locales';
import { describeArguments, listLiterals, listPluralCategories } from './testing/describe-arguments';
import { findUnusedKeys } from './testing/find-unused-keys';
import { isFormForMillions, listTexts } from './testing/list-texts';
import { readSources } from './testing/read-sources';

const ENGLISH = listTexts(getMessages('en'));
const KEYS = ENGLISH.map(([key]) => key);
const OTHERS = LOCALES.filter((locale) => locale !== 'en');
/** Texts that two languages share, because they are names or the same words in both. */
const MAX_SHARED_WORDS = 2;

const countWords = (text: string) =>
  listLiterals(text)
    .join(' ')
    .match(/\p{L}{2,}/gu)?.length ?? 0;

it('every text is shown somewhere', () => {
  expect(findUnusedKeys(KEYS, readSources())).toEqual([]);
});

describe.each(OTHERS)('the texts in %s', (locale) => {
  const texts = new Map(listTexts(getMessages(locale)));

  it('are those of English, no less and no more', () => {
    const keys = [...texts.keys()];
    expect(KEYS.filter((key) => !texts.has(key))).toEqual([]);
    expect(keys.filter((key) => !KEYS.includes(key) && !isFormForMillions(key, keys))).toEqual([]);
  });

  it('take the same arguments', () => {
    const wrong = ENGLISH.filter(
      ([key, text]) => describeArguments(texts.get(key) ?? '').join() !== describeArguments(text).join(),
    );
    expect(wrong.map(([key]) => key)).toEqual([]);
  });

  it('are translated', () => {
    const left = ENGLISH.filter(
      ([key, text]) => texts.get(key) === text && countWords(text) > MAX_SHARED_WORDS,
    );
    expect(left).toEqual([]);
  });
});

describe.each(LOCALES)('the texts in %s', (locale) => {
  const texts = listTexts(getMessages(locale));
  const known = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;

  it('have a form for one and for several, and none that the language does not have', () => {
    const wrong = texts.filter(([, text]) =>
      listPluralCategories(text).some(
        (names) =>
          !names.includes('one') || !names.includes('other') || names.some((name) => !isKnown(name, known)),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('are clean', () => {
    expect(texts.filter(([, text]) => text === '' || text !== text.trim() || /\s{2}/.test(text))).toEqual([]);
  });
});

function isKnown(name: string, known: readonly string[]): boolean {
  return known.includes(name);
}
