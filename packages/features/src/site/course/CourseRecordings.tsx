import { getRecordQuery } from '@fanous/api-client/generated/queries.ts';
import { PageSection } from '@fanous/ui/layout/PageSection';
import { Text } from '@fanous/ui/layout/Text';
import { RecordGroups } from '@fanous/ui/learning/RecordGroups';
import { useApp } from '../../shared/app/app.ts';
import { getRecordGroup, getRecordKind, isPlayable, recordGroups } from '../../shared/course/recordKind.ts';
import { getRowIdPrefix } from './courseItem.ts';
import { lazyRecordingPlayer } from './lazyRecordingPlayer.ts';
import type { CourseSectionProps } from './courseSection.ts';
import { useCourseItems } from './useCourseItems.tsx';
import { useSectionTitles } from './useCourseSections.ts';
import { useItemCountLabels } from './useItemCountLabels.ts';
import { useRecordGroupTitles, useRecordLabels } from './useRecordLabels.ts';
import { useWatermark } from './useWatermark.tsx';

/** The recorded sessions of a course in their groups (spec §2). Audio and video play under their row, documents open in a tab. */
export function CourseRecordings({ course, ...section }: CourseSectionProps) {
  const { api, queryClient } = useApp();
  const labels = useRecordLabels();
  const groupTitles = useRecordGroupTitles();
  const countLabel = useItemCountLabels().record;
  const { records } = course;
  const { selected, state, open, lockedNotice } = useCourseItems('record', records, section);
  const watermark = useWatermark(course);
  const openRecord = selected && state === 'open' && isPlayable(selected.record_type) ? selected : undefined;
  // Links expire, so each press fetches a new one.
  const fetchUrl = async (id: string | number) => {
    const query = getRecordQuery(api, { path: { id: course.id, record_id: Number(id) } });
    const { record_url: url } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
    if (url === null) throw new Error('The file of this record was removed.');
    return url;
  };
  return (
    <PageSection
      id="records"
      title={useSectionTitles().records}
      meta={countLabel(records.length)}
      defaultExpanded={selected !== undefined}
    >
      {lockedNotice}
      {records.length === 0 ? (
        <Text tone="muted">{countLabel(0)}</Text>
      ) : (
        <RecordGroups
          groups={recordGroups.map((group) => {
            const members = records.filter((record) => getRecordGroup(record) === group);
            return {
              id: group,
              title: groupTitles[group],
              count: countLabel(members.length),
              items: members.map(({ id, title, record_type }) => ({
                id,
                title,
                kind: getRecordKind(record_type),
                isLocked: section.access.canSubscribe,
              })),
            };
          })}
          labels={labels}
          currentId={openRecord?.id ?? null}
          player={
            openRecord && (
              <lazyRecordingPlayer.Component
                key={openRecord.id}
                courseId={course.id}
                record={openRecord}
                watermark={watermark}
              />
            )
          }
          onPlay={open}
          fetchUrl={fetchUrl}
          onLocked={open}
          defaultOpenIds={selected ? [getRecordGroup(selected)] : []}
          rowIdPrefix={getRowIdPrefix('record')}
        />
      )}
    </PageSection>
  );
}
