import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { deleteUser, listUsersQuery, logoutUser, resetTwoStep } from '@fanous/api-client/generated/staffQueries.ts';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { hasAccess } from '../../shared/app/access.ts';
import { useApp } from '../../shared/app/app.ts';
import { invalidateOperations } from '../../shared/app/invalidateOperations.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { ListPage } from '../frames/ListPage.tsx';
import type { RowAction } from '../frames/rowAction.ts';
import { useConfirm } from '../frames/useConfirm.tsx';
import { useFilterParam } from '../frames/useFilterParam.ts';
import { useList } from '../frames/useList.ts';
import { useNotice } from '../../shared/notices/useNotice.tsx';
import { useToast } from '../../shared/notices/useToast.ts';
import { useRoleName } from '../../shared/hooks/useRoleName.ts';
import { useSession } from '../../shared/app/useSession.ts';
import { type UserRow, useUserColumns } from './useUserColumns.tsx';

const lazyPasswordResetLinkDialog = lazyComponent(
  'PasswordResetLinkDialog',
  () => import('./PasswordResetLinkDialog.tsx'),
);

const lazyDeletionRequestDialog = lazyComponent('DeletionRequestDialog', () => import('./DeletionRequestDialog.tsx'));

/** Lists all accounts for admins. */
export function UsersPage() {
  const { t } = useLingui();
  const { api, queryClient } = useApp();
  const toast = useToast();
  const me = useSession()?.data;
  const confirm = useConfirm();
  const notice = useNotice();
  const columns = useUserColumns();
  const roleName = useRoleName();
  const role = useFilterParam('role', roles);
  const deletion = useFilterParam('deletion', ['requested']);
  const list = useList(
    (api, query) => listUsersQuery(api, { query: { ...query, ...(role && { role }), ...(deletion && { deletion }) } }),
    { rowsKey: 'users', sorts },
  );
  const settings = useQuery(getSettingsQuery(api)).data;
  const hasResetLinks = settings?.password_reset_links === 1;
  const [deletionUser, setDeletionUser] = useState<UserRow>();
  const [linkUser, setLinkUser] = useState<UserRow>();
  const isFullAdmin = me !== undefined && hasAccess(me, ['full-admin']);

  const confirmLogOut = ({ id, name }: UserRow) =>
    confirm.confirm({
      title: t({ message: 'Are you sure?', context: 'log out' }),
      description: (
        <Stack gap="s2">
          <Text>{t`Are you sure you want to log out this user?`}</Text>
          <strong>
            <Bidi>{name}</Bidi>
          </strong>
        </Stack>
      ),
      confirmLabel: t({ message: 'Log out', context: 'user' }),
      pendingLabel: t`Logging out`,
      subjectName: name,
      run: (to) => logoutUser(to, { path: { id } }),
      onDone: () =>
        notice.show({
          tone: 'success',
          title: t`Success`,
          description: t`User has been logged out successfully`,
          buttonLabel: t`OK`,
        }),
    });
  const confirmResetTwoStep = ({ id, name }: UserRow) =>
    confirm.confirm({
      title: t`Turn off two-step verification?`,
      description: (
        <Stack gap="s2">
          <Text>{t`Do this only if the user has lost the phone and the recovery codes. Make sure that it is really them.`}</Text>
          <strong>
            <Bidi>{name}</Bidi>
          </strong>
        </Stack>
      ),
      confirmLabel: t`Turn off`,
      pendingLabel: t`Turning off`,
      subjectName: name,
      run: (to) => resetTwoStep(to, { path: { id } }),
      onDone: () => {
        toast({ tone: 'success', title: t`Two-step verification is off`, description: name });
        void invalidateOperations(queryClient, ['listUsers']);
      },
    });
  // Limited admins may not edit admins (decision 6).
  const rowActions = (user: UserRow): RowAction[] =>
    isFullAdmin || user.role !== 'admin'
      ? [
          { id: 'edit', label: t`Edit`, icon: 'pencil', href: paths.editUser.to({ id: user.id }) },
          ...(user.id === me?.id
            ? []
            : [
                ...(isFullAdmin && user.deletion_requested_at
                  ? [
                      {
                        id: 'deletion-request',
                        label: t`Deletion request`,
                        icon: 'trash' as const,
                        onAction: () => setDeletionUser(user),
                      },
                    ]
                  : []),
                ...(hasResetLinks
                  ? [
                      {
                        id: 'password-reset-link',
                        label: t`Password reset link`,
                        icon: 'lock-open' as const,
                        onAction: () => setLinkUser(user),
                      },
                    ]
                  : []),
                {
                  id: 'log-out',
                  label: t`Force log-out`,
                  icon: 'log-out' as const,
                  onAction: () => confirmLogOut(user),
                },
                ...(user.has_two_step === 1
                  ? [
                      {
                        id: 'reset-two-step',
                        label: t`Turn off two-step verification`,
                        icon: 'lock-open' as const,
                        onAction: () => confirmResetTwoStep(user),
                      },
                    ]
                  : []),
              ]),
        ]
      : [];

  return (
    <>
      <ListPage
        title={t`Users`}
        countLabel={(total) => t`${plural(total, { 0: 'No users found', one: '# user', other: '# users' })}`}
        searchLabel={t`Search by name, email, phone or role`}
        add={{ label: t`Add user`, href: paths.createUser.to() }}
        list={list}
        filters={[
          {
            name: 'role',
            label: t`Role`,
            allLabel: t`All roles`,
            value: role,
            options: roles.map((value) => ({ value, label: roleName(value) })),
          },
          // Legacy APIs have no requests.
          ...(settings?.own_data === 1
            ? [
                {
                  name: 'deletion',
                  label: t`Deletion requests`,
                  allLabel: t`All accounts`,
                  value: deletion,
                  options: [{ value: 'requested', label: t({ message: 'Requested', context: 'deletion' }) }],
                },
              ]
            : []),
        ]}
        columns={columns}
        hiddenColumnsKey="users"
        rowName={getName}
        rowActions={rowActions}
        deletion={
          isFullAdmin
            ? {
                question: t`Are you sure you want to delete this user?`,
                lossCountKind: 'users',
                blockedReason: ({ number_of_created_courses: count }) =>
                  count > 0
                    ? t`${plural(count, {
                        one: 'This user owns # course. Give it to another owner first.',
                        other: 'This user owns # courses. Give them to another owner first.',
                      })}`
                    : undefined,
                remove: (api, { id }) => deleteUser(api, { path: { id } }),
                invalidates: ['listUsers', 'getUser'],
                isAllowed: ({ id }) => id !== me.id,
              }
            : undefined
        }
      />
      {linkUser && <lazyPasswordResetLinkDialog.Component user={linkUser} onClose={() => setLinkUser(undefined)} />}
      {deletionUser?.deletion_requested_at && (
        <lazyDeletionRequestDialog.Component
          user={deletionUser}
          requestedAt={deletionUser.deletion_requested_at}
          onDeleted={() => {
            setDeletionUser(undefined);
            list.removeRows(new Set([deletionUser.id]));
          }}
          onClose={() => setDeletionUser(undefined)}
        />
      )}
      {confirm.dialog}
      {notice.dialog}
    </>
  );
}

const roles = ['user', 'teacher', 'admin'] as const;
const sorts = {
  name: { ascending: 'name_asc', descending: 'name_desc' },
  joined: { ascending: 'oldest', descending: 'newest' },
} as const;
const getName = ({ name }: UserRow) => name;
