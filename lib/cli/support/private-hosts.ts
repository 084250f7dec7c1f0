import dns, { type LookupAddress, type LookupAllOptions } from 'node:dns';
import { BlockList, isIP, isIPv4 } from 'node:net';

/** Addresses that are nobody's on the internet (RFC 6890, RFC 4193, RFC 4291), as CIDR. */
const SPECIAL = [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12'],
  ...['192.0.0.0/24', '192.168.0.0/16', '198.18.0.0/15', '224.0.0.0/3'],
  ...['::/127', '64:ff9b:1::/48', 'fc00::/7', 'fe80::/10', 'ff00::/8'],
];
/** Names that mean a private network by themselves (RFC 6761, RFC 6762, RFC 8375), as those without a dot do. */
const PRIVATE_NAME = /^[^.]+$|\.(?:localhost|local|internal|lan|home\.arpa)\.?$/i;

const special = new BlockList();
for (const range of SPECIAL) {
  const [address = '', prefix] = range.split('/');
  special.addSubnet(address, Number(prefix), isIPv4(address) ? 'ipv4' : 'ipv6');
}

/** Whether nobody on the internet has this address. IPv4 counts as such where it is mapped into IPv6. */
export function isPrivateAddress(address: string): boolean {
  const plain = address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
  return isIP(plain) === 0 || special.check(plain, isIPv4(plain) ? 'ipv4' : 'ipv6');
}

type LookupAll = (
  name: string,
  options: LookupAllOptions,
  done: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

/** A lookup by which this name has no private address: it fails with a plain message instead. */
export function withoutPrivateAddresses(lookupAll: LookupAll, guarded: string) {
  return (...args: unknown[]): void => {
    const [name] = args as [string];
    const done = args.at(-1) as (error: Error | null, ...result: unknown[]) => void;
    const given = args.length > 2 ? args[1] : {};
    const options = typeof given === 'number' ? { family: given } : (given as dns.LookupOptions);
    lookupAll(name, { ...options, all: true }, (error, addresses) => {
      if (error) return done(error);
      const found = name === guarded ? addresses.find(({ address }) => isPrivateAddress(address)) : undefined;
      if (found) {
        const reason = `${name} has the private address ${found.address}; with --private-host it is taken`;
        return done(new Error(reason));
      }
      const [first] = addresses;
      return options.all ? done(null, addresses) : done(null, first?.address, first?.family);
    });
  };
}

/**
 * From now on no connection of this process goes to a private address under this name, whenever it is looked up: a host's
 * owner could otherwise lead an import into the operator's network (DNS rebinding). A name or an address that is private
 * by its form was meant so. fetch takes no lookup of ours, so Node's own is replaced.
 */
export function refusePrivateAddresses(name: string): void {
  if (isIP(name.replace(/^\[|\]$/g, '')) !== 0 || PRIVATE_NAME.test(name)) return;
  dns.lookup = withoutPrivateAddresses(dns.lookup as LookupAll, name) as typeof dns.lookup;
}
