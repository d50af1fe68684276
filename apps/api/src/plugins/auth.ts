import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../access/viewer.ts';
import { hashToken, parseBearerToken } from '../features/auth/tokens.ts';
import { authenticateSession } from '../features/auth/sessions.repository.ts';

/** Finds the account of a request's token. */
export async function authenticateRequest(request: FastifyRequest): Promise<Viewer | undefined> {
  const token = parseBearerToken(request.headers.authorization);
  if (token === undefined) return undefined;
  const { db, config, sessionLoader } = request.server;
  return authenticateSession(db, await sessionLoader.load(hashToken(token)), config);
}
