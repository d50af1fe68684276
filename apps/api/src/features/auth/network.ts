import { isIPv6 } from 'node:net';

/**
 * Gets the network of an address, for rate limits. A home or a server has 2⁶⁴ IPv6 addresses or more and may use another one
 * each time, so an IPv6 address counts as its /64 network. An IPv4-mapped IPv6 address counts as the IPv4 address.
 */
export function toAddressOrIpv6Network(ip: string): string {
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return ip;
  // `URL` normalises the address.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]];
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return `${groups.slice(0, 4).join(':')}::/64`;
  const halves = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return halves.flatMap((half) => [half >> 8, half & 255]).join('.');
}
