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

/** The shape of every failure. */
export type ProblemBody = components['schemas']['Problem'];

/** What came back. `body` is what the test says it is: the tests are about whether that is true. */
export interface Reply<T> {
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

/** A server on a database of its own, asked without a socket. */
export interface TestApp {
  app: FastifyInstance;
  db: Db;
  config: Config;
  call: <T = Record<string, unknown>>(method: string, path: string, options?: CallOptions) => Promise<Reply<T>>;
  close: () => Promise<void>;
}

interface TestOptions {
  environment?: Record<string, string>;
  /** One that outlives this server, for files that start several. */
  database?: Database;
  logger?: FastifyServerOptions['logger'];
  /** Opens the set-up page. */
  setupKey?: string;
}

/** Builds one; limits are high unless a test sets them. */
export async function makeTestApp({
  environment = {},
  logger = false,
  setupKey,
  ...given
}: TestOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'srv-test-'));
  const config = readConfig({
    DATA_DIR: dataDir,
    // Whether the app is built must not matter.
    WEB_DIR: join(dataDir, 'no-app'),
    DEMO: '0',
    RATE_LIMIT_MAX: '100000',
    SIGN_IN_MAX_PER_ADDRESS: '100000',
    REGISTER_MAX_PER_ADDRESS: '100000',
    ...environment,
  });
  const database = given.database ?? (await openTestDatabase());
  const app = await buildApp({ config, database, logger, setupKey });
  await app.ready();
  return {
    app,
    db: database.db,
    config,
    call: (method, path, options) => call(app, method, path, options),
    close: async () => {
      await app.close();
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
): Promise<Reply<T>> {
  const { token, json, form, language, headers = {}, payload, ip = '127.0.0.1' } = options;
  const request: InjectOptions = {
    method,
    url: `/api${path}`,
    remoteAddress: ip,
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(language !== undefined && { 'accept-language': language }),
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...(form && { 'content-type': `multipart/form-data; boundary=${boundary}` }),
      ...headers,
    },
  };
  if (json !== undefined) request.payload = JSON.stringify(json);
  else if (form) request.payload = formOf(form);
  else if (payload !== undefined) request.payload = payload;
  const reply = await app.inject(request);
  const isJson = String(reply.headers['content-type']).startsWith('application/json');
  const body: unknown = isJson && reply.body ? JSON.parse(reply.body) : undefined;
  // Whatever a test is about, no answer may hold what the contract does not name.
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

/** What parts the fields of a form written by `multipart`. */
export const boundary = 'fanous-test-boundary';

/** A form with files in it, as a browser sends it. What the browser takes a file for is never believed. */
export function formOf(fields: Record<string, string | string[] | TestFile>): Buffer {
  const values = Object.entries(fields).flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const));
  const parts = values.flatMap(([name, value]) => {
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="${name}"`;
    if (typeof value === 'string') return [Buffer.from(`${head}\r\n\r\n${value}\r\n`)];
    const type = `; filename="${value.filename}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
    return [Buffer.from(head + type), value.content, Buffer.from('\r\n')];
  });
  return Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
}

/** A form of plain fields, to be tampered with. */
export function multipart(fields: Record<string, string>): string {
  const parts = Object.entries(fields).map(
    ([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
  );
  return `${parts.join('')}--${boundary}--\r\n`;
}
