import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { readEnvironmentVariables } from './config/environment.ts';
import { readInputLimits } from './config/limits.ts';
import type { InputLimits } from './config/limits.ts';
import { readMailConfig } from './config/mail.ts';
import { getPasskeyConfig } from './config/passkeys.ts';
import { readPlatformSettings } from './config/platform.ts';
import { readBackupConnection, readS3Config } from './config/s3.ts';
import { SettingsReader } from './config/settings.ts';
import { readTracingSettings } from './config/tracing.ts';
import type { EnvironmentVariables } from './config/settings.ts';
import { findPasswordProblem } from './features/auth/passwordRules.ts';
import type { FirstAdmin } from './features/users/firstAdmin.ts';
import { normalizeEmail } from './features/users/userFields.ts';

const megabyte = 1024 * 1024;
const databaseSchemes = ['postgres', 'postgresql'];
const webDir = resolve(import.meta.dirname, '../../platform/dist');

/** All settings, checked when the server starts. docs/configuration.md lists the variables. */
export type Config = ReturnType<typeof readConfig>;

/** Reads the settings from the environment and `.env`. Throws a `StartupError` that names all invalid ones. */
export function readConfig(environment: EnvironmentVariables = readEnvironmentVariables()) {
  const settings = new SettingsReader(environment);
  const limits = readInputLimits(settings);
  const perAccount = settings.readInteger('SIGN_IN_MAX_PER_ACCOUNT', 10, 1, 1e9);
  const isProduction = settings.readText('NODE_ENV') === 'production';
  const publicUrl = settings.readUrl('PUBLIC_URL', ['http', 'https'])?.replace(/\/+$/, '');
  const config = {
    isProduction,
    demo: settings.readOrFallback(() => readDemo(settings, isProduction), false),
    shouldResetDemoPasswords: settings.readBoolean('DEMO_RESET_PASSWORDS', false),
    host: settings.readText('HOST') ?? '127.0.0.1',
    port: settings.readInteger('PORT', 3000, 0, 65_535),
    dataDir: resolve(settings.readText('DATA_DIR') ?? 'data'),
    webDir: resolve(settings.readText('WEB_DIR') ?? webDir),
    databaseUrl: settings.readUrl('DATABASE_URL', databaseSchemes),
    databaseReadUrl: settings.readOrFallback(() => readReplicaUrl(settings), undefined),
    databasePoolSize: settings.readInteger('DATABASE_POOL_SIZE', 10, 1, 1_000),
    redisUrl: settings.readUrl('REDIS_URL', ['redis', 'rediss']),
    publicUrl,
    securityContact: settings.readOrFallback(() => readSecurityContact(settings), undefined),
    mail: settings.readOrFallback(() => readMailConfig(settings, publicUrl), undefined),
    passkeys: getPasskeyConfig(publicUrl, isProduction),
    apiUrl: settings.readUrl('API_URL', ['http', 'https']),
    trustProxy: settings.readOrFallback(() => readTrustProxy(settings), false),
    corsOrigins: settings.readList('CORS_ORIGINS'),
    logLevel: settings.readOneOf('LOG_LEVEL', isProduction ? 'info' : 'warn', [
      'fatal',
      'error',
      'warn',
      'info',
      'debug',
      'trace',
      'silent',
    ]),
    slowQueryMs: settings.readInteger('SLOW_QUERY_MS', 1_000, 0, 1e6),
    // The database refuses to delete entries of the last 30 days.
    auditRetentionDays: settings.readInteger('AUDIT_RETENTION_DAYS', 365, 30, 3_650),
    metrics: readMetricsSettings(settings),
    tracing: readTracingSettings(settings),
    rateLimitMax: settings.readInteger('RATE_LIMIT_MAX', 600, 1, 1e9),
    bodyIdleSeconds: settings.readInteger('BODY_IDLE_SECONDS', 60, 1, 86_400),
    bodyMaxSeconds: settings.readInteger('BODY_MAX_SECONDS', 30, 1, 86_400),
    headersMaxSeconds: settings.readInteger('HEADERS_MAX_SECONDS', 20, 1, 3_600),
    shutdownDelaySeconds: settings.readInteger('SHUTDOWN_DELAY_SECONDS', 0, 0, 3_600),
    uploadMinBytesPerSecond: settings.readInteger('UPLOAD_MIN_BYTES_PER_SECOND', 1_024, 1, 1e9),
    maxConnectionsPerAddress: settings.readInteger('CONNECTIONS_PER_ADDRESS', 256, 1, 1e6),
    diskReserveBytes: settings.readInteger('DISK_RESERVE_BYTES', 512 * megabyte, 0, 1e15),
    videoUploadSeconds: 3_600 * settings.readInteger('VIDEO_UPLOAD_HOURS', 24, 1, 720),
    maxConcurrentUploadsPerUser: settings.readInteger('UPLOADS_PER_USER', 4, 1, 1_000),
    signIn: {
      perAccount,
      maxPerAccountTotal: settings.readInteger('SIGN_IN_MAX_PER_ACCOUNT_TOTAL', 10 * perAccount, 1, 1e10),
      maxPerAddress: settings.readInteger('SIGN_IN_MAX_PER_ADDRESS', 30, 1, 1e9),
      maxRegistrationsPerAddress: settings.readInteger('REGISTER_MAX_PER_ADDRESS', 100, 1, 1e9),
      windowSeconds: settings.readInteger('SIGN_IN_WINDOW_SECONDS', 900, 1, 86_400),
      knownDeviceSeconds: settings.readInteger('KNOWN_DEVICE_SECONDS', 180 * 86_400, 60, 400 * 86_400),
      requireTwoStepFor: settings.readOrFallback(() => readStaffRoles(settings, 'REQUIRE_TWO_STEP_FOR'), []),
    },
    session: {
      idleSeconds: settings.readInteger('SESSION_IDLE_SECONDS', undefined, 1, 1e9),
      maxSeconds: settings.readInteger('SESSION_MAX_SECONDS', undefined, 1, 1e9),
      maxStudentDevices: settings.readInteger('MAX_STUDENT_DEVICES', undefined, 1, 1_000),
    },
    streams: {
      maxPerUser: settings.readInteger('STREAMS_PER_USER', 8, 1, 1_000),
      maxPerServer: settings.readInteger('STREAMS_PER_SERVER', 5_000, 1, 1e6),
      heartbeatSeconds: settings.readInteger('STREAM_BEAT_SECONDS', 20, 1, 600),
    },
    admin: settings.readOrFallback(() => readAdmin(settings, limits.password), undefined),
    limitedAdminEmails: settings.readList('LIMITED_ADMIN_EMAILS').map(normalizeEmail),
    limits,
    mediaLinkSeconds: settings.readInteger('MEDIA_LINK_SECONDS', 600, 60, 86_400),
    s3: settings.readOrFallback(() => readS3Config(settings), undefined),
    backupConnection: settings.readOrFallback(() => readBackupConnection(settings), undefined),
    platform: readPlatformSettings(settings),
  };
  settings.throwIfInvalid();
  return config;
}

