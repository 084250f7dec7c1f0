import { cookies, draftMode } from 'next/headers';
import { getCatalogueIn } from '@/lib/catalogue';
import { ARTICLES } from '@/lib/catalogue/wire/testing/items';
import { getSettings, type Settings } from '@/lib/config';
import { parseSettings } from '@/lib/config/settings';
import { PREVIEW_COOKIE } from '@/lib/content/preview';
import { signPreview } from '@/lib/content/preview/preview-token';
import { loadArticlePage } from './article';

jest.mock('next/headers', () => ({ cookies: jest.fn(), draftMode: jest.fn() }));
jest.mock('@/lib/catalogue', () => ({ getCatalogueIn: jest.fn() }));
jest.mock('@/lib/config', () => ({ getSettings: jest.fn() }));

const SECRET = 'a secret of at least 32 characters';
const IN_AN_HOUR_S = Math.floor(Date.now() / 1000) + 3600;
const expiresAt = new Date(IN_AN_HOUR_S * 1000);
const get = jest.fn();

const [draft, published] = ARTICLES;
const getArticleDraft = jest.fn(
  async (slug: string) => ARTICLES.find((article) => article.slug === slug) ?? null,
);
const getArticleBySlug = async (slug: string) => (slug === published?.slug ? published : null);

/** A request with draft mode and this cookie, to a site with this secret. */
function arrange({ isEnabled = true, cookie = '', secret = SECRET }) {
  const settings: Settings = parseSettings({ PREVIEW_SECRET: secret });
  jest.mocked(getSettings).mockReturnValue(settings);
  jest.mocked(draftMode).mockResolvedValue({ isEnabled, enable: jest.fn(), disable: jest.fn() });
  get.mockImplementation((name: string) => (name === PREVIEW_COOKIE ? { name, value: cookie } : undefined));
  jest.mocked<() => Promise<unknown>>(cookies).mockResolvedValue({ get });
}

function sign(slug: string, expires = IN_AN_HOUR_S, secret = SECRET): string {
  return new URLSearchParams(signPreview({ slug, expires }, secret)).toString();
}

beforeEach(() => {
  jest.clearAllMocks();
  jest
    .mocked<(locale: 'en') => unknown>(getCatalogueIn)
    .mockReturnValue({ getArticleBySlug, getArticleDraft });
});

it('shows readers what is published, and asks for nothing else', async () => {
  arrange({ isEnabled: false });
  expect(await loadArticlePage('en', 'more-light')).toEqual({ article: published, preview: null });
  expect(await loadArticlePage('en', 'light')).toEqual({ article: null, preview: null });
  expect(getArticleDraft).not.toHaveBeenCalled();
});

it.each([
  ['a draft', 'light', draft, { publication: { state: 'draft' }, expiresAt }],
  ['what is published', 'more-light', published, { publication: { state: 'published' }, expiresAt }],
  ['what is gone', 'gone', null, null],
])('shows an editor %s as it stands, and what readers see of it', async (_, slug, article, preview) => {
  arrange({ cookie: sign(slug) });
  expect(await loadArticlePage('en', slug)).toEqual({ article, preview });
});

it.each([
  ['another article', sign('another')],
  ['a link that has expired', sign('light', IN_AN_HOUR_S - 7200)],
  ['another site', sign('light', IN_AN_HOUR_S, `${SECRET}.`)],
  ['nothing', ''],
])('shows nothing to a cookie for %s', async (_, cookie) => {
  arrange({ cookie });
  expect(await loadArticlePage('en', 'light')).toEqual({ article: null, preview: null });
});

it.each([
  ['without draft mode', { isEnabled: false }],
  ['where no secret is set', { secret: '' }],
])('asks for no cookie %s', async (_, request) => {
  arrange({ cookie: sign('light'), ...request });
  expect(await loadArticlePage('en', 'light')).toEqual({ article: null, preview: null });
  expect(cookies).not.toHaveBeenCalled();
});
