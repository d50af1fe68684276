// Builds the service worker, after the app: it contains the names of the app's files.
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from 'vite';

const outDir = path.join(import.meta.dirname, 'dist');
const assets = globSync('assets/*.{js,css,woff2}', { cwd: outDir })
  .map((file) => `/${file}`)
  .toSorted();
const version = createHash('sha256').update(assets.join());
for (const file of ['index.html', 'theme.js']) version.update(readFileSync(path.join(outDir, file)));

export default defineConfig({
  root: import.meta.dirname,
  define: {
    'import.meta.env.ASSETS': JSON.stringify(assets),
    'import.meta.env.WORKER_VERSION': JSON.stringify(version.digest('hex').slice(0, 12)),
  },
  build: {
    outDir,
    emptyOutDir: false,
    copyPublicDir: false,
    modulePreload: false,
    rolldownOptions: {
      input: path.join(import.meta.dirname, 'src/worker/sw.ts'),
      output: { format: 'iife', entryFileNames: 'sw.js' },
    },
  },
});
