import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { Dialog } from './dialog';
import { stubDialog } from './testing/stub-dialog';

beforeAll(stubDialog);

const onClose = jest.fn();
beforeEach(() => onClose.mockReset());

function Page({ children }: { children?: ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog
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

async function open(children?: ReactNode) {
  const user = userEvent.setup();
  const page = render(<Page>{children}</Page>);
  await user.click(screen.getByRole('button', { name: 'Open' }));
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
    <Dialog titleId="title" closeLabel="Close" onClose={onClose}>
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
