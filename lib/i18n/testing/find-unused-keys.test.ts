import { findUnusedKeys } from './find-unused-keys';

const SOURCES = [
  "t('home.title'); t(`layout.${page}`); const { saved: texts } = getMessages(locale);",
  "const key = 'metadata.list'; t(`${key}.title`); texts.remove; // it isn't `half",
  "load(() => import('./messages/en/offer.json')); texts.copy.label;",
];

test.each([
  ['home.title', true],
  ['home.subtitle', false],
  ['layout.about', true],
  ['layout.about.more', false],
  ['metadata.list.title', true],
  ['metadata.list.text', false],
  ['metadata.other.title', false],
  ['saved.remove', true],
  ['saved.undo', false],
  ['offer.copy.label', true],
  ['offer.copy.hint', false],
])('%s is used: %s', (key, isUsed) => {
  expect(findUnusedKeys([key], SOURCES)).toEqual(isUsed ? [] : [key]);
});
