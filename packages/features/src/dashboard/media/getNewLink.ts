import { type EmbeddedVideo, findEmbeddedVideo } from '@fanous/api-client/embedUrl';
import type { GetSettingsResult } from '@fanous/api-client/generated/queries.ts';
import { getEmbedRules, type MediaSourceFields } from '../../shared/course/videoSource.ts';

interface NewLink {
  /** The field whose value plays. */
  name: 'url' | 'website_url';
  /** The video that it links to, unless it is saved already. */
  video: EmbeddedVideo | undefined;
}

/** Finds the video that the links of a form play: the first player plays `website_url`, if there is one. */
export function getNewLink(
  sources: { url: string; website_url: string },
  savedSources: MediaSourceFields | undefined,
  settings: GetSettingsResult | undefined,
): NewLink {
  const name = sources.website_url.trim() === '' ? 'url' : 'website_url';
  const isNew = sources[name] !== (savedSources?.[name] ?? '');
  return { name, video: settings && isNew ? findEmbeddedVideo(sources[name], getEmbedRules(settings)) : undefined };
}
