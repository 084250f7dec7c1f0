import { buildFeedTypes } from './feed-topic';

describe('buildFeedTypes', () => {
  it('names every feed of a page, in its language', () => {
    const types = buildFeedTypes('en', 'Clipmint', [{ kind: 'offers' }, { kind: 'search', text: 'lamps' }]);
    expect(types).toEqual({
      'application/rss+xml': [
        { url: '/feeds/offers', title: 'New offers - Clipmint' },
        { url: '/feeds/search?q=lamps', title: 'New offers for “lamps” - Clipmint' },
      ],
    });
    expect(buildFeedTypes('fr', 'Clipmint', [{ kind: 'blog' }])).toMatchObject({
      'application/rss+xml': [{ url: '/fr/feeds/blog' }],
    });
  });

  it.each([[undefined], [[]]])('is left out without any', (topics) => {
    expect(buildFeedTypes('en', 'Clipmint', topics)).toBeUndefined();
  });
});
