import type { Session } from '@fanous/api-client/session';

type User = Pick<Session['data'], 'role' | 'is_limited'>;

/** Whom a page or an entry is for. `admin` takes in limited admins (decision 6), `full-admin` leaves them out. */
export type Audience = 'full-admin' | 'admin' | 'teacher' | 'user';

const audienceTests: Record<Audience, (user: User) => boolean> = {
  'full-admin': ({ role, is_limited }) => role === 'admin' && is_limited === 0,
  admin: ({ role }) => role === 'admin',
  teacher: ({ role }) => role === 'teacher',
  user: ({ role }) => role === 'user',
};

/** Whether somebody belongs to one of the audiences. It makes the way pleasant; the server enforces. */
export const hasAccess = (user: User, audiences: readonly Audience[]): boolean =>
  audiences.some((audience) => audienceTests[audience](user));

/** What a guard writes into the address to say whom the page that was asked for is for. */
export const refusedAudiencesParam = 'refused';

/** Reads it back; nothing where it says something else. */
export const parseRefusedAudiences = (value: string | null): Audience[] =>
  (value ?? '').split(' ').filter((word): word is Audience => word in audienceTests);
