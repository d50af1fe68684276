import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { getStorageUrl } from '@fanous/api-client/wire';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { VideoSwitcher, type VideoSwitcherProps } from '@fanous/ui/learning/VideoSwitcher';
import { Cover } from '@fanous/ui/media/Cover';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { lazyCourseProgressTracker } from '../../lazyProgress.ts';
import { useApp } from '../../shared/app/app.ts';
import { useSession } from '../../shared/app/useSession.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import type { CourseProgressView } from '../../shared/course/courseProgress.ts';
import { isPlayable } from '../../shared/course/recordKind.ts';
import { findMediaType, findFramePolicy, getVideoSource } from '../../shared/course/videoSource.ts';
import type { Course } from './courseAccess.ts';
import { getRowIdPrefix, type SelectableItemKind } from './courseItem.ts';
import type { CourseSectionProps } from './courseSection.ts';
import { type CourseUnit, listUnitItems, withoutUnitItems } from './courseUnits.ts';
import { lazyRecordingPlayer } from './lazyRecordingPlayer.ts';
import { lazyUnitOutline } from './lazyUnitOutline.ts';
import { NoScriptNote } from './NoScriptNote.tsx';
import { useCourseItems } from './useCourseItems.tsx';
import { useDurationFormat } from './useDurationFormat.ts';
import { useItemCountLabels } from './useItemCountLabels.ts';
import { useVideoLabels } from './useVideoLabels.ts';
import { useWatermark } from './useWatermark.tsx';

const lazyUploadedVideoPlayer = lazyComponent('UploadedVideoPlayer', () => import('./UploadedVideoPlayer.tsx'));
const lazyVisitorVideoPlayer = lazyComponent('VisitorVideoPlayer', () => import('./VisitorVideoPlayer.tsx'));
const lazyVideoFilePlayer = lazyComponent('VideoFilePlayer', () => import('./VideoFilePlayer.tsx'));

interface CourseVideosProps extends CourseSectionProps {
  /** Shown in place of the list of videos. Videos outside of units come after them. */
  units: readonly CourseUnit[];
}

/** The player and the list of videos, or the units. A course without both shows its cover. */
export function CourseVideos(props: CourseVideosProps) {
  const { course, units } = props;
  const countLabel = useItemCountLabels().video;
  const image = course.image === null ? null : getStorageUrl(course.image);
  const cover = { seed: course.slug, categoryId: course.category_id ?? 0, courseTitle: course.name, src: image };
  if (course.videos.length > 0 || units.length > 0) return <Videos {...props} cover={<Cover {...cover} />} />;
  return (
    <Stack gap="s4">
      <Cover {...cover} shape="card" />
      <Text tone="muted">{countLabel(0)}</Text>
      <NoScriptNote />
    </Stack>
  );
}

