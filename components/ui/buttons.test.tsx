import { render, screen } from '@testing-library/react';
import { Badge } from './badge';
import { Button, ButtonLink } from './button';
import { EmptyState } from './empty-state';
import { Skeleton } from './skeleton';

test('a button submits nothing by default', () => {
  render(<Button>Copy</Button>);
  expect(screen.getByRole('button', { name: 'Copy' })).toHaveAttribute('type', 'button');
});

test('an inner link stays in its tab', () => {
  render(<ButtonLink href="/brands">Browse</ButtonLink>);
  const link = screen.getByRole('link', { name: 'Browse' });
  expect(link).toHaveAttribute('href', '/brands');
  expect(link).not.toHaveAttribute('target');
});

test.each([
  [undefined, 'noopener'],
  ['sponsored nofollow noopener', 'sponsored nofollow noopener'],
])('an outer link with rel %j opens a new tab with rel %j', (rel, expected) => {
  render(
    <ButtonLink href="https://shop.example/" external rel={rel}>
      Go
    </ButtonLink>,
  );
  const link = screen.getByRole('link', { name: 'Go' });
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', expected);
});

test('an empty state says what is missing and offers a way on', () => {
  render(<EmptyState title="No deals" message="None yet." action={{ href: '/', label: 'Home' }} level={3} />);
  expect(screen.getByRole('heading', { level: 3, name: 'No deals' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
});

test('an empty state needs no way on', () => {
  render(<EmptyState title="No deals" message="None yet." />);
  expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('badges speak, skeletons do not', () => {
  render(
    <>
      <Badge tone="highlight">Exclusive</Badge>
      <Skeleton shape="card" />
    </>,
  );
  expect(screen.getByText('Exclusive')).toBeVisible();
  expect(document.querySelector('[aria-hidden="true"]')).toBeEmptyDOMElement();
});
