import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { readEnvironmentVariables } from '../src/config/environment.ts';

test('without settings the server runs the demo on the local address', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    dataDir: resolve('data'),
    databaseUrl: undefined,
    demo: true,
    trustProxy: false,
    corsOrigins: [],
    admin: undefined,
  });
  expect(readConfig({ NODE_ENV: 'production' })).toMatchObject({ demo: false, logLevel: 'info' });
});

test.each([
  [{ PORT: 'abc' }, 'The setting PORT has to be a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'The setting PORT has to be a whole number from 0 to 65535.'],
  [{ PORT: '-1' }, 'The setting PORT has to be a whole number from 0 to 65535.'],
  [{ AUDIT_RETENTION_DAYS: '7' }, 'The setting AUDIT_RETENTION_DAYS has to be a whole number from 30 to 3650.'],
  [{ DEMO: 'maybe' }, 'The setting DEMO has to be 1 or 0.'],
  [{ DEMO: '1', NODE_ENV: 'production' }, 'The setting DEMO has to be 0 together with NODE_ENV=production.'],
  [
    { DATABASE_URL: 'mysql://u:secret@h/d' },
    'The setting DATABASE_URL has to be an address that begins with postgres:// or postgresql://.',
  ],
  [{ DATABASE_READ_URL: 'postgres://h/d' }, 'The setting DATABASE_URL has to be set together with DATABASE_READ_URL.'],
  [
    { PUBLIC_URL: 'fanous.example' },
    'The setting PUBLIC_URL has to be an address that begins with http:// or https://.',
  ],
  [{ MAIL_FROM: 'a@b.co' }, 'The setting SMTP_URL has to be set together with MAIL_FROM.'],
  [
    { SMTP_URL: 'smtp://u:secret@h', PUBLIC_URL: 'https://fanous.example' },
    'The setting MAIL_FROM has to be set together with SMTP_URL.',
  ],
  [{ SMTP_URL: 'smtp://u:secret@h' }, 'The settings MAIL_FROM and PUBLIC_URL have to be set together with SMTP_URL.'],
  [
    { SMTP_URL: 'mail.example.com:587' },
    'The setting SMTP_URL has to be an address that begins with smtp:// or smtps://.',
  ],
  [
    { SMTP_URL: 'smtp://h', MAIL_FROM: 'Fanous', PUBLIC_URL: 'https://fanous.example' },
    'The setting MAIL_FROM has to be an e-mail address, or a name with an address like Fanous <mail@example.com>.',
  ],
  [{ S3_BUCKET: 'No Bucket' }, 'The setting S3_BUCKET has to be the name of a bucket.'],
  [
    { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'x' },
    'The setting S3_SECRET_ACCESS_KEY has to be set together with S3_ACCESS_KEY_ID.',
  ],
  [
    { S3_BUCKET: 'files', S3_ENDPOINT: 'minio:9000' },
    'The setting S3_ENDPOINT has to be an address that begins with http:// or https://.',
  ],
  [
    { ADMIN_EMAIL: 'a@b.co' },
    'The setting ADMIN_PASSWORD has to be a password of 8 to 128 characters that is not a common one.',
  ],
  [
    { ADMIN_EMAIL: 'a@b.co', ADMIN_PASSWORD: 'password1' },
    'The setting ADMIN_PASSWORD has to be a password of 8 to 128 characters that is not a common one.',
  ],
  [{ ADMIN_PASSWORD: 'qalam-azraq-71' }, 'The setting ADMIN_EMAIL has to be an e-mail address.'],
  [{ LOG_LEVEL: 'loud' }, 'The setting LOG_LEVEL has to be one of fatal, error, warn, info, debug, trace, silent.'],
  [
    { REQUIRE_TWO_STEP_FOR: 'admin, student' },
    'The setting REQUIRE_TWO_STEP_FOR has to be admin, teacher, or both with a comma.',
  ],
  [{ RATE_LIMIT_MAX: '0' }, 'The setting RATE_LIMIT_MAX has to be a whole number from 1 to 1000000000.'],
  [{ TRUST_PROXY: '2' }, 'The setting TRUST_PROXY has to be the addresses of proxies, separated by commas.'],
  [
    { PLAYER_RECORD: 'https://player.example.com/embed' },
    'The setting PLAYER_RECORD has to be an address with {id} in it.',
  ],
  [
    { EMBED_HOSTS: "a.example; script-src 'unsafe-inline'" },
    'The setting EMBED_HOSTS has to be host names separated by commas.',
  ],
  [
    { EMBED_PROVIDERS: 'youtube, tv' },
    'The setting EMBED_PROVIDERS has to be some of youtube, vimeo, drive, bunny, vdocipher, dailymotion, or none.',
  ],
  [{ PLAYER_APP_ID: '[a-z' }, 'The setting PLAYER_APP_ID has to be a regular expression.'],
])('%j is rejected with one sentence without secrets', (environment, sentence) => {
  expect(() => readConfig(environment)).toThrow(sentence);
  expect(sentence).not.toContain('secret');
});

test('all problems are named together, one sentence each', () => {
  const environment = {
    PORT: 'x',
    DEMO: '1',
    NODE_ENV: 'production',
    SMTP_URL: 'smtp://u:secret@h',
    PUBLIC_URL: 'fanous.example',
    TRUST_PROXY: '2',
    METRICS_TOKEN: 'short',
    S3_BUCKET: 'No Bucket',
    PLAYER_APP: 'nothing',
    PLAYER_RECORD: 'nothing',
    EMBED_HOSTS: 'a b',
    ADMIN_EMAIL: 'owner',
    MAX_PRICE: '0',
    SECURITY_CONTACT: 'javascript:alert(1)',
  };
  let message = '';
  try {
    readConfig(environment);
  } catch (error) {
    if (error instanceof Error) ({ message } = error);
  }
  const names = message.split('\n').map((line) => /^The setting (\w+) has to be /.exec(line)?.[1]);
  const expected = Object.keys({ ...environment, MAIL_FROM: '' });
  expect(new Set(names)).toEqual(new Set(expected.filter((name) => !/^(?:NODE_ENV|SMTP_URL)$/.test(name))));
  expect(names).toHaveLength(expected.length - 2);
  expect(message).not.toContain('secret');
});

test.each(['smtp://u@h', 'smtp://u:secret@h/path', 'smtp://u:secret@h?logger=true', 'smtp://%:secret@h'])(
  'the mail server %s is rejected',
  (url) => {
    const environment = { SMTP_URL: url, MAIL_FROM: 'a@b.co', PUBLIC_URL: 'https://fanous.example' };
    expect(() => readConfig(environment)).toThrow(/^The setting SMTP_URL has to be an address like (?!.*secret)/);
  },
);

test.each([
  ['smtp://u:p%40ss@h', { host: 'h', port: 587, isSecure: false, requiresTls: true }],
  ['smtps://h', { port: 465, isSecure: true, requiresTls: false, credentials: undefined }],
  ['smtp://h:25?requireTLS=false', { port: 25, requiresTls: false }],
  ['smtp://127.0.0.1:1025', { requiresTls: false }],
  ['smtp://[::1]:1025', { host: '::1', requiresTls: false }],
])('the mail server of %s is %j', (url, expected) => {
  const from = 'Fanous <mail@fanous.example>';
  const { mail } = readConfig({ SMTP_URL: url, MAIL_FROM: from, PUBLIC_URL: 'https://fanous.example/' });
  expect(mail).toMatchObject({ ...expected, from, publicUrl: 'https://fanous.example' });
});

test.each([
  [{}, ['youtube', 'vimeo', 'drive', 'bunny', 'vdocipher', 'dailymotion']],
  [{ EMBED_PROVIDERS: 'Vimeo, youtube' }, ['youtube', 'vimeo']],
  [{ EMBED_PROVIDERS: 'none' }, []],
])('the video sites of %j are %j', (environment, providers) => {
  expect(readConfig(environment).platform.embedProviders).toEqual(providers);
});

test('a player on a known site uses the id format of that site by default', () => {
  const { platform } = readConfig({
    PLAYER_WEBSITE: 'https://player.vimeo.com/video/{id}',
    PLAYER_APP: 'https://player.example.com/{id}',
    PLAYER_APP_ID: '[a-z]{2}',
  });
  expect(platform.playerIds).toMatchObject({ website: '\\d{6,12}', app: '[a-z]{2}' });
  expect(platform.embedHosts).toEqual(['player.vimeo.com', 'player.example.com']);
});

test('lists, flags and URLs accept common spellings', () => {
  const config = readConfig({
    LIMITED_ADMIN_EMAILS: ' A@Example.com , b@example.com,',
    DEMO: 'no',
    PUBLIC_URL: 'https://fanous.example/',
    TRUST_PROXY: '10.0.0.0/8, loopback',
    PORT: '',
    CONTENT_GUARD: '0',
    VIDEO_WATERMARK: 'on',
    FREE_VIDEOS_WITHOUT_ACCOUNT: '1',
    EMBED_METADATA: 'off',
  });
  expect(config.limitedAdminEmails).toEqual(['a@example.com', 'b@example.com']);
  expect(config).toMatchObject({ demo: false, publicUrl: 'https://fanous.example', port: 3000 });
  expect(config.trustProxy).toEqual(['10.0.0.0/8', 'loopback']);
  expect(config.platform).toMatchObject({
    hasContentGuard: false,
    hasVideoWatermark: true,
    hasFreeVideosWithoutAccount: true,
    hasEmbedMetadata: false,
  });
});

test.each([
  [{}, 'https://files.s3.us-east-1.amazonaws.com'],
  [{ S3_REGION: 'me-south-1' }, 'https://files.s3.me-south-1.amazonaws.com'],
  [{ S3_ENDPOINT: 'http://127.0.0.1:9000/' }, 'http://127.0.0.1:9000'],
  [{ S3_ENDPOINT: 'https://r2.example.com', S3_PATH_STYLE: '0' }, 'https://files.r2.example.com'],
])('a bucket with %j serves files from %s', (more, origin) =>
  expect(readConfig({ S3_BUCKET: 'files', ...more }).s3?.origin).toBe(origin),
);

test('the environment overrides the .env file', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'srv-env-')), '.env');
  writeFileSync(file, 'WALLET_NUMBER=0111\nPATH=/nowhere\n');
  const environment = readEnvironmentVariables(file);
  expect(environment['WALLET_NUMBER']).toBe('0111');
  expect(environment['PATH']).toBe(process.env['PATH']);
  expect(readEnvironmentVariables(`${file}.missing`)).toEqual(process.env);
  rmSync(dirname(file), { recursive: true });
});
