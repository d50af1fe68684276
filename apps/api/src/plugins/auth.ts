import type { FastifyRequest } from 'fastify';
import type { Viewer } from '../access/viewer.ts';
import { bearerToken } from '../features/auth/tokens.ts';
import { findViewer } from '../features/auth/sessions.repository.ts';

/** Finds out who sent a request, by its token alone. */
export async function authenticate(request: FastifyRequest): Promise<Viewer | undefined> {
  const token = bearerToken(request.headers.authorization);
  const { db, config } = request.server;
  return token === undefined ? undefined : findViewer(db, token, config);
}
