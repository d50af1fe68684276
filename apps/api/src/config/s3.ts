import type { SettingsReader } from './settings.ts';

/** How to connect to an S3 server. */
export interface S3Connection {
  region: string;
  endpoint: string | undefined;
  /** Without them, the AWS SDK uses the role of the machine. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Whether the bucket's name is in the path instead of the host name. */
  usesPathStyle: boolean;
}

/** A bucket for uploaded files. */
export interface S3Config extends S3Connection {
  bucket: string;
  /** The origin of signed links. */
  origin: string;
}

/** Reads the bucket settings. Returns undefined if files are stored on the disk. */
export function readS3Config(settings: SettingsReader): S3Config | undefined {
  const bucket = settings.readText('S3_BUCKET');
  if (bucket === undefined) return undefined;
  if (!isBucketName(bucket)) settings.rejectValue('S3_BUCKET', 'the name of a bucket');
  const connection = readConnection(settings, 'S3');
  const { region, endpoint, usesPathStyle } = connection;
  const url = new URL(endpoint ?? `https://s3.${region}.amazonaws.com`);
  return {
    bucket,
    ...connection,
    origin: usesPathStyle ? url.origin : `${url.protocol}//${bucket}.${url.host}`,
  };
}

/** Reads how to reach the buckets of backups. Returns undefined if backups have no settings of their own. */
export function readBackupConnection(settings: SettingsReader): S3Connection | undefined {
  const names = ['REGION', 'ENDPOINT', 'PATH_STYLE', 'ACCESS_KEY_ID', 'SECRET_ACCESS_KEY'];
  const presentNames = names.filter((name) => settings.readText(`BACKUP_S3_${name}`) !== undefined);
  return presentNames.length > 0 ? readConnection(settings, 'BACKUP_S3') : undefined;
}

/** Whether this can be the name of a bucket. */
export const isBucketName = (name: string): boolean => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name);

/** Reads how to reach the buckets of uploaded files, or those of backups. */
export function readConnection(settings: SettingsReader, prefix: 'S3' | 'BACKUP_S3'): S3Connection {
  const endpoint = settings.readUrl(`${prefix}_ENDPOINT`, ['http', 'https']);
  return {
    region: settings.readText(`${prefix}_REGION`) ?? 'us-east-1',
    endpoint,
    credentials: readCredentials(settings, `${prefix}_ACCESS_KEY_ID`, `${prefix}_SECRET_ACCESS_KEY`),
    usesPathStyle: settings.readBoolean(`${prefix}_PATH_STYLE`, endpoint !== undefined),
  };
}

function readCredentials(settings: SettingsReader, idName: string, secretName: string): S3Connection['credentials'] {
  const accessKeyId = settings.readText(idName);
  const secretAccessKey = settings.readText(secretName);
  if (accessKeyId === undefined && secretAccessKey === undefined) return undefined;
  if (accessKeyId === undefined) settings.rejectValue(idName, `set together with ${secretName}`);
  if (secretAccessKey === undefined) settings.rejectValue(secretName, `set together with ${idName}`);
  return { accessKeyId, secretAccessKey };
}
