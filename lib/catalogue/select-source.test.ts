import { parseSettings } from '@/lib/config/settings';
import { createDatabaseCatalogue } from './database';
import { createHttpCatalogue } from './http';
import { selectSource } from './select-source';

jest.mock('./database', () => ({ createDatabaseCatalogue: jest.fn(() => ({ source: 'database' })) }));
jest.mock('./http', () => ({ createHttpCatalogue: jest.fn(() => ({ search: 'host' })) }));

it('asks the API host where one is set, and opens no database', () => {
  expect(selectSource(parseSettings({ API_BASE_URL: 'https://api.example/' }))).toMatchObject({
    search: 'host',
  });
  expect(createHttpCatalogue).toHaveBeenCalledWith(
    expect.objectContaining({ baseUrl: 'https://api.example', maxStaleHours: 24, freshMs: 300_000 }),
  );
  expect(createDatabaseCatalogue).not.toHaveBeenCalled();
});

it('opens the database where none is set', () => {
  expect(selectSource(parseSettings({ DATABASE_URL: 'file:shop.db' }))).toBe('database');
  expect(createDatabaseCatalogue).toHaveBeenCalledWith(expect.objectContaining({ url: 'file:shop.db' }));
});
