import { render, screen } from '@testing-library/react';
import { ArticlePicture } from './article-picture';

const UNAVAILABLE = 'Image not available';

test('the picture of an article stands over what is said if it fails', () => {
  render(<ArticlePicture src="/art/lamp.svg" isHead unavailable={UNAVAILABLE} />);
  expect(screen.getByRole('presentation')).toHaveAttribute('src', '/art/lamp.svg');
  expect(screen.getByRole('presentation')).toHaveAttribute('loading', 'eager');
  expect(screen.getByText(UNAVAILABLE)).toBeInTheDocument();
});

test('without a picture there is a banner, and nothing is missed', () => {
  const { container } = render(<ArticlePicture src={null} isHead unavailable={UNAVAILABLE} />);
  expect(screen.queryByRole('presentation')).not.toBeInTheDocument();
  expect(screen.queryByText(UNAVAILABLE)).not.toBeInTheDocument();
  expect(container.querySelector('svg')).toBeInTheDocument();
});

test('in a card it is decoration', () => {
  const { container } = render(<ArticlePicture src="/art/lamp.svg" />);
  expect(container).toHaveTextContent('');
  expect(screen.getByRole('presentation')).toHaveAttribute('loading', 'lazy');
});
