import { listCoursesQuery } from '@fanous/api-client/generated/queries.ts';
import { deleteCourse } from '@fanous/api-client/generated/staffQueries.ts';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { hasAccess } from '../../shared/app/access.ts';
import { ListPage } from '../frames/ListPage.tsx';
import { useList } from '../frames/useList.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import { useSession } from '../../shared/app/useSession.ts';
import { type CourseRow, useCourseColumns } from './useCourseColumns.tsx';
import { useCourseFilters } from './useCourseFilters.tsx';
import { useCourseActions } from './useCourseActions.ts';

const lazyDescriptionDialog = lazyComponent('CourseDescriptionDialog', () => import('./CourseDescriptionDialog.tsx'));

/** Lists all courses for admins. */
export function CoursesPage() {
  const { t } = useLingui();
  const me = useSession()?.data;
  const { query: filterQuery, filters } = useCourseFilters();
  const list = useList((api, query) => listCoursesQuery(api, { query: { ...query, ...filterQuery } }), {
    rowsKey: 'courses',
    sorts,
  });
  const [openedCourse, setOpenedCourse] = useState<CourseRow>();
  const columns = useCourseColumns();
  const isFullAdmin = me !== undefined && hasAccess(me, ['full-admin']);
  const rowActions = useCourseActions(isFullAdmin, setOpenedCourse);

  return (
    <>
      <ListPage
        title={t`Courses`}
        countLabel={(total) => t`${plural(total, { 0: 'No courses found', one: '# course', other: '# courses' })}`}
        searchLabel={t`Search by course name`}
        add={{ label: t`Add course`, href: paths.createCourse.to() }}
        actions={
          <ButtonLink variant="outline" icon="user-plus" href={paths.addUserToCourses.to()}>
            <Trans>Add a subscriber to courses</Trans>
          </ButtonLink>
        }
        list={list}
        filters={filters}
        columns={columns}
        hiddenColumnsKey="courses"
        rowName={getName}
        rowActions={rowActions}
        deletion={
          isFullAdmin
            ? {
                question: t`Are you sure you want to delete this course?`,
                lossCountKind: 'courses',
                remove: (api, { id }) => deleteCourse(api, { path: { course: id } }),
                invalidates: ['listCourses', 'getCourse', 'getPublicCourse', 'listCategories', 'listMainCategories'],
              }
            : undefined
        }
      />
      {openedCourse && (
        <lazyDescriptionDialog.Component course={openedCourse} onClose={() => setOpenedCourse(undefined)} />
      )}
    </>
  );
}

const sorts = {
  name: { ascending: 'name_asc', descending: 'name_desc' },
  price: { ascending: 'price_asc', descending: 'price_desc' },
  users: { descending: 'popular' },
  created: { ascending: 'oldest', descending: 'newest' },
} as const;
const getName = ({ name }: CourseRow) => name;
