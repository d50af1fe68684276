import type { SettingsReader } from './settings.ts';

/** A bucket for uploaded files. */
export interface S3Config {
  bucket: string;
  region: string;
  endpoint: string | undefined;
  /** Without them, the AWS SDK uses the role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Whether the bucket's name is in the path instead of the host name. */
  usesPathStyle: boolean;
  /** The origin of signed links. */
  origin: string;
}

/** Reads the bucket settings. Returns undefined if files are stored on the disk. */
export function readS3Config(settings: SettingsReader): S3Config | undefined {
  const bucket = settings.readText('S3_BUCKET');
  if (bucket === undefined) return undefined;
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) settings.rejectValue('S3_BUCKET', 'the name of a bucket');
  const region = settings.readText('S3_REGION') ?? 'us-east-1';
  const endpoint = settings.readUrl('S3_ENDPOINT', ['http', 'https']);
  const usesPathStyle = settings.readBoolean('S3_PATH_STYLE', endpoint !== undefined);
  const url = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  return {
    bucket,
    region,
    endpoint,
    credentials: readCredentials(settings),
    usesPathStyle,
    origin: usesPathStyle ? url.origin : `${url.protocol}//${bucket}.${url.host}`,
  };
}

function readCredentials(settings: SettingsReader): S3Config['credentials'] {
  const accessKeyId = settings.readText('S3_ACCESS_KEY_ID');
  const secretAccessKey = settings.readText('S3_SECRET_ACCESS_KEY');
  if (accessKeyId === undefined && secretAccessKey === undefined) return undefined;
  if (accessKeyId === undefined) settings.rejectValue('S3_ACCESS_KEY_ID', 'set together with S3_SECRET_ACCESS_KEY');
  if (secretAccessKey === undefined) settings.rejectValue('S3_SECRET_ACCESS_KEY', 'set together with S3_ACCESS_KEY_ID');
  return { accessKeyId, secretAccessKey };
}
