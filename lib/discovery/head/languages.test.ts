import { LOCALES } from '@/lib/i18n/locales';
import { buildLanguageAddresses, buildOpenGraphLocales } from './languages';

test.each([
  ['en', 'en_US', ['es_ES', 'fr_FR']],
  ['es', 'es_ES', ['en_US', 'fr_FR']],
  ['fr', 'fr_FR', ['en_US', 'es_ES']],
] as const)('%s is %s in Open Graph, beside %j', (locale, name, others) => {
  expect(buildOpenGraphLocales(locale, LOCALES)).toEqual({ locale: name, alternateLocale: others });
});

test('a single language has no others', () => {
  expect(buildOpenGraphLocales('en', ['en'])).toEqual({ locale: 'en_US', alternateLocale: [] });
  expect(buildLanguageAddresses('/coupons', ['en'])).toBeUndefined();
});

test.each([
  ['/', { en: '/', es: '/es', fr: '/fr', 'x-default': '/' }],
  [
    '/coupons?page=2',
    {
      en: '/coupons?page=2',
      es: '/es/coupons?page=2',
      fr: '/fr/coupons?page=2',
      'x-default': '/coupons?page=2',
    },
  ],
])('%s has an address in every language', (path, addresses) => {
  expect(buildLanguageAddresses(path, LOCALES)).toEqual(addresses);
});
