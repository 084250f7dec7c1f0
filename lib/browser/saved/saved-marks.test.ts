import { isSaved, subscribeToSaved } from './saved-marks';
import { savedOffers } from './stored-offers';
import { buildSaved } from './testing/build-saved';

const offer = { kind: 'coupon', id: 1 } as const;

afterEach(() => savedOffers.clear());

test('knows what is saved, with or without listeners', () => {
  expect(isSaved(offer)).toBe(false);
  savedOffers.write([buildSaved()]);
  expect(isSaved(offer)).toBe(true);
  expect(isSaved({ kind: 'deal', id: 1 })).toBe(false);
  const stop = subscribeToSaved(() => {});
  expect(isSaved(offer)).toBe(true);
  savedOffers.clear();
  expect(isSaved(offer)).toBe(false);
  stop();
});

test('many listeners cost one subscription', () => {
  const subscribe = jest.spyOn(savedOffers, 'subscribe');
  const notify = jest.fn();
  const stops = Array.from({ length: 60 }, () => subscribeToSaved(() => notify()));
  expect(subscribe).toHaveBeenCalledTimes(1);
  savedOffers.write([buildSaved()]);
  expect(notify).toHaveBeenCalledTimes(60);
  notify.mockClear();
  stops.forEach((stop) => stop());
  savedOffers.clear();
  expect(notify).not.toHaveBeenCalled();
  expect(isSaved(offer)).toBe(false);
});
