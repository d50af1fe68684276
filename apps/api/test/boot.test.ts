import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { bodyParsersPlugin } from '../src/contract/bodyParsers.ts';
import { contractPlugin } from '../src/contract/contractPlugin.ts';
import type { UploadReceiver } from '../src/contract/uploads.ts';
import type { Db } from '../src/db/database.ts';

// The server does not start if it does not implement the contract.

const options = {
  db: {} as Db,
  authenticateRequest: () => Promise.resolve(undefined),
  lockViewer: () => Promise.resolve(undefined),
  setAuditActor: () => Promise.resolve(),
  maxBodyBytes: 1_000,
  uploadReceiver: {} as UploadReceiver,
};

async function bare() {
  const app = Fastify();
  await app.register(bodyParsersPlugin);
  await app.register(contractPlugin, options);
  return app;
}

test('an operation without a handler stops the start', async () => {
  const app = await bare();
  app.operation('logout', () => undefined);
  await expect(app.ready()).rejects.toThrow(/no handler: .*login.*getSettings/);
});

test('two handlers for an operation, or a handler for an unknown operation, stop the start', async () => {
  const app = await bare();
  app.operation('logout', () => undefined);
  expect(() => app.operation('logout', () => undefined)).toThrow('has a handler already');
  expect(() => app.operation('nothing' as 'logout', () => undefined)).toThrow('is not in the contract');
});

test('an operation on the data of a user or course needs a guard', async () => {
  const app = await bare();
  expect(() => app.operation('getUser', () => Promise.reject(new Error()))).toThrow('is for self and has no guard');
  expect(() => app.operation('getQuiz', () => Promise.reject(new Error()))).toThrow('course-member and has no guard');
});
