import type { GetSettingsResult } from '@fanous/api-client/generated/queries.ts';
import { findMediaType, getVideoSource, type MediaSourceFields } from '../../shared/course/videoSource.ts';

/** The address of the video file that the links of a form play. Undefined for a player, and while the saved file plays. */
export function findNewFileUrl(
  sources: { url: string; website_url: string },
  savedSources: MediaSourceFields | undefined,
  settings: GetSettingsResult | undefined,
): string | undefined {
  if (!settings) return undefined;
  const src = getVideoSource({ url: sources.url.trim(), website_url: sources.website_url.trim() }, settings);
  if (src === undefined || findMediaType(src) === undefined) return undefined;
  return savedSources && src === getVideoSource(savedSources, settings) ? undefined : src;
}
