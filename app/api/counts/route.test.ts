import { createFakeSource } from '@/lib/api/testing/fake-source';
import { getCatalogue, getVisitors, type SiteVisitors } from '@/lib/catalogue';
import { POST } from './route';

jest.mock('@/lib/catalogue', () => ({ getCatalogue: jest.fn(), getVisitors: jest.fn() }));
const countClick = jest.fn();
const NOTHING: SiteVisitors = {
  countClick,
  vote: async () => {},
  takeVoteBack: async () => {},
  withVotes: (source) => source,
  claimMails: async () => [],
  noteMailed: async () => {},
  confirm: async () => false,
  unsubscribeByToken: async () => {},
};

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const send = (body: unknown, headers: Record<string, string> = {}) =>
  POST(
    new Request('http://localhost:3000/api/counts', {
      method: 'POST',
      headers: {
        ...{ 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        ...{ 'user-agent': BROWSER, ...headers },
      },
      body: JSON.stringify(body),
    }),
  );
const OPEN = { kind: 'open', offer: 'coupon', id: 1 };

beforeEach(() => {
  countClick.mockClear();
  jest.mocked(getCatalogue).mockReturnValue(createFakeSource());
  jest.mocked(getVisitors).mockReturnValue(NOTHING);
});

it.each([1, '1'])('counts a click on an offer that is there by its id %j', async (id) => {
  const response = await send({ ...OPEN, id });
  expect([response.status, await response.text()]).toEqual([204, '']);
  expect(countClick).toHaveBeenCalledWith('open', expect.objectContaining({ kind: 'coupon', id: 1 }));
});

it.each([
  ['an offer that is not there', { ...OPEN, id: 99 }, {}],
  ['a robot that gives its name', OPEN, { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' }],
  ['what gives no name', OPEN, { 'user-agent': '' }],
])('leaves out %s, and says nothing of it', async (_, body, headers) => {
  expect((await send(body, headers)).status).toBe(204);
  expect(countClick).not.toHaveBeenCalled();
});

it.each([
  ['another kind', { ...OPEN, kind: 'buy' }, {}, 400],
  ['no offer', { ...OPEN, offer: 'shop' }, {}, 400],
  ['no id', { ...OPEN, id: '../x' }, {}, 400],
  ['another site', OPEN, { 'sec-fetch-site': 'cross-site' }, 403],
  ['another type', OPEN, { 'content-type': 'text/plain' }, 415],
  ['a large body', { ...OPEN, more: 'x'.repeat(5000) }, {}, 413],
])('refuses %s', async (_, body, headers, status) => {
  expect((await send(body, headers)).status).toBe(status);
  expect(countClick).not.toHaveBeenCalled();
});

it('keeps nobody waiting for a catalogue that fails', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation();
  jest.mocked(getCatalogue).mockReturnValue({
    ...createFakeSource(),
    getCoupon: () => Promise.reject(new Error('locked')),
  });
  expect((await send(OPEN)).status).toBe(204);
  expect(log).toHaveBeenCalled();
});
