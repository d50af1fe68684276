import type { Api } from '@fanous/api-client/client';
import { ApiError } from '@fanous/api-client/errors';
import { endMyOtherSessions, endMySession, listMySessionsQuery } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { DataTable } from '@fanous/ui/data/DataTable';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { Heading } from '@fanous/ui/layout/Heading';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { invalidateOperations } from '../../shared/app/invalidateOperations.ts';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { useCountAnnouncement } from '../../shared/hooks/useCountAnnouncement.ts';
import { useToast } from '../../shared/notices/useToast.ts';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { PageMetaTags } from '../../shared/routing/PageMetaTags.tsx';
import type { RowAction } from '../frames/rowAction.ts';
import { useConfirm } from '../frames/useConfirm.tsx';
import { type DeviceRow, useDeviceColumns } from './useDeviceColumns.tsx';
import { useDeviceName } from './useDeviceName.ts';

export const prefetchPageData: PageLoader = ({ app }) => loadPageQueries(app, listMySessionsQuery(app.api));

/** The devices on which the user is signed in, and buttons to sign them out. */
export function DevicesPage() {
  const { t } = useLingui();
  const { api, queryClient } = useApp();
  const toast = useToast();
  const confirm = useConfirm();
  const columns = useDeviceColumns();
  const getDeviceName = useDeviceName();
  const list = useQuery(listMySessionsQuery(api));
  const { sessions, total = 0, max_devices: maxDevices = null } = list.data ?? {};
  const title = t`My devices`;
  const count = list.data && t`${plural(total, { one: '# device', other: '# devices' })}`;
  useCountAnnouncement(count);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const hasEndedOthers = useRef(false);
  useEffect(() => {
    // The pressed button is removed with the last of the other devices, so the focus would be lost.
    if (hasEndedOthers.current && total === 1) headingRef.current?.focus();
    hasEndedOthers.current = false;
  }, [total]);

  const onDone = (message: string) => {
    toast({ tone: 'success', title: message });
    void invalidateOperations(queryClient, ['listMySessions']);
  };
  const confirmEnd = (session: DeviceRow) => {
    const name = getDeviceName(session);
    confirm.confirm({
      title: t`Log out the device?`,
      description: (
        <Stack gap="s2">
          <Text>
            <Trans>To use your account on it, you have to log in again.</Trans>
          </Text>
          <strong>{name}</strong>
        </Stack>
      ),
      confirmLabel: t({ message: 'Log out', context: 'device' }),
      pendingLabel: t({ message: 'Logging out', context: 'device' }),
      subjectName: name,
      run: (to) => endSession(to, session.id),
      onDone: () => onDone(t`The device was logged out`),
    });
  };
  const confirmEndOthers = () =>
    confirm.confirm({
      title: t`Log out all other devices?`,
      description: <Text>{t`You stay logged in on this device only.`}</Text>,
      confirmLabel: t`Log out all others`,
      pendingLabel: t({ message: 'Logging out', context: 'device' }),
      subjectName: title,
      run: (to) => endMyOtherSessions(to),
      onDone: () => {
        hasEndedOthers.current = true;
        onDone(t`All other devices were logged out`);
      },
    });
  const getRowActions = (session: DeviceRow): RowAction[] =>
    session.is_current === 1
      ? []
      : [
          {
            id: 'log-out',
            label: t({ message: 'Log out', context: 'device' }),
            icon: 'log-out',
            onAction: () => confirmEnd(session),
          },
        ];

  return (
    <Stack gap="s6">
      <PageMetaTags title={title} />
      <Inline justify="between" align="end" gap="s5">
        <Stack gap="s2">
          <Heading ref={headingRef} level={1} tabIndex={-1}>
            {title}
          </Heading>
          <Text tone="muted" measure>
            <Trans>
              You are logged in on these devices. If you do not recognize one, log it out and change your password.
            </Trans>
          </Text>
          {maxDevices !== null && (
            <Text tone="muted" measure>
              {t`${plural(maxDevices, {
                one: 'You can be logged in on # device. Logging in on another one logs this one out.',
                other:
                  'You can be logged in on # devices. Logging in on another one logs out the one you used least recently.',
              })}`}
            </Text>
          )}
        </Stack>
        {total > 1 && (
          <Button tone="danger" variant="outline" icon="log-out" onPress={confirmEndOthers}>
            {t`Log out all others`}
          </Button>
        )}
      </Inline>
      <DataTable
        caption={count === undefined ? title : t`${title}, ${count}`}
        columns={columns}
        rows={sessions}
        rowKey={getId}
        rowName={getDeviceName}
        rowActions={{ header: t`Actions`, items: getRowActions, moreLabel: (name) => t`More actions: ${name}` }}
        expectedRowCount={3}
        total={total}
        empty={<EmptyState title={t`No data found`} />}
        error={
          list.error ? (
            <QueryFailure isPageSection error={list.error} retry={list.refetch} isRetrying={list.isFetching} />
          ) : undefined
        }
      />
      {confirm.dialog}
    </Stack>
  );
}

const getId = ({ id }: DeviceRow) => id;

/** Ends a session. One that has ended meanwhile is not an error. */
async function endSession(api: Api, id: number): Promise<void> {
  try {
    await endMySession(api, { path: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
