import type { EmbeddedVideo } from '@fanous/api-client/embedUrl';
import type { GetEmbedMetadataResult } from '@fanous/api-client/generated/staffQueries.ts';
import { useLingui } from '@lingui/react/macro';
import { useFoundVideoLabel } from './useFoundVideoLabel.ts';

/** What a site says about a recognized link: the title, or that the video is not there. Undefined without an answer. */
export function useEmbedMetadataLabel(video: EmbeddedVideo | undefined, link: GetEmbedMetadataResult | undefined) {
  const { t } = useLingui();
  const getFoundLabel = useFoundVideoLabel();
  if (!video || !link) return undefined;
  if (link.status === 'found') return getFoundLabel(video, link.title);
  const { site } = video;
  return link.status === 'not_found'
    ? t`${site} does not show this video. It may be private or deleted, or embedding it may not be allowed.`
    : undefined;
}
