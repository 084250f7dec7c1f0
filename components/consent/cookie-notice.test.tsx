import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { acceptCookies, FORGET_DELAY_MS, getConsent } from '@/lib/browser/storage/consent';
import { loadConsentMessages } from '@/lib/i18n/load-messages';
import consent from '@/lib/i18n/messages/en/consent.json' with { type: 'json' };
import { CookieNotice } from './cookie-notice';

jest.mock('@/lib/i18n/load-messages', () => ({ loadConsentMessages: jest.fn() }));

const load = jest.mocked(loadConsentMessages);
const KEY = 'cookie-consent';

const queryBanner = () => screen.queryByRole('region', { name: 'We use cookies' });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

async function showBanner() {
  render(<CookieNotice locale="en" />);
  await pass(2_000);
}

function pretendState(state: DocumentReadyState) {
  jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
}

beforeEach(() => {
  jest.useFakeTimers();
  load.mockReset().mockResolvedValue(consent);
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  // Storage takes over again from what a test without it had to keep in memory.
  act(acceptCookies);
  localStorage.clear();
});

describe('CookieNotice', () => {
  it('has nothing to read in the HTML of the server', () => {
    expect(renderToString(<CookieNotice locale="en" />)).toBe('<div aria-live="polite"></div>');
  });

  it('shows the banner two seconds after load, not before', async () => {
    render(<CookieNotice locale="en" />);
    await pass(1_999);
    expect(queryBanner()).not.toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
    await pass(1);
    expect(queryBanner()).toBeVisible();
  });

  it('counts from the end of loading', async () => {
    pretendState('interactive');
    render(<CookieNotice locale="en" />);
    await pass(10_000);
    expect(queryBanner()).not.toBeInTheDocument();
    fireEvent.load(window);
    await pass(2_000);
    expect(queryBanner()).toBeVisible();
  });

  it.each(['accepted', 'essential'])('shows nothing where a choice is stored: %s', async (choice) => {
    localStorage.setItem(KEY, JSON.stringify(choice));
    await showBanner();
    expect(queryBanner()).not.toBeInTheDocument();
    expect(load).not.toHaveBeenCalled();
  });

  it('shows nothing once the page is left', async () => {
    render(<CookieNotice locale="en" />).unmount();
    await pass(2_000);
    expect(load).not.toHaveBeenCalled();
  });

  it('shows nothing where the banner cannot be fetched', async () => {
    load.mockRejectedValue(new TypeError('offline'));
    await showBanner();
    expect(queryBanner()).not.toBeInTheDocument();
  });

  it('takes no focus', async () => {
    await showBanner();
    expect(document.body).toHaveFocus();
  });

  it('goes when another tab accepts', async () => {
    await showBanner();
    localStorage.setItem(KEY, '"accepted"');
    fireEvent(window, new StorageEvent('storage', { key: KEY }));
    expect(queryBanner()).not.toBeInTheDocument();
  });
});

describe('the choices', () => {
  it('Accept all cookies is remembered and hides the banner', async () => {
    await showBanner();
    press('Accept all cookies');
    expect(queryBanner()).not.toBeInTheDocument();
    expect(localStorage.getItem(KEY)).toBe('"accepted"');
  });

  it.each(['Essential only', 'Dismiss'])(
    '%s is remembered, hides the banner, and removes an acceptance from meanwhile 24 hours later',
    async (name) => {
      await showBanner();
      press(name);
      expect(queryBanner()).not.toBeInTheDocument();
      expect(localStorage.getItem(KEY)).toBe('"essential"');
      act(acceptCookies);
      await pass(FORGET_DELAY_MS - 1);
      expect(getConsent()).toBe('accepted');
      await pass(1);
      expect(getConsent()).toBe('unknown');
      expect(queryBanner()).not.toBeInTheDocument();
    },
  );

  it('Learn more leads to the page about cookies, hides the banner and decides nothing', async () => {
    await showBanner();
    const link = screen.getByRole('link', { name: 'Learn more about cookies' });
    expect(link).toHaveAttribute('href', '/cookies');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(queryBanner()).not.toBeInTheDocument();
    act(acceptCookies);
    await pass(FORGET_DELAY_MS);
    expect(getConsent()).toBe('accepted');
  });

  it.each(['Accept all cookies', 'Essential only', 'Dismiss'])(
    '%s gives the focus back to where it came from',
    async (name) => {
      render(<button>Get code</button>);
      await showBanner();
      const before = screen.getByRole('button', { name: 'Get code' });
      act(() => before.focus());
      act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
      act(() => screen.getByRole('button', { name }).focus());
      press(name);
      expect(before).toHaveFocus();
    },
  );

  it.each(['Accept all cookies', 'Essential only'])(
    '%s hides the banner for the page where storage is denied',
    async (name) => {
      for (const method of ['getItem', 'setItem', 'removeItem'] as const) {
        jest.spyOn(Storage.prototype, method).mockImplementation(() => {
          throw new DOMException('denied', 'SecurityError');
        });
      }
      await showBanner();
      expect(queryBanner()).toBeVisible();
      press(name);
      await pass(10_000);
      expect(queryBanner()).not.toBeInTheDocument();
    },
  );
});

describe('the link to the cookie choices', () => {
  const follow = async () => {
    const link = screen.getByRole('link', { name: 'Cookie choices' });
    act(() => link.focus());
    const isFollowed = fireEvent.click(link);
    await pass(0);
    return { link, isFollowed };
  };

  it('opens the banner again, leads to it, and takes the focus back after a choice', async () => {
    localStorage.setItem(KEY, '"essential"');
    render(
      <>
        <a href="#cookies" data-cookie-choices>
          Cookie choices
        </a>
        <CookieNotice locale="en" />
      </>,
    );
    const { link, isFollowed } = await follow();
    expect(isFollowed).toBe(false);
    expect(queryBanner()).toHaveFocus();
    press('Accept all cookies');
    expect(getConsent()).toBe('accepted');
    expect(queryBanner()).not.toBeInTheDocument();
    expect(link).toHaveFocus();
    await follow();
    press('Essential only');
    expect(getConsent()).toBe('essential');
  });
});
