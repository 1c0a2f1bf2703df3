import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { Refusal } from '#shared/kernel/refusal.ts';

/** All that IANA has given out as public; the rest, such as `::/96`, means something else or nothing. */
const given = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True for an address that the deployed product must not connect to on a firm's word: all but public ones, by the
 * registries of IANA as the library has them. One that carries an IPv4 address (6to4, Teredo, NAT64) leads to that.
 */
export const isClosedAddress = (address: string): boolean => {
  // The library takes `::8.8.8.8`, which leads nowhere, for the IPv4 address.
  if (/^::(?!ffff:)/i.test(address)) return true;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return true;
  return parsed instanceof ipaddr.IPv6 && !parsed.match(given);
};

/**
 * The address to connect to for a host that a firm named. Connecting to what was checked, not to the name,
 * leaves no gap in which the name could come to mean another address. Throws 400.
 */
export const openAddress = async (host: string): Promise<string> => {
  const addresses = await lookup(host, { all: true }).catch(() => []);
  const [first] = addresses;
  if (!first) throw new Refusal('validation', `The email server ${host} couldn’t be found`);
  if (addresses.some(({ address }) => isClosedAddress(address)))
    throw new Refusal('validation', `The email server ${host} isn’t on the public internet`);
  return first.address;
};
