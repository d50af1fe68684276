import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { deleteExpiredIdempotencyKeys } from '../contract/idempotency.repository.ts';
import { deleteExpiredAuditEntries } from '../features/audit/auditEntries.repository.ts';
import { deleteExpiredPasswordResetLinks } from '../features/auth/passwordResetLinks.repository.ts';
import { deleteExpiredSessions } from '../features/auth/sessions.repository.ts';
import { deleteExpiredAttemptCounts } from '../features/auth/throttle.repository.ts';
import { deleteOldUserDevices } from '../features/auth/userDevices.repository.ts';
import { deleteOldEmailConfirmationLinks } from '../features/emailConfirmation/emailConfirmationLinks.repository.ts';
import { deleteExpiredPasskeyChallenges } from '../features/passkeys/passkeyChallenges.repository.ts';

const intervalMs = 3_600_000;

/**
 * Deletes expired data every hour: sessions, devices, links for new passwords and for e-mails, challenges of passkeys, counted attempts,
 * stored responses, old audit entries and orphaned files.
 */
export const housekeepingPlugin = plugin(
  async (app: FastifyInstance) => {
    const cleanUp = async () => {
      await deleteExpiredSessions(app.db, app.config);
      await deleteOldUserDevices(app.db, app.config.signIn.knownDeviceSeconds);
      await deleteExpiredPasswordResetLinks(app.db);
      await deleteOldEmailConfirmationLinks(app.db);
      await deleteExpiredPasskeyChallenges(app.db);
      await deleteExpiredAttemptCounts(app.db);
      await deleteExpiredIdempotencyKeys(app.db);
      await app.files.deleteOrphanedFiles();
      await deleteExpiredAuditEntries(app.db, app.config.auditRetentionDays);
    };
    const timer = setInterval(() => {
      cleanUp().catch((error: unknown) => app.log.warn({ err: error }, 'housekeeping failed'));
    }, intervalMs);
    timer.unref();
    app.addHook('onClose', async () => clearInterval(timer));
  },
  { name: 'housekeeping' },
);
