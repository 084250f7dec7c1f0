import { DRAFT_MODE_COOKIE } from '@/lib/server/next-seams/draft-mode-cookie';
import { cookies, draftMode } from 'next/headers';
import { getCatalogue } from '@/lib/catalogue';
import { ARTICLES } from '@/lib/catalogue/wire/testing/items';
import { createFakeSource } from '@/lib/api/testing/fake-source';
import { getSettings } from '@/lib/config';
import { parseSettings } from '@/lib/config/settings';
import { buildPreviewHref } from '@/lib/content/preview';
import { POST } from './exit/route';
import { GET, HEAD } from './route';

jest.mock('next/headers', () => ({ cookies: jest.fn(), draftMode: jest.fn() }));
jest.mock('@/lib/catalogue', () => ({ getCatalogue: jest.fn() }));
jest.mock('@/lib/config', () => ({ getSettings: jest.fn() }));

const SITE = 'https://deals.example';
const SECRET = 'a secret of at least 32 characters';
const IN_AN_HOUR_S = Math.floor(Date.now() / 1000) + 3600;
const jar = { get: jest.fn(() => ({ value: 'draft-mode-id' })), set: jest.fn() };
const enable = jest.fn();
const slug = ARTICLES[0]?.slug ?? '';

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(getSettings).mockReturnValue(parseSettings({ SITE_URL: SITE, PREVIEW_SECRET: SECRET }));
  jest.mocked(getCatalogue).mockReturnValue(createFakeSource());
  jest.mocked<() => Promise<unknown>>(cookies).mockResolvedValue(jar);
  jest.mocked(draftMode).mockResolvedValue({ isEnabled: false, enable, disable: jest.fn() });
});

function ask(expires = IN_AN_HOUR_S): Request {
  return new Request(SITE + buildPreviewHref('en', { slug, expires }, SECRET));
}

describe('a good link', () => {
  it('turns draft mode on for the page of its article, and leads there', async () => {
    const response = await GET(ask());
    expect([response.status, response.headers.get('location')]).toEqual([307, `/blog/${slug}`]);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(enable).toHaveBeenCalledTimes(1);
    const scope = { path: `/blog/${slug}`, expires: new Date(IN_AN_HOUR_S * 1000), secure: true };
    expect(jar.set.mock.calls).toEqual([
      [expect.objectContaining({ ...scope, name: DRAFT_MODE_COOKIE, value: 'draft-mode-id' })],
      [
        expect.objectContaining({
          ...scope,
          name: 'article-preview',
          value: expect.stringContaining('signature='),
        }),
      ],
    ]);
  });

  it('turns nothing on for a program that only looks at it', async () => {
    const response = await HEAD(ask());
    expect([response.status, response.headers.get('location')]).toEqual([307, `/blog/${slug}`]);
    expect(enable).not.toHaveBeenCalled();
    expect(jar.set).not.toHaveBeenCalled();
  });
});

it('a link that has expired turns nothing on', async () => {
  const response = await GET(ask(IN_AN_HOUR_S - 7200));
  expect(response.status).toBe(401);
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await response.text()).toContain('This link has expired on');
  expect((await HEAD(ask(IN_AN_HOUR_S - 7200))).status).toBe(401);
  expect(enable).not.toHaveBeenCalled();
  expect(jar.set).not.toHaveBeenCalled();
});

describe('the exit', () => {
  const leave = (query: string, headers = {}) =>
    POST(new Request(`${SITE}/api/preview/exit?${query}`, { method: 'POST', headers }));

  it.each([
    ['to the article where it is public', `slug=${slug}`, `/blog/${slug}`],
    ['to the blog where it is not', 'slug=a-draft', '/blog'],
    ['nowhere else', 'slug=%2F%2Fevil.example&locale=%2F%2Fevil.example', '/blog'],
  ])('leads %s', async (_, query, location) => {
    const response = await leave(query);
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
    const names = [DRAFT_MODE_COOKIE, 'article-preview'];
    expect(jar.set.mock.calls).toEqual(
      names.map((name) => [expect.objectContaining({ name, value: '', expires: new Date(0) })]),
    );
  });

  it('is not for the pages of other sites', async () => {
    expect((await leave(`slug=${slug}`, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect(jar.set).not.toHaveBeenCalled();
  });
});
