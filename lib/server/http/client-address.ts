import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** Names for ranges: this machine (RFC 6890), and networks that are nobody's on the internet (RFC 1918, RFC 4193). */
const RANGES: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1'],
  private: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Whether an address is one of these: addresses, ranges such as `10.0.0.0/8`, `loopback` or `private`. */
export type IsTrusted = (address: string) => boolean;

/** Takes the proxies of the settings, which have been checked, and returns whether an address is one of theirs. */
export function buildIsTrusted(proxies: readonly string[]): IsTrusted {
  const list = new BlockList();
  for (const range of proxies.flatMap((proxy) => RANGES[proxy] ?? proxy)) {
    const [address = '', prefix] = range.split('/');
    if (prefix === undefined) list.addAddress(address, toFamily(address));
    else list.addSubnet(address, Number(prefix), toFamily(address));
  }
  return (address) => isIP(address) !== 0 && list.check(address, toFamily(address));
}

/**
 * Where a request comes from, as far as it can be believed: the peer of the connection, or, where that is a trusted proxy,
 * the last address of X-Forwarded-For that is none. IPv4, or the network of 64 bits of an IPv6 address, because a
 * subscriber has all of one.
 */
export function getClientNetwork(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  isTrusted: IsTrusted,
) {
  let client = toPlain(socket.remoteAddress ?? '');
  const forwarded = [headers['x-forwarded-for'] ?? []].flat().join(',').split(',');
  while (isTrusted(client)) {
    const before = toPlain(forwarded.pop() ?? '');
    if (isIP(before) === 0) break;
    client = before;
  }
  return isIPv6(client) ? toNetwork(client) : client;
}

/** Without port, brackets and zone; IPv4 as such where it is mapped into IPv6 (RFC 4291 §2.5.5.2). */
function toPlain(address: string): string {
  return address
    .trim()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/%.*$/, '')
    .replace(/^::ffff:(?=\d+\.)/i, '');
}

function toNetwork(address: string): string {
  // In the one form of RFC 5952, without dots.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const groups = head === '' ? [] : head.split(':');
  const rest = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? [] : Array<string>(8 - groups.length - rest.length).fill('0');
  return `${[...groups, ...zeros, ...rest].slice(0, 4).join(':')}::/64`;
}

const toFamily = (address: string) => (isIPv4(address) ? 'ipv4' : 'ipv6');
