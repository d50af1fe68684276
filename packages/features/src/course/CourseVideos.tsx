import { type GetCourseResult, getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { storageUrl } from '@fanous/api-client/wire';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { VideoSwitcher } from '@fanous/ui/learning/VideoSwitcher';
import { Cover } from '@fanous/ui/media/Cover';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useApp } from '../shared/app.ts';
import type { CoursePartProps } from './coursePart.ts';
import { lockedItem } from './lockedItem.ts';
import { useCounted } from './useCounted.ts';
import { useVideoLabels } from './useVideoLabels.ts';
import { videoSource } from '../shared/videoSource.ts';

interface CourseVideosProps extends CoursePartProps {
  own: GetCourseResult | undefined;
}

/** The player and the list of what can be played: free, locked, playing. A course without videos shows its cover. */
export function CourseVideos(props: CourseVideosProps) {
  const { course } = props;
  const counted = useCounted().videos;
  const image = course.image === null ? null : storageUrl(course.image);
  const cover = { seed: course.slug, categoryId: course.category_id ?? 0, src: image };
  if (course.videos.length > 0) return <Videos {...props} cover={<Cover {...cover} />} />;
  return (
    <Stack gap="s4">
      <Cover {...cover} shape="card" />
      <Text tone="muted">{counted(0)}</Text>
      <WithoutScript />
    </Stack>
  );
}

const WithoutScript = () => (
  <noscript>
    <Text tone="muted">
      <Trans>Videos, records, files and quizzes open once JavaScript is switched on in your browser.</Trans>
    </Text>
  </noscript>
);

function Videos({ course, own, standing, chosen, onSubscribe, cover }: CourseVideosProps & { cover: ReactNode }) {
  const { api } = useApp();
  const settings = useQuery(getSettingsQuery(api)).data;
  const labels = useVideoLabels();
  const chosenId = chosen.idOf('video');
  const wanted = course.videos.find(({ id }) => id === chosenId);
  const open = own?.videos.find(({ id, is_locked }) => id === chosenId && is_locked === 0);
  const src = open && settings && videoSource(open, settings);
  const isOnItsWay = wanted !== undefined && (standing === 'unknown' || (open !== undefined && !settings));

  const select = (id: string | number) =>
    standing === 'visitor' ? chosen.signInFor('video', Number(id)) : chosen.choose('video', Number(id));

  return (
    <VideoSwitcher
      items={course.videos.map(({ id, title, is_free }) => ({
        id,
        title,
        isFree: is_free === 1,
        // Until it is known whether the course is theirs, nobody is shown locks that may vanish again.
        isLocked: is_free === 0 && (standing === 'visitor' || standing === 'outsider'),
      }))}
      currentId={open?.id ?? null}
      onSelect={select}
      onLocked={select}
      player={src ? { kind: 'embed', src, title: open.title } : null}
      isLoading={isOnItsWay}
      cover={cover}
      notice={
        wanted && !isOnItsWay && !open ? (
          <lockedItem.Component
            key={wanted.id}
            slug={course.slug}
            kind="video"
            item={wanted}
            standing={standing}
            onSubscribe={onSubscribe}
          />
        ) : open && settings && !src ? (
          <Text tone="muted">
            <Trans>This video cannot be played here at the moment. Its address is missing or not allowed.</Trans>
          </Text>
        ) : (
          <WithoutScript />
        )
      }
      labels={labels}
    />
  );
}
