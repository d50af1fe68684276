import type { Settings } from './settings.ts';

/** A bucket for uploaded files. */
export interface S3Config {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  /** Without them the machine's own role is used, as Amazon's tools do. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** The bucket's name in the path instead of in the host name. */
  pathStyle: boolean;
  /** Where signed links lead. */
  origin: string;
}

/** Reads it; undefined while files are kept on the disk. */
export function readS3(settings: Settings): S3Config | undefined {
  const bucket = settings.text('S3_BUCKET');
  if (bucket === undefined) return undefined;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) settings.refuse('S3_BUCKET', 'the name of a bucket');
  const region = settings.text('S3_REGION') ?? 'us-east-1';
  const endpoint = settings.address('S3_ENDPOINT', ['http', 'https']);
  const pathStyle = settings.flag('S3_PATH_STYLE', endpoint !== undefined);
  const url = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  return {
    bucket,
    region,
    endpoint,
    credentials: readCredentials(settings),
    pathStyle,
    origin: pathStyle ? url.origin : `${url.protocol}//${bucket}.${url.host}`,
  };
}

function readCredentials(settings: Settings): S3Config['credentials'] {
  const accessKeyId = settings.text('S3_ACCESS_KEY_ID');
  const secretAccessKey = settings.text('S3_SECRET_ACCESS_KEY');
  if (accessKeyId === undefined && secretAccessKey === undefined) return undefined;
  if (accessKeyId === undefined) settings.refuse('S3_ACCESS_KEY_ID', 'set together with S3_SECRET_ACCESS_KEY');
  if (secretAccessKey === undefined) settings.refuse('S3_SECRET_ACCESS_KEY', 'set together with S3_ACCESS_KEY_ID');
  return { accessKeyId, secretAccessKey };
}
