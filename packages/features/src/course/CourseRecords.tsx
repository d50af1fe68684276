import { getRecordQuery } from '@fanous/api-client/generated/queries.ts';
import { PageSection } from '@fanous/ui/layout/PageSection';
import { Text } from '@fanous/ui/layout/Text';
import { RecordGroups } from '@fanous/ui/learning/RecordGroups';
import { useApp } from '../shared/app.ts';
import { lazyComponent } from '../shared/lazyComponent.tsx';
import type { CoursePartProps } from './coursePart.ts';
import { lockedItem } from './lockedItem.ts';
import { kindOf, placeOf, type RecordPlace } from '../shared/recordKind.ts';
import { useCounted } from './useCounted.ts';
import { useSectionTitles } from './useCourseSections.ts';
import { useItemLock } from './useItemLock.ts';
import { useRecordLabels, useRecordPlaces } from './useRecordLabels.ts';
import { rowIds } from './useReturn.ts';

const player = lazyComponent('RecordPlayer', () => import('./RecordPlayer.tsx'));
const places: RecordPlace[] = ['centre', 'home', 'revision'];

/** The recorded sessions of a course by where they were made (spec §2). One plays under its row, a document opens in a tab. */
export function CourseRecords({ course, standing, chosen, onSubscribe }: CoursePartProps) {
  const { api, queryClient } = useApp();
  const labels = useRecordLabels();
  const titles = useRecordPlaces();
  const counted = useCounted().records;
  const { records } = course;
  const { isLocked, asked, ask } = useItemLock('record', records, standing, chosen);
  const named = records.find(({ id }) => id === chosen.idOf('record'));
  const playing = standing === 'member' && named && isPlayed(named.record_type) ? named : undefined;
  const getHref = async (id: string | number) => {
    const query = getRecordQuery(api, { path: { id: course.id, record_id: Number(id) } });
    const { record_url: href } = await queryClient.fetchQuery({ ...query, staleTime: 0 });
    if (href === null) throw new Error('The file of this record is gone.');
    return href;
  };
  return (
    <PageSection
      id="records"
      title={useSectionTitles().records}
      meta={counted(records.length)}
      defaultExpanded={named !== undefined}
    >
      {asked && (
        <lockedItem.Component
          key={asked.id}
          slug={course.slug}
          kind="record"
          item={asked}
          standing={standing}
          onSubscribe={onSubscribe}
        />
      )}
      {records.length === 0 ? (
        <Text tone="muted">{counted(0)}</Text>
      ) : (
        <RecordGroups
          groups={places.map((place) => {
            const own = records.filter((record) => placeOf(record) === place);
            return {
              id: place,
              title: titles[place],
              count: counted(own.length),
              items: own.map(({ id, title, record_type }) => ({ id, title, kind: kindOf(record_type), isLocked })),
            };
          })}
          labels={labels}
          currentId={playing?.id ?? null}
          player={playing && <player.Component key={playing.id} courseId={course.id} record={playing} />}
          onPlay={(id) => chosen.choose('record', Number(id))}
          getHref={getHref}
          onLocked={ask}
          defaultOpenIds={named ? [placeOf(named)] : []}
          rowIds={rowIds('record')}
        />
      )}
    </PageSection>
  );
}

const isPlayed = (type: string | null) => ['audio', 'video'].includes(kindOf(type));
