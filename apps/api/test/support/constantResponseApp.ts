import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../src/config.ts';
import { bodyParsersPlugin } from '../../src/contract/bodyParsers.ts';
import { readOperations } from '../../src/contract/document.ts';
import { contractPlugin } from '../../src/contract/contractPlugin.ts';
import { UploadReceiver } from '../../src/contract/uploads.ts';
import type { Db } from '../../src/db/database.ts';
import { registerErrorHandler } from '../../src/problems/errorHandler.ts';
import { TemporaryFolder } from '../../src/storage/temporaryFolder.ts';

const time = '2026-09-02T08:15:00.000Z';
const twenty = Array.from({ length: 20 }, (_, at) => at + 1);

const cards = twenty.map((id) => ({
  id,
  name: `الفيزياء للصف الثالث الثانوي ${id}`,
  slug: `physics-${id}`,
  excerpt: 'شرح المنهج خطوة بخطوة مع أمثلة محلولة وتدريبات بعد كل درس، ومراجعة في نهاية كل وحدة، واختبارات إلكترونية…',
  price: 250,
  image: null,
  image_small: null,
  user_id: 3,
  user: { id: 3, name: 'محمود علي النجار', image: null, image_small: null },
  category_id: 2,
  categories: [{ id: 2, name: 'الفيزياء' }],
  users_count: 120,
  videos_count: 8,
  records_count: 2,
  pdfs_count: 3,
  summaries_count: 4,
  quizzes_count: 5,
  created_at: time,
}));

const people = twenty.map((id) => ({
  id,
  name: 'منى محمد الشافعي',
  email: `large-${id}@example.com`,
  phone: '01010000000',
  role: 'user' as const,
  roles: ['user' as const],
  image: null,
  image_small: null,
  is_limited: 0 as const,
  number_of_purchased_courses: 4,
  number_of_created_courses: 0,
  created_at: time,
}));

/** Creates the contract layer with handlers that return constants, as the baseline of a benchmark. */
export async function createConstantResponseApp(): Promise<FastifyInstance> {
  const app = fastify();
  registerErrorHandler(app);
  await app.register(bodyParsersPlugin);
  await app.register(
    async (app) => {
      await app.register(contractPlugin, {
        // No handler here uses the database.
        db: {} as Db,
        authenticateRequest: async () => ({
          id: 1,
          role: 'admin',
          isLimited: false,
          sessionId: 1,
          mustTurnOnTwoStep: false,
        }),
        lockViewer: async (_db, viewer) => viewer,
        setAuditActor: () => Promise.resolve(),
        maxBodyBytes: 1_048_576,
        uploadReceiver: new UploadReceiver(
          new TemporaryFolder(mkdtempSync(join(tmpdir(), 'constant-'))),
          readConfig({}),
        ),
      });
      const [first] = people;
      if (!first) throw new Error('There are no people.');
      app.operation('listUsers', () => ({ users: people, total: 20, page: 1, per_page: 20 }));
      app.operation(
        'getUser',
        () => undefined,
        () => ({ ...first, purchased_courses: cards, created_courses: [] }),
      );
      for (const id of readOperations().keys()) {
        if (id === 'listUsers' || id === 'getUser') continue;
        app.operation(
          id,
          () => undefined,
          () => {
            throw new Error('Not measured.');
          },
        );
      }
    },
    { prefix: '/api' },
  );
  return app;
}
