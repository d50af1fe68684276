// Generated from contract/ by scripts/generate.ts: do not edit.

/** Public operations, as `METHOD /path`: their responses do not depend on the user. */
export const publicOperations: ReadonlySet<string> = new Set([
  'POST /login',
  'POST /register',
  'POST /login/passkey',
  'POST /login/passkey/start',
  'POST /password-resets',
  'POST /password-reset-mails',
  'POST /email-confirmations',
  'GET /main-categories',
  'GET /main-categories/{id}',
  'GET /categories',
  'GET /categories/{id}',
  'GET /courses',
  'GET /courses/{course}/units',
  'GET /search',
  'GET /home',
  'GET /public/courses/{slug}',
  'GET /public/courses/{slug}/videos/{video_id}',
  'GET /settings',
]);
