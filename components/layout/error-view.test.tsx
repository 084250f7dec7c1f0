import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useParams } from 'next/navigation';
import { ErrorView } from './error-view';

jest.mock('next/navigation', () => ({ useParams: jest.fn() }));

test.each([
  ['en', 'Oops! Something went wrong', 'Try Again'],
  ['es', '¡Ups! Algo salió mal', 'Reintentar'],
  ['fr', 'Oups ! Une erreur s’est produite', 'Réessayer'],
  [undefined, 'Oops! Something went wrong', 'Try Again'],
])('a page in %s that failed says so in its language and tries again', async (locale, title, action) => {
  jest.mocked(useParams).mockReturnValue({ locale });
  const retry = jest.fn();
  render(<ErrorView retry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent(title);
  await userEvent.click(screen.getByRole('button', { name: action }));
  expect(retry).toHaveBeenCalledTimes(1);
});
