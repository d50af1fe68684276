import { getSummaryQuery } from '@fanous/api-client/generated/queries.ts';
import { storageUrl } from '@fanous/api-client/wire';
import { PageSection } from '@fanous/ui/layout/PageSection';
import { SummaryList } from '@fanous/ui/learning/SummaryList';
import { useApp } from '../shared/app.ts';
import { useSession } from '../shared/useSession.ts';
import { AddSummary } from './AddSummary.tsx';
import type { CoursePartProps } from './coursePart.ts';
import { lockedItem } from './lockedItem.ts';
import { ownFirst } from './ownFirst.ts';
import { useCounted } from './useCounted.ts';
import { useDeleteSummary } from './useDeleteSummary.tsx';
import { useSectionTitles } from './useCourseSections.ts';
import { useItemLock } from './useItemLock.ts';
import { useReact } from './useReact.ts';
import { rowIds } from './useReturn.ts';
import { useSummaryLabels } from './useSummaryLabels.tsx';

/** What students wrote of the lectures, how others took it, and the way to add to it. */
export function CourseSummaries({ course, standing, chosen, onSubscribe }: CoursePartProps) {
  const { api, queryClient } = useApp();
  const labels = useSummaryLabels();
  const react = useReact(course.slug);
  const deletion = useDeleteSummary(course);
  const summaries = ownFirst<(typeof course.summaries)[number]>(course.summaries, useSession()?.data.id);
  const titled = summaries.map(({ id, lecture_name: title }) => ({ id, title }));
  const { isLocked, asked, ask } = useItemLock('summary', titled, standing, chosen);
  const getHref = async (id: string | number) => {
    const query = getSummaryQuery(api, { path: { id: course.id, summary_id: Number(id) } });
    return (await queryClient.fetchQuery({ ...query, staleTime: 0 })).pdf_path;
  };
  return (
    <PageSection
      id="summaries"
      title={useSectionTitles().summaries}
      meta={useCounted().summaries(summaries.length)}
      defaultExpanded={chosen.idOf('summary') !== undefined}
      action={standing === 'member' && <AddSummary courseId={course.id} />}
    >
      {asked && (
        <lockedItem.Component
          key={asked.id}
          slug={course.slug}
          kind="summary"
          item={asked}
          standing={standing}
          onSubscribe={onSubscribe}
        />
      )}
      <SummaryList
        items={summaries.map((summary) => {
          // Who wrote it, and what the reader thought of it, is known to the signed in alone.
          const { user, my_reaction: chosenReaction } = 'user' in summary ? summary : { user: null, my_reaction: null };
          return {
            id: summary.id,
            lectureName: summary.lecture_name,
            author: user && { name: user.name, image: user.image_small && storageUrl(user.image_small) },
            reactions: Object.fromEntries(summary.reacts.map(({ reaction, count }) => [reaction, count])),
            chosen: chosenReaction,
            isLocked,
            canDelete: deletion.canDelete(summary),
          };
        })}
        labels={labels}
        getHref={getHref}
        onReact={(id, kind) => react(Number(id), kind)}
        onLocked={ask}
        onDelete={(id) => {
          const summary = summaries.find((each) => each.id === id);
          if (summary) void deletion.ask(summary);
        }}
        labelledBy="summaries"
        rowIds={rowIds('summary')}
      />
      {deletion.dialog}
    </PageSection>
  );
}
