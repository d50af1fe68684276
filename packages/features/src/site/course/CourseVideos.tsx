import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { getStorageUrl } from '@fanous/api-client/wire';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { VideoSwitcher, type VideoSwitcherProps } from '@fanous/ui/learning/VideoSwitcher';
import { Cover } from '@fanous/ui/media/Cover';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { lazyCourseProgressTracker } from '../../lazyProgress.ts';
import { useApp } from '../../shared/app/app.ts';
import { useSession } from '../../shared/app/useSession.ts';
import { lazyComponent } from '../../shared/lazy/lazyComponent.tsx';
import type { CourseProgressView } from '../../shared/course/courseProgress.ts';
import { findMediaType, findFramePolicy, getVideoSource } from '../../shared/course/videoSource.ts';
import type { Course } from './courseAccess.ts';
import type { CourseSectionProps } from './courseSection.ts';
import { NoScriptNote } from './NoScriptNote.tsx';
import { useCourseItems } from './useCourseItems.tsx';
import { useItemCountLabels } from './useItemCountLabels.ts';
import { useVideoLabels } from './useVideoLabels.ts';

const lazyVideoFilePlayer = lazyComponent('VideoFilePlayer', () => import('./VideoFilePlayer.tsx'));

/** The player and the list of videos. A course without videos shows its cover. */
export function CourseVideos(props: CourseSectionProps) {
  const { course } = props;
  const countLabel = useItemCountLabels().video;
  const image = course.image === null ? null : getStorageUrl(course.image);
  const cover = { seed: course.slug, categoryId: course.category_id ?? 0, src: image };
  if (course.videos.length > 0) return <Videos {...props} cover={<Cover {...cover} />} />;
  return (
    <Stack gap="s4">
      <Cover {...cover} shape="card" />
      <Text tone="muted">{countLabel(0)}</Text>
      <NoScriptNote />
    </Stack>
  );
}

function Videos({ course, cover, ...section }: CourseSectionProps & { cover: ReactNode }) {
  const { api } = useApp();
  const settings = useQuery(getSettingsQuery(api)).data;
  const labels = useVideoLabels();
  const userId = useSession()?.data.id;
  const [progress, setProgress] = useState<CourseProgressView>();
  const { selected, state, open, lockedNotice } = useCourseItems<Course['videos'][number]>(
    'video',
    course.videos,
    section,
  );
  // Only the course of a signed-in user has the addresses of videos.
  const openVideo = state === 'open' && selected && 'is_locked' in selected ? selected : undefined;
  const src = openVideo && settings && getVideoSource(openVideo, settings);
  function getPlayer(): VideoSwitcherProps['player'] {
    if (!src) return null;
    const { id, title } = openVideo;
    const mediaType = findMediaType(src);
    if (!mediaType) return { kind: 'embed', src, title, ...findFramePolicy(src), frameRef: progress?.frameRef };
    const element = (
      <lazyVideoFilePlayer.Component
        key={id}
        src={src}
        type={mediaType}
        label={labels.frame(title)}
        controlRef={progress?.file.controlRef}
        onPositionChange={progress?.file.onPositionChange}
      />
    );
    return { kind: 'own', title, element };
  }
  const isLocked = (video: { is_free: 0 | 1 }) => video.is_free === 0 && section.access.canSubscribe;
  return (
    <>
      <VideoSwitcher
        items={course.videos.map((video) => {
          const status = progress?.statusByVideo.get(video.id);
          return {
            id: video.id,
            title: video.title,
            isFree: video.is_free === 1,
            isLocked: isLocked(video),
            isWatched: status?.isWatched ?? false,
            watchedShare: status?.watchedShare,
            meta: status?.position,
          };
        })}
        currentId={openVideo?.id ?? null}
        onSelect={open}
        onLocked={open}
        player={getPlayer()}
        overlay={progress?.overlay}
        isLoading={state === 'unknown' || (openVideo !== undefined && !settings)}
        cover={cover}
        notice={
          lockedNotice ||
          (openVideo && settings && !src ? (
            <Text tone="muted">
              <Trans>This video cannot be played here at the moment. Its address is missing or not allowed.</Trans>
            </Text>
          ) : (
            (progress?.footer ?? <NoScriptNote />)
          ))
        }
        labels={labels}
      />
      {userId !== undefined && section.access.viewer !== 'unknown' && (
        <lazyCourseProgressTracker.Component
          key={userId}
          courseId={course.id}
          userId={userId}
          videos={course.videos.filter((video) => !isLocked(video))}
          openVideoId={openVideo?.id}
          onSelect={open}
          onChange={setProgress}
        />
      )}
    </>
  );
}
