import { pickTagline } from './index';

test.each([
  ['en', undefined, 'Discover, save, and enjoy more'],
  ['es', undefined, 'Descubre, ahorra y disfruta más'],
  ['fr', undefined, 'Découvrez, économisez, profitez'],
  ['fr', 'Deals of our town', 'Deals of our town'],
] as const)('in %s with the setting %j it is %j', (locale, setting, tagline) => {
  expect(pickTagline(locale, setting)).toBe(tagline);
});
