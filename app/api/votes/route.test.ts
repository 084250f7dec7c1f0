import { createFakeSource } from '@/lib/api/testing/fake-source';
import { getCatalogue, getVisitors } from '@/lib/catalogue';
import { POST } from './route';

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
const YES = { offer: 'coupon', id: 1, worked: true, token: TOKEN };
const send = (body: object, userAgent = 'Mozilla/5.0 Firefox/140.0') =>
  POST(
    new Request('http://localhost:3000/api/votes', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': userAgent },
      body: JSON.stringify(body),
    }),
  );

beforeEach(() => {
  jest.clearAllMocks();
  jest.mocked(getCatalogue).mockReturnValue(createFakeSource());
  jest.mocked(getVisitors).mockReturnValue(visitors);
});

it('stores a vote on an offer that is there, and takes it back', async () => {
  expect((await send(YES)).status).toBe(204);
  expect(visitors.vote).toHaveBeenCalledWith(expect.objectContaining({ kind: 'coupon', id: 1 }), {
    token: TOKEN,
    worked: true,
  });
  expect((await send({ ...YES, worked: null })).status).toBe(204);
  expect(visitors.takeVoteBack).toHaveBeenCalledWith(TOKEN);
  expect(visitors.vote).toHaveBeenCalledTimes(1);
});

it.each([
  ['an offer that is not there', { ...YES, id: 99 }, undefined, 204],
  ['a robot', YES, 'Googlebot/2.1', 204],
  ['no token', { ...YES, token: 'mine' }, undefined, 400],
  ['neither yes nor no', { ...YES, worked: 'yes' }, undefined, 400],
])('stores nothing of %s', async (_, body, userAgent, status) => {
  expect((await send(body, userAgent)).status).toBe(status);
  expect(visitors.vote).not.toHaveBeenCalled();
});

it('says where a vote could not be stored', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  visitors.vote.mockRejectedValueOnce(new Error('locked'));
  expect((await send(YES)).status).toBe(503);
});
