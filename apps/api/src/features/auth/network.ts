import { isIPv6 } from 'node:net';

/**
 * Whom an address counts for. Every home and every rented machine has 2⁶⁴ addresses of IPv6 or more, and may come from
 * another one each time: they count as the one network they are. An IPv4 address in the dress of IPv6 is what it is.
 */
export function networkOf(ip: string): string {
  const [address = ''] = ip.split('%');
  if (!isIPv6(address)) return ip;
  // A URL writes every address in one way.
  const [head = '', tail = ''] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [left, right] = [head, tail].map((part) => (part === '' ? [] : part.split(':'))) as [string[], string[]];
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return `${groups.slice(0, 4).join(':')}::/64`;
  const halves = groups.slice(6).map((group) => Number.parseInt(group, 16));
  return halves.flatMap((half) => [half >> 8, half & 255]).join('.');
}
