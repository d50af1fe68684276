import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../access/viewer.ts';
import { parseBearerToken } from '../features/auth/tokens.ts';
import { authenticateToken } from '../features/auth/sessions.repository.ts';

/** Finds the account of a request's token. */
export async function authenticateRequest(request: FastifyRequest): Promise<Viewer | undefined> {
  const token = parseBearerToken(request.headers.authorization);
  const { db, config } = request.server;
  return token === undefined ? undefined : authenticateToken(db, token, config);
}
