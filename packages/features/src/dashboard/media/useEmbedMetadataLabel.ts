import type { EmbeddedVideo } from '@fanous/api-client/embedUrl';
import type { GetEmbedMetadataResult } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { useFoundVideoLabel } from './useFoundVideoLabel.ts';

/** What a site says about a recognized link: the title, or that the video is not there. Undefined without an answer. */
export function useEmbedMetadataLabel(video: EmbeddedVideo | undefined, metadata: GetEmbedMetadataResult | undefined) {
  const { t } = useLingui();
  const getFoundLabel = useFoundVideoLabel();
  if (!video || !metadata) return undefined;
  if (metadata.status === 'found') return getFoundLabel(video, metadata.title);
  const { site } = video;
  return metadata.status === 'not_found'
    ? t`${site} does not show this video. It may be private or deleted, or embedding it may not be allowed.`
    : undefined;
}
