import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';
import { Refusal } from '#shared/kernel/refusal.ts';

/** All that IANA has allocated as public; the rest, such as `::/96`, is special or unused. */
const given = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * True for an address that the deployed product must not connect to at a firm's request: everything but public ones, by IANA's
 * registries as the library has them. One that embeds an IPv4 address (6to4, Teredo, NAT64) counts as that.
 */
export const isClosedAddress = (address: string): boolean => {
  // The library treats `::8.8.8.8`, which is unroutable, as the IPv4 address.
  if (/^::(?!ffff:)/i.test(address)) return true;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== 'unicast') return true;
  return parsed instanceof ipaddr.IPv6 && !parsed.match(given);
};

/**
 * Resolves a firm's host to the address to connect to. Connecting to the checked address, not the name, prevents DNS rebinding.
 * Throws 400.
 */
export const openAddress = async (host: string): Promise<string> => {
  const addresses = await lookup(host, { all: true }).catch(() => []);
  const [first] = addresses;
  if (!first) throw new Refusal('validation', `The email server ${host} couldn’t be found`);
  if (addresses.some(({ address }) => isClosedAddress(address)))
    throw new Refusal('validation', `The email server ${host} isn’t on the public internet`);
  return first.address;
};
