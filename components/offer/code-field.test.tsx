import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeField, COPIED_LABEL_MS } from './code-field';
import { CLIPBOARD_TIMEOUT_MS, type CopyOutcome } from './copy-on-opening';

const labels = {
  code: 'Code:',
  spelled: 'S U M M E R 2 0',
  copy: 'Copy code',
  copyOf: 'of A fifth off all lamps',
  copied: 'Copied!',
  failed: 'The code is selected.',
  onClipboard: 'The code is on your clipboard.',
  pressCopy: 'Press Copy code.',
};
const COPY_NAME = 'Copy code of A fifth off all lamps';

afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  window.getSelection()?.removeAllRanges();
});

async function renderOpened(outcome: CopyOutcome) {
  const copying = Promise.resolve(outcome);
  render(<CodeField couponId={9} code="SUMMER20" labels={labels} copying={copying} />);
  const before = screen.getByRole('status').textContent;
  await act(() => copying);
  return before;
}

test('copies the whole code and says so for two seconds', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const write = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  render(<CodeField couponId={9} code="SUMMER20" labels={labels} />);
  await user.click(screen.getByRole('button', { name: COPY_NAME }));
  expect(write).toHaveBeenCalledWith('SUMMER20');
  // What follows the clipboard's response, and the effect that starts the timer.
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Copied!');
  act(() => jest.advanceTimersByTime(COPIED_LABEL_MS - 1));
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('button', { name: COPY_NAME })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('is heard letter by letter, and seen whole', () => {
  render(<CodeField couponId={9} code="SUMMER20" labels={labels} />);
  expect(screen.getByText('Code: S U M M E R 2 0')).toBeInTheDocument();
  expect(screen.getByText('SUMMER20')).toHaveAttribute('aria-hidden', 'true');
});

test('where the clipboard refuses, the code is selected', async () => {
  const user = userEvent.setup();
  render(<CodeField couponId={9} code="SUMMER20" labels={labels} />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: COPY_NAME }));
  expect(await screen.findByText('The code is selected.')).toBe(screen.getByRole('status'));
  expect(window.getSelection()?.toString()).toBe('SUMMER20');
  expect(screen.queryByText('Copied!')).not.toBeInTheDocument();
});

test('where the clipboard never responds, the code is selected', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<CodeField couponId={9} code="SUMMER20" labels={labels} />);
  jest.spyOn(navigator.clipboard, 'writeText').mockReturnValue(new Promise(() => undefined));
  await user.click(screen.getByRole('button', { name: COPY_NAME }));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await act(() => jest.advanceTimersByTimeAsync(CLIPBOARD_TIMEOUT_MS));
  expect(screen.getByRole('status')).toHaveTextContent('The code is selected.');
  expect(window.getSelection()?.toString()).toBe('SUMMER20');
});

test('where there is no clipboard, the code is selected', async () => {
  const user = userEvent.setup();
  render(<CodeField couponId={9} code="SUMMER20" labels={labels} />);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });
  await user.click(screen.getByRole('button', { name: COPY_NAME }));
  expect(await screen.findByText('The code is selected.')).toBeVisible();
  expect(window.getSelection()?.toString()).toBe('SUMMER20');
});

test('a code that was copied by itself is announced, and the button is there as before', async () => {
  const before = await renderOpened('copied');
  expect(before).toBe('');
  expect(screen.getByRole('status')).toHaveTextContent('The code is on your clipboard.');
  expect(screen.getByRole('button', { name: COPY_NAME })).toBeVisible();
});

test('a code that could not be copied by itself is selected, until the button copies it', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await renderOpened('refused');
  expect(screen.getByRole('status')).toHaveTextContent('Press Copy code.');
  expect(window.getSelection()?.toString()).toBe('SUMMER20');
  await user.click(screen.getByRole('button', { name: COPY_NAME }));
  await act(async () => expect(await navigator.clipboard.readText()).toBe('SUMMER20'));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByRole('status')).toHaveTextContent('Copied!');
  act(() => jest.advanceTimersByTime(COPIED_LABEL_MS));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('where nothing was to be copied by itself, nothing is said', async () => {
  await renderOpened('none');
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(window.getSelection()?.toString()).toBe('');
});
