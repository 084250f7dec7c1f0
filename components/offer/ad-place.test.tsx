import { act, fireEvent, render, screen } from '@testing-library/react';
import { getAdRecord } from '@/lib/ads/ad-stats';
import { fetchAdUnits } from '@/lib/ads/fetched-ad-units';
import { getAdStats } from '@/lib/ads/stored-ad-stats';
import { buildFramedAdUnit } from '@/lib/ads/testing/build-ad-unit';
import { AD_PATIENCE_MS } from './ad-frame';
import { AdPlace } from './ad-place';

jest.mock('@/lib/ads/fetched-ad-units', () => ({
  fetchAdUnits: jest.fn(),
  listKnownAdUnits: jest.fn(() => []),
}));

const FRAME_TITLE = 'Advertisement of a partner';
const getFrame = () => screen.getByTitle<HTMLIFrameElement>(FRAME_TITLE);
const countClicks = () => getAdRecord(getAdStats(), 'strip').clickCount;

async function openPlace() {
  render(<AdPlace locale="en" />);
  await act(async () => {});
}

/** As if the ad in the frame had rendered. */
function reportHeight() {
  const token = /adToken:"([\d-]+)"/.exec(getFrame().srcdoc)?.[1];
  const message = { data: { adToken: token, adHeight: 90 }, source: getFrame().contentWindow };
  act(() => void window.dispatchEvent(new MessageEvent('message', message)));
}

/** As if the focus had gone from the page into something else. */
function leavePageFor(element: HTMLElement) {
  element.focus();
  fireEvent.blur(window);
  act(() => jest.runOnlyPendingTimers());
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.mocked(fetchAdUnits).mockResolvedValue([buildFramedAdUnit()]);
});

afterEach(() => {
  jest.useRealTimers();
  localStorage.clear();
});

test('the house advertisement lies there until the unit has rendered', async () => {
  await openPlace();
  expect(screen.getByRole('link')).toBeVisible();
  expect(getFrame()).toHaveClass('waiting');
  expect(getFrame()).toHaveAttribute('inert');
  reportHeight();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(getFrame()).not.toHaveClass('waiting');
  expect(getFrame()).not.toHaveAttribute('inert');
});

test('a unit that renders nothing leaves the house advertisement where it is', async () => {
  await openPlace();
  act(() => jest.advanceTimersByTime(AD_PATIENCE_MS));
  expect(screen.queryByTitle(FRAME_TITLE)).not.toBeInTheDocument();
  expect(screen.getByRole('link')).toBeVisible();
});

test('the ground is not taken away under a keyboard user', async () => {
  await openPlace();
  screen.getByRole('link').focus();
  reportHeight();
  expect(screen.getByRole('link')).toHaveFocus();
});

describe('clicks', () => {
  test('into the shown frame are counted, once a show', async () => {
    await openPlace();
    reportHeight();
    leavePageFor(getFrame());
    leavePageFor(getFrame());
    expect(countClicks()).toBe(1);
  });

  test('are not what passes by with the Tab key', async () => {
    await openPlace();
    reportHeight();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    leavePageFor(getFrame());
    expect(countClicks()).toBe(0);
    leavePageFor(getFrame());
    expect(countClicks()).toBe(1);
  });

  test('are not what happens in another window', async () => {
    await openPlace();
    reportHeight();
    leavePageFor(document.body);
    expect(countClicks()).toBe(0);
  });

  test('on the house advertisement are nobody else’s', async () => {
    await openPlace();
    leavePageFor(screen.getByRole('link'));
    fireEvent.click(screen.getByRole('link'));
    expect(countClicks()).toBe(0);
  });
});
