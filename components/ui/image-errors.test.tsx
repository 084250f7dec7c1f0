import { fireEvent, render, screen } from '@testing-library/react';
import { ImageErrors } from './image-errors';
import { Picture } from './picture';

function renderPicture() {
  return render(
    <>
      <Picture src="/lamp.jpg" alt="A lamp" ratio="wide" fallback="Image not available" />
      <ImageErrors unavailable="Image not available" />
    </>,
  );
}

test('a picture that fails is marked, one that loads after all is not', () => {
  renderPicture();
  const image = screen.getByRole('img');
  expect(image).not.toHaveAttribute('data-failed');
  fireEvent.error(image);
  expect(image).toHaveAttribute('data-failed', 'Image not available');
  fireEvent.load(image);
  expect(image).not.toHaveAttribute('data-failed');
});

test('a picture that failed before the script ran is marked too', async () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error('broken'));
  renderPicture();
  await screen.findByText('Image not available');
  expect(screen.getByRole('img')).toHaveAttribute('data-failed');
  complete.mockRestore();
});

test('without the component nobody listens any more', () => {
  const { rerender } = renderPicture();
  rerender(<Picture src="/lamp.jpg" alt="A lamp" ratio="wide" />);
  const image = screen.getByRole('img');
  fireEvent.error(image);
  expect(image).not.toHaveAttribute('data-failed');
});

test('a picture that comes later, with a page turned in place, is watched too', () => {
  const { rerender } = renderPicture();
  rerender(
    <>
      <Picture src="/lamp.jpg" alt="A lamp" ratio="wide" />
      <Picture src="/linen.jpg" alt="Linen" ratio="wide" />
      <ImageErrors unavailable="Image not available" />
    </>,
  );
  const image = screen.getByRole('img', { name: 'Linen' });
  fireEvent.error(image);
  expect(image).toHaveAttribute('data-failed');
});

test('a drawing without a size of its own, which decodes, has not failed', async () => {
  const complete = jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const decoded = Promise.resolve();
  HTMLImageElement.prototype.decode = () => decoded;
  renderPicture();
  await decoded;
  expect(screen.getByRole('img')).not.toHaveAttribute('data-failed');
  complete.mockRestore();
});
