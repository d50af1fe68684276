import { listUsersQuery } from '@fanous/api-client/generated/staffQueries.ts';
import { matchesAnywhere } from '@fanous/arabic/match';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { paths } from '../paths.ts';
import { hasAccess } from '../shared/app/access.ts';
import { useApp } from '../shared/app/app.ts';
import { type CommandGroup, maxResultsPerKind, type SearchText, type User } from './foundCommands.ts';

interface FoundUsers {
  commands: CommandGroup['commands'];
  isPending: boolean;
  error: Error | null;
  retry: () => void;
}

/** Finds accounts by name, e-mail, phone or role. Only for admins in the dashboard. */
export function useFoundUsers(user: User | undefined, { typed, sent }: SearchText): FoundUsers {
  const { api } = useApp();
  const isAdmin = user !== undefined && hasAccess(user, ['admin']);
  const isFullAdmin = user !== undefined && hasAccess(user, ['full-admin']);
  const found = useQuery({
    ...listUsersQuery(api, { query: { search: sent, per_page: maxResultsPerKind } }),
    enabled: isAdmin && sent !== '',
    placeholderData: keepPreviousData,
  });
  const isPending = isAdmin && (typed !== sent || found.isFetching);
  return {
    isPending,
    error: found.error,
    retry: () => void found.refetch(),
    commands: (typed === '' ? [] : (found.data?.users ?? []))
      // Limited admins may not edit admins (decision 6).
      .filter(({ role }) => isFullAdmin || role !== 'admin')
      // While the server searches, the results are those of the text before.
      .filter(({ name, email }) => !isPending || matchesAnywhere(name, typed) || matchesAnywhere(email, typed))
      .map(({ id, name, email }) => ({
        id: `user-${id}`,
        label: name,
        description: email,
        icon: 'user' as const,
        href: paths.editUser.to({ id }),
      })),
  };
}
