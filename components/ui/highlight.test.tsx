import { render, screen } from '@testing-library/react';
import { Highlight } from './highlight';

function renderTitle(query?: string) {
  render(
    <h2>
      <Highlight text="Café lamps" query={query} />
    </h2>,
  );
  return screen.getByRole('heading');
}

test('marks what was searched for, and leaves the text as it is', () => {
  const title = renderTitle('cafe');
  expect(title).toHaveTextContent('Café lamps');
  expect([...title.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(['Café']);
});

test.each([undefined, '', 'wool'])('marks nothing for %j', (query) => {
  const title = renderTitle(query);
  expect(title).toHaveTextContent('Café lamps');
  expect(title.querySelector('mark')).toBeNull();
});
