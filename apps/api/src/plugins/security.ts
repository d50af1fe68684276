import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import plugin from 'fastify-plugin';
import helmet from 'helmet';
import { embedProviders } from '@fanous/api-client/embedProviders';
import type { Config } from '../config.ts';

// The hash of React Aria's inline style (react-aria 3.53). A test of the pages fails when it changes.
const reactAriaStyleHash = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
// Browser features that no page and no frame uses.
const unusedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'display-capture'];

/** Adds security headers: no inline scripts, no framing by other sites, no guessing of file types. */
export const securityHeadersPlugin = plugin(
  async (app: FastifyInstance) => {
    const isSecure = app.config.publicUrl?.startsWith('https:') ?? false;
    // Not `@fastify/helmet`: it builds the policy again for every request.
    const setHeaders = helmet({
      contentSecurityPolicy: { useDefaults: false, directives: getDirectives(app.config) },
      // Set below, for TLS connections only.
      strictTransportSecurity: false,
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginEmbedderPolicy: false,
    });
    app.addHook('onRequest', (request, reply, done) => setHeaders(request.raw, reply.raw, () => done()));
    app.addHook('onSend', async (request, reply) => {
      if (isBuiltFile(request, reply)) {
        for (const name of pageHeaders) reply.removeHeader(name);
        return;
      }
      reply.header('x-request-id', request.id);
      reply.header('permissions-policy', unusedFeatures.map((feature) => `${feature}=()`).join(', '));
      if (isSecure || request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000');
      restrictData(reply, app.config);
      // A personal response must not stay in any cache.
      if (request.headers.authorization) reply.header('cache-control', 'no-store');
      else if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    });
  },
  { name: 'security-headers' },
);

/** Headers that say something about pages. A page loads dozens of scripts and fonts, for which they mean nothing. */
const pageHeaders = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** Whether a response is a built script, style or font. Workers are excluded, because they have a policy of their own. */
const isBuiltFile = ({ url }: FastifyRequest, { statusCode }: FastifyReply): boolean =>
  /^\/assets\/[^?]*\.(js|css|woff2)$/.test(url) && !url.includes('worker') && statusCode < 400;

/** JSON and images may load nothing. Sites in `CORS_ORIGINS` may embed images. */
function restrictData(reply: FastifyReply, { corsOrigins }: Config): void {
  const type = String(reply.getHeader('content-type') ?? '');
  const isImage = type.startsWith('image/');
  if (isImage || type.startsWith('application/json')) reply.header('content-security-policy', dataPolicy);
  if (isImage && corsOrigins.length > 0) reply.header('cross-origin-resource-policy', 'cross-origin');
}

function getDirectives({ platform, s3, apiUrl }: Config): Record<string, string[]> {
  const own = "'self'";
  const hosts = platform.embedHosts.map((host) => `https://${host}`);
  const providers = platform.embedProviders.flatMap((name) => embedProviders[name].frameOrigins);
  const players = Object.values(platform.players).flatMap((player) =>
    URL.canParse(player) ? [new URL(player).origin] : [],
  );
  // The app may be built for a legacy API on another host.
  const api = apiUrl === undefined ? [] : [new URL(apiUrl).origin];
  return {
    'default-src': [own],
    'script-src': [own],
    'style-src': [own, reactAriaStyleHash],
    'img-src': [own, 'data:', 'blob:', ...api],
    'font-src': [own],
    // Signed links to recordings lead to the bucket. Video files of the listed hosts play in our own player.
    'media-src': [own, 'blob:', ...(s3 ? [s3.origin] : []), ...api, ...hosts],
    // hls.js fetches the parts of a playlist.
    'connect-src': [own, ...api, ...hosts],
    'worker-src': [own, 'blob:'],
    'frame-src': [...new Set([own, ...players, ...hosts, ...providers])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': [own],
    'frame-ancestors': ["'none'"],
  };
}
