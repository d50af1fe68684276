import type { EmbeddedVideo } from '@fanous/api-client/embedUrl';
import { type GetEmbedMetadataResult, getEmbedMetadataQuery } from '@fanous/api-client/generated/staffQueries.ts';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../../shared/app/app.ts';
import { useDebouncedValue } from '../../shared/hooks/useDebouncedValue.ts';

/** Returns what the site of a recognized link tells about the video, such as its title. Undefined until it is known. */
export function useEmbedMetadata(video: EmbeddedVideo | undefined): GetEmbedMetadataResult | undefined {
  const { api } = useApp();
  const url = video?.playerUrl ?? '';
  const debouncedUrl = useDebouncedValue(url, 500);
  const { data } = useQuery({
    ...getEmbedMetadataQuery(api, { query: { url: debouncedUrl } }),
    enabled: debouncedUrl !== '',
    staleTime: Infinity,
    // A title only helps. The form works without it, also with a legacy API.
    retry: false,
  });
  return debouncedUrl === url ? data : undefined;
}
