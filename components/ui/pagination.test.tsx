import { render, screen, within } from '@testing-library/react';
import { Pagination } from './pagination';

const labels = {
  navigation: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
};

function renderPagination(current: number, pageCount: number) {
  return render(
    <Pagination
      current={current}
      pageCount={pageCount}
      buildHref={(page) => `/coupons?page=${page}`}
      labels={labels}
    />,
  );
}

test.each([0, 1])('with %i pages there is nothing', (pageCount) => {
  const { container } = renderPagination(1, pageCount);
  expect(container).toBeEmptyDOMElement();
});

test('a page in the middle links to its neighbours and both ends', () => {
  renderPagination(50, 100);
  const nav = within(screen.getByRole('navigation', { name: 'Pages' }));
  expect(nav.getAllByRole('link', { name: /^Page/ }).map((link) => link.textContent)).toEqual([
    '1',
    '2',
    '49',
    '50',
    '51',
    '99',
    '100',
  ]);
  expect(nav.getByRole('link', { name: 'Page 50' })).toHaveAttribute('aria-current', 'page');
  expect(nav.getByRole('link', { name: 'Page 49' })).not.toHaveAttribute('aria-current');
  expect(nav.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/coupons?page=49');
  expect(nav.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '/coupons?page=51');
  expect(nav.getAllByText('…')).toHaveLength(2);
});

test.each([
  ['Previous', 1],
  ['Next', 3],
])('%s is disabled at its end', (name, current) => {
  renderPagination(current, 3);
  const step = screen.getByRole('link', { name });
  expect(step).toHaveAttribute('aria-disabled', 'true');
  expect(step).not.toHaveAttribute('href');
});

test('from a page past the end the way back is the last page', () => {
  renderPagination(9, 3);
  expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/coupons?page=3');
});
