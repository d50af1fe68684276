import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../config.ts';

// The one style that React Aria puts into the page (react-aria 3.53); a test of the pages notices when it changes.
const reactAriaStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

/** Headers that tell browsers what our pages never do: run inline scripts, sit in frames, guess at file types. */
export const securityHeaders = plugin(
  async (app: FastifyInstance) => {
    const isSecure = app.config.publicUrl?.startsWith('https:') ?? false;
    await app.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: directives(app.config) },
      strictTransportSecurity: isSecure ? { maxAge: 15_552_000, includeSubDomains: false } : false,
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginEmbedderPolicy: false,
    });
    app.addHook('onSend', async (request, reply) => {
      reply.header('x-request-id', request.id);
      reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=(), usb=()');
      // What was answered to one person is nobody else's, and not to be found in the browser's cache afterwards.
      if (request.headers.authorization) reply.header('cache-control', 'no-store');
      else if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    });
  },
  { name: 'security-headers' },
);

function directives({ platform, s3 }: Config): Record<string, string[]> {
  const own = "'self'";
  const hosts = platform.embedHosts.map((host) => `https://${host}`);
  const players = Object.values(platform.players).flatMap((player) =>
    URL.canParse(player) ? [new URL(player).origin] : [],
  );
  return {
    'default-src': [own],
    'script-src': [own],
    'style-src': [own, reactAriaStyle],
    'img-src': [own, 'data:', 'blob:'],
    'font-src': [own],
    // Signed links to recordings lead to the bucket, where there is one.
    'media-src': [own, 'blob:', ...(s3 ? [s3.origin] : [])],
    'connect-src': [own],
    'worker-src': [own, 'blob:'],
    'frame-src': [...new Set([own, ...players, ...hosts])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': [own],
    'frame-ancestors': ["'none'"],
  };
}
