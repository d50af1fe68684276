import { listAuditEntriesQuery } from '@fanous/api-client/generated/staffQueries.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { usePreloadWhenIdle } from '../../shared/lazy/usePreloadWhenIdle.ts';
import { ListPage } from '../frames/ListPage.tsx';
import { useFilterParam, useIdFilterParam } from '../frames/useFilterParam.ts';
import { useList } from '../frames/useList.ts';
import { type AuditEntry, type AuditFilter, auditKinds, auditTargetTypes } from './auditEntry.ts';
import { ExportAuditButton } from './ExportAuditButton.tsx';
import { useAuditColumns } from './useAuditColumns.tsx';
import { useAuditNames } from './useAuditNames.ts';

const lazyAuditEntryDialog = lazyComponent('AuditEntryDialog', () => import('./AuditEntryDialog.tsx'));

/** Lists who changed what, failed sign-ins and refused permissions, for full admins. */
export function AuditLogPage() {
  const { t } = useLingui();
  const { getKindName, getTypeName, getTargetName, getActorName } = useAuditNames();
  const [openEntry, setOpenEntry] = useState<AuditEntry>();
  const { filter, period } = useAuditFilter();
  const columns = useAuditColumns();
  const list = useList((api, query) => listAuditEntriesQuery(api, { query: { ...filter, ...query } }), {
    rowsKey: 'audit_entries',
  });
  usePreloadWhenIdle(lazyAuditEntryDialog.preload);
  const actors = new Map(
    (list.rows ?? []).flatMap((entry) => (entry.actor_id === null ? [] : [[entry.actor_id, getActorName(entry)]])),
  );

  return (
    <>
      <ListPage
        title={t`Audit log`}
        countLabel={(total) => t`${plural(total, { 0: 'No entries', one: '# entry', other: '# entries' })}`}
        searchLabel={t`Search by name or email`}
        actions={
          (list.total ?? 0) > 0 && (
            <ExportAuditButton filter={{ ...filter, ...(list.search !== '' && { search: list.search }) }} />
          )
        }
        list={list}
        filters={[
          {
            name: 'kind',
            label: t`Event`,
            allLabel: t`All events`,
            value: filter.kind,
            options: auditKinds.map((value) => ({ value, label: getKindName(value) })),
          },
          {
            name: 'type',
            label: t`Item type`,
            allLabel: t`All types`,
            value: filter.target_type,
            options: auditTargetTypes.map((value) => ({ value, label: getTypeName(value) })),
          },
          {
            name: 'actor',
            label: t`By`,
            allLabel: t`All accounts`,
            value: filter.actor_id,
            options: [...actors].map(([id, label]) => ({ value: String(id), label })),
          },
          {
            name: 'period',
            label: t`Period`,
            allLabel: t`All time`,
            value: period,
            options: periods.map((value) => {
              const days = periodDays[value];
              return { value, label: t`${plural(days, { one: 'Last day', other: 'Last # days' })}` };
            }),
          },
          // Links in the details of an entry set these.
          ...(filter.target_id === undefined
            ? []
            : [{ name: 'item', label: t`Item`, allLabel: t`All items`, value: filter.target_id, options: [] }]),
          ...(filter.request_id === undefined
            ? []
            : [
                {
                  name: 'request',
                  label: t`Request`,
                  allLabel: t`All requests`,
                  value: filter.request_id,
                  options: [],
                },
              ]),
        ]}
        columns={columns}
        rowName={getTargetName}
        rowActions={(entry) => [{ id: 'details', label: t`Details`, icon: 'eye', onAction: () => setOpenEntry(entry) }]}
      />
      {openEntry && <lazyAuditEntryDialog.Component entry={openEntry} onClose={() => setOpenEntry(undefined)} />}
    </>
  );
}

const periodDays = { day: 1, week: 7, month: 30, quarter: 90 } as const;
const periods = ['day', 'week', 'month', 'quarter'] as const;
const dayMs = 86_400_000;

/** Reads the filters from the URL. */
function useAuditFilter(): { filter: AuditFilter; period: (typeof periods)[number] | undefined } {
  const kind = useFilterParam('kind', auditKinds);
  const target_type = useFilterParam('type', auditTargetTypes);
  const actor_id = useIdFilterParam('actor');
  const target_id = useIdFilterParam('item');
  const request_id = useSearchParams()[0].get('request') ?? undefined;
  const period = useFilterParam('period', periods);
  // The same while the page is open, because it is part of the key of the list.
  const [openedAt] = useState(() => Date.now());
  const from = period && new Date(openedAt - periodDays[period] * dayMs).toISOString();
  const given = { kind, target_type, actor_id, target_id, request_id, from };
  const filter = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as AuditFilter;
  return { filter, period };
}
