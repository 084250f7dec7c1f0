import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CodeField, COPIED_LABEL_MS } from './code-field';

const labels = { code: 'Code', copy: 'Copy code', copied: 'Copied!', failed: 'The code is selected.' };

afterEach(() => jest.useRealTimers());

test('copies the whole code and says so for two seconds', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<CodeField code="SUMMER20" labels={labels} />);
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await navigator.clipboard.readText()).toBe('SUMMER20');
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Copied!');
  // The timer starts in an effect, which must have run before time passes.
  await act(async () => {});
  act(() => jest.advanceTimersByTime(COPIED_LABEL_MS - 1));
  expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible();
  act(() => jest.advanceTimersByTime(1));
  expect(screen.getByRole('button', { name: 'Copy code' })).toBeVisible();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('where the clipboard refuses, the code is selected', async () => {
  const user = userEvent.setup();
  render(<CodeField code="SUMMER20" labels={labels} />);
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy code' }));
  expect(await screen.findByText('The code is selected.')).toBe(screen.getByRole('status'));
  expect(window.getSelection()?.toString()).toBe('SUMMER20');
  expect(screen.queryByText('Copied!')).not.toBeInTheDocument();
});
