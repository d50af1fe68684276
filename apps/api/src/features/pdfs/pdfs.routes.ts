import type { FastifyInstance } from 'fastify';
import { applyPageDefaults } from '../../db/paging.ts';
import { parseSearch } from '../../db/search.ts';
import { createFieldProblem, createNotFoundProblem } from '../../problems/problem.ts';
import { createMediaLink } from '../../storage/mediaLinks.ts';
import { getCourseAccess } from '../courses/courses.policy.ts';
import { requireUnchangedCourse } from '../courses/courseItems.ts';
import { toFlag } from '../wire.ts';
import { requireExistingPdf, requireAccessiblePdf } from './pdfs.policy.ts';
import { deletePdf, insertPdf, listPdfs, updatePdf } from './pdfs.repository.ts';
import type { PdfRow } from './pdfs.repository.ts';

/** The PDFs of a course: titles for signed-in users, files for users who have the course. */
export async function pdfRoutes(app: FastifyInstance): Promise<void> {
  const { db, files, storage } = app;

  const toPdf = async ({ file_key, ...pdf }: PdfRow) => ({
    ...pdf,
    url: await createMediaLink(storage, file_key, pdf.title),
  });

  app.operation('listPdfs', async ({ params, query, viewer }) => {
    const { hasCourse } = await getCourseAccess(db, viewer, params.id);
    const page = applyPageDefaults(query);
    const { rows, ...total } = await listPdfs(db, app.searchCache, params.id, parseSearch(query.search), page);
    const pdfs = rows.map(({ file_key: _closed, ...pdf }) => ({ ...pdf, is_locked: toFlag(!hasCourse) }));
    return { pdfs, ...total, ...page };
  });

  app.operation(
    'getPdf',
    ({ db, viewer, params }) => requireAccessiblePdf(db, viewer, params.id, params.pdf_id),
    ({ resource: pdf }) => toPdf(pdf),
  );

  app.operation('createPdf', ({ body: { course_id, title, url }, transaction }) =>
    files.saveMedia(transaction, 'pdfs', url, async (db, file_key) => {
      const row = await insertPdf(db, { course_id, title, file_key });
      if (!row) throw createFieldProblem('course_id', 'course_not_found');
      return toPdf(row);
    }),
  );

  app.operation(
    'updatePdf',
    ({ db, params }) => requireExistingPdf(db, params.id),
    async ({ params, body, resource, transaction }) => {
      requireUnchangedCourse(resource, body.course_id);
      const pdf = await files.saveMedia(transaction, 'pdfs', body.url, async (db, file_key) => {
        const row = await updatePdf(db, params.id, { title: body.title, file_key });
        if (!row) throw createNotFoundProblem();
        return row;
      });
      return toPdf(pdf);
    },
  );

  app.operation(
    'deletePdf',
    ({ db, params }) => requireExistingPdf(db, params.id),
    async ({ resource: pdf, transaction }) => {
      await transaction(async (db) => {
        if (!(await deletePdf(db, pdf))) throw createNotFoundProblem();
      });
      await files.deleteOrphanedFiles();
    },
  );
}
