import { buildDescription } from './info-page';

const SITE = { siteName: 'Clipmint', siteTagline: 'Discover, save, and enjoy more' };
const PAGE = { title: 'About us', subtitle: null, lead: null };

describe('buildDescription', () => {
  it.each([
    ['the subtitle', { ...PAGE, subtitle: 'Honest codes.', lead: 'We collect. A lot.' }, 'Honest codes.'],
    ['the first sentence', { ...PAGE, lead: 'We collect codes. All of them.' }, 'We collect codes.'],
    ['a text without a full stop', { ...PAGE, lead: 'We collect codes' }, 'We collect codes'],
    ['the tagline', PAGE, 'Clipmint - Discover, save, and enjoy more'],
    ['no repeated title', { ...PAGE, subtitle: 'About us.', lead: 'We collect.' }, 'We collect.'],
    ['no title at all', { ...PAGE, lead: 'ABOUT  US!' }, 'Clipmint - Discover, save, and enjoy more'],
  ])('is %s', (_, page, expected) => {
    expect(buildDescription(page, 'en', SITE)).toBe(expected);
  });

  it('ends a long sentence at a word', () => {
    const description = buildDescription({ ...PAGE, lead: 'many words, '.repeat(40) }, 'en', SITE);
    expect(description).toMatch(/^(many words, )+many( words)?…$/);
    expect(description.length).toBeLessThanOrEqual(160);
  });

  it('cuts a word that never ends', () => {
    expect(buildDescription({ ...PAGE, lead: 'x'.repeat(500) }, 'en', SITE)).toHaveLength(160);
  });
});
