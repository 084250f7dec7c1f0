/** @jest-environment node */
import { listChangedAddresses } from './list-changed-addresses';

test('names each page once in every language', () => {
  const changes = { brands: ['lumera', 'lumera'], articles: ['light'] };
  expect(listChangedAddresses(changes, 'https://site.example', ['en', 'es'])).toEqual([
    'https://site.example/brands/lumera',
    'https://site.example/blog/light',
    'https://site.example/es/brands/lumera',
    'https://site.example/es/blog/light',
  ]);
});
