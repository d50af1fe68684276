import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The media type of the operation's body. Undefined for routes that are not operations. */
    bodyMediaType?: 'application/json' | 'multipart/form-data' | 'none';
    isBodyOptional?: boolean;
  }
}

/** Parses JSON, leaves forms to the streaming parser, and ignores bodies that an operation does not take, up to the size limit. */
export const bodyParsersPlugin = plugin(
  async (app: FastifyInstance) => {
    const parse = app.getDefaultJsonParser('error', 'error');
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
      // Clients call logout with `content-type: application/json` and an empty body or `{}`.
      const { bodyMediaType, isBodyOptional } = request.routeOptions.config;
      if (bodyMediaType === 'none' || (isBodyOptional && text === '')) done(null, undefined);
      else void parse(request, String(text), done);
    });
    await app.register(multipart);
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
  },
  { name: 'body-parsers' },
);
