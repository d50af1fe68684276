/** An error that the operator must fix before the server can start. Its message is one sentence, shown without a stack. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}

/** Gets the code of a Node or PostgreSQL error (`ENOENT`, `23505`). */
export function findErrorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
