import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { readEnvironmentVariables } from './config/environment.ts';
import { readLimits } from './config/limits.ts';
import type { Limits } from './config/limits.ts';
import { readPlatform } from './config/platform.ts';
import { readS3 } from './config/s3.ts';
import { Settings } from './config/settings.ts';
import type { Environment } from './config/settings.ts';
import { findPasswordProblem } from './features/auth/passwordRules.ts';
import type { FirstAdmin } from './features/users/firstAdmin.ts';
import { normalizeEmail } from './features/users/userFields.ts';

const megabyte = 1024 * 1024;
const webDir = resolve(import.meta.dirname, '../../platform/dist');

/** All settings, checked when the server starts. docs/configuration.md lists the variables. */
export type Config = ReturnType<typeof readConfig>;

/** Reads the settings from the environment and `.env`. Throws a `StartupError` for an invalid one. */
export function readConfig(environment: Environment = readEnvironmentVariables()) {
  const settings = new Settings(environment);
  const limits = readLimits(settings);
  const perAccount = settings.integer('SIGN_IN_MAX_PER_ACCOUNT', 10, 1, 1e9);
  const isProduction = settings.text('NODE_ENV') === 'production';
  const demo = settings.flag('DEMO', !isProduction);
  if (demo && isProduction) settings.reject('DEMO', '0 together with NODE_ENV=production');
  return {
    isProduction,
    demo,
    resetDemoPasswords: settings.flag('DEMO_RESET_PASSWORDS', false),
    host: settings.text('HOST') ?? '127.0.0.1',
    port: settings.integer('PORT', 3000, 0, 65_535),
    dataDir: resolve(settings.text('DATA_DIR') ?? 'data'),
    webDir: resolve(settings.text('WEB_DIR') ?? webDir),
    databaseUrl: settings.url('DATABASE_URL', ['postgres', 'postgresql']),
    databasePoolSize: settings.integer('DATABASE_POOL_SIZE', 10, 1, 1_000),
    publicUrl: settings.url('PUBLIC_URL', ['http', 'https'])?.replace(/\/+$/, ''),
    apiUrl: settings.url('API_URL', ['http', 'https']),
    trustProxy: readTrustProxy(settings),
    corsOrigins: settings.list('CORS_ORIGINS'),
    logLevel: settings.oneOf('LOG_LEVEL', isProduction ? 'info' : 'warn', [
      'fatal',
      'error',
      'warn',
      'info',
      'debug',
      'trace',
      'silent',
    ]),
    rateLimitMax: settings.integer('RATE_LIMIT_MAX', 600, 1, 1e9),
    bodyIdleSeconds: settings.integer('BODY_IDLE_SECONDS', 60, 1, 86_400),
    bodyMaxSeconds: settings.integer('BODY_MAX_SECONDS', 30, 1, 86_400),
    headersMaxSeconds: settings.integer('HEADERS_MAX_SECONDS', 20, 1, 3_600),
    uploadMinBytesPerSecond: settings.integer('UPLOAD_MIN_BYTES_PER_SECOND', 1_024, 1, 1e9),
    connectionsPerAddress: settings.integer('CONNECTIONS_PER_ADDRESS', 256, 1, 1e6),
    diskReserveBytes: settings.integer('DISK_RESERVE_BYTES', 512 * megabyte, 0, 1e15),
    uploadsPerUser: settings.integer('UPLOADS_PER_USER', 4, 1, 1_000),
    signIn: {
      perAccount,
      perAccountTotal: settings.integer('SIGN_IN_MAX_PER_ACCOUNT_TOTAL', 10 * perAccount, 1, 1e10),
      perAddress: settings.integer('SIGN_IN_MAX_PER_ADDRESS', 30, 1, 1e9),
      registrationsPerAddress: settings.integer('REGISTER_MAX_PER_ADDRESS', 100, 1, 1e9),
      windowSeconds: settings.integer('SIGN_IN_WINDOW_SECONDS', 900, 1, 86_400),
      deviceSeconds: settings.integer('KNOWN_DEVICE_SECONDS', 180 * 86_400, 60, 400 * 86_400),
    },
    session: {
      idleSeconds: settings.integer('SESSION_IDLE_SECONDS', undefined, 1, 1e9),
      maxSeconds: settings.integer('SESSION_MAX_SECONDS', undefined, 1, 1e9),
    },
    streams: {
      perUser: settings.integer('STREAMS_PER_USER', 8, 1, 1_000),
      perServer: settings.integer('STREAMS_PER_SERVER', 5_000, 1, 1e6),
      beatSeconds: settings.integer('STREAM_BEAT_SECONDS', 20, 1, 600),
    },
    admin: readAdmin(settings, limits.password),
    limitedAdminEmails: settings.list('LIMITED_ADMIN_EMAILS').map(normalizeEmail),
    limits,
    mediaLinkSeconds: settings.integer('MEDIA_LINK_SECONDS', 600, 60, 86_400),
    s3: readS3(settings),
    platform: readPlatform(settings),
  };
}

/** Reads proxy addresses. A number of hops is rejected, because a client can forge it. */
function readTrustProxy(settings: Settings): string[] | false {
  const proxies = settings.list('TRUST_PROXY').filter((proxy) => proxy !== '0' && proxy !== 'false');
  const isKnown = (proxy: string) =>
    ['loopback', 'linklocal', 'uniquelocal'].includes(proxy) || isIP(proxy.replace(/\/\d{1,3}$/, '')) > 0;
  if (!proxies.every(isKnown)) settings.reject('TRUST_PROXY', 'the addresses of proxies, separated by commas');
  return proxies.length > 0 && proxies;
}

function readAdmin(settings: Settings, length: Limits['password']): FirstAdmin | undefined {
  const email = settings.text('ADMIN_EMAIL');
  const password = settings.text('ADMIN_PASSWORD');
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined || !/^[^\s@]+@[^\s@]+$/.test(email)) settings.reject('ADMIN_EMAIL', 'an e-mail address');
  if (password === undefined || findPasswordProblem(password, length))
    settings.reject(
      'ADMIN_PASSWORD',
      `a password of ${length.min} to ${length.max} characters that is not a common one`,
    );
  return { name: 'Admin', email: normalizeEmail(email), password };
}
