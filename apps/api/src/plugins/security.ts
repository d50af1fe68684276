import helmet from '@fastify/helmet';
import type { FastifyInstance, FastifyReply } from 'fastify';
import plugin from 'fastify-plugin';
import { embedProviders } from '@fanous/api-client/embedProviders';
import type { Config } from '../config.ts';

// The one style that React Aria puts into the page (react-aria 3.53); a test of the pages notices when it changes.
const reactAriaStyle = "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='";

const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
// What no page of ours and nothing in a frame of ours asks for.
const unused = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'serial', 'hid', 'display-capture'];

/** Headers that tell browsers what our pages never do: run inline scripts, sit in frames, guess at file types. */
export const securityHeaders = plugin(
  async (app: FastifyInstance) => {
    const isSecure = app.config.publicUrl?.startsWith('https:') ?? false;
    await app.register(helmet, {
      contentSecurityPolicy: { useDefaults: false, directives: directives(app.config) },
      // Sent below: only where the reader came by TLS.
      strictTransportSecurity: false,
      xFrameOptions: { action: 'deny' },
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginEmbedderPolicy: false,
    });
    app.addHook('onSend', async (request, reply) => {
      reply.header('x-request-id', request.id);
      reply.header('permissions-policy', unused.map((feature) => `${feature}=()`).join(', '));
      if (isSecure || request.protocol === 'https') reply.header('strict-transport-security', 'max-age=15552000');
      closeData(reply, app.config);
      // What was answered to one person is nobody else's, and not to be found in the browser's cache afterwards.
      if (request.headers.authorization) reply.header('cache-control', 'no-store');
      else if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-cache');
    });
  },
  { name: 'security-headers' },
);

/** What is no page needs nothing, wherever someone opens it; images may stand on the sites that may call the API. */
function closeData(reply: FastifyReply, { corsOrigins }: Config): void {
  const type = String(reply.getHeader('content-type') ?? '');
  const isImage = type.startsWith('image/');
  if (isImage || type.startsWith('application/json')) reply.header('content-security-policy', dataPolicy);
  if (isImage && corsOrigins.length > 0) reply.header('cross-origin-resource-policy', 'cross-origin');
}

function directives({ platform, s3, apiUrl }: Config): Record<string, string[]> {
  const own = "'self'";
  const hosts = platform.embedHosts.map((host) => `https://${host}`);
  const providers = platform.embedProviders.flatMap((name) => embedProviders[name].frameOrigins);
  const players = Object.values(platform.players).flatMap((player) =>
    URL.canParse(player) ? [new URL(player).origin] : [],
  );
  // Where the app was built for an API of another host.
  const api = apiUrl === undefined ? [] : [new URL(apiUrl).origin];
  return {
    'default-src': [own],
    'script-src': [own],
    'style-src': [own, reactAriaStyle],
    'img-src': [own, 'data:', 'blob:', ...api],
    'font-src': [own],
    // Signed links to recordings lead to the bucket, where there is one.
    'media-src': [own, 'blob:', ...(s3 ? [s3.origin] : []), ...api],
    'connect-src': [own, ...api],
    'worker-src': [own, 'blob:'],
    'frame-src': [...new Set([own, ...players, ...hosts, ...providers])],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': [own],
    'frame-ancestors': ["'none'"],
  };
}
