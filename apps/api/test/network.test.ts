import { expect, test } from 'vitest';
import { toAddressOrIpv6Network } from '../src/features/auth/network.ts';

test.each([
  ['10.0.0.1', '10.0.0.1'],
  ['::ffff:10.0.0.1', '10.0.0.1'],
  ['::ffff:a00:1', '10.0.0.1'],
  ['0:0:0:0:0:FFFF:192.168.1.255', '192.168.1.255'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::', '2001:db8:1:2::/64'],
  ['2001:0db8::9', '2001:db8:0:0::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
])('%s counts for %s', (ip, network) => {
  expect(toAddressOrIpv6Network(ip)).toBe(network);
});
