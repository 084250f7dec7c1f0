import { isStorageDenied } from './is-storage-denied';

afterEach(() => jest.restoreAllMocks());

test('a browser that keeps something is told from one that denies it', () => {
  expect(isStorageDenied()).toBe(false);
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(isStorageDenied()).toBe(true);
});
