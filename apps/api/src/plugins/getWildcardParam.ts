import type { FastifyRequest } from 'fastify';

/** What an address has where its route ends in `*`. */
export const getWildcardParam = (request: FastifyRequest): string => (request.params as { '*': string })['*'];
