/** @jest-environment node */
import { parseSettings } from '../config/settings';
import { createDatabaseCatalogue } from './database';
import { createHttpCatalogue } from './http';
import { selectSource } from './select-source';

jest.mock('./database', () => ({ createDatabaseCatalogue: jest.fn(() => ({ source: 'database' })) }));
jest.mock('./http', () => ({ createHttpCatalogue: jest.fn(() => 'host') }));

it('asks the API host where one is set, and opens no database', () => {
  expect(selectSource(parseSettings({ API_BASE_URL: 'https://api.example/' }))).toBe('host');
  expect(createHttpCatalogue).toHaveBeenCalledWith({ baseUrl: 'https://api.example' });
  expect(createDatabaseCatalogue).not.toHaveBeenCalled();
});

it('opens the database where none is set', () => {
  expect(selectSource(parseSettings({ DATABASE_URL: 'file:shop.db' }))).toBe('database');
  expect(createDatabaseCatalogue).toHaveBeenCalledWith(expect.objectContaining({ url: 'file:shop.db' }));
});
