import { getCourseQuery } from '@fanous/api-client/generated/queries.ts';
import { ButtonLink } from '@fanous/ui/actions/ButtonLink';
import { EmptyState } from '@fanous/ui/feedback/EmptyState';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import { useApp } from '../../shared/app/app.ts';
import { PageMetaTags } from '../../shared/routing/PageMetaTags.tsx';
import { useSession } from '../../shared/app/useSession.ts';

interface BlockOtherTeachersProps {
  id: number;
  title: string;
  children: ReactNode;
}

/** Shows a message instead of the page if the course belongs to another teacher: the server would refuse to save. */
export function BlockOtherTeachers({ id, title, children }: BlockOtherTeachersProps) {
  const { api } = useApp();
  const me = useSession()?.data;
  const course = useQuery(getCourseQuery(api, { path: { course: String(id) } })).data;
  if (me?.role !== 'teacher' || !course || course.user_id === me.id) return children;
  return <NotCourseOwner title={title} />;
}

/** The message for a teacher who does not own the course. */
export function NotCourseOwner({ title }: { title: string }) {
  const { t } = useLingui();
  return (
    <Stack gap="s7">
      <PageMetaTags title={title} />
      <Heading level={1}>{title}</Heading>
      <EmptyState
        title={t`This course is not one of yours`}
        action={
          <ButtonLink variant="outline" href={paths.myCourses.to()}>
            <Trans>My courses</Trans>
          </ButtonLink>
        }
      />
    </Stack>
  );
}
