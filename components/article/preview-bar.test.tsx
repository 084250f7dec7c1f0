import { render, screen, within } from '@testing-library/react';
import type { Publication } from '@/lib/content/preview';
import { PreviewBar } from './preview-bar';

const expiresAt = new Date('2026-11-22T12:30:00Z');

function renderBar(publication: Publication) {
  render(<PreviewBar locale="en" slug="a draft" publication={publication} expiresAt={expiresAt} />);
  return within(screen.getByRole('region', { name: 'Preview' }));
}

test.each<[Publication, string]>([
  [{ state: 'draft' }, 'Preview: this article is not published.'],
  [
    { state: 'scheduled', at: new Date('2026-12-01T08:00:00Z') },
    'Preview: this article is scheduled for 1 Dec 2026, 08:00 UTC.',
  ],
  [{ state: 'published' }, 'Preview: this article is published, readers see it as it is here.'],
])('says of %j what readers see, and until when the link is good', (publication, text) => {
  const bar = renderBar(publication);
  expect(bar.getByText(text)).toBeVisible();
  expect(bar.getByText('The link is good until 22 Nov 2026, 12:30 UTC.')).toBeVisible();
});

test('is left by a plain form, which nothing sends ahead of a click', () => {
  const exit = renderBar({ state: 'draft' }).getByRole('button', { name: 'Leave preview' });
  expect(exit).toHaveAttribute('type', 'submit');
  expect(exit.closest('form')).toHaveAttribute('method', 'post');
  expect(exit.closest('form')).toHaveAttribute('action', '/api/preview/exit?slug=a+draft');
});
