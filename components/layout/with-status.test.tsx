import { render, screen } from '@testing-library/react';
import { WithFailureStatus } from './with-status';

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  jest.restoreAllMocks();
});

it('keeps its view in the browser, and says nothing of the error', () => {
  render(
    <WithFailureStatus error={new Error('The host failed.')}>
      <p>Try again later.</p>
    </WithFailureStatus>,
  );
  expect(screen.getByText('Try again later.')).toBeVisible();
  expect(screen.queryByText(/host/)).not.toBeInTheDocument();
});
