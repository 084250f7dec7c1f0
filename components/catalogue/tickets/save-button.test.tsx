import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { toApiCoupon } from '@/lib/catalogue/wire/offer';
import { getMessages } from '@/lib/i18n';
import { toOfferCard } from '@/lib/offers/offer-card';
import { toWholeOffer } from '@/lib/browser/saved/saved-offer';
import { savedOffers } from '@/lib/browser/saved/stored-offers';
import { buildCoupon } from '@/lib/testing/build-offer';
import { SaveButton } from './save-button';

const coupon = buildCoupon();
const offer = toOfferCard(coupon);
const whole = toWholeOffer(coupon);
const labels = getMessages('en').offer.card.save;
const fetchMock = jest.fn();

beforeEach(() => {
  fetchMock.mockReset().mockResolvedValue({ ok: true, json: async () => ({ data: toApiCoupon(coupon) }) });
  Object.assign(globalThis, { fetch: fetchMock });
});

afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  savedOffers.clear();
});

function getButton(name = 'Save A fifth off all lamps') {
  return screen.getByRole('button', { name });
}

test('a press saves the offer with the code that its ticket does not know, a second one forgets it', async () => {
  render(<SaveButton offer={offer} labels={labels} />);
  expect(getButton()).toHaveAttribute('aria-pressed', 'false');
  fireEvent.click(getButton());
  expect(getButton('Saved A fifth off all lamps')).toHaveAttribute('aria-pressed', 'true');
  expect(await screen.findByText(labels.complete, { selector: '[role=status]' })).toBeInTheDocument();
  expect(savedOffers.read()).toMatchObject([{ offer: { id: 1 }, whole: { code: 'SUMMER20' } }]);
  fireEvent.click(getButton('Saved A fifth off all lamps'));
  expect(getButton()).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByRole('status')).toHaveTextContent(labels.removed);
  expect(savedOffers.read()).toEqual([]);
});

test('where the whole offer is known nothing is fetched', async () => {
  render(<SaveButton offer={offer} whole={whole} labels={labels} isWide />);
  fireEvent.click(getButton());
  expect(await screen.findByText(labels.complete, { selector: '[role=status]' })).toBeInTheDocument();
  expect(fetchMock).not.toHaveBeenCalled();
  expect(savedOffers.read()[0]?.whole).toEqual(whole);
});

test('offline it is saved without its code, and says so', async () => {
  fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
  render(<SaveButton offer={offer} labels={labels} />);
  fireEvent.click(getButton());
  expect(await screen.findByText(labels.incomplete)).toBeInTheDocument();
  expect(savedOffers.read()[0]).toMatchObject({ whole: null, checkedAt: null });
});

test('where the browser keeps nothing it says so', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  render(<SaveButton offer={offer} whole={whole} labels={labels} />);
  fireEvent.click(getButton());
  expect(await screen.findByText(labels.unkept)).toBeInTheDocument();
  expect(getButton('Saved A fifth off all lamps')).toHaveAttribute('aria-pressed', 'true');
});

test('an offer that was forgotten before its code came stays forgotten, and is not called saved', async () => {
  let respond: (response: unknown) => void = () => {};
  fetchMock.mockReturnValue(new Promise((resolve) => (respond = resolve)));
  render(<SaveButton offer={offer} labels={labels} />);
  fireEvent.click(getButton());
  fireEvent.click(getButton('Saved A fifth off all lamps'));
  await act(async () => respond({ ok: true, json: async () => ({ data: toApiCoupon(coupon) }) }));
  expect(savedOffers.read()).toEqual([]);
  expect(screen.getByRole('status')).toHaveTextContent(labels.removed);
});

test('what it says goes after four seconds', () => {
  jest.useFakeTimers();
  savedOffers.write([{ offer, whole, savedAt: 1, checkedAt: 1, isListed: true }]);
  render(<SaveButton offer={offer} labels={labels} />);
  fireEvent.click(getButton('Saved A fifth off all lamps'));
  act(() => jest.advanceTimersByTime(3_999));
  expect(screen.getByRole('status')).toHaveTextContent(labels.removed);
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('two buttons of one offer agree', () => {
  render(
    <>
      <SaveButton offer={offer} whole={whole} labels={labels} />
      <SaveButton offer={offer} whole={whole} labels={labels} isWide />
    </>,
  );
  act(() => void savedOffers.write([{ offer, whole, savedAt: 1, checkedAt: 1, isListed: true }]));
  for (const button of screen.getAllByRole('button')) expect(button).toHaveAttribute('aria-pressed', 'true');
});

test('is hydrated without a mismatch where the offer is saved already', () => {
  const onError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  savedOffers.write([{ offer, whole, savedAt: 1, checkedAt: 1, isListed: true }]);
  const element = <SaveButton offer={offer} labels={labels} />;
  const container = document.createElement('div');
  container.innerHTML = renderToString(element);
  document.body.append(container);
  render(element, { container, hydrate: true });
  expect(getButton('Saved A fifth off all lamps')).toHaveAttribute('aria-pressed', 'true');
  expect(onError).not.toHaveBeenCalled();
  container.remove();
});
