import { render, screen } from '@testing-library/react';
import { SearchForm } from './search-box';

const texts = { label: 'Search coupons', placeholder: 'Shop or offer', submitLabel: 'Search' };

test('a plain GET form with its text and the values it carries along', () => {
  render(<SearchForm action="/coupons" value="linen" hidden={{ category: 'home' }} {...texts} />);
  const form = screen.getByRole('search', { name: 'Search coupons' });
  expect(form).toHaveAttribute('action', '/coupons');
  expect(form).toHaveAttribute('method', 'get');
  expect(form).toHaveFormValues({ q: 'linen' });
  const field = screen.getByRole('searchbox', { name: 'Search coupons' });
  expect([...new FormData(field.closest('form') ?? undefined)]).toEqual([
    ['q', 'linen'],
    ['category', 'home'],
  ]);
});

test.each([
  ['', false],
  ['   ', false],
  [' linen ', true],
])('the browser takes %j: %j', (value, isTaken) => {
  render(<SearchForm action="/coupons" value={value} {...texts} />);
  expect(screen.getByRole<HTMLInputElement>('searchbox').checkValidity()).toBe(isTaken);
});

test('another search shows its own text', () => {
  const { rerender } = render(<SearchForm action="/coupons" value="linen" {...texts} />);
  rerender(<SearchForm action="/coupons" value="lamps" {...texts} />);
  expect(screen.getByRole('searchbox')).toHaveValue('lamps');
});
