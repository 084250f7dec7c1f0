import { getAdStats, recordAdClick, recordAdShow, recordModalOpen } from './stored-ad-stats';

const KEY = 'ad-stats';
const once = {
  modalOpenCount: 1,
  ads: [{ id: 'a', showCount: 1, clickCount: 1, showRate: 1, clickRate: 1 }],
};

function recordOnce() {
  recordModalOpen();
  recordAdShow('a');
  recordAdClick('a');
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

test('what was recorded is in storage, under the names of the spec', () => {
  recordOnce();
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(once);
});

test('corrupt stats are replaced by sound ones', () => {
  localStorage.setItem(KEY, '{"modalOpenCount":-5,"ads":{"__proto__":1}');
  recordOnce();
  expect(getAdStats()).toEqual(once);
});

test('where storage is full, counting goes on for as long as the page is open', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  recordOnce();
  expect(getAdStats()).toEqual(once);
});
