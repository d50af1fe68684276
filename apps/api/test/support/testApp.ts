import type { components } from '@fanous/api-client/generated/schema.ts';
import type { FastifyInstance, FastifyServerOptions, InjectOptions } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { Config } from '../../src/config.ts';
import type { Database, Db } from '../../src/db/database.ts';
import { findContractViolation } from './contractCheck.ts';
import { openTestDatabase } from './database.ts';

/** The body of every error response. */
export type ProblemBody = components['schemas']['Problem'];

/** A response. The test states the type of `body`, and checks it. */
export interface TestResponse<T> {
  status: number;
  body: T;
  text: string;
  headers: Record<string, unknown>;
}

/** A file in a form. */
export interface TestFile {
  filename: string;
  content: Buffer;
}

interface CallOptions {
  token?: string | undefined;
  json?: unknown;
  form?: Record<string, string | string[] | TestFile>;
  language?: string;
  headers?: Record<string, string>;
  payload?: string | Buffer;
  ip?: string;
}

/** A server with its own database, called without a socket. */
export interface TestApp {
  app: FastifyInstance;
  db: Db;
  config: Config;
  call: <T = Record<string, unknown>>(method: string, path: string, options?: CallOptions) => Promise<TestResponse<T>>;
  close: () => Promise<void>;
}

interface TestOptions {
  environment?: Record<string, string>;
  /** A database that stays open after this server, for test files that start several servers. */
  database?: Database;
  logger?: FastifyServerOptions['logger'];
  /** The key of the set-up page. */
  setupKey?: string;
}

/** Creates a test server. Limits are high unless the test sets them. */
export async function createTestApp({
  environment = {},
  logger = false,
  setupKey,
  ...given
}: TestOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'srv-test-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    // Tests must not depend on a built app.
    WEB_DIR: join(dataDir, 'no-app'),
    DEMO: '0',
    // Tests must not depend on other sites.
    EMBED_METADATA: '0',
    RATE_LIMIT_MAX: '100000',
    SIGN_IN_MAX_PER_ADDRESS: '100000',
    REGISTER_MAX_PER_ADDRESS: '100000',
    ...environment,
  });
  const database = given.database ?? (await openTestDatabase());
  // Most tests do without this large module.
  const tracing = config.tracing && (await import('../../src/tracing/openTelemetry.ts')).startTracing(config.tracing);
  const app = await buildApp({ config, database, logger, setupKey, tracing });
  await app.ready();
  return {
    app,
    db: database.db,
    config,
    call: (method, path, options) => call(app, method, path, options),
    close: async () => {
      await app.close();
      await tracing?.close();
      if (!given.database) await database.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function call<T>(
  app: FastifyInstance,
  method: string,
  path: string,
  options: CallOptions = {},
): Promise<TestResponse<T>> {
  const { token, json, form, language, headers = {}, payload, ip = '127.0.0.1' } = options;
  const request: InjectOptions = {
    method,
    url: `/api${path}`,
    remoteAddress: ip,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(language !== undefined && { 'accept-language': language }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(form && { 'content-type': `multipart/form-data; boundary=${multipartBoundary}` }),
      ...headers,
    },
  };
  if (json !== undefined) request.payload = JSON.stringify(json);
  else if (form) request.payload = toMultipartBody(form);
  else if (payload !== undefined) request.payload = payload;
  const reply = await app.inject(request);
  const isJson = String(reply.headers['content-type']).startsWith('application/json');
  const body: unknown = isJson && reply.body ? JSON.parse(reply.body) : undefined;
  // Every response must match the contract.
  const broken = ['HEAD', 'OPTIONS'].includes(method)
    ? undefined
    : findContractViolation(method, path, reply.statusCode, body);
  if (broken !== undefined) throw new Error(`${method} ${path}: ${broken}`);
  return {
    status: reply.statusCode,
    body: body as T,
    text: reply.body,
    headers: reply.headers,
  };
}

/** The boundary of `toMultipartText`. */
export const multipartBoundary = 'fanous-test-boundary';

/** Encodes a form with files, as a browser does. The server ignores the type of a file part. */
export function toMultipartBody(fields: Record<string, string | string[] | TestFile>): Buffer {
  const values = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const));
  const parts = values.flatMap(([name, value]) => {
    const head = `--${multipartBoundary}\r\ncontent-disposition: form-data; name="${name}"`;
    if (typeof value === 'string') return [Buffer.from(`${head}\r\n\r\n${value}\r\n`)];
    const type = `; filename="${value.filename}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
    return [Buffer.from(head + type), value.content, Buffer.from('\r\n')];
  });
  return Buffer.concat([...parts, Buffer.from(`--${multipartBoundary}--\r\n`)]);
}

/** Encodes a form of plain fields, which tests can modify. */
export function toMultipartText(fields: Record<string, string>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${multipartBoundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${multipartBoundary}--\r\n`;
}
