import type { FastifyInstance } from 'fastify';
import type { Db } from '../../db/database.ts';
import { createUnauthorizedProblem } from '../../problems/problem.ts';
import { createMediaLink } from '../../storage/mediaLinks.ts';
import type { FileStorage } from '../../storage/storage.ts';
import { verifyCurrentPassword } from '../auth/currentPassword.ts';
import { countAttemptOrThrow } from '../auth/throttle.repository.ts';
import { findDeletionRequest } from '../deletionRequests/deletionRequests.repository.ts';
import { findAuthenticator } from '../twoStep/authenticators.repository.ts';
import { toFlag } from '../wire.ts';
import * as ownData from './ownData.repository.ts';

const exportsPerHour = 10;

/** Lets users download what the platform stores about them. */
export async function ownDataRoutes(app: FastifyInstance): Promise<void> {
  const { db, storage } = app;

  app.operation('exportMyData', async ({ viewer, body, request }) => {
    await verifyCurrentPassword(app, request, viewer, body.current_password);
    await countAttemptOrThrow(app, {
      kind: 'data-export',
      subject: String(viewer.id),
      maxAttempts: exportsPerHour,
      windowSeconds: 3_600,
    });
    const account = await ownData.findAccount(db, viewer.id);
    if (!account) throw createUnauthorizedProblem();
    return { exported_at: new Date().toISOString(), account, ...(await readOwnData(db, viewer.id, storage)) };
  });
}

async function readOwnData(db: Db, userId: number, storage: FileStorage) {
  const authenticator = await findAuthenticator(db, userId);
  const request = await findDeletionRequest(db, userId);
  const summaries = await ownData.listSummaries(db, userId);
  return {
    two_step: {
      is_on: toFlag(authenticator !== undefined),
      turned_on_at: authenticator?.created_at ?? null,
      recovery_codes_left: authenticator?.recovery_codes_left ?? 0,
    },
    deletion_request: request ?? null,
    subscriptions: await ownData.listSubscriptions(db, userId),
    created_courses: await ownData.listOwnedCourses(db, userId),
    quiz_results: await ownData.listQuizResults(db, userId),
    video_progress: await ownData.listVideoProgress(db, userId),
    summaries: await Promise.all(
      summaries.map(async ({ file_key, ...summary }) => ({
        ...summary,
        pdf_path: await createMediaLink(storage, file_key, summary.lecture_name),
      })),
    ),
    reactions: await ownData.listReactions(db, userId),
    summary_reports: await ownData.listSummaryReports(db, userId),
    sessions: await ownData.listSessions(db, userId),
    devices: await ownData.listDevices(db, userId),
    passkeys: await ownData.listPasskeys(db, userId),
    notifications: await ownData.listNotifications(db, userId),
    audit_entries: await ownData.listAuditEntries(db, userId),
  };
}
