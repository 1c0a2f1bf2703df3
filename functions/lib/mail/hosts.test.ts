import { expect, it } from 'vitest';
import { isClosedAddress, openAddress } from './hosts.ts';

it.each([
  '127.0.0.1',
  '127.9.9.9',
  '10.1.2.3',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  'fe80::1',
  'fd00:ec2::254',
  'ff02::1',
  '::ffff:127.0.0.1',
  '::ffff:169.254.169.254',
  '64:ff9b::7f00:1',
  '64:ff9b:1::1',
  '2002:7f00:1::1',
  '2001:0:7f00:1::1',
  '2001:db8::1',
  '::127.0.0.1',
  '::8.8.8.8',
  'fec0::1',
  '4000::1',
  '192.0.2.1',
  '192.88.99.1',
  '240.0.0.1',
])('%s is closed', (address) => {
  expect(isClosedAddress(address)).toBe(true);
});

it.each(['8.8.8.8', '172.32.0.1', '100.128.0.1', '2606:4700::1', '::ffff:8.8.8.8'])(
  '%s is open',
  (address) => {
    expect(isClosedAddress(address)).toBe(false);
  },
);

it.each(['localhost', '127.0.0.1', '2130706433', '0x7f.1', '127.1'])(
  '%s is refused by whatever name',
  async (host) => {
    await expect(openAddress(host)).rejects.toMatchObject({ status: 400 });
  },
);
