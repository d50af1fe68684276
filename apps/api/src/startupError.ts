/** Something the operator has to mend before the server can run. Its message is one sentence; no stack is shown. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** The code of a Node or PostgreSQL error (`ENOENT`, `23505`), if it has one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
