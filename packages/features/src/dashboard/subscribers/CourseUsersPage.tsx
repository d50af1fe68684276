import { getCourseQuery } from '@fanous/api-client/generated/queries.ts';
import { deleteCourseUser, listCourseUsersQuery } from '@fanous/api-client/generated/staffQueries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useParams } from 'react-router-dom';
import { hasAccess } from '../../shared/app/access.ts';
import { usePreloadWhenIdle } from '../../shared/lazy/usePreloadWhenIdle.ts';
import { useApp } from '../../shared/app/app.ts';
import { ListPage } from '../frames/ListPage.tsx';
import { useList } from '../frames/useList.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { loadPageQueries, type PageLoader } from '../../shared/routing/page.ts';
import { useSession } from '../../shared/app/useSession.ts';
import { type SubscriberRow, useSubscriberColumns } from './useSubscriberColumns.tsx';

const course = (id: string | undefined) => ({ path: { course: String(Number(id)) } });

export const prefetchPageData: PageLoader = ({ app, params: { id } }) =>
  loadPageQueries(app, getCourseQuery(app.api, course(id)));

const addMany = lazyComponent('AddUsersDialog', () => import('./AddUsersDialog.tsx'));

const lazyWatchChart = lazyComponent('WatchChart', () => import('./WatchChart.tsx'));

/** Lists the subscribers of a course. Its teacher can read the list, admins can add and remove users. */
export function CourseUsersPage() {
  const { t } = useLingui();
  const { api } = useApp();
  const me = useSession()?.data;
  const id = Number(useParams()['id']);
  const name = useQuery(getCourseQuery(api, course(String(id)))).data?.name;
  const list = useList((client, query) => listCourseUsersQuery(client, { path: { id }, query }), { rowsKey: 'users' });
  const columns = useSubscriberColumns();
  const [isAdding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  usePreloadWhenIdle(addMany.preload);
  const seesProgress = me !== undefined && hasAccess(me, ['teacher', 'full-admin']);
  // Two dialogs open one after another, so the second cannot restore the focus itself.
  const stopAdding = () => {
    flushSync(() => setAdding(false));
    addButton.current?.focus();
  };
  const isAdmin = me !== undefined && hasAccess(me, ['admin']);

  return (
    <>
      <ListPage
        title={name === undefined ? t`Subscribers` : t`Subscribers of ${name}`}
        countLabel={(total) =>
          t`${plural(total, { 0: 'No subscribers yet', one: '# subscriber', other: '# subscribers' })}`
        }
        searchLabel={t`Search by name, email or phone`}
        actions={
          isAdmin && (
            <Button ref={addButton} tone="accent" icon="user-plus" onPress={() => setAdding(true)}>
              <Trans>Add subscribers</Trans>
            </Button>
          )
        }
        summary={
          seesProgress && list.search === '' && (list.total ?? 0) > 0 && <lazyWatchChart.Component courseId={id} />
        }
        list={list}
        columns={columns}
        rowName={getName}
        deletion={
          isAdmin
            ? {
                question: t`Are you sure you want to remove this user from the course? Their marks stay.`,
                labels: {
                  title: t({ message: 'Are you sure?', context: 'remove' }),
                  actionLabel: t({ message: 'Remove', context: 'subscriber' }),
                  pendingLabel: t`Removing`,
                  bulkTitle: (count) =>
                    t`${plural(count, { one: 'Remove # subscriber?', other: 'Remove # subscribers?' })}`,
                  successMessage: t`User removed successfully`,
                },
                remove: (client, { id: user_id }) => deleteCourseUser(client, { path: { id, user_id } }),
                invalidates: ['listCourseUsers', 'listCourses', 'getCourse', 'getPublicCourse', 'listUsers', 'getUser'],
              }
            : undefined
        }
      />
      {isAdding && <addMany.Component courseId={id} onClose={stopAdding} />}
    </>
  );
}

const getName = ({ name }: SubscriberRow) => name;
