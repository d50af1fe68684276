import { S3Store } from '@tus/s3-store';
import type { Tracing } from '../tracing/tracing.ts';
import { traceCommands } from './traceCommands.ts';

/** The tus store of a bucket. It can complete a file whose last request has failed after its last piece. */
export class ResumableS3Store extends S3Store {
  /** Adds a span for each command. */
  trace(tracing: Tracing): void {
    traceCommands(this.client, tracing);
  }

  /** Joins the pieces of an upload to its file, if all have arrived. Otherwise it does nothing. */
  async completeUpload(key: string): Promise<void> {
    const metadata = await this.getMetadata(key);
    const parts = await this.retrieveParts(key);
    const receivedBytes = parts.reduce((sum, { Size = 0 }) => sum + Size, 0);
    if (receivedBytes !== metadata.file.size) return;
    await this.finishMultipartUpload(metadata, parts);
    await this.clearCache(key);
  }
}
