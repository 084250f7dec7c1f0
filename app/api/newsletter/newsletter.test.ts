import { getVisitors } from '@/lib/catalogue';
import { POST as confirm } from './confirm/route';
import { POST as unsubscribe } from './unsubscribe/route';

jest.mock('@/lib/catalogue', () => ({ getCatalogue: jest.fn(), getVisitors: jest.fn() }));
const visitors = {
  countClick: jest.fn(),
  vote: jest.fn(),
  takeVoteBack: jest.fn(),
  withVotes: jest.fn(),
  claimMails: jest.fn(),
  noteMailed: jest.fn(),
  confirm: jest.fn(),
  unsubscribeByToken: jest.fn(),
};
const TOKEN = '3f1f5a52-9d3c-4b8f-8a53-1c1f0f3f9b11';
const post = (path: string, body: string, headers = {}) =>
  new Request(`https://deals.example/api/newsletter/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    body,
  });

beforeEach(() => {
  jest.resetAllMocks();
  jest.mocked(getVisitors).mockReturnValue(visitors);
});

it.each([
  [TOKEN, 'es', async () => true, '/es/confirm?status=done'],
  [TOKEN, 'en', async () => false, '/confirm?status=gone'],
  ['../x', 'en', async () => true, '/confirm?status=gone'],
  [TOKEN, 'xx', () => Promise.reject(new Error('locked')), `/confirm?token=${TOKEN}&status=failed`],
])('the form with %s in %s leads back to what became of it', async (token, locale, call, href) => {
  jest.spyOn(console, 'error').mockImplementation();
  visitors.confirm.mockImplementation(call);
  const response = await confirm(post('confirm', `token=${encodeURIComponent(token)}&locale=${locale}`));
  expect([response.status, response.headers.get('location')]).toEqual([303, href]);
});

it('a page of another site confirms nothing', async () => {
  const request = post('confirm', `token=${TOKEN}`, { 'sec-fetch-site': 'cross-site' });
  expect((await confirm(request)).status).toBe(403);
  expect(visitors.confirm).not.toHaveBeenCalled();
});

it('a mail program unsubscribes with one call', async () => {
  const response = await unsubscribe(post(`unsubscribe?token=${TOKEN}`, 'List-Unsubscribe=One-Click'));
  expect(response.status).toBe(204);
  expect(visitors.unsubscribeByToken).toHaveBeenCalledWith(TOKEN);
  expect((await unsubscribe(post('unsubscribe', 'List-Unsubscribe=One-Click'))).status).toBe(400);
});
