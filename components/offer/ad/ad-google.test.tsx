import { act, render } from '@testing-library/react';
import { buildGoogleAdUnit } from '@/lib/ads/testing/build-ad-unit';
import { AdGoogle } from './ad-google';

const onRendered = jest.fn();
let publishers = 0;

/** Each test has a publisher of its own, because a tag is loaded once a page. */
async function renderGoogle() {
  publishers += 1;
  const unit = buildGoogleAdUnit({ client: `ca-pub-${publishers}`, slot: '42' });
  return render(<AdGoogle unit={unit} isShown={false} onRendered={onRendered} />);
}

async function endLoading(type: 'load' | 'error') {
  await act(async () => void document.querySelector('script')?.dispatchEvent(new Event(type)));
}

async function setStatus(status: 'filled' | 'unfilled') {
  await act(async () => document.querySelector('ins')?.setAttribute('data-ad-status', status));
}

afterEach(() => {
  onRendered.mockReset();
  document.head.replaceChildren();
  delete window.adsbygoogle;
});

test('the place carries the two names, and nothing of the configured HTML', async () => {
  await renderGoogle();
  const place = document.querySelector('ins');
  expect(place).toHaveClass('adsbygoogle');
  expect(place).toHaveAttribute('data-ad-client', `ca-pub-${publishers}`);
  expect(place).toHaveAttribute('data-ad-slot', '42');
  expect(place).toBeEmptyDOMElement();
});

test('the tag is asked for one ad once it is there', async () => {
  await renderGoogle();
  expect(window.adsbygoogle).toBeUndefined();
  await endLoading('load');
  expect(window.adsbygoogle).toEqual([{}]);
  expect(onRendered).not.toHaveBeenCalled();
});

test('a filled place has rendered', async () => {
  await renderGoogle();
  await endLoading('load');
  await setStatus('filled');
  expect(onRendered).toHaveBeenCalledTimes(1);
});

test('a place that stays unfilled has not', async () => {
  await renderGoogle();
  await endLoading('load');
  await setStatus('unfilled');
  expect(onRendered).not.toHaveBeenCalled();
});

test('a blocked tag is asked for nothing', async () => {
  await renderGoogle();
  await endLoading('error');
  expect(window.adsbygoogle).toBeUndefined();
  expect(onRendered).not.toHaveBeenCalled();
});

test('a tag that throws takes nothing down', async () => {
  const push = jest.fn(() => {
    throw new Error('No slot size for availableWidth=0');
  });
  window.adsbygoogle = Object.assign([], { push });
  await renderGoogle();
  await endLoading('load');
  expect(push).toHaveBeenCalledTimes(1);
  expect(onRendered).not.toHaveBeenCalled();
});

test('a tag that comes after the offer was closed is asked for nothing', async () => {
  const { unmount } = await renderGoogle();
  unmount();
  await endLoading('load');
  expect(window.adsbygoogle).toBeUndefined();
});
