import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The kind of body the operation takes; undefined for routes that are not operations. */
    bodyKind?: 'application/json' | 'multipart/form-data' | 'none';
    isBodyOptional?: boolean;
  }
}

/** Reads JSON, leaves forms to be read part by part, and ignores a body that an operation does not ask for, up to the size limit. */
export const bodyParsers = plugin(
  async (app: FastifyInstance) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
      // Clients send `content-type: application/json` with nothing, or with `{}`, to logout.
      const { bodyKind, isBodyOptional } = request.routeOptions.config;
      if (bodyKind === 'none' || (isBodyOptional && text === '')) done(null, undefined);
      else void parse(request, String(text), done);
    });
    await app.register(multipart);
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
  },
  { name: 'body-parsers' },
);
