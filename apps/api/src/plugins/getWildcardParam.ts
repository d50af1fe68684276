import type { FastifyRequest } from 'fastify';

/** Gets the part of the path that matches `*` at the end of the route. */
export const getWildcardParam = (request: FastifyRequest): string => (request.params as { '*': string })['*'];
