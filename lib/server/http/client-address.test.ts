/** @jest-environment node */
import type { IncomingMessage } from 'node:http';
import { buildIsTrusted, getClientNetwork } from './client-address';

const isTrusted = buildIsTrusted(['loopback', 'private', '203.0.113.0/24', '2001:db8:ffff::1']);

function read(remoteAddress: string, forwarded?: string): string {
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return getClientNetwork({ socket: { remoteAddress } as IncomingMessage['socket'], headers }, isTrusted);
}

it.each([
  ['a visitor', '198.51.100.7', undefined, '198.51.100.7'],
  ['a visitor who names another', '198.51.100.7', '192.0.2.1', '198.51.100.7'],
  ['a proxy', '127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['a proxy, mapped into IPv6', '::ffff:127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['a proxy whose visitor names another', '10.0.0.2', '192.0.2.1, 198.51.100.7', '198.51.100.7'],
  ['a proxy behind a proxy', '10.0.0.2', '198.51.100.7, 203.0.113.9', '198.51.100.7'],
  ['a proxy by its own address', '2001:db8:ffff::1', '198.51.100.7', '198.51.100.7'],
  ['a proxy with ports', '::1', '198.51.100.7:4711', '198.51.100.7'],
  ['a proxy that names no address', '127.0.0.1', 'unknown', '127.0.0.1'],
  ['a proxy that names nobody', '127.0.0.1', undefined, '127.0.0.1'],
  ['a visitor with IPv6', '2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['the same one, a moment later', '2001:db8:1:2::9%eth0', undefined, '2001:db8:1:2::/64'],
  ['one in brackets', '::1', '[2001:db8::9]:4711', '2001:db8:0:0::/64'],
  ['one with an IPv4 address in it', '64:ff9b::198.51.100.7', undefined, '64:ff9b:0:0::/64'],
])('%s: %s, forwarded %s, is %s', (_, remote, forwarded, expected) => {
  expect(read(remote, forwarded)).toBe(expected);
});

it('believes nobody where nobody is trusted', () => {
  const nobody = buildIsTrusted([]);
  const socket = { remoteAddress: '127.0.0.1' } as IncomingMessage['socket'];
  expect(getClientNetwork({ socket, headers: { 'x-forwarded-for': '192.0.2.1' } }, nobody)).toBe('127.0.0.1');
});
