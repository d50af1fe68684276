import type { Schema } from '@fanous/api-client/client';
import { captionLanguages } from '@fanous/api-client/captions';
import { getSettingsQuery } from '@fanous/api-client/generated/queries.ts';
import { Heading } from '@fanous/ui/layout/Heading';
import { Stack } from '@fanous/ui/layout/Stack';
import { Text } from '@fanous/ui/layout/Text';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { findMediaType, getVideoSource } from '../../shared/course/videoSource.ts';
import { CaptionsFileRow } from './CaptionsFileRow.tsx';

/** The captions of a video, one file for each language. They are saved apart from the form. */
export function CaptionsSection({ video }: { video: Schema<'Video'> | undefined }) {
  const settings = useQuery(getSettingsQuery(useApp().api)).data;
  const source = video && settings && getVideoSource(video, settings);
  const hasOwnPlayer = video?.video_type !== undefined || (source !== undefined && findMediaType(source) !== undefined);
  const captions = video?.captions ?? [];
  return (
    <Stack gap="s4">
      <Heading level={2}>
        <Trans>Captions</Trans>
      </Heading>
      {!video ? (
        <Text tone="muted">
          <Trans>Save the video first. Then choose “Edit” in the list to add captions.</Trans>
        </Text>
      ) : !hasOwnPlayer && captions.length === 0 ? (
        <Text tone="muted">
          <Trans>
            Captions are shown for uploaded files and links to a file. Players of other sites, such as YouTube, have
            their own.
          </Trans>
        </Text>
      ) : (
        <>
          <Text tone="muted">
            <Trans>
              One WebVTT file (.vtt) for each language. It is saved as soon as you choose it. Students can show the
              captions in the player.
            </Trans>
          </Text>
          <Stack as="ul" gap="s5">
            {captionLanguages.map((language) => (
              <CaptionsFileRow
                key={language}
                videoId={video.id}
                language={language}
                captions={captions.find((each) => each.language === language)}
              />
            ))}
          </Stack>
        </>
      )}
    </Stack>
  );
}
