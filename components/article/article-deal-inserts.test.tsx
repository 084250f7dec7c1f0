import { render, screen } from '@testing-library/react';
import { buildDeal } from '@/lib/testing/build-offer';
import { buildDealInserts } from './article-deal-inserts';

const NOW = new Date('2026-11-20T12:00:00Z');

function buildDeals(count: number) {
  return Array.from({ length: count }, (_, index) =>
    buildDeal({ id: index + 1, title: `Deal ${index + 1}` }),
  );
}

describe('buildDealInserts', () => {
  it.each([
    [0, 0],
    [1, 1],
    [2, 1],
    [5, 3],
  ])('%d deals make %d inserts', (deals, inserts) => {
    expect(buildDealInserts(buildDeals(deals), 'en', NOW)).toHaveLength(inserts);
  });

  it('shows them by twos in their order', () => {
    render(buildDealInserts(buildDeals(3), 'en', NOW));
    const lists = screen.getAllByRole('list');
    expect(lists.map((list) => list.children.length)).toEqual([2, 1]);
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Deal 1',
      'Deal 2',
      'Deal 3',
    ]);
  });
});
