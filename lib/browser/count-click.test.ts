import { COUNTS_PATH, countClick, listenForVisits, markVisit } from './count-click';

const send = jest.fn<boolean, [string, Blob]>(() => true);

beforeEach(() => {
  jest.useFakeTimers();
  send.mockClear();
  Object.defineProperty(navigator, 'sendBeacon', { value: send, configurable: true });
});
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

const readSent = async () => {
  jest.useRealTimers();
  return Promise.all(
    send.mock.calls.map(
      ([, blob]) =>
        new Promise<unknown>((resolve) => {
          const reader = new FileReader();
          reader.onload = () => resolve(JSON.parse(String(reader.result)));
          reader.readAsText(blob);
        }),
    ),
  );
};

test('one of a kind and offer is sent once a minute', async () => {
  countClick('open', { kind: 'coupon', id: 1 });
  countClick('open', { kind: 'coupon', id: 1 });
  countClick('copy', { kind: 'coupon', id: 1 });
  countClick('open', { kind: 'deal', id: 1 });
  jest.advanceTimersByTime(60_000);
  countClick('open', { kind: 'coupon', id: 1 });
  expect(send.mock.calls.map(([path]) => path)).toEqual(Array(4).fill(COUNTS_PATH));
  expect(await readSent()).toEqual([
    { kind: 'open', offer: 'coupon', id: 1 },
    { kind: 'copy', offer: 'coupon', id: 1 },
    { kind: 'open', offer: 'deal', id: 1 },
    { kind: 'open', offer: 'coupon', id: 1 },
  ]);
});

test('a browser without beacons, or one that refuses them, goes on', () => {
  send.mockImplementationOnce(() => {
    throw new TypeError('refused');
  });
  expect(() => countClick('open', { kind: 'coupon', id: 'refused' })).not.toThrow();
  Object.defineProperty(navigator, 'sendBeacon', { value: undefined, configurable: true });
  expect(() => countClick('open', { kind: 'coupon', id: 'missing' })).not.toThrow();
});

test('marked links count when they are followed, by a middle click too, but not for a menu', async () => {
  const link = document.createElement('a');
  const [[name, value] = ['', '']] = Object.entries(markVisit({ kind: 'deal', id: 'a-1' }));
  link.setAttribute(name, value);
  link.append(document.createElement('span'));
  document.body.append(link, document.createElement('p'));
  const stop = listenForVisits();
  const click = (type: string, button: number) =>
    link.firstElementChild?.dispatchEvent(new MouseEvent(type, { bubbles: true, button }));
  click('auxclick', 2);
  document.querySelector('p')?.click();
  expect(send).not.toHaveBeenCalled();
  click('auxclick', 1);
  click('click', 0);
  jest.advanceTimersByTime(60_000);
  click('click', 0);
  stop();
  jest.advanceTimersByTime(60_000);
  click('click', 0);
  expect(await readSent()).toEqual(Array(2).fill({ kind: 'visit', offer: 'deal', id: 'a-1' }));
});
