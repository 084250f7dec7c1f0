import { act, render, screen } from '@testing-library/react';
import { buildFramedAdUnit } from '@/lib/ads/testing/build-ad-unit';
import { stubDialog } from '@/components/ui/testing/stub-dialog';
import { stubSight } from './testing/stub-sight';
import { AD_TIMEOUT_MS, AdFrame } from './ad-frame';

const onRendered = jest.fn();
const onClose = jest.fn();

beforeAll(stubDialog);
beforeEach(() => void stubSight());

function renderFrame(isShown = false) {
  const props = { unit: buildFramedAdUnit(), locale: 'en', title: 'Partner', onRendered } as const;
  const build = (isShownNow: boolean) => (
    <dialog open onClose={onClose}>
      <button type="button">Copy</button>
      <AdFrame {...props} isShown={isShownNow} />
    </dialog>
  );
  const { rerender } = render(build(isShown));
  return { show: () => rerender(build(true)) };
}

const getFrame = () => screen.getByTitle<HTMLIFrameElement>('Partner');

/** Sends what the script inside the frame would send, unless given. */
function send(
  words: object,
  { source = getFrame().contentWindow, origin = 'null', token = readToken() } = {},
) {
  const data = { adToken: token, ...words };
  act(() => void window.dispatchEvent(new MessageEvent('message', { data, source, origin })));
}

const sendHeight = (adHeight: number, from?: Parameters<typeof send>[1]) => send({ adHeight }, from);
const sendEscape = (from?: Parameters<typeof send>[1]) => send({ adKey: 'Escape' }, from);

function readToken(): string {
  return new URL(getFrame().src).hash.slice(1);
}

beforeEach(() => {
  jest.useFakeTimers();
  onRendered.mockReset();
  onClose.mockReset();
});

afterEach(() => jest.useRealTimers());

test('the frame can run scripts and open tabs, and reach nothing else', () => {
  renderFrame();
  const frame = getFrame();
  expect(frame.getAttribute('sandbox')?.split(' ')).toEqual([
    'allow-scripts',
    'allow-popups',
    'allow-popups-to-escape-sandbox',
  ]);
  expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(frame.getAttribute('src')).toMatch(/^\/api\/ads\/en\/strip#\d+-\d+-\d+-\d+$/);
});

test('it has rendered once it reports a height', () => {
  renderFrame();
  expect(onRendered).not.toHaveBeenCalled();
  sendHeight(90);
  expect(onRendered).toHaveBeenCalledTimes(1);
});

test.each([
  ['has no height', () => sendHeight(0)],
  ['comes from the page itself', () => sendHeight(90, { source: window })],
  ['comes from nowhere', () => sendHeight(90, { source: null })],
  ['comes from a site of its own', () => sendHeight(90, { origin: 'https://network.example' })],
  ['has another token', () => sendHeight(90, { token: '1-2-3-4' })],
])('a message that %s says nothing', (_, speak) => {
  renderFrame();
  speak();
  expect(onRendered).not.toHaveBeenCalled();
});

test('after three seconds without anything the frame goes, and stays away', () => {
  renderFrame();
  act(() => jest.advanceTimersByTime(AD_TIMEOUT_MS - 1));
  const { contentWindow } = getFrame();
  const token = readToken();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.queryByTitle('Partner')).not.toBeInTheDocument();
  sendHeight(90, { source: contentWindow, token });
  expect(onRendered).not.toHaveBeenCalled();
});

test('out of sight the frame has all the time until it is seen', () => {
  const sight = stubSight({ isInSight: false });
  renderFrame();
  act(() => jest.advanceTimersByTime(2 * AD_TIMEOUT_MS));
  expect(getFrame()).toBeInTheDocument();
  act(sight.show);
  act(() => jest.advanceTimersByTime(AD_TIMEOUT_MS));
  expect(screen.queryByTitle('Partner')).not.toBeInTheDocument();
});

test('once shown it stays, with the same document', () => {
  const { show } = renderFrame();
  const before = getFrame();
  const address = before.src;
  show();
  act(() => jest.advanceTimersByTime(2 * AD_TIMEOUT_MS));
  expect(getFrame()).toBe(before);
  expect(getFrame().src).toBe(address);
});

test('Escape, pressed in the frame, closes the dialog around it', () => {
  renderFrame(true);
  getFrame().focus();
  sendEscape();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['that has not the focus', () => screen.getByText('Copy').focus(), {}],
  ['that is not ours', () => getFrame().focus(), { source: window }],
  ['that does not know the token', () => getFrame().focus(), { token: '1-2-3-4' }],
])('Escape from a frame %s closes nothing', (_, focus, from) => {
  renderFrame(true);
  focus();
  sendEscape(from);
  expect(onClose).not.toHaveBeenCalled();
});
