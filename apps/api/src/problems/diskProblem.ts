import { errorCode } from '../startupError.ts';
import { Problem } from './problem.ts';

// The disk or the account's share of it is full: as the operating system says it, and as PostgreSQL does.
const codes = new Set(['ENOSPC', 'EDQUOT', '53100']);

/** The problem to answer when an error means that the disk is full. */
export const diskProblem = (error: unknown): Problem | undefined =>
  codes.has(errorCode(error) ?? '') ? new Problem(507, 'storage_full') : undefined;
