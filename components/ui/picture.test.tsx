import { render, screen } from '@testing-library/react';
import { Picture } from './picture';

test('a picture has a known size and loads late', () => {
  render(<Picture src="/lamp.jpg" alt="A lamp" ratio="classic" />);
  const image = screen.getByRole('img', { name: 'A lamp' });
  expect(image).toHaveAttribute('width', '480');
  expect(image).toHaveAttribute('height', '320');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('the first one of a page loads at once', () => {
  render(<Picture src="/lamp.jpg" alt="A lamp" ratio="classic" eager />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
});

test('without a source the fallback stands alone', () => {
  render(<Picture src={null} alt="A lamp" ratio="square" fallback="Image not available" />);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByText('Image not available')).toBeVisible();
});

test('decoration that fails leaves a calm place: there are no words for it', () => {
  const { container } = render(<Picture src="/lamp.jpg" alt="" ratio="fill" />);
  expect(container).toHaveTextContent('');
  expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
});
