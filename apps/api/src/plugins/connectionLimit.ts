import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { BlockList, isIPv6 } from 'node:net';
import type { Socket } from 'node:net';
import { toAddressOrIpv6Network } from '../features/auth/network.ts';
import { rejectTooManyConnections } from '../problems/fallbackErrors.ts';

// The named ranges of Fastify's `trustProxy`.
const namedRanges: Record<string, string[]> = {
  loopback: ['127.0.0.0/8', '::1/128'],
  linklocal: ['169.254.0.0/16', 'fe80::/10'],
  uniquelocal: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', 'fc00::/7'],
};

/** Limits the open connections of one network. A trusted proxy is exempt, because everyone comes through it. */
export const connectionLimitPlugin = plugin(
  async (app: FastifyInstance) => {
    const { trustProxy, maxConnectionsPerAddress } = app.config;
    const isTrustedProxy = createAddressMatcher(trustProxy || []);
    const openByNetwork = new Map<string, number>();
    app.server.on('connection', (socket: Socket) => {
      const { remoteAddress } = socket;
      if (remoteAddress === undefined || isTrustedProxy(remoteAddress)) return;
      const network = toAddressOrIpv6Network(remoteAddress);
      const open = openByNetwork.get(network) ?? 0;
      if (open >= maxConnectionsPerAddress) {
        rejectTooManyConnections(socket);
        return;
      }
      openByNetwork.set(network, open + 1);
      socket.once('close', () => {
        const left = (openByNetwork.get(network) ?? 1) - 1;
        if (left > 0) openByNetwork.set(network, left);
        else openByNetwork.delete(network);
      });
    });
  },
  { name: 'connection-limit' },
);

/** Creates a function that checks whether an address is in some addresses, ranges and named ranges. */
export function createAddressMatcher(ranges: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const range of ranges.flatMap((name) => namedRanges[name] ?? [name])) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return (address) => list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}
