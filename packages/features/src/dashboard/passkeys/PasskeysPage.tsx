import type { Api } from '@fanous/api-client/client';
import { ApiError } from '@fanous/api-client/errors';
import { deletePasskey, getSettingsQuery, listMyPasskeysQuery } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { DataTable } from '@fanous/ui/data/DataTable';
import { Banner } from '@fanous/ui/feedback/Banner';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { Bidi } from '@fanous/ui/intl/Bidi';
import { Heading } from '@fanous/ui/layout/Heading';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { invalidateOperations } from '../../shared/app/invalidateOperations.ts';
import { QueryFailure } from '../../shared/errors/QueryFailure.tsx';
import { useCountAnnouncement } from '../../shared/hooks/useCountAnnouncement.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useToast } from '../../shared/notices/useToast.ts';
import { usePasskeySupport } from '../../shared/passkeys/usePasskeySupport.ts';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { PageMetaTags } from '../../shared/routing/PageMetaTags.tsx';
import type { RowAction } from '../frames/rowAction.ts';
import { useConfirm } from '../frames/useConfirm.tsx';
import { type PasskeyRow, usePasskeyColumns } from './usePasskeyColumns.tsx';

const lazyAddPasskeyDialog = lazyComponent('AddPasskeyDialog', () => import('./AddPasskeyDialog.tsx'));
const lazyRenamePasskeyDialog = lazyComponent('RenamePasskeyDialog', () => import('./RenamePasskeyDialog.tsx'));

export const prefetchPageData: PageLoader = ({ app }) =>
  loadPageQueries(app, listMyPasskeysQuery(app.api), getSettingsQuery(app.api));

/** The passkeys with which the user can log in. */
export function PasskeysPage() {
  const { t } = useLingui();
  const { api, queryClient } = useApp();
  const toast = useToast();
  const confirm = useConfirm();
  const columns = usePasskeyColumns();
  const isSupported = usePasskeySupport();
  const isOffered = useQuery(getSettingsQuery(api)).data?.passkeys;
  const list = useQuery(listMyPasskeysQuery(api));
  const { passkeys, max_passkeys: maxPasskeys = 0 } = list.data ?? {};
  const total = passkeys?.length ?? 0;
  const title = t`Passkeys`;
  const count = passkeys && t`${plural(total, { one: '# passkey', other: '# passkeys' })}`;
  useCountAnnouncement(count);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const [isAddDialogOpen, setAddDialogOpen] = useState(false);
  const [passkeyToRename, setPasskeyToRename] = useState<PasskeyRow>();
  const isFull = passkeys !== undefined && total >= maxPasskeys;
  const hasAddedPasskey = useRef(false);
  useEffect(() => {
    // The button disappears when the maximum is reached, so the focus would be lost.
    if (isFull && hasAddedPasskey.current) headingRef.current?.focus();
  }, [isFull]);

  const confirmDelete = ({ id, name }: PasskeyRow) =>
    confirm.confirm({
      title: t`Delete the passkey?`,
      description: (
        <Stack gap="s2">
          <Text>
            <Trans>You can then no longer log in with it. Also delete it in the settings of your device.</Trans>
          </Text>
          <strong>
            <Bidi>{name}</Bidi>
          </strong>
        </Stack>
      ),
      confirmLabel: t`Delete`,
      pendingLabel: t`Deleting`,
      subjectName: name,
      run: (to) => removePasskey(to, id),
      onDone: () => {
        toast({ tone: 'success', title: t`The passkey was deleted`, description: name });
        void invalidateOperations(queryClient, ['listMyPasskeys']);
      },
    });
  const getRowActions = (passkey: PasskeyRow): RowAction[] => [
    { id: 'rename', label: t`Rename`, icon: 'pencil', onAction: () => setPasskeyToRename(passkey) },
    { id: 'delete', label: t`Delete`, icon: 'trash', tone: 'danger', onAction: () => confirmDelete(passkey) },
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
              With a passkey you log in with your fingerprint, your face or the screen lock of your device, without a
              password. Your password still works.
            </Trans>
          </Text>
        </Stack>
        {isOffered === 1 && isSupported && !isFull && (
          <Button tone="accent" icon="plus" onPress={() => setAddDialogOpen(true)}>
            <Trans>Add a passkey</Trans>
          </Button>
        )}
      </Inline>
      {isOffered === 0 && (
        <Banner>
          <Trans>This server does not offer passkeys.</Trans>
        </Banner>
      )}
      {isOffered === 1 && !isSupported && (
        <Banner>
          <Trans>Your browser does not support passkeys. Use another browser to add one.</Trans>
        </Banner>
      )}
      {isOffered === 1 && isFull && (
        <Banner>
          <Trans>You have the maximum number of passkeys. Delete one to add another.</Trans>
        </Banner>
      )}
      <DataTable
        caption={count === undefined ? title : t`${title}, ${count}`}
        columns={columns}
        rows={passkeys}
        rowKey={getId}
        rowName={getName}
        rowActions={{ header: t`Actions`, items: getRowActions, moreLabel: (name) => t`More actions: ${name}` }}
        expectedRowCount={2}
        total={total}
        fallbackFocusRef={headingRef}
        empty={<EmptyState title={t`You have no passkeys`} />}
        error={
          list.error ? (
            <QueryFailure isPageSection error={list.error} retry={list.refetch} isRetrying={list.isFetching} />
          ) : undefined
        }
      />
      {isAddDialogOpen && (
        <lazyAddPasskeyDialog.Component
          onAdded={() => {
            hasAddedPasskey.current = true;
            setAddDialogOpen(false);
            toast({ tone: 'success', title: t`The passkey was added` });
          }}
          onClose={() => setAddDialogOpen(false)}
        />
      )}
      {passkeyToRename && (
        <lazyRenamePasskeyDialog.Component passkey={passkeyToRename} onClose={() => setPasskeyToRename(undefined)} />
      )}
      {confirm.dialog}
    </Stack>
  );
}

const getId = ({ id }: PasskeyRow) => id;
const getName = ({ name }: PasskeyRow) => name;

/** Deletes a passkey. One that was deleted meanwhile is not an error. */
async function removePasskey(api: Api, id: number): Promise<void> {
  try {
    await deletePasskey(api, { path: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 404)) throw error;
  }
}
