import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchSubmits } from './search-submits';
import { searchShortcut } from './search-shortcut';

function renderForms() {
  const onSubmit = jest.fn((event: SubmitEvent) => event.preventDefault());
  const view = render(
    <>
      <SearchSubmits />
      <form role="search" action="/search">
        <input type="search" name="q" aria-label="Search" required pattern=".*\S.*" />
        <button type="submit">Go</button>
      </form>
      <form aria-label="Other">
        <input name="name" aria-label="Name" required />
      </form>
    </>,
  );
  const form = screen.getByRole('search');
  form.addEventListener('submit', onSubmit);
  return { ...view, form, field: screen.getByRole<HTMLInputElement>('searchbox'), onSubmit };
}

describe('SearchSubmits', () => {
  it('sends text trimmed', () => {
    const { form, field, onSubmit } = renderForms();
    fireEvent.change(field, { target: { value: '  running shoes ' } });
    fireEvent.submit(form);
    expect(field).toHaveValue('running shoes');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it.each(['', '   ', '\t'])('ignores %j without a message', (text) => {
    const { form, field } = renderForms();
    fireEvent.change(field, { target: { value: text } });
    expect(fireEvent.submit(form)).toBe(false);
    expect(fireEvent.invalid(field)).toBe(false);
  });

  it('leaves the messages of other forms alone', () => {
    renderForms();
    expect(fireEvent.invalid(screen.getByRole('textbox', { name: 'Name' }))).toBe(true);
  });

  it('stops listening when it goes', () => {
    const { unmount } = renderForms();
    unmount();
    document.body.innerHTML = '<input type="search" aria-label="Late">';
    expect(fireEvent.invalid(screen.getByRole('searchbox', { name: 'Late' }))).toBe(true);
  });
});

describe('the key /', () => {
  // What jsdom cannot see: nothing has a size there.
  const rects = [{ width: 1 }] as unknown as DOMRectList;

  beforeEach(() => {
    document.body.replaceChildren();
    jest.spyOn(HTMLInputElement.prototype, 'getClientRects').mockReturnValue(rects);
  });

  afterEach(() => {
    jest.restoreAllMocks();
    localStorage.clear();
  });

  /** Returns whether the key was left to the browser. */
  function press(target: Element, init: KeyboardEventInit = {}): boolean {
    return fireEvent.keyDown(target, { key: '/', ...init });
  }

  it('leads to the search field, whose text is selected', () => {
    const { field } = renderForms();
    fireEvent.change(field, { target: { value: 'lamp' } });
    expect(press(document.body)).toBe(false);
    expect(field).toHaveFocus();
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
  });

  it.each([
    ['another key', { key: '?' }],
    ['Ctrl', { ctrlKey: true }],
    ['Alt', { altKey: true }],
    ['Meta', { metaKey: true }],
    ['a word being composed', { isComposing: true }],
  ])("stays the browser's with %s", (_, init) => {
    const { field } = renderForms();
    expect(press(document.body, init)).toBe(true);
    expect(field).not.toHaveFocus();
  });

  it('is written where it is pressed in a field', () => {
    const { field } = renderForms();
    const other = screen.getByRole('textbox');
    other.focus();
    expect(press(other)).toBe(true);
    expect(field).not.toHaveFocus();
    expect(press(field)).toBe(true);
  });

  it('does nothing behind a dialog, nor where no field is seen', () => {
    renderForms();
    document.body.insertAdjacentHTML('beforeend', '<dialog open><button>Close</button></dialog>');
    expect(press(screen.getByRole('button', { name: 'Close' }))).toBe(true);
    document.querySelector('dialog')?.remove();
    jest.mocked(HTMLInputElement.prototype.getClientRects).mockReturnValue([] as unknown as DOMRectList);
    expect(press(document.body)).toBe(true);
  });

  it('is announced by the field, and can be turned off and on', () => {
    const { field } = renderForms();
    expect(field).toHaveAttribute('aria-keyshortcuts', '/');
    act(() => void searchShortcut.write(false));
    expect(field).not.toHaveAttribute('aria-keyshortcuts');
    expect(press(document.body)).toBe(true);
    act(() => void searchShortcut.write(true));
    expect(press(document.body)).toBe(false);
  });

  it('is gone with the component', () => {
    const { unmount } = renderForms();
    unmount();
    expect(press(document.body)).toBe(true);
  });
});
