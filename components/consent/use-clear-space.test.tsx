import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { pickScrollDistance, useClearSpace } from './use-clear-space';

const WINDOW_HEIGHT_PX = 800;
const COVER_HEIGHT_PX = 100;

let resize: () => void = () => {};
const disconnect = jest.fn();
const scrollBy = jest.fn();
const elementFromPoint = jest.fn<Element | null, [number, number]>();

class FakeResizeObserver {
  constructor(callback: () => void) {
    resize = callback;
  }
  observe = jest.fn();
  disconnect = disconnect;
}

function Cover() {
  const cover = useRef<HTMLDivElement>(null);
  useClearSpace(cover);
  return (
    <div ref={cover} data-testid="cover">
      <button>Accept</button>
    </div>
  );
}

/** A page with a link that ends at `bottom`, under a cover of the lowest 100 pixels. */
function renderPage({ bottom, isFocusVisible = true }: { bottom: number; isFocusVisible?: boolean }) {
  const { unmount } = render(
    <>
      <a href="#deals">Deals</a>
      <Cover />
    </>,
  );
  const link = screen.getByRole('link');
  const cover = screen.getByTestId('cover');
  link.getBoundingClientRect = () => new DOMRect(10, bottom - 44, 100, 44);
  Object.assign(link, { matches: (selector: string) => selector === ':focus-visible' && isFocusVisible });
  Object.defineProperty(cover, 'offsetHeight', { value: COVER_HEIGHT_PX });
  cover.getBoundingClientRect = () => new DOMRect(0, 0, 300, COVER_HEIGHT_PX - 0.5);
  elementFromPoint.mockImplementation((_, y) => (y >= WINDOW_HEIGHT_PX - COVER_HEIGHT_PX ? cover : link));
  act(() => resize());
  return { link, unmount };
}

function focus(element: HTMLElement) {
  act(() => element.focus());
  act(() => jest.runAllTimers());
}

beforeEach(() => {
  jest.useFakeTimers();
  scrollBy.mockReset();
  Object.assign(window, {
    ResizeObserver: FakeResizeObserver,
    innerHeight: WINDOW_HEIGHT_PX,
    scrollBy,
  });
  document.elementFromPoint = elementFromPoint;
});

afterEach(() => {
  jest.useRealTimers();
});

describe('useClearSpace', () => {
  it('lets the end of the page scroll above the cover, and takes it back', () => {
    const { unmount } = renderPage({ bottom: 100 });
    expect(document.documentElement.style.scrollPaddingBottom).toBe('100px');
    expect(document.body.style.marginBottom).toBe('100px');
    expect(document.documentElement.style.getPropertyValue('--covered')).toBe('100px');
    unmount();
    expect(document.documentElement.style.scrollPaddingBottom).toBe('');
    expect(document.body.style.marginBottom).toBe('');
    expect(document.documentElement.style.getPropertyValue('--covered')).toBe('');
    expect(disconnect).toHaveBeenCalled();
  });

  it('scrolls what the focus moves to clear of the cover', () => {
    focus(renderPage({ bottom: 760 }).link);
    expect(scrollBy).toHaveBeenCalledTimes(1);
    expect(scrollBy).toHaveBeenCalledWith({ top: 68, behavior: 'instant' });
  });

  it.each([
    ['grows over it', () => resize()],
    ['has come to rest over it', () => fireEvent.animationEnd(screen.getByTestId('cover'))],
  ])('scrolls what has the focus clear when the cover %s', (_, happen) => {
    const { link } = renderPage({ bottom: 760 });
    act(() => link.focus());
    expect(scrollBy).not.toHaveBeenCalled();
    act(happen);
    expect(scrollBy).toHaveBeenCalledWith({ top: 68, behavior: 'instant' });
  });

  it.each([
    ['what stands above the cover', { bottom: 690 }],
    ['what a pointer has chosen', { bottom: 760, isFocusVisible: false }],
  ])('leaves alone %s', (_, place) => {
    focus(renderPage(place).link);
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('leaves alone what lies above the cover, such as an open dialog', () => {
    const { link } = renderPage({ bottom: 760 });
    elementFromPoint.mockReturnValue(link);
    focus(link);
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('leaves alone its own buttons', () => {
    renderPage({ bottom: 100 });
    const button = screen.getByRole('button');
    elementFromPoint.mockReturnValue(button);
    Object.assign(button, { matches: () => true });
    button.getBoundingClientRect = () => new DOMRect(10, 720, 100, 44);
    focus(button);
    expect(scrollBy).not.toHaveBeenCalled();
  });

  it('no longer listens once the cover is gone', () => {
    const { link, unmount } = renderPage({ bottom: 760 });
    unmount();
    document.body.append(link);
    focus(link);
    fireEvent.focusIn(link);
    act(() => jest.runAllTimers());
    expect(scrollBy).not.toHaveBeenCalled();
    link.remove();
  });
});

const COVER_TOP = 700;
const VIEW_TOP = 80;

it.each([
  ['above the cover', { top: 100, bottom: 144 }, 0],
  ['just above it', { top: 656, bottom: 700 }, 0],
  ['partly below it', { top: 680, bottom: 724 }, 24],
  ['wholly below it', { top: 750, bottom: 794 }, 94],
  ['higher than the window, from its beginning', { top: 80, bottom: 3000 }, 0],
  ['higher than the window, further down', { top: 200, bottom: 3000 }, 120],
  ['that began above the window', { top: -300, bottom: 900 }, 0],
])('an element %s', (_, element, distance) => {
  expect(pickScrollDistance(element, COVER_TOP, VIEW_TOP)).toBe(distance);
});
