import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parsePasskeySite } from '../../config/passkeys.ts';
import type { PasskeySite } from '../../config/passkeys.ts';
import { createNotFoundProblem } from '../../problems/problem.ts';

/** Gets the site that passkeys belong to. Throws 404 if passkeys are off. */
export function requirePasskeySite(
  { config: { passkeys } }: FastifyInstance,
  { protocol, host }: Pick<FastifyRequest, 'protocol' | 'host'>,
): PasskeySite {
  const site = passkeys === 'request-host' ? parsePasskeySite(`${protocol}://${host}`) : passkeys;
  if (site === undefined || site === 'off') throw createNotFoundProblem();
  return site;
}
