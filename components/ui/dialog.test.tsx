import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { Dialog } from './dialog';
import { OPENING_GUARD_MS } from './use-opening-guard';
import { stubDialog } from './testing/stub-dialog';

beforeAll(stubDialog);

const onClose = jest.fn();
beforeEach(() => onClose.mockReset());
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function Page({ children }: { children?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog
          name="sample"
          titleId="title"
          closeLabel="Close"
          bar={<a href="https://brand.example/">Brand</a>}
          onClose={() => {
            onClose();
            setIsOpen(false);
          }}
        >
          {children ?? (
            <>
              <h2 id="title" tabIndex={-1}>
                Hello
              </h2>
              <button type="button">Last</button>
            </>
          )}
        </Dialog>
      )}
    </>
  );
}

/** Long enough ago for the pointer to count, unless given. */
async function open(children?: ReactNode, openedAt = -OPENING_GUARD_MS) {
  jest.spyOn(performance, 'now').mockReturnValue(openedAt);
  const user = userEvent.setup();
  const page = render(<Page>{children}</Page>);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  jest.restoreAllMocks();
  return { user, dialog: screen.getByRole('dialog', { name: 'Hello' }), ...page };
}

test('is named by its title, which is focused first', async () => {
  const { dialog } = await open();
  expect(dialog).toHaveAttribute('open');
  expect(screen.getByRole('heading', { name: 'Hello' })).toHaveFocus();
});

test('its button closes it once and gives the focus back', async () => {
  const { user, dialog } = await open();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dialog).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('the platform closes it, as Escape does', async () => {
  const { dialog } = await open();
  fireEvent(dialog, new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('being taken away by its page is no closing by the visitor', async () => {
  const { unmount } = await open();
  unmount();
  expect(onClose).not.toHaveBeenCalled();
});

test('a press and release on the backdrop closes it', async () => {
  const { user, dialog } = await open();
  await user.click(dialog);
  expect(onClose).toHaveBeenCalledTimes(1);
});

test.each([
  ['from the content to the backdrop', 'heading', 'dialog'],
  ['from the backdrop to the content', 'dialog', 'heading'],
] as const)('a pointer drawn %s does not', async (_, from, to) => {
  const { user } = await open();
  await user.pointer([
    { keys: '[MouseLeft>]', target: screen.getByRole(from) },
    { target: screen.getByRole(to) },
    { keys: '[/MouseLeft]' },
  ]);
  // Its click goes to what both have in common, which is the dialog.
  expect(onClose).not.toHaveBeenCalled();
});

test('Tab goes round inside, both ways', async () => {
  const { user } = await open();
  const first = screen.getByRole('link', { name: 'Brand' });
  const last = screen.getByRole('button', { name: 'Last' });
  await user.tab();
  expect(last).toHaveFocus();
  await user.tab();
  expect(first).toHaveFocus();
  await user.tab({ shift: true });
  expect(last).toHaveFocus();
  await user.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

test('a title that is replaced gets the focus again, but takes it from nothing else', () => {
  const build = (content: ReactNode) => (
    <Dialog name="sample" titleId="title" closeLabel="Close" onClose={onClose}>
      {content}
    </Dialog>
  );
  const title = (key: string) => (
    <h2 key={key} id="title" tabIndex={-1}>
      {key}
    </h2>
  );
  const { rerender } = render(build(title('Loading')));
  expect(screen.getByRole('heading', { name: 'Loading' })).toHaveFocus();
  rerender(build(title('Loaded')));
  expect(screen.getByRole('heading', { name: 'Loaded' })).toHaveFocus();
  screen.getByRole('button', { name: 'Close' }).focus();
  rerender(build(title('Again')));
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

const OPENED_AT = 90_000;

/** A click as a pointer makes it, or a keyboard, whose clicks count none. */
function clickAt(element: Element, timeStamp: number, detail = 1) {
  const [press, click] = [
    createEvent.pointerDown(element),
    createEvent.click(element, { detail, bubbles: true }),
  ];
  for (const event of [press, click]) Object.defineProperty(event, 'timeStamp', { value: timeStamp });
  if (detail > 0) fireEvent(element, press);
  fireEvent(element, click);
}

test.each([
  ['a click right after the opening is ignored', 80, 1, 0],
  ['a click that was made before it opened, and waited, is ignored', -40, 1, 0],
  ['the last click in the guarded time is ignored', OPENING_GUARD_MS - 1, 2, 0],
  ['a click after it counts', OPENING_GUARD_MS, 1, 1],
  ['a click by keyboard counts at once', 80, 0, 1],
])('%s', async (_, after, detail, calls) => {
  await open(undefined, OPENED_AT);
  clickAt(screen.getByRole('button', { name: 'Close' }), OPENED_AT + after, detail);
  expect(onClose).toHaveBeenCalledTimes(calls);
});

test.each([
  ['right after the opening does not close', OPENING_GUARD_MS - 1, 0],
  ['later does', OPENING_GUARD_MS, 1],
])('a press on the backdrop %s', async (_, after, calls) => {
  const { dialog } = await open(undefined, OPENED_AT);
  clickAt(dialog, OPENED_AT + after);
  expect(onClose).toHaveBeenCalledTimes(calls);
});

test('a link that comes to lie under the pointer is not followed by the second click', async () => {
  await open(undefined, OPENED_AT);
  const link = screen.getByRole('link', { name: 'Brand' });
  const click = createEvent.click(link, { detail: 2 });
  Object.defineProperty(click, 'timeStamp', { value: OPENED_AT + 250 });
  fireEvent(link, click);
  expect(click.defaultPrevented).toBe(true);
});

test('styles keep the pointer out while it is fresh', () => {
  jest.useFakeTimers();
  render(
    <Dialog name="sample" titleId="title" closeLabel="Close" onClose={onClose}>
      <h2 id="title">Hello</h2>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  act(() => jest.advanceTimersByTime(OPENING_GUARD_MS - 1));
  expect(dialog).toHaveAttribute('data-fresh');
  act(() => jest.advanceTimersByTime(1));
  expect(dialog).not.toHaveAttribute('data-fresh');
});

test('a frame at the end is a stop, and what leaves it goes on to the first', async () => {
  const { user, dialog } = await open(
    <>
      <h2 id="title" tabIndex={-1}>
        Hello
      </h2>
      <button type="button">Last</button>
      <iframe title="Ad" tabIndex={0} />
    </>,
  );
  screen.getByRole('link', { name: 'Brand' }).focus();
  await user.tab({ shift: true });
  expect(screen.getByTitle('Ad')).toHaveFocus();
  // Where browsers go from the end of a frame.
  act(() => dialog.querySelector<HTMLElement>(':scope > :last-child')?.focus());
  expect(screen.getByRole('link', { name: 'Brand' })).toHaveFocus();
});
