import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { Pagination } from './pagination';

const labels = {
  navigation: 'Pages',
  previous: 'Previous',
  next: 'Next',
  page: (page: number) => `Page ${page}`,
};

function renderPagination(
  current: number,
  pageCount: number,
  handlers: Pick<ComponentProps<typeof Pagination>, 'onTurn' | 'onIntent'> = {},
) {
  return render(
    <Pagination
      current={current}
      pageCount={pageCount}
      buildHref={(page) => `/coupons?page=${page}`}
      labels={labels}
      {...handlers}
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

test.each([
  ['Page 2', 2],
  ['Previous', 2],
  ['Next', 4],
])('%s turns the page in place where somebody can', async (name, page) => {
  const onTurn = jest.fn();
  renderPagination(3, 5, { onTurn });
  await userEvent.click(screen.getByRole('link', { name }));
  expect(onTurn.mock.calls).toEqual([[page]]);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
  'a click with %j is left to the browser',
  (values) => {
    const onTurn = jest.fn();
    renderPagination(1, 5, { onTurn });
    const wasPrevented: boolean[] = [];
    const onBubbled = (event: Event) => {
      wasPrevented.push(event.defaultPrevented);
      // jsdom cannot open it.
      event.preventDefault();
    };
    document.addEventListener('click', onBubbled, { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'Page 2' }), values);
    expect(wasPrevented).toEqual([false]);
    expect(onTurn).not.toHaveBeenCalled();
  },
);

test('the pointer and the keyboard announce that a page may be turned', async () => {
  const onIntent = jest.fn();
  renderPagination(1, 5, { onIntent });
  await userEvent.hover(screen.getByRole('link', { name: 'Page 2' }));
  expect(onIntent).toHaveBeenCalledTimes(1);
  screen.getByRole('link', { name: 'Page 3' }).focus();
  expect(onIntent).toHaveBeenCalledTimes(2);
});
