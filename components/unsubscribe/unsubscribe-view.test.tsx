import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { dropPending, type Outcome, unsubscribe } from '@/lib/browser/newsletter';
import type { UnsubscribeStatus } from '@/lib/url/paths';
import { UnsubscribeView } from './unsubscribe-view';

jest.mock('@/lib/browser/newsletter', () => ({
  ...jest.requireActual('@/lib/browser/newsletter'),
  unsubscribe: jest.fn(),
  dropPending: jest.fn(),
}));

const send = jest.mocked(unsubscribe);
const drop = jest.mocked(dropPending);

const FAILED = /That did not work/;
const INVALID = /This is not an email address/;

function buildView(email = 'ana@example.com', status: UnsubscribeStatus | null = null) {
  return <UnsubscribeView locale="en" email={email} status={status} />;
}

const getField = () => screen.getByRole('textbox', { name: 'Address to unsubscribe' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  send.mockReset();
  drop.mockReset();
});

describe('without JavaScript', () => {
  function readHtml(status: UnsubscribeStatus | null) {
    document.body.innerHTML = renderToString(buildView('ana@example.com', status));
  }

  afterEach(() => {
    document.body.innerHTML = '';
  });

  it('is a plain form with the address of the link', () => {
    readHtml(null);
    const form = document.querySelector('form');
    expect(form).toHaveAttribute('action', '/api/v1/unsubscribe');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).not.toHaveAttribute('novalidate');
    expect(form).toHaveFormValues({ email: 'ana@example.com' });
    expect(screen.getByRole('button', { name: 'Unsubscribe' })).toBeEnabled();
    expect(screen.queryByText(FAILED)).not.toBeInTheDocument();
  });

  it('says that it is done, without the form', () => {
    readHtml('done');
    expect(screen.getByRole('status')).toHaveTextContent('You are unsubscribed');
    expect(screen.getByRole('link', { name: 'Browse coupons' })).toHaveAttribute('href', '/coupons');
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('says by the field what was wrong', () => {
    readHtml('invalid');
    expect(getField()).toBeInvalid();
    expect(getField()).toHaveAccessibleDescription(INVALID);
  });

  it('says that it failed, and offers to try again', () => {
    readHtml('failed');
    expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeEnabled();
  });
});

describe('with JavaScript', () => {
  it('says what will happen and does nothing by itself', () => {
    render(buildView());
    expect(screen.getByRole('heading', { level: 1, name: 'Unsubscribe' })).toBeVisible();
    expect(screen.getByText(/we delete this address/)).toBeVisible();
    expect(send).not.toHaveBeenCalled();
    expect(drop).not.toHaveBeenCalled();
  });

  it('confirms in place and keeps the focus near', async () => {
    send.mockResolvedValueOnce('accepted');
    render(buildView(' Ana@Example.com '));
    await press('Unsubscribe');
    expect(send).toHaveBeenCalledWith('ana@example.com');
    const status = screen.getByRole('status');
    expect(status).toHaveTextContent('You are unsubscribed');
    expect(status.parentElement).toHaveFocus();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  it('says that it is at work, once', async () => {
    let endCall: (outcome: Outcome) => void = () => {};
    send.mockReturnValueOnce(new Promise((resolve) => (endCall = resolve)));
    render(buildView());
    await press('Unsubscribe');
    const button = screen.getByRole('button', { name: 'Unsubscribing...' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveFocus();
    await press('Unsubscribing...');
    expect(send).toHaveBeenCalledTimes(1);
    await act(async () => endCall('accepted'));
  });

  it.each(['', 'ana', 'ana@shop', 'a b@example.com'])(
    'names what is wrong with %j by the field',
    async (text) => {
      render(buildView(text));
      await press('Unsubscribe');
      expect(send).not.toHaveBeenCalled();
      expect(getField()).toHaveFocus();
      expect(getField()).toHaveAttribute('aria-invalid', 'true');
      expect(getField()).toHaveAccessibleDescription(INVALID);
      await userEvent.type(getField(), 'x');
      expect(getField()).not.toHaveAttribute('aria-invalid');
      expect(screen.queryByText(INVALID)).not.toBeInTheDocument();
    },
  );

  it('does not take a refusal for success', async () => {
    send.mockResolvedValueOnce('refused');
    render(buildView());
    await press('Unsubscribe');
    expect(getField()).toHaveAccessibleDescription(INVALID);
  });

  it('owns up to a failure and tries again', async () => {
    send.mockResolvedValueOnce('failed').mockResolvedValueOnce('accepted');
    render(buildView());
    await press('Unsubscribe');
    expect(screen.getByRole('alert')).toHaveTextContent(FAILED);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await press('Try Again');
    expect(send).toHaveBeenCalledTimes(2);
    expect(screen.getByRole('status')).toHaveTextContent('You are unsubscribed');
  });

  it('forgets what waits for an address that a plain form unsubscribed', () => {
    render(buildView('Ana@example.com', 'done'));
    expect(drop).toHaveBeenCalledWith('ana@example.com');
  });

  it.each(['invalid', 'failed'] as const)('forgets nothing where that ended %s', (status) => {
    render(buildView('ana@example.com', status));
    expect(drop).not.toHaveBeenCalled();
  });
});
