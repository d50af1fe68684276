import type { FastifyInstance } from 'fastify';
import { findViolatedConstraint } from '../../db/transaction.ts';
import { createNotFoundProblem, createUnauthorizedProblem } from '../../problems/problem.ts';
import { requireCourseMember } from '../courses/courses.policy.ts';
import { setReaction, toReactList } from './reacts.repository.ts';
import { deleteReports, listReports, saveReport } from './summaryReports.repository.ts';
import {
  requireDeletableSummary,
  requireEditableSummary,
  requireReportableSummary,
  requireSummaryStaff,
  requireSummaryAccess,
  requireAccessibleSummary,
  requireWithinSummaryQuota,
} from './summaries.policy.ts';
import { deleteSummary, findSummary, insertSummary, updateSummary } from './summaries.repository.ts';
import { toSummaryWithLink } from './summaries.wire.ts';

/** Summaries that students share with all who have the course, the reactions to them, and reports of wrong ones. */
export async function summaryRoutes(app: FastifyInstance): Promise<void> {
  const { db, files, storage } = app;
  const { summaryBytesPerUser: limit } = app.config.limits;

  app.operation(
    'getSummary',
    ({ db, viewer, params }) => requireAccessibleSummary(db, viewer, params.id, params.summary_id),
    ({ resource: summary, viewer }) => toSummaryWithLink(summary, viewer.id, storage),
  );

  app.operation(
    'createSummary',
    async ({ db, viewer, body }) => {
      await requireCourseMember(db, viewer, body.course_id);
      // Checks the quota before the file is read. Its size is checked below.
      await requireWithinSummaryQuota(db, { courseId: body.course_id, userId: viewer.id, size: 1, limit });
    },
    ({ viewer, body: { course_id, lecture_name, pdf }, transaction }) =>
      files
        .savePdfWithThumbnail(
          transaction,
          'summaries',
          pdf,
          async (db, { key: file_key, thumbnailKey: thumbnail_key }) => {
            const file = { file_key, thumbnail_key, file_size: pdf.size };
            const id = await insertSummary(db, { course_id, lecture_name, user_id: viewer.id, ...file });
            // The course was deleted meanwhile.
            const row = id !== undefined && (await findSummary(db, course_id, id, viewer.id));
            if (!row) throw createNotFoundProblem();
            await requireWithinSummaryQuota(db, { courseId: course_id, userId: viewer.id, size: 0, limit });
            return toSummaryWithLink(row, viewer.id, storage);
          },
        )
        .catch(mapMissingUser),
  );

  app.operation(
    'updateSummary',
    ({ db, viewer, params }) => requireEditableSummary(db, viewer, params.id),
    ({ viewer, resource: summary, body: { lecture_name, pdf }, transaction }) =>
      files.savePdfWithThumbnail(transaction, 'summaries', pdf, async (db, stored) => {
        const { id, course_id: courseId } = summary;
        const file = pdf && stored ? { ...stored, size: pdf.size } : undefined;
        const isUpdated = await updateSummary(db, summary, { lecture_name, file });
        const row = isUpdated && (await findSummary(db, courseId, id, viewer.id));
        if (!row) throw createNotFoundProblem();
        if (file) await requireWithinSummaryQuota(db, { courseId, userId: viewer.id, size: 0, limit });
        return toSummaryWithLink(row, viewer.id, storage);
      }),
  );

  app.operation(
    'deleteSummary',
    ({ db, viewer, params }) => requireDeletableSummary(db, viewer, params.id),
    async ({ resource: summary, transaction }) => {
      await transaction(async (db) => {
        if (!(await deleteSummary(db, summary))) throw createNotFoundProblem();
      });
      await files.deleteOrphanedFiles();
    },
  );

  app.operation(
    'reportSummary',
    ({ db, viewer, params }) => requireReportableSummary(db, viewer, params.id),
    async ({ viewer, params: { id }, body: { reason, note = '' }, transaction }) => {
      const work = transaction((db) => saveReport(db, id, viewer.id, { reason, note: note.trim() }));
      if (!(await work.catch(mapMissingUser))) throw createNotFoundProblem();
    },
  );

  app.operation(
    'listSummaryReports',
    ({ db, viewer, params }) => requireSummaryStaff(db, viewer, params.id),
    async ({ params }) => ({ reports: await listReports(db, params.id) }),
  );

  app.operation(
    'dismissSummaryReports',
    ({ db, viewer, params }) => requireSummaryStaff(db, viewer, params.id),
    ({ params: { id }, transaction }) => transaction((db) => deleteReports(db, id)),
  );

  app.operation(
    'createReact',
    ({ db, viewer, body }) => requireSummaryAccess(db, viewer, body.summary_id),
    async ({ viewer, body: { summary_id, reaction }, transaction }) => {
      const work = transaction(async (db) => {
        const counts = await setReaction(db, summary_id, viewer.id, reaction);
        if (!counts) throw createNotFoundProblem();
        return { summary_id, reacts: toReactList(counts), my_reaction: reaction };
      });
      return work.catch(mapMissingUser);
    },
  );

  app.operation(
    'deleteReact',
    ({ db, viewer, params }) => requireSummaryAccess(db, viewer, params.id),
    async ({ viewer, params: { id }, transaction }) => {
      const counts = await transaction((db) => setReaction(db, id, viewer.id, null));
      if (!counts) throw createNotFoundProblem();
      return { summary_id: id, reacts: toReactList(counts), my_reaction: null };
    },
  );
}

/** Converts the error for a viewer who was deleted meanwhile. */
function mapMissingUser(error: unknown): never {
  if (findViolatedConstraint(error)?.endsWith('_user_id_fkey')) throw createUnauthorizedProblem();
  throw error;
}
