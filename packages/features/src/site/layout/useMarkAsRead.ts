import { readNotifications } from '@fanous/api-client/generated/queries.ts';
import { useLingui } from '@lingui/react/macro';
import { useApp } from '../../shared/app/app.ts';
import { useAction } from '../../shared/hooks/useAction.ts';
import { notificationsQuery, applyReadAt } from './notifications.api.ts';

/** Marks notifications as read, or all without `ids`. Updates the list immediately, and reverts it with a toast on failure (decision 22). */
export function useMarkAsRead(unread: number, setUnread: (count: number) => void): (ids?: number[]) => void {
  const { t } = useLingui();
  const { api, queryClient } = useApp();
  const read = useAction(readNotifications, {
    errorToast: (description) => ({ title: t`The notifications could not be marked as read`, description }),
  });
  const { queryKey } = notificationsQuery(api);
  const markAsRead = async (ids?: number[]) => {
    const before = queryClient.getQueryData(queryKey);
    if (before) queryClient.setQueryData(queryKey, applyReadAt(before, ids, new Date().toISOString()));
    setUnread(ids ? Math.max(unread - ids.length, 0) : 0);
    try {
      // Awaited here: callbacks of `mutate` run for the latest of several calls only.
      const { unread_count: count } = await read.mutateAsync({ body: ids ? { ids } : {} });
      setUnread(count);
    } catch {
      queryClient.setQueryData(queryKey, before);
      setUnread(unread);
      // Another call may have succeeded meanwhile.
      void queryClient.invalidateQueries({ queryKey });
    }
  };
  return (ids) => void markAsRead(ids);
}
