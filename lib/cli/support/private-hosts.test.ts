/** @jest-environment node */
import dns, { type LookupAddress } from 'node:dns';
import { fc } from '@/lib/testing/fast-check';
import { isPrivateAddress, refusePrivateAddresses, withoutPrivateAddresses } from './private-hosts';

it.each([
  ...['127.0.0.1', '10.1.2.3', '172.31.255.255', '192.168.0.1', '169.254.169.254', '100.64.0.1', '0.0.0.0'],
  ...[
    '::1',
    '::',
    'fe80::1%eth0',
    'fd00::1',
    '::ffff:10.0.0.1',
    '::FFFF:169.254.169.254',
    'ff02::1',
    '255.255.255.255',
  ],
])('%s is nobody’s on the internet', (address) => {
  expect(isPrivateAddress(address)).toBe(true);
});

it.each(['93.184.215.14', '172.32.0.1', '2606:2800:21f:cb07::1', '::ffff:93.184.215.14'])(
  '%s is public',
  (address) => {
    expect(isPrivateAddress(address)).toBe(false);
  },
);

it('what is no address is not taken for a public one', () => {
  fc.assert(fc.property(fc.string(), (text) => isPrivateAddress(`x${text}`)));
});

it('no private network of IPv4 is public in another form', () => {
  fc.assert(
    fc.property(fc.constantFrom('10', '127'), fc.nat(255), fc.nat(255), fc.nat(255), (first, ...rest) => {
      const address = [first, ...rest].join('.');
      return isPrivateAddress(address) && isPrivateAddress(`::ffff:${address}`);
    }),
  );
});

/** A name server that gives the one list after the other. */
function lookUpIn(...lists: string[][]) {
  let time = 0;
  return withoutPrivateAddresses((_name, _options, done) => {
    const addresses: LookupAddress[] = (lists[time++] ?? []).map((address) => ({ address, family: 4 }));
    done(null, addresses);
  }, 'feeds.example');
}

function ask(lookup: ReturnType<typeof lookUpIn>, name: string, ...options: object[]) {
  return new Promise((resolve, reject) =>
    lookup(name, ...options, (error: Error | null, ...result: unknown[]) =>
      error ? reject(error) : resolve(result),
    ),
  );
}

it('a name that changes its address meanwhile is refused when it is looked up again', async () => {
  const lookup = lookUpIn(['93.184.215.14'], ['93.184.215.14', '169.254.169.254']);
  expect(await ask(lookup, 'feeds.example', { all: true })).toEqual([
    [{ address: '93.184.215.14', family: 4 }],
  ]);
  await expect(ask(lookup, 'feeds.example')).rejects.toThrow(
    'feeds.example has the private address 169.254.169.254; with --private-host it is taken',
  );
});

it('other names may have private addresses', async () => {
  expect(await ask(lookUpIn(['10.0.0.1']), 'database.example')).toEqual(['10.0.0.1', 4]);
});

describe('in this process', () => {
  const original = dns.lookup;
  afterEach(() => void (dns.lookup = original));

  it('a connection to the name fails', async () => {
    dns.lookup = ((_name: string, _options: object, done: (...result: unknown[]) => void) =>
      done(null, [{ address: '127.0.0.1', family: 4 }])) as typeof dns.lookup;
    refusePrivateAddresses('feeds.example');
    const failure: unknown = await fetch('http://feeds.example:8080/').catch((error: Error) => error.cause);
    expect(String(failure)).toContain('feeds.example has the private address 127.0.0.1');
  });

  it.each(['localhost', 'api', 'api.local', '10.0.0.1', '[::1]'])('%s was meant so', (name) => {
    refusePrivateAddresses(name);
    expect(dns.lookup).toBe(original);
  });
});
