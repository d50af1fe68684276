import type { FastifyInstance } from 'fastify';
import { brokenConstraint } from '../../db/transaction.ts';
import { notFound, unauthorized } from '../../problems/problem.ts';
import { requireMember } from '../courses/courses.policy.ts';
import { react, toReacts } from './reacts.repository.ts';
import { requireCanDelete, requireReader, requireSummary, requireSummaryQuota } from './summaries.policy.ts';
import { deleteSummary, findSummary, insertSummary } from './summaries.repository.ts';
import { toSummary } from './summaries.wire.ts';

/** Summaries that students share with everyone who has the course, and the reactions to them. */
export async function summaryRoutes(app: FastifyInstance): Promise<void> {
  const { files, storage } = app;
  const { summaryBytesPerUser: limit } = app.config.limits;

  app.operation(
    'getSummary',
    ({ db, viewer, params }) => requireSummary(db, viewer, params.id, params.summary_id),
    ({ resource: summary }) => toSummary(summary, storage),
  );

  app.operation(
    'createSummary',
    async ({ db, viewer, body }) => {
      await requireMember(db, viewer, body.course_id);
      // Before the file is read; its size counts below.
      await requireSummaryQuota(db, { courseId: body.course_id, userId: viewer.id, size: 1, limit });
    },
    ({ viewer, body: { course_id, lecture_name, pdf }, transaction }) =>
      files
        .saveMedia(transaction, 'summaries', pdf, async (db, file_key) => {
          const summary = { course_id, lecture_name, file_key, file_size: pdf.size, user_id: viewer.id };
          const id = await insertSummary(db, summary);
          // The course was deleted in the meantime.
          const row = id !== undefined && (await findSummary(db, course_id, id, viewer.id));
          if (!row) throw notFound();
          await requireSummaryQuota(db, { courseId: course_id, userId: viewer.id, size: 0, limit });
          return toSummary(row, storage);
        })
        .catch(explain),
  );

  app.operation(
    'deleteSummary',
    ({ db, viewer, params }) => requireCanDelete(db, viewer, params.id),
    async ({ resource: summary, transaction }) => {
      await transaction(async (db) => {
        if (!(await deleteSummary(db, summary))) throw notFound();
      });
      await files.sweep();
    },
  );

  app.operation(
    'createReact',
    ({ db, viewer, body }) => requireReader(db, viewer, body.summary_id),
    async ({ viewer, body: { summary_id, reaction }, transaction }) => {
      const work = transaction(async (db) => {
        const counts = await react(db, summary_id, viewer.id, reaction);
        if (!counts) throw notFound();
        return { summary_id, reacts: toReacts(counts), my_reaction: reaction };
      });
      return work.catch(explain);
    },
  );

  app.operation(
    'deleteReact',
    ({ db, viewer, params }) => requireReader(db, viewer, params.id),
    async ({ viewer, params: { id }, transaction }) => {
      const counts = await transaction((db) => react(db, id, viewer.id, null));
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