/** Reads where to report a vulnerability, as the URI of `security.txt`. */
function readSecurityContact(settings: SettingsReader): string | undefined {
  const contact = settings.readText('SECURITY_CONTACT');
  if (contact === undefined) return undefined;
  if (/^[^\s@:/]+@[^\s@:/]+$/.test(contact)) return `mailto:${contact}`;
  if (/^https:\/\/\S+$/.test(contact) && URL.canParse(contact)) return contact;
  return settings.rejectValue('SECURITY_CONTACT', 'an e-mail address or an address that begins with https://');
}

function readDemo(settings: SettingsReader, isProduction: boolean): boolean {
  const isDemo = settings.readBoolean('DEMO', !isProduction);
  if (isDemo && isProduction) settings.rejectValue('DEMO', '0 together with NODE_ENV=production');
  return isDemo;
}

function readReplicaUrl(settings: SettingsReader): string | undefined {
  const url = settings.readUrl('DATABASE_READ_URL', databaseSchemes);
  if (url !== undefined && settings.readText('DATABASE_URL') === undefined)
    settings.rejectMissing(['DATABASE_URL'], 'DATABASE_READ_URL');
  return url;
}

const minMetricsTokenLength = 16;

function readMetricsSettings(settings: SettingsReader) {
  return {
    token: settings.readOrFallback(() => readMetricsToken(settings), undefined),
    port: settings.readInteger('METRICS_PORT', undefined, 0, 65_535),
    host: settings.readText('METRICS_HOST') ?? '127.0.0.1',
  };
}

function readMetricsToken(settings: SettingsReader): string | undefined {
  const token = settings.readText('METRICS_TOKEN');
  if (token !== undefined && token.length < minMetricsTokenLength)
    settings.rejectValue('METRICS_TOKEN', `at least ${minMetricsTokenLength} characters`);
  return token;
}

/** Reads proxy addresses. A number of hops is rejected, because a client can forge it. */
function readTrustProxy(settings: SettingsReader): string[] | false {
  const proxies = settings.readList('TRUST_PROXY').filter((proxy) => proxy !== '0' && proxy !== 'false');
  const isKnown = (proxy: string) =>
    ['loopback', 'linklocal', 'uniquelocal'].includes(proxy) || isIP(proxy.replace(/\/\d{1,3}$/, '')) > 0;
  if (!proxies.every(isKnown)) settings.rejectValue('TRUST_PROXY', 'the addresses of proxies, separated by commas');
  return proxies.length > 0 && proxies;
}

/** Reads a list of roles of staff. */
function readStaffRoles(settings: SettingsReader, name: string): ('admin' | 'teacher')[] {
  return settings.readList(name).map((role) => {
    if (role !== 'admin' && role !== 'teacher') settings.rejectValue(name, 'admin, teacher, or both with a comma');
    return role;
  });
}

function readAdmin(settings: SettingsReader, length: InputLimits['password']): FirstAdmin | undefined {
  const email = settings.readText('ADMIN_EMAIL');
  const password = settings.readText('ADMIN_PASSWORD');
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined || !/^[^\s@]+@[^\s@]+$/.test(email)) settings.rejectValue('ADMIN_EMAIL', 'an e-mail address');
  if (password === undefined || findPasswordProblem(password, length))
    settings.rejectValue(
      'ADMIN_PASSWORD',
      `a password of ${length.min} to ${length.max} characters that is not a common one`,
    );
  return { name: 'Admin', email: normalizeEmail(email), password };
}
