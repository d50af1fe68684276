import { findEmbeddedVideo } from '@fanous/api-client/embedUrl';
import type { FastifyInstance } from 'fastify';
import { ResponseCache } from '../../responseCache.ts';
import { Semaphore } from '../../semaphore.ts';
import { createOembedUrl, fetchEmbedMetadata, type EmbedMetadata } from './oembed.ts';

const cacheMs = 3_600_000;
const maxParallelRequests = 8;

/** Says what a site knows about a linked video: its title, or that it is not there. */
export async function embedMetadataRoutes(app: FastifyInstance): Promise<void> {
  const { platform } = app.config;
  const rules = { hosts: platform.embedHosts, providers: platform.embedProviders };
  const cache = new ResponseCache<EmbedMetadata>((video) => JSON.stringify(video).length, { milliseconds: cacheMs });
  const requests = new Semaphore(maxParallelRequests, 0);

  app.operation('getEmbedMetadata', async ({ query }): Promise<EmbedMetadata> => {
    const video = platform.hasEmbedMetadata ? findEmbeddedVideo(query.url, rules) : undefined;
    const url = video && createOembedUrl(video, platform.embedMetadataUrl);
    if (url === undefined) return { status: 'unknown' };
    try {
      return await cache.getOrLoad(url, () => requests.run(() => fetchEmbedMetadata(url)));
    } catch (error) {
      app.log.debug({ err: error }, 'the site of a video did not answer');
      return { status: 'unknown' };
    }
  });
}
