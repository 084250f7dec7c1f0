import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { subscribe } from '@/lib/browser/newsletter';
import { NewsletterForm } from './newsletter-form';

jest.mock('@/lib/browser/newsletter', () => ({
  ...jest.requireActual('@/lib/browser/newsletter'),
  subscribe: jest.fn(),
}));

const send = jest.mocked(subscribe);
const LABELS = {
  email: 'Email address',
  placeholder: 'you@example.com',
  submit: 'Subscribe',
  submitting: 'Subscribing...',
  successTitle: "You're All Set!",
  successMessage: 'Thank you.',
  invalid: 'That is not an email address.',
  failed: 'That did not work.',
};

function renderForm() {
  render(<NewsletterForm source="footer" labels={LABELS} />);
  return screen.getByRole('textbox', { name: 'Email address' });
}

/** Submits an address and returns how to end the call. */
function submitAddress(address = ' Ada@Shop.Example ') {
  let endCall: () => void = () => {};
  send.mockReturnValueOnce(new Promise((resolve) => (endCall = resolve)));
  fireEvent.change(renderForm(), { target: { value: address } });
  fireEvent.click(screen.getByRole('button', { name: 'Subscribe' }));
  return async () => act(async () => endCall());
}

beforeEach(() => {
  jest.useFakeTimers();
  send.mockReset();
});

afterEach(() => {
  jest.useRealTimers();
});

describe('NewsletterForm', () => {
  it('is a plain form in the HTML of the server', () => {
    document.body.innerHTML = renderToString(<NewsletterForm source="website" labels={LABELS} />);
    const form = document.querySelector('form');
    expect(form).toHaveAttribute('action', '/api/v1/subscribe');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).not.toHaveAttribute('novalidate');
    expect(form).toHaveFormValues({ email: '', source: 'website' });
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
    document.body.innerHTML = '';
  });

  it('has its thanks where the call leads back to without JavaScript, and not once it is hydrated', () => {
    const form = <NewsletterForm source="footer" labels={LABELS} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(form);
    expect(container.querySelector('#newsletter-subscribed')).toHaveTextContent("You're All Set!");
    render(form, { container: document.body.appendChild(container), hydrate: true });
    expect(container).not.toHaveTextContent("You're All Set!");
    container.remove();
  });

  it.each([
    ['footer', 'newsletter'],
    ['website', 'newsletter-website'],
  ] as const)('of the %s is linked to as #%s, which is none of what says how it ended', (source, id) => {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<NewsletterForm source={source} labels={LABELS} />);
    expect(container.firstElementChild).toHaveAttribute('id', id);
    const said = [...container.querySelectorAll('[id^=newsletter] > [id]')].map((element) => [
      element.id,
      element.className.split(' ').at(-1),
    ]);
    expect(said).toEqual([
      [`${id}-subscribed`, 'thanks'],
      [`${id}-invalid`, 'error'],
      [`${id}-failed`, 'error'],
    ]);
  });

  it('keeps what was wrong until the form is sent again', async () => {
    const { container, unmount } = render(<NewsletterForm source="footer" labels={LABELS} />);
    expect(container.querySelector('#newsletter-invalid')).toHaveTextContent(LABELS.invalid);
    unmount();
    const endCall = submitAddress();
    expect(screen.queryByText(LABELS.invalid)).not.toBeInTheDocument();
    await endCall();
    act(() => jest.advanceTimersByTime(3_000));
    expect(screen.getByRole('textbox')).toBeVisible();
    expect(screen.queryByText(LABELS.invalid)).not.toBeInTheDocument();
  });

  it.each([
    ['ada@shop.example', true],
    ['ada@shop', false],
  ])('lets the browser validate %s by the same rule: %s', (address, isValid) => {
    const field = renderForm();
    fireEvent.change(field, { target: { value: address } });
    expect(field).toHaveProperty('validity.valid', isValid);
  });

  it('keeps what was typed before it was hydrated', async () => {
    const form = <NewsletterForm source="footer" labels={LABELS} />;
    const container = document.createElement('div');
    container.innerHTML = renderToString(form);
    document.body.append(container);
    fireEvent.change(within(container).getByRole('textbox'), { target: { value: 'ada@shop.example' } });
    render(form, { container, hydrate: true });
    expect(screen.getByRole('textbox')).toHaveValue('ada@shop.example');
    expect(screen.getByRole('button', { name: 'Subscribe' })).toBeEnabled();
  });

  it('enables its button for an address only', async () => {
    jest.useRealTimers();
    const field = renderForm();
    const button = screen.getByRole('button', { name: 'Subscribe' });
    expect(button).toBeDisabled();
    await userEvent.type(field, 'ada@shop');
    expect(button).toBeDisabled();
    await userEvent.type(field, '.example');
    expect(button).toBeEnabled();
  });

  it('sends nothing while the address is incomplete', () => {
    const field = renderForm();
    fireEvent.change(field, { target: { value: 'ada@shop' } });
    fireEvent.submit(field);
    expect(send).not.toHaveBeenCalled();
  });

  it('sends the trimmed, lower-cased address with its source', async () => {
    const endCall = submitAddress(' Ada@Shop.Example ');
    expect(send).toHaveBeenCalledWith({ email: 'ada@shop.example', source: 'footer' });
    await endCall();
  });

  it('says that it is submitting, once', async () => {
    const endCall = submitAddress();
    const button = screen.getByRole('button', { name: 'Subscribing...' });
    expect(button).toBeDisabled();
    fireEvent.submit(screen.getByRole('textbox'));
    expect(send).toHaveBeenCalledTimes(1);
    await endCall();
  });

  it('reports success', async () => {
    await submitAddress()();
    expect(screen.getByRole('status')).toHaveTextContent("You're All Set!");
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('shows the empty form again after three seconds', async () => {
    await submitAddress()();
    act(() => jest.advanceTimersByTime(2_999));
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    act(() => jest.advanceTimersByTime(1));
    expect(screen.getByRole('textbox', { name: 'Email address' })).toHaveValue('');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('never loses the focus of the visitor', async () => {
    const endCall = submitAddress();
    const frame = screen.getByRole('status').parentElement;
    expect(frame).toHaveFocus();
    await endCall();
    expect(frame).toHaveFocus();
    act(() => jest.advanceTimersByTime(3_000));
    expect(frame).toHaveFocus();
  });
});
