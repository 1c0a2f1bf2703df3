import { lookup } from 'node:dns/promises';
import { BlockList, isIPv6 } from 'node:net';
import { Refusal } from '../errors.ts';

/**
 * Networks that no user's mail server is in: private, loopback, link-local, shared and reserved ones.
 * Source: the IANA special-purpose address registries (RFC 6890 and its updates).
 */
const closed = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  closed.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 127],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  closed.addSubnet(net, prefix, 'ipv6');

/** True for an address that the deployed product must not connect to on a user's word. */
export const isClosedAddress = (address: string): boolean =>
  isIPv6(address) ? closed.check(address, 'ipv6') : closed.check(address, 'ipv4');

/**
 * The address to connect to for a host that a user named. Connecting to what was checked, not to the name,
 * leaves no gap in which the name could come to mean another address. Throws 400.
 */
export const openAddress = async (host: string): Promise<string> => {
  const addresses = await lookup(host, { all: true }).catch(() => []);
  const [first] = addresses;
  if (!first) throw new Refusal(400, `The mail server ${host} could not be found`);
  if (addresses.some(({ address }) => isClosedAddress(address)))
    throw new Refusal(400, `The mail server ${host} is not on the public internet`);
  return first.address;
};
