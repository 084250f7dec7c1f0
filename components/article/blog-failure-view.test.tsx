import { render, screen, within } from '@testing-library/react';
import { BlogFailureView } from './blog-failure-view';

describe('BlogFailureView', () => {
  it.each([
    [1, '/blog'],
    [3, '/blog?page=3'],
  ])('says so on page %d and offers to load it again', (page, href) => {
    render(<BlogFailureView locale="en" page={page} />);
    expect(screen.getByRole('heading', { level: 1, name: 'Blog' })).toBeVisible();
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByRole('heading', { name: 'Oops! Something went wrong' })).toBeVisible();
    expect(alert.getByText('Failed to load articles. Please try again later.')).toBeVisible();
    expect(alert.getByRole('link', { name: 'Try Again' })).toHaveAttribute('href', href);
  });
});
