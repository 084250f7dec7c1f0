import { fireEvent, render, screen } from '@testing-library/react';
import { SearchSubmits } from './search-submits';

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
