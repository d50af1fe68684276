/**
 * Creates `src/db/template-<version>.tar.br`, the empty database for new data folders.
 * Run it again after changing the version of PGlite, and delete the old file: `node scripts/template.ts`.
 */
import { PGlite } from '@electric-sql/pglite';
import { writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { getPGliteVersion, getDatabaseTemplateUrl } from '../src/db/template.ts';

const lite = await PGlite.create({ initDbStartParams: ['--wal-segsize=1'] });
await lite.exec('vacuum freeze analyze');
await lite.exec('checkpoint');
const archive = Buffer.from(await (await lite.dumpDataDir('none')).arrayBuffer());
await lite.close();
// The three system databases are nearly equal: a window larger than one of them reduces 4.4 MB (gzip) to 1 MB.
const packed = brotliCompressSync(archive, {
  params: {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: archive.length,
  },
});
await writeFile(getDatabaseTemplateUrl(getPGliteVersion()), packed);
console.log(`${archive.length} bytes of database, ${packed.length} packed`);
