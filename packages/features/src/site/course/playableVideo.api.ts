import type { Api, Schema } from '@fanous/api-client/client';
import { getPublicVideoQuery, getVideoQuery, type QueryContext } from '@fanous/api-client/generated/queries.ts';
import type { QueryKey } from '@tanstack/react-query';
import type { Course } from './courseAccess.ts';

interface PlayableVideoQuery {
  queryKey: QueryKey;
  queryFn: (context: QueryContext) => Promise<Schema<'Video'>>;
  staleTime: number;
}

/** A video with the addresses that its player needs. Visitors get free ones only. */
export function playableVideoQuery(
  api: Api,
  { id, slug }: Pick<Course, 'id' | 'slug'>,
  videoId: number,
  isSignedIn: boolean,
): PlayableVideoQuery {
  const query = isSignedIn
    ? getVideoQuery(api, { path: { id, video_id: videoId } })
    : getPublicVideoQuery(api, { path: { slug, video_id: videoId } });
  // A new link restarts the player, so it is fetched only after the old one has expired (decision 12).
  return { ...query, staleTime: Infinity };
}
