import type { Schema } from '@fanous/api-client/client';
import { toEmbedUrl } from '@fanous/api-client/embedUrl';
import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { Button } from '@fanous/ui/actions/Button';
import { Banner } from '@fanous/ui/feedback/Banner';
import { Heading } from '@fanous/ui/layout/Heading';
import { Inline } from '@fanous/ui/layout/Inline';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { EmbedPlayer } from '@fanous/ui/media/EmbedPlayer';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApp } from '../../shared/app/app.ts';
import { findMediaType, getEmbedRules, findFramePolicy, getVideoSource } from '../../shared/course/videoSource.ts';

interface VideoPreviewProps {
  /** The current values of the fields. */
  sources: { url: string; website_url: string };
  /** The saved video. Undefined for a new one. */
  savedSources: Schema<'Video'> | undefined;
}

/** The player as students see it. A link to a video is shown immediately, an id on a button press. */
export function VideoPreview({ sources, savedSources: saved }: VideoPreviewProps) {
  const { t } = useLingui();
  const settings = useQuery(getSettingsQuery(useApp().api)).data;
  const [previewedSources, setPreviewedSources] = useState(saved ? sources : undefined);
  const title = saved?.title;
  const isEmpty = sources.url.trim() === '' && sources.website_url.trim() === '';
  const src =
    settings && getVideoSource({ url: sources.url.trim(), website_url: sources.website_url.trim() }, settings);
  const playedValue = sources.website_url.trim() || sources.url.trim();
  const isRecognized = settings !== undefined && toEmbedUrl(playedValue, getEmbedRules(settings)) !== undefined;
  const isShown =
    isRecognized ||
    (previewedSources !== undefined &&
      previewedSources.url === sources.url &&
      previewedSources.website_url === sources.website_url);
  return (
    <Stack gap="s4">
      <Inline justify="between" gap="s4">
        <Heading level={2}>
          <Trans>Preview</Trans>
        </Heading>
        <Button
          variant="outline"
          icon="play"
          isDisabled={isEmpty || isShown}
          onPress={() => setPreviewedSources(sources)}
        >
          <Trans>Show in the player</Trans>
        </Button>
      </Inline>
      {isEmpty ? (
        <Text tone="muted">
          <Trans>Enter a URL to see the video as students will.</Trans>
        </Text>
      ) : !isShown ? (
        <Text tone="muted">
          <Trans>The URL has changed. Show it in the player to check it.</Trans>
        </Text>
      ) : src && findMediaType(src) ? (
        <Text tone="muted">
          <Trans>This is a video file. It plays in the player of the course page.</Trans>
        </Text>
      ) : src ? (
        <EmbedPlayer
          src={src}
          title={title === undefined ? t`Video player` : t`${title} – video player`}
          {...findFramePolicy(src)}
        />
      ) : settings ? (
        <Banner tone="warning">
          <Trans>This video cannot be played. Its URL is on a site that is not allowed.</Trans>
        </Banner>
      ) : null}
    </Stack>
  );
}
