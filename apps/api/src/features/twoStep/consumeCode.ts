import type { Db } from '../../db/database.ts';
import { decryptText } from '../../encryption.ts';
import { recordFieldChange } from '../audit/auditContext.ts';
import {
  consumeRecoveryCode,
  consumeTotpStep,
  countRecoveryCodes,
  lockAuthenticator,
} from './authenticators.repository.ts';
import { isTotpCode, normalizeCode } from './codes.ts';
import { findTotpStep } from './totp.ts';

/** Where an accepted code came from. */
export type CodeKind = 'authenticator' | 'recovery';

/** A code as it was typed, and the key of authenticators. */
export interface CodeCheck {
  userId: number;
  code: string;
  key: Buffer;
}

/**
 * Checks a code of the app or a recovery code in a transaction, so that it works once. Returns undefined for a wrong code, a used one, and
 * an account without an authenticator. A recovery code is recorded in the audit log.
 */
export async function consumeCode(db: Db, { userId, code, key }: CodeCheck): Promise<CodeKind | undefined> {
  const normalized = normalizeCode(code);
  const authenticator = await lockAuthenticator(db, userId);
  if (!authenticator) return undefined;
  if (isTotpCode(normalized)) {
    const step = findTotpStep(decryptText(key, authenticator.secret), normalized);
    return step !== undefined && (await consumeTotpStep(db, userId, step)) ? 'authenticator' : undefined;
  }
  if (!(await consumeRecoveryCode(db, userId, normalized))) return undefined;
  const left = await countRecoveryCodes(db, userId);
  await recordFieldChange(db, {
    targetType: 'user',
    targetId: userId,
    field: 'recovery_codes',
    before: left + 1,
    after: left,
  });
  return 'recovery';
}
