import { readFile } from 'node:fs/promises';
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { brotliDecompress } from 'node:zlib';
import { promisify } from 'node:util';
import { isRecord } from '@fanous/api-client/isRecord';

const blockSize = 512;

/** The PGlite that is installed; a template made by another one is not used. */
export function pgliteVersion(): string {
  const require = createRequire(import.meta.url);
  const manifest: unknown = require(join(dirname(require.resolve('@electric-sql/pglite')), '../package.json'));
  if (isRecord(manifest) && 'version' in manifest) return String(manifest.version);
  throw new Error('The installed PGlite does not tell its version.');
}

/** Where `scripts/template.ts` puts the empty database of one PGlite version. */
export function templatePath(version: string): URL {
  return new URL(`./template-${version}.tar.br`, import.meta.url);
}

/**
 * The files of an empty database as a tar archive, or undefined when there is none for the installed PGlite. Unpacking
 * it takes a fifth of the time and of the memory (1.1 GB) that `initdb` takes.
 */
export async function readTemplate(): Promise<Buffer | undefined> {
  const packed = await readFile(templatePath(pgliteVersion())).catch(() => undefined);
  return packed && (await promisify(brotliDecompress)(packed));
}

/** Writes the archive's files into a new folder: all of them, on the disk, or none. */
export async function unpackTemplate(archive: Buffer, folder: string): Promise<void> {
  const making = `${folder}.making`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true, mode: 0o700 });
  for (const entry of tarEntries(archive)) {
    const path = join(making, entry.name);
    if (entry.isFolder) await mkdir(path, { recursive: true, mode: 0o700 });
    else await writeDurably(path, entry.content);
  }
  await rename(making, folder);
  const parent = await open(dirname(folder), 'r');
  await parent.sync();
  await parent.close();
}

async function writeDurably(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'wx', 0o600);
  await file.writeFile(content);
  await file.sync();
  await file.close();
}

interface TarEntry {
  name: string;
  isFolder: boolean;
  content: Buffer;
}

/** Reads the plain ustar archives that PGlite writes: short names, files and folders only. */
function* tarEntries(archive: Buffer): Generator<TarEntry> {
  const text = (start: number, length: number) =>
    archive.toString('utf8', start, start + length).replace(/[\0 ]+$/, '');
  let at = 0;
  while (at + blockSize <= archive.length && archive[at] !== 0) {
    const size = Number.parseInt(text(at + 124, 12) || '0', 8);
    const start = at + blockSize;
    yield { name: text(at, 100), isFolder: text(at + 156, 1) === '5', content: archive.subarray(start, start + size) };
    at = start + Math.ceil(size / blockSize) * blockSize;
  }
}
