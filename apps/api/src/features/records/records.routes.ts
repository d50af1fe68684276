import type { FastifyInstance } from 'fastify';
import { applyPageDefaults } from '../../db/paging.ts';
import { parseSearch } from '../../db/search.ts';
import { createFieldProblem, createNotFoundProblem } from '../../problems/problem.ts';
import { requireUnchangedCourse } from '../courses/courseItems.ts';
import { getCourseAccess } from '../courses/courses.policy.ts';
import { toAllowedEmbed } from '../embeds.ts';
import { fromFlag } from '../wire.ts';
import { requireExistingRecord, requireAccessibleRecord } from './records.policy.ts';
import { deleteRecord, insertRecord, listRecords, updateRecord } from './records.repository.ts';
import { toRecordWithLink, toRecordListItem } from './records.wire.ts';

/** The recorded sessions of a course: a video in a player, or an uploaded file. */
export async function recordRoutes(app: FastifyInstance): Promise<void> {
  const { db, config, files, storage } = app;

  app.operation('listRecords', async ({ params, query, viewer }) => {
    const { hasCourse } = await getCourseAccess(db, viewer, params.id);
    const page = applyPageDefaults(query);
    const { rows, ...total } = await listRecords(db, app.searchCache, params.id, parseSearch(query.search), page);
    return { records: rows.map((row) => toRecordListItem(row, hasCourse)), ...total, ...page };
  });

  app.operation(
    'getRecord',
    ({ db, viewer, params }) => requireAccessibleRecord(db, viewer, params.id, params.record_id),
    ({ resource: record }) => toRecordWithLink(record, storage),
  );

  app.operation('createRecord', ({ body, transaction }) => {
    const url = toAllowedEmbed(config, 'record', 'url', body.url) ?? null;
    const website_url = toAllowedEmbed(config, 'record', 'website_url', body.website_url) ?? null;
    return files.saveMedia(transaction, 'records', body.record_url, async (db, file_key) => {
      const row = await insertRecord(db, body.course_id, {
        title: body.title,
        url,
        website_url,
        file_key: file_key ?? null,
        is_home: body.is_home === 1,
        is_revision: body.is_revision === 1,
      });
      if (!row) throw createFieldProblem('course_id', 'course_not_found');
      return toRecordWithLink(row, storage);
    });
  });

  app.operation(
    'updateRecord',
    ({ db, params }) => requireExistingRecord(db, params.id),
    async ({ body, resource, transaction }) => {
      requireUnchangedCourse(resource, body.course_id);
      const url = toAllowedEmbed(config, 'record', 'url', body.url);
      const website_url = toAllowedEmbed(config, 'record', 'website_url', body.website_url);
      const record = await files.saveMedia(transaction, 'records', body.record_url, async (db, file_key) => {
        const row = await updateRecord(db, resource.id, {
          title: body.title,
          url,
          website_url,
          file_key,
          is_home: fromFlag(body.is_home),
          is_revision: fromFlag(body.is_revision),
        });
        if (!row) throw createNotFoundProblem();
        return row;
      });
      return toRecordWithLink(record, storage);
    },
  );

  app.operation(
    'deleteRecord',
    ({ db, params }) => requireExistingRecord(db, params.id),
    async ({ resource: record, transaction }) => {
      await transaction(async (db) => {
        if (!(await deleteRecord(db, record))) throw createNotFoundProblem();
      });
      await files.deleteOrphanedFiles();
    },
  );
}
