import type { ResponseTopics } from '../topics/topics.ts';

/** The response of a public GET operation, as it is cached. */
export interface PublicResponse {
  bytes: Buffer;
  /** The parts of the public data that it contains. */
  topics: ResponseTopics;
}
