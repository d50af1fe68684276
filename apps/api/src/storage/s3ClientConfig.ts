import type { S3ClientConfig } from '@aws-sdk/client-s3';
import type { S3Connection } from '../config/s3.ts';

/** A connection to the bucket on which nothing moves for this time is given up: the other end may be gone without closing it. */
const silenceTimeoutMs = 15_000;

/** Creates the options of the S3 client. */
export const createS3ClientConfig = (connection: S3Connection): S3ClientConfig => ({
  region: connection.region,
  forcePathStyle: connection.usesPathStyle,
  ...(connection.endpoint !== undefined && { endpoint: connection.endpoint }),
  ...(connection.credentials && { credentials: connection.credentials }),
  // Some compatible servers store the trailing checksum of a stream as part of the file.
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  requestHandler: { connectionTimeout: 5_000, socketTimeout: silenceTimeoutMs },
  maxAttempts: 2,
});
