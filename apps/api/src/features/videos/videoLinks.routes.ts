import { findEmbeddedVideo } from '@fanous/api-client/embedUrl';
import type { FastifyInstance } from 'fastify';
import { ResponseCache } from '../../responseCache.ts';
import { Semaphore } from '../../semaphore.ts';
import { createOembedUrl, fetchOembed, type LinkedVideo } from './oembed.ts';

const cacheMs = 3_600_000;
const maxParallelRequests = 8;

/** Says what a site knows about a linked video: its title, or that it is not there. */
export async function videoLinkRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app.config;
  const rules = { hosts: platform.embedHosts, providers: platform.embedProviders };
  const cache = new ResponseCache<LinkedVideo>((video) => JSON.stringify(video).length, { milliseconds: cacheMs });
  const requests = new Semaphore(maxParallelRequests, 0);

  app.operation('getVideoLink', async ({ query }): Promise<LinkedVideo> => {
    const video = platform.hasVideoTitles ? findEmbeddedVideo(query.url, rules) : undefined;
    const url = video && createOembedUrl(video, platform.videoTitlesUrl);
    if (url === undefined) return { status: 'unknown' };
    try {
      return await cache.getOrLoad(url, () => requests.run(() => fetchOembed(url)));
    } catch (error) {
      app.log.debug({ err: error }, 'the site of a video did not answer');
      return { status: 'unknown' };
    }
  });
}
