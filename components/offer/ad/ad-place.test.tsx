import { act, fireEvent, render, screen } from '@testing-library/react';
import { getAdRecord, getAdStats } from '@/lib/ads/ad-stats';
import { fetchAdUnits } from '@/lib/ads/fetched-ad-units';
import { buildFramedAdUnit } from '@/lib/ads/testing/build-ad-unit';
import { AD_TIMEOUT_MS } from './ad-frame';
import { AdPlace } from './ad-place';
import { stubSight } from './testing/stub-sight';

beforeEach(() => void stubSight());

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
  const token = new URL(getFrame().src).hash.slice(1);
  const message = {
    data: { adToken: token, adHeight: 90 },
    source: getFrame().contentWindow,
    origin: 'null',
  };
  act(() => void window.dispatchEvent(new MessageEvent('message', message)));
}

/** As if the focus had gone from the page into something else. */
function leavePageFor(element: HTMLElement) {
  act(() => element.focus());
  fireEvent.blur(window);
  act(() => jest.advanceTimersByTime(1));
}

/** As if the mouse had gone over the ad. */
function pointAtAd() {
  const place = getFrame().parentElement;
  fireEvent.pointerMove(document.body);
  if (place) fireEvent.pointerEnter(place);
  return { leave: () => place && fireEvent.pointerLeave(place) };
}

/** A device whose pointer hovers, or only touches. */
function haveHover(canHover: boolean) {
  window.matchMedia = jest.fn().mockReturnValue({ matches: !canHover });
}

beforeEach(() => {
  jest.useFakeTimers();
  haveHover(true);
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
  act(() => jest.advanceTimersByTime(AD_TIMEOUT_MS));
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
    pointAtAd();
    leavePageFor(getFrame());
    expect(getFrame()).toHaveFocus();
    leavePageFor(getFrame());
    expect(countClicks()).toBe(1);
  });

  test('of fingers, which do not hover, are counted too', async () => {
    haveHover(false);
    await openPlace();
    reportHeight();
    leavePageFor(getFrame());
    expect(getFrame()).toHaveFocus();
    expect(countClicks()).toBe(1);
  });

  test('are not what passes by with the Tab key', async () => {
    await openPlace();
    reportHeight();
    fireEvent.keyDown(document.body, { key: 'Tab' });
    fireEvent.keyUp(document.body, { key: 'Tab' });
    leavePageFor(getFrame());
    expect(getFrame()).toHaveFocus();
    expect(countClicks()).toBe(0);
    pointAtAd();
    leavePageFor(getFrame());
    expect(countClicks()).toBe(1);
  });

  test('are not what happens in another window', async () => {
    await openPlace();
    reportHeight();
    pointAtAd();
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

describe('a focus that the ad takes by itself', () => {
  async function openBesideButton() {
    const { unmount } = render(<button type="button">Copy</button>);
    const button = screen.getByRole('button');
    button.focus();
    await openPlace();
    return { button, removeButton: unmount };
  }

  test.each([
    ['hovers', true],
    ['touches', false],
  ])('goes back while the ad waits, where the pointer %s', async (_, canHover) => {
    haveHover(canHover);
    const { button } = await openBesideButton();
    pointAtAd();
    leavePageFor(getFrame());
    expect(button).toHaveFocus();
    reportHeight();
    expect(countClicks()).toBe(0);
  });

  test('goes back once the ad is shown, also after the pointer and the Tab key have been elsewhere', async () => {
    const { button } = await openBesideButton();
    reportHeight();
    pointAtAd().leave();
    fireEvent.keyDown(button, { key: 'Tab' });
    fireEvent.focusIn(button);
    leavePageFor(getFrame());
    expect(button).toHaveFocus();
    expect(countClicks()).toBe(0);
  });

  test('goes back where the ad came to lie under a pointer that rests', async () => {
    const { button } = await openBesideButton();
    const place = getFrame().parentElement;
    if (place) fireEvent.pointerEnter(place);
    reportHeight();
    leavePageFor(getFrame());
    expect(button).toHaveFocus();
    expect(countClicks()).toBe(0);
  });

  test('that comes as the ad is about to be shown does not keep it from that', async () => {
    const { button } = await openBesideButton();
    getFrame().focus();
    fireEvent.blur(window);
    reportHeight();
    expect(getFrame()).not.toHaveClass('waiting');
    act(() => jest.advanceTimersByTime(1));
    expect(button).toHaveFocus();
  });

  test('goes back where the frame has it only some time after the page has lost it', async () => {
    const { button } = await openBesideButton();
    reportHeight();
    fireEvent.blur(window);
    act(() => jest.advanceTimersByTime(100));
    act(() => getFrame().focus());
    act(() => jest.advanceTimersByTime(1000));
    expect(button).toHaveFocus();
    expect(countClicks()).toBe(0);
  });

  test('is left to a visitor who leads it there by Tab, however late it arrives', async () => {
    const { button } = await openBesideButton();
    reportHeight();
    fireEvent.keyDown(button, { key: 'Tab' });
    fireEvent.blur(window);
    act(() => jest.advanceTimersByTime(100));
    act(() => getFrame().focus());
    act(() => jest.advanceTimersByTime(1000));
    expect(getFrame()).toHaveFocus();
    expect(countClicks()).toBe(0);
  });

  test('goes to the page where what had it is gone', async () => {
    const { removeButton } = await openBesideButton();
    removeButton();
    leavePageFor(getFrame());
    expect(document.body).toHaveFocus();
  });
});
