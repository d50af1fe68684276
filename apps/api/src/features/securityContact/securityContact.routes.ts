import type { FastifyInstance } from 'fastify';
import { createNotFoundProblem } from '../../problems/problem.ts';

const dayMs = 86_400_000;
/** RFC 9116 asks for less than a year. The date is computed for each request. */
const validDays = 180;

/** Serves `/.well-known/security.txt` (RFC 9116): where to report a vulnerability. There is none without `SECURITY_CONTACT`. */
export async function securityContactRoutes(app: FastifyInstance): Promise<void> {
  const { securityContact, publicUrl } = app.config;

  app.get('/.well-known/security.txt', async (_request, reply) => {
    if (securityContact === undefined) throw createNotFoundProblem();
    const expiryDate = new Date(Math.ceil(Date.now() / dayMs + validDays) * dayMs);
    const lines = [
      `Contact: ${securityContact}`,
      `Expires: ${expiryDate.toISOString()}`,
      'Preferred-Languages: ar, en',
      // The host of a request may be forged.
      ...(publicUrl === undefined ? [] : [`Canonical: ${publicUrl}/.well-known/security.txt`]),
    ];
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`);
  });
}
