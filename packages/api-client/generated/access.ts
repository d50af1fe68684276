// Generated from contract/ by scripts/generate.ts: do not edit.

/** The operations whose answer does not depend on who asks, as `METHOD /path`. */
export const publicOperations: ReadonlySet<string> = new Set([
  'POST /login',
  'POST /register',
  'GET /main-categories',
  'GET /main-categories/{id}',
  'GET /categories',
  'GET /categories/{id}',
  'GET /courses',
  'GET /public/courses/{slug}',
  'GET /settings',
]);
