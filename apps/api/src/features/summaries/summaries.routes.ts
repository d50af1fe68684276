import type { FastifyInstance } from 'fastify';
import { brokenConstraint, transaction } from '../../db/transaction.ts';
import { notFound, unauthorized } from '../../problems/problem.ts';
import { requireMember } from '../courses/courses.policy.ts';
import { react, toReacts } from './reacts.repository.ts';
import { requireReader, requireSummary } from './summaries.policy.ts';
import { findSummary, insertSummary } from './summaries.repository.ts';
import { toSummary } from './summaries.wire.ts';

/** Summaries that students share with everyone who has the course, and the reactions to them. */
export async function summaryRoutes(app: FastifyInstance): Promise<void> {
  const { db, files, storage } = app;

  app.operation(
    'getSummary',
    ({ viewer, params }) => requireSummary(db, viewer, params.id, params.summary_id),
    ({ granted: summary }) => toSummary(summary, storage),
  );

  app.operation(
    'createSummary',
    ({ viewer, body }) => requireMember(db, viewer, body.course_id),
    async ({ viewer, body: { course_id, lecture_name, pdf } }) => {
      const summary = await files
        .saveMedia('summaries', pdf, async (db, file_key) => {
          const id = await insertSummary(db, { course_id, lecture_name, file_key, user_id: viewer.id });
          // The course was deleted in the meantime.
          const row = id !== undefined && (await findSummary(db, course_id, id, viewer.id));
          if (!row) throw notFound();
          return row;
        })
        .catch(explain);
      return toSummary(summary, storage);
    },
  );

  app.operation(
    'createReact',
    ({ viewer, body }) => requireReader(db, viewer, body.summary_id),
    async ({ viewer, body: { summary_id, reaction } }) => {
      const counts = await transaction(db, (db) => react(db, summary_id, viewer.id, reaction)).catch(explain);
      if (!counts) throw notFound();
      return { summary_id, reacts: toReacts(counts), my_reaction: reaction };
    },
  );

  app.operation(
    'deleteReact',
    ({ viewer, params }) => requireReader(db, viewer, params.id),
    async ({ viewer, params: { id } }) => {
      const counts = await transaction(db, (db) => react(db, id, viewer.id, null));
      if (!counts) throw notFound();
      return { summary_id: id, reacts: toReacts(counts), my_reaction: null };
    },
  );
}

/** The account that asks was deleted in the meantime. */
function explain(error: unknown): never {
  if (brokenConstraint(error)?.endsWith('_user_id_fkey')) throw unauthorized();
  throw error;
}
