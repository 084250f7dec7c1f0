import { pickArticleState } from './format-article-report';

const NOW = new Date('2026-11-20T12:00:00Z');

describe('pickArticleState', () => {
  it.each([
    [null, 'draft'],
    ['2026-11-20', 'published'],
    ['2026-11-20T12:00:00Z', 'published'],
    ['2026-11-20T12:00:01Z', 'scheduled'],
    ['2026-11-21', 'scheduled'],
  ])('with %j it is %s', (publishedAt, state) => {
    expect(pickArticleState(publishedAt, NOW)).toBe(state);
  });
});
