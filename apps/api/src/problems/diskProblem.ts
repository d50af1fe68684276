import { findErrorCode } from '../startupError.ts';
import { Problem } from './problem.ts';

// The disk or the quota is full: codes of the operating system and of PostgreSQL.
const diskFullCodes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** Converts an error to a problem if it means that the disk is full. */
export const findDiskProblem = (error: unknown): Problem | undefined =>
  diskFullCodes.has(findErrorCode(error) ?? '') ? new Problem(507, 'storage_full') : undefined;
