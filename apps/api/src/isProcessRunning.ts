import { findErrorCode } from './startupError.ts';

/** Whether a process of this machine runs. */
export function isProcessRunning(pid: number): boolean {
  if (!(pid > 0)) return false;
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process of another user.
    return findErrorCode(error) === 'EPERM';
  }
}
