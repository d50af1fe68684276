import type { Session } from '@fanous/api-client/session';

type User = Pick<Session['data'], 'role' | 'is_limited'>;

/** Who may see a page or an entry. `admin` includes limited admins (decision 6), `full-admin` excludes them. */
export type Audience = 'full-admin' | 'admin' | 'teacher' | 'user';

const audienceTests: Record<Audience, (user: User) => boolean> = {
  'full-admin': ({ role, is_limited }) => role === 'admin' && is_limited === 0,
  admin: ({ role }) => role === 'admin',
  teacher: ({ role }) => role === 'teacher',
  user: ({ role }) => role === 'user',
};

/** Whether the user belongs to one of the audiences. Only for the display: the server enforces access. */
export const hasAccess = (user: User, audiences: readonly Audience[]): boolean =>
  audiences.some((audience) => audienceTests[audience](user));

/** The query parameter in which a guard names the audiences of the page that it refused. */
export const refusedAudiencesParam = 'refused';

/** Parses that parameter. Unknown values are ignored. */
export const parseRefusedAudiences = (value: string | null): Audience[] =>
  (value ?? '').split(' ').filter((audience): audience is Audience => audience in audienceTests);