function Videos({ course, units, cover, ...section }: CourseVideosProps & { cover: ReactNode }) {
  const { t } = useLingui();
  const { api } = useApp();
  const settings = useQuery(getSettingsQuery(api)).data;
  const labels = useVideoLabels();
  const formatDuration = useDurationFormat();
  const userId = useSession()?.data.id;
  const [progress, setProgress] = useState<CourseProgressView | null>();
  const unitRecords = listUnitItems(units, 'record');
  const videos = useCourseItems<Course['videos'][number]>('video', course.videos, section);
  const records = useCourseItems('record', unitRecords, section);
  const files = useCourseItems('file', listUnitItems(units, 'pdf'), section);
  const { selected, state } = videos;
  // Only the course of a signed-in user has the addresses of videos.
  const openVideo = state === 'open' && selected && 'is_locked' in selected ? selected : undefined;
  const visitorVideo = state === 'open' && !openVideo ? selected : undefined;
  const openRecord =
    records.selected && records.state === 'open' && isPlayable(records.selected.record_type)
      ? records.selected
      : undefined;
  const src = openVideo && settings && getVideoSource(openVideo, settings);
  const paidWatermark = useWatermark(course);
  const isUploaded = openVideo?.video_type !== undefined;
  function getPlayer(): VideoSwitcherProps['player'] {
    if (openRecord) {
      const isAudio = openRecord.record_type?.startsWith('audio/') ?? false;
      const element = (
        <lazyRecordingPlayer.Component
          key={openRecord.id}
          courseId={course.id}
          record={openRecord}
          fill={!isAudio}
          watermark={paidWatermark}
        />
      );
      return { kind: 'own', title: openRecord.title, isAudio, element };
    }
    if (visitorVideo) {
      const { id, title } = visitorVideo;
      const label = labels.frame(title);
      const element = <lazyVisitorVideoPlayer.Component key={id} course={course} videoId={id} label={label} />;
      return { kind: 'own', title, element };
    }
    if (!openVideo) return null;
    const { id, title } = openVideo;
    const watermark = openVideo.is_free === 1 ? undefined : paidWatermark;
    const playerProps = {
      label: labels.frame(title),
      watermark,
      controlRef: progress?.file.controlRef,
      onPositionChange: progress?.file.onPositionChange,
    };
    if (isUploaded) {
      const element = <lazyUploadedVideoPlayer.Component key={id} course={course} videoId={id} {...playerProps} />;
      return { kind: 'own', title, element };
    }
    if (!src) return null;
    const mediaType = findMediaType(src);
    if (!mediaType)
      return { kind: 'embed', src, title, ...findFramePolicy(src), frameRef: progress?.frameRef, watermark };
    const element = (
      <lazyVideoFilePlayer.Component
        key={id}
        course={course}
        videoId={id}
        src={src}
        type={mediaType}
        {...playerProps}
      />
    );
    return { kind: 'own', title, element };
  }
  const isLocked = (video: { is_free?: 0 | 1 }) => video.is_free !== 1 && section.access.canSubscribe;
  const playingVideo = openVideo ?? visitorVideo;
  const playingId = openRecord ? toRowId('record', openRecord) : playingVideo && toRowId('video', playingVideo);
  const openItem = (rowId: string | number) => {
    const [kind, id] = String(rowId).split('-');
    const { open } = kind === 'record' ? records : kind === 'file' ? files : videos;
    open(Number(id));
  };
  const orderedVideos = [...listUnitItems(units, 'video'), ...withoutUnitItems(course, units).videos];
  const items = [
    ...orderedVideos.map((video) => {
      const status = progress?.statusByVideo.get(video.id);
      return {
        id: toRowId('video', video),
        title: video.title,
        isFree: video.is_free === 1,
        isLocked: isLocked(video),
        isWatched: status?.isWatched ?? false,
        watchedShare: status?.watchedShare,
        meta: status?.position ?? formatDuration(video.duration),
      };
    }),
    ...unitRecords.map((record) => ({
      id: toRowId('record', record),
      title: record.title,
      isLocked: section.access.canSubscribe,
    })),
  ];
  const lockedNotice = files.lockedNotice || records.lockedNotice || videos.lockedNotice;
  return (
    <>
      <VideoSwitcher
        items={items}
        currentId={playingId ?? null}
        onSelect={openItem}
        onLocked={openItem}
        player={getPlayer()}
        overlay={openRecord ? undefined : progress?.overlay}
        isLoading={[state, records.state].includes('unknown') || (openVideo !== undefined && !settings && !isUploaded)}
        cover={cover}
        notice={
          lockedNotice ||
          (openVideo && !openRecord && settings && !src && !isUploaded ? (
            <Text tone="muted">
              <Trans>This video cannot be played here at the moment. Its address is missing or not allowed.</Trans>
            </Text>
          ) : (
            (progress?.footer ?? <NoScriptNote />)
          ))
        }
        // Signed-in users get their progress there a moment later.
        reservesNoticeSpace={userId !== undefined && (progress === undefined || Boolean(progress?.footer))}
        labels={units.length > 0 ? { ...labels, list: t`Units`, listRegion: t`List of units, scrollable` } : labels}
        renderList={
          units.length === 0
            ? undefined
            : (onChoose) => (
                <lazyUnitOutline.Component
                  course={course}
                  units={units}
                  canSubscribe={section.access.canSubscribe}
                  statusByVideo={progress?.statusByVideo}
                  playingId={playingId}
                  selectedId={findSelectedRowId(section.selectedItem)}
                  onPress={(rowId) => {
                    onChoose();
                    openItem(rowId);
                  }}
                />
              )
        }
      />
      {userId !== undefined && section.access.viewer !== 'unknown' && (
        <lazyCourseProgressTracker.Component
          key={userId}
          courseId={course.id}
          userId={userId}
          videos={orderedVideos.filter((video) => !isLocked(video))}
          openVideoId={openRecord ? undefined : openVideo?.id}
          onSelect={videos.open}
          onChange={setProgress}
        />
      )}
    </>
  );
}

const toRowId = (kind: SelectableItemKind, { id }: { id: number }): string => `${getRowIdPrefix(kind)}${id}`;

/** The row of the item that the address names. A video that plays on while a locked item is explained comes last. */
function findSelectedRowId({ getId }: CourseSectionProps['selectedItem']): string | undefined {
  const kind = (['file', 'record', 'video'] as const).find((each) => getId(each) !== undefined);
  return kind && `${getRowIdPrefix(kind)}${getId(kind)}`;
}
