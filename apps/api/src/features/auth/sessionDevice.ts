import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { SessionDevice } from './sessions.repository.ts';
import { parseUserAgent } from './userAgent.ts';

/** Reads the device that sent a correct password, and creates the headers that make it known to the account. */
export function readSessionDevice(
  { knownDevices }: FastifyInstance,
  request: FastifyRequest,
  account: { id: number; password_hash: string },
): { device: SessionDevice; headers: Record<string, string> } {
  const { deviceId, headers } = knownDevices.recognizeDevice(request, account);
  return { device: { ...parseUserAgent(request.headers['user-agent']), device_id: deviceId }, headers };
}
