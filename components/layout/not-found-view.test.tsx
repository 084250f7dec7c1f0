import { render, screen } from '@testing-library/react';
import { NotFoundView } from './not-found-view';

describe('NotFoundView', () => {
  it('says what is missing and shows the way back', () => {
    render(
      <NotFoundView
        title="Brand Not Found"
        message="We know no such brand."
        action={{ href: '/brands', label: 'Browse All Brands' }}
      />,
    );
    expect(screen.getByRole('heading', { level: 1, name: 'Brand Not Found' })).toBeInTheDocument();
    expect(screen.getByText('We know no such brand.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Browse All Brands' })).toHaveAttribute('href', '/brands');
  });
});
