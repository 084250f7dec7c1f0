import { cookies, draftMode } from 'next/headers';
import { getSettings, type Settings } from '@/lib/config';
import { parseSettings } from '@/lib/config/settings';
import { PREVIEW_COOKIE } from '@/lib/content/preview';
import { signPreview } from '@/lib/content/preview/preview-token';
import { getPreviewEnd } from './request-preview';

jest.mock('next/headers', () => ({ cookies: jest.fn(), draftMode: jest.fn() }));
jest.mock('@/lib/config', () => ({ getSettings: jest.fn() }));

const SECRET = 'a secret of at least 32 characters';
const IN_AN_HOUR_S = Math.floor(Date.now() / 1000) + 3600;
const get = jest.fn();

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

beforeEach(() => jest.clearAllMocks());

it('shows the article that the cookie is for', async () => {
  arrange({ cookie: sign('a-draft') });
  expect(await getPreviewEnd('a-draft')).toEqual(new Date(IN_AN_HOUR_S * 1000));
});

it.each([
  ['another article', sign('another')],
  ['a link that has expired', sign('a-draft', IN_AN_HOUR_S - 7200)],
  ['another site', sign('a-draft', IN_AN_HOUR_S, `${SECRET}.`)],
  ['nothing', ''],
])('shows nothing to a cookie for %s', async (_, cookie) => {
  arrange({ cookie });
  expect(await getPreviewEnd('a-draft')).toBeNull();
});

it.each([
  ['without draft mode', { isEnabled: false }],
  ['where no secret is set', { secret: '' }],
])('asks for no cookie %s', async (_, request) => {
  arrange({ cookie: sign('a-draft'), ...request });
  expect(await getPreviewEnd('a-draft')).toBeNull();
  expect(cookies).not.toHaveBeenCalled();
});
