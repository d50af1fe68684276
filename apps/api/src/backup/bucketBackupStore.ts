import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  S3Client,
  paginateListObjectsV2,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { hostname } from 'node:os';
import { posix } from 'node:path';
import { Readable } from 'node:stream';
import type { S3Connection } from '../config/s3.ts';
import { isProcessRunning } from '../isProcessRunning.ts';
import { createS3ClientConfig } from '../storage/s3ClientConfig.ts';
import { encryptedExtension } from './backupStore.ts';
import type { BackupStore, BackupWriter } from './backupStore.ts';
import { createBackupName, isBackupName, manifestFile } from './manifest.ts';

/** A bucket accepts 10,000 parts, so a file can have 80 GB. Two parts are in memory. */
const partBytes = 8 * 1024 * 1024;
const concurrentParts = 2;
/** After this time another machine cannot be writing a backup any more. */
const abandonedAfterMs = 7 * 86_400_000;
const markerPrefix = '.partial-';

/**
 * Backups in a bucket. A bucket renames nothing, so a backup has its name from the beginning, and is finished when it has a manifest.
 * Until then it has a marker with the name of the process that writes it.
 */
export class BucketBackupStore implements BackupStore {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #prefix: string;

  constructor(connection: S3Connection, bucket: string, prefix: string) {
    this.#client = new S3Client(createS3ClientConfig(connection));
    this.#bucket = bucket;
    this.#prefix = prefix;
  }

  formatPath(path: string): string {
    return `s3:${posix.join(this.#bucket, this.#prefix, path)}`;
  }

  async listNames(): Promise<string[]> {
    const names: string[] = [];
    for (const name of await this.#listAllNames()) if (await this.#isFinished(name)) names.push(name);
    return names;
  }

  async openFile(path: string): Promise<Readable | undefined> {
    try {
      const { Body } = await this.#client.send(new GetObjectCommand(this.#getLocation(path)));
      return Body instanceof Readable ? Body : undefined;
    } catch (error) {
      if (error instanceof Error && error.name === 'NoSuchKey') return undefined;
      throw error;
    }
  }

  async beginBackup(name: string): Promise<BackupWriter> {
    await this.#deletePartialBackups();
    const marker = `${name}/${markerPrefix}${hostname()}.${process.pid}`;
    await this.#writeFile(marker, Readable.from([Buffer.from('\n')]));
    return {
      writeFile: (path, content) => this.#writeFile(`${name}/${path}`, content),
      deleteFile: (path) => this.#deleteFile(`${name}/${path}`),
      finish: async (path, manifest) => {
        await this.#writeFile(`${name}/${path}`, Readable.from([manifest]));
        await this.#deleteFile(marker);
      },
      cancel: () => this.deleteBackup(name),
    };
  }

  async deleteBackup(name: string): Promise<void> {
    // Without its manifest it is not a backup any more, even if this is interrupted.
    for (const path of [manifestFile, manifestFile + encryptedExtension]) await this.#deleteFile(`${name}/${path}`);
    for await (const path of this.#listPaths(name)) await this.#deleteFile(path);
  }

  /** Deletes what interrupted backups and deletions left. */
  async #deletePartialBackups(): Promise<void> {
    const oldestActiveName = createBackupName(new Date(Date.now() - abandonedAfterMs));
    for (const name of await this.#listAllNames()) {
      if (await this.#isFinished(name)) continue;
      const { value: marker } = await this.#listPaths(`${name}/${markerPrefix}`).next();
      const [, host, pid] = /\.partial-(.+)\.(\d+)$/.exec(marker ?? '') ?? [];
      const isBeingWritten =
        host === hostname() ? isProcessRunning(Number(pid)) : marker !== undefined && name > oldestActiveName;
      if (!isBeingWritten) await this.deleteBackup(name);
    }
  }

  /** Lists the names of all backups, also of unfinished ones, oldest first. */
  async #listAllNames(): Promise<string[]> {
    const folder = this.#prefix === '' ? '' : `${this.#prefix}/`;
    const names: string[] = [];
    const input = { Bucket: this.#bucket, Prefix: folder, Delimiter: '/' };
    for await (const { CommonPrefixes = [] } of paginateListObjectsV2({ client: this.#client }, input))
      for (const { Prefix = '' } of CommonPrefixes) names.push(Prefix.slice(folder.length, -1));
    return names.filter(isBackupName).toSorted();
  }

  async #isFinished(name: string): Promise<boolean> {
    // This is also the beginning of the path of an encrypted manifest.
    const Prefix = this.#getLocation(`${name}/${manifestFile}`).Key;
    const { Contents = [] } = await this.#client.send(
      new ListObjectsV2Command({ Bucket: this.#bucket, Prefix, MaxKeys: 1 }),
    );
    return Contents.length > 0;
  }

  /** Lists the paths that begin with this one. */
  async *#listPaths(path: string): AsyncGenerator<string, undefined> {
    const input = { Bucket: this.#bucket, Prefix: this.#getLocation(path).Key };
    for await (const { Contents = [] } of paginateListObjectsV2({ client: this.#client }, input))
      for (const { Key } of Contents) if (Key !== undefined) yield posix.relative(this.#prefix, Key);
    return undefined;
  }

  async #writeFile(path: string, content: Readable): Promise<void> {
    const upload = new Upload({
      client: this.#client,
      params: { ...this.#getLocation(path), Body: content },
      partSize: partBytes,
      queueSize: concurrentParts,
    });
    await upload.done();
  }

  async #deleteFile(path: string): Promise<void> {
    await this.#client.send(new DeleteObjectCommand(this.#getLocation(path)));
  }

  #getLocation(path: string) {
    return { Bucket: this.#bucket, Key: posix.join(this.#prefix, path) };
  }
}
