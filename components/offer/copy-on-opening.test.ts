import { toApiCoupon } from '@/lib/catalogue/wire/offer';
import type { Coupon } from '@/lib/catalogue/types';
import { buildCoupon } from '@/lib/testing/build-offer';
import { CLIPBOARD_TIMEOUT_MS, copyOnOpening } from './copy-on-opening';

const now = new Date('2026-11-20T12:00:00Z');
const refusal = new DOMException('no', 'NotAllowedError');

/** As browsers do: holds promises of what is to be written, and waits for them only when it writes. */
class FakeClipboardItem {
  constructor(readonly parts: Record<string, Promise<Blob>>) {}
}

const write = jest.fn(async (items: FakeClipboardItem[]) => {
  await items[0]?.parts['text/plain'];
});
const writeText = jest.fn(async (text: string) => void text);

function setClipboard(clipboard: object | undefined, item: unknown = FakeClipboardItem) {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  Object.assign(globalThis, { ClipboardItem: item });
}

beforeEach(() => {
  jest.clearAllMocks();
  setClipboard({ write, writeText });
});

const reply = (values: Partial<Coupon> = {}) => Promise.resolve(toApiCoupon(buildCoupon(values)));

test('asks within the click, before the code is known, and writes it trimmed', async () => {
  const outcome = copyOnOpening(reply({ code: ' SUMMER20 ' }), now);
  expect(write).toHaveBeenCalledTimes(1);
  await expect(outcome).resolves.toBe('copied');
  const blob = await write.mock.calls[0]?.[0]?.[0]?.parts['text/plain'];
  expect(blob?.size).toBe('SUMMER20'.length);
  expect(blob?.type).toBe('text/plain');
  expect(writeText).not.toHaveBeenCalled();
});

test.each([
  ['knows no ClipboardItem', { write, writeText }, null],
  ['knows no write', { writeText }, FakeClipboardItem],
  ['takes no promises', { write: () => Promise.reject(refusal), writeText }, FakeClipboardItem],
])('a browser that %s gets the code when it is known', async (_, clipboard, item) => {
  setClipboard(clipboard, item);
  await expect(copyOnOpening(reply(), now)).resolves.toBe('copied');
  expect(writeText).toHaveBeenCalledWith('SUMMER20');
});

test.each([
  ['refuses', { write: () => Promise.reject(refusal), writeText: () => Promise.reject(refusal) }],
  ['is missing', undefined],
])('a clipboard that %s is reported', async (_, clipboard) => {
  setClipboard(clipboard);
  await expect(copyOnOpening(reply(), now)).resolves.toBe('refused');
});

test.each([
  ['no code', { code: null }],
  ['a blank code', { code: '  ' }],
  ['an expired code', { endDate: '2026-11-19' }],
  ['a withdrawn code', { withdrawn: 'hidden' as const }],
])('%s is not copied', async (_, values) => {
  await expect(copyOnOpening(reply(values), now)).resolves.toBe('none');
  expect(writeText).not.toHaveBeenCalled();
});

test('no response leaves the clipboard alone', async () => {
  await expect(copyOnOpening(Promise.reject(new Error('offline')), now)).resolves.toBe('none');
  expect(writeText).not.toHaveBeenCalled();
});

test('a clipboard that never responds is taken for one that refuses', async () => {
  jest.useFakeTimers();
  const onEnd = jest.fn();
  setClipboard({ write: () => new Promise(() => undefined), writeText });
  void copyOnOpening(reply(), now).then(onEnd);
  await jest.advanceTimersByTimeAsync(CLIPBOARD_TIMEOUT_MS - 1);
  expect(onEnd).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(onEnd).toHaveBeenCalledWith('refused');
  jest.useRealTimers();
});

test('a code that is long in coming costs the clipboard none of its time', async () => {
  jest.useFakeTimers();
  const late = new Promise<Awaited<ReturnType<typeof reply>>>((resolve) => {
    setTimeout(() => resolve(reply()), 3 * CLIPBOARD_TIMEOUT_MS);
  });
  const outcome = copyOnOpening(late, now);
  await jest.advanceTimersByTimeAsync(3 * CLIPBOARD_TIMEOUT_MS);
  await expect(outcome).resolves.toBe('copied');
  jest.useRealTimers();
});
