import { parseUnsubscribeQuery } from './newsletter-pages';
import { buildUnsubscribeHref } from './paths';

const read = (address: string) =>
  parseUnsubscribeQuery(Object.fromEntries(new URL(address, 'https://x.example').searchParams));

describe('parseUnsubscribeQuery', () => {
  it.each([
    ['/unsubscribe', '', null],
    ['/unsubscribe?email=ana@example.com', 'ana@example.com', null],
    ['/unsubscribe?email=%20ana%40example.com%20', 'ana@example.com', null],
    ['/unsubscribe?email=ana+deals@example.com', 'ana+deals@example.com', null],
    ['/unsubscribe?email=ana%2Bdeals@example.com', 'ana+deals@example.com', null],
    ['/unsubscribe?email=ana&status=invalid', 'ana', 'invalid'],
    ['/unsubscribe?status=done', '', 'done'],
    ['/unsubscribe?status=gone', '', null],
    [`/unsubscribe?email=${'a'.repeat(300)}`, 'a'.repeat(254), null],
  ])('reads %s', (address, email, status) => {
    expect(read(address)).toEqual({ email, status });
  });

  it('takes the first of several', () => {
    expect(parseUnsubscribeQuery({ email: ['a@b.c', 'd@e.f'], status: ['failed', 'done'] })).toEqual({
      email: 'a@b.c',
      status: 'failed',
    });
  });

  it.each([
    { email: 'ana+deals@example.com', status: 'failed' },
    { email: 'zoë&co=1@straße.example', status: 'done' },
    { email: '', status: 'invalid' },
  ] as const)('reads back what buildUnsubscribeHref wrote: %j', (state) => {
    expect(read(buildUnsubscribeHref('es', state))).toEqual(state);
  });
});
