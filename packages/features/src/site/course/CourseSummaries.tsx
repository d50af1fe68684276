import { getSummaryQuery } from '@fanous/api-client/generated/queries.ts';
import { getStorageUrl } from '@fanous/api-client/wire';
import { PageSection } from '@fanous/ui/layout/PageSection';
import { SummaryList } from '@fanous/ui/learning/SummaryList';
import { useApp } from '../../shared/app/app.ts';
import { useSession } from '../../shared/app/useSession.ts';
import { AddSummaryButton } from './AddSummaryButton.tsx';
import type { Course } from './courseAccess.ts';
import { getRowIdPrefix } from './courseItem.ts';
import type { CourseSectionProps } from './courseSection.ts';
import { sortOwnFirst } from './sortOwnFirst.ts';
import { useCourseItems } from './useCourseItems.tsx';
import { useSectionTitles } from './useCourseSections.ts';
import { useDeleteSummary } from './useDeleteSummary.tsx';
import { useEditSummary } from './useEditSummary.tsx';
import { useItemCountLabels } from './useItemCountLabels.ts';
import { useReactToSummary } from './useReactToSummary.ts';
import { useSummaryReports } from './useSummaryReports.tsx';
import { useSummaryLabels } from './useSummaryLabels.tsx';

const unknownToVisitors = {
  thumbnail_path: null,
  user: null,
  my_reaction: null,
  can_edit: false,
  can_report: false,
  is_reported: false,
  reports_count: null,
};

/** The summaries that students wrote, the reactions to them, and a button that adds one. */
export function CourseSummaries({ course, ...section }: CourseSectionProps) {
  const { api, queryClient } = useApp();
  const labels = useSummaryLabels();
  const countLabel = useItemCountLabels().summary(course.summaries.length);
  const react = useReactToSummary(course.slug);
  const editing = useEditSummary(course);
  const deletion = useDeleteSummary(course);
  const reports = useSummaryReports(deletion.openDialog);
  const summaries = sortOwnFirst<Course['summaries'][number]>(course.summaries, useSession()?.data.id);
  const findSummary = (id: string | number) => summaries.find((each) => each.id === id);
  const openReports = (id: string | number) => {
    const summary = findSummary(id);
    if (summary) void reports.openDialog(summary);
  };
  const titledSummaries = summaries.map(({ id, lecture_name: title }) => ({ id, title }));
  const { selected, open, lockedNotice } = useCourseItems('summary', titledSummaries, section);
  // Links expire, so each press fetches a new one.
  const fetchUrl = async (id: string | number) => {
    const query = getSummaryQuery(api, { path: { id: course.id, summary_id: Number(id) } });
    return (await queryClient.fetchQuery({ ...query, staleTime: 0 })).pdf_path;
  };
  return (
    <PageSection
      id="summaries"
      title={useSectionTitles().summaries}
      meta={countLabel}
      defaultExpanded={selected !== undefined}
      action={section.access.viewer === 'subscribed' && <AddSummaryButton course={course} />}
    >
      {lockedNotice}
      <SummaryList
        items={summaries.map((summary) => {
          // Only signed-in users see the author, their own reaction and what they may change.
          const {
            thumbnail_path: thumbnail,
            user,
            my_reaction: ownReaction,
            can_edit: canEdit,
            ...rights
          } = 'user' in summary ? summary : unknownToVisitors;
          return {
            id: summary.id,
            lectureName: summary.lecture_name,
            thumbnailSrc: thumbnail,
            author: user && { name: user.name, image: user.image_small && getStorageUrl(user.image_small) },
            reactions: Object.fromEntries(summary.reacts.map(({ reaction, count }) => [reaction, count])),
            selectedReaction: ownReaction,
            isLocked: section.access.canSubscribe,
            canEdit,
            canDelete: deletion.canDelete(summary),
            canReport: rights.can_report,
            isReported: rights.is_reported,
            reportsCount: rights.reports_count ?? 0,
          };
        })}
        labels={labels}
        fetchUrl={fetchUrl}
        onReact={(id, reaction) => react(Number(id), reaction)}
        onLocked={open}
        onEdit={(id) => {
          const summary = findSummary(id);
          if (summary) void editing.openDialog(summary);
        }}
        onDelete={(id) => {
          const summary = findSummary(id);
          if (summary) void deletion.openDialog(summary);
        }}
        onReport={openReports}
        onShowReports={openReports}
        labelledBy="summaries"
        rowIdPrefix={getRowIdPrefix('summary')}
      />
      {editing.dialog}
      {deletion.dialog}
      {reports.dialog}
    </PageSection>
  );
}
