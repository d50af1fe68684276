import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../access/viewer.ts';
import { readBearerToken } from '../features/auth/tokens.ts';
import { findViewer } from '../features/auth/sessions.repository.ts';

/** Finds the account of a request's token. */
export async function authenticate(request: FastifyRequest): Promise<Viewer | undefined> {
  const token = readBearerToken(request.headers.authorization);
  const { db, config } = request.server;
  return token === undefined ? undefined : findViewer(db, token, config);
}
