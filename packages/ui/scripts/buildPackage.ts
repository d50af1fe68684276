import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { build } from 'vite';
import { fingerprint, isBuiltFrom, recordBuild } from './fingerprint.ts';
import { jsPdfAliases } from './jsPdf.ts';
import { here, isWorkshop, modules, sourceOf, src } from './modules.ts';

const dist = path.join(here, 'dist');
const manifest = JSON.parse(readFileSync(path.join(here, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};

// The theme goes first, so that its styles stand first.
const first = 'theme/theme.css';
const names = [first, ...modules().filter((name) => name !== first)];
const entries = Object.fromEntries(names.map((name) => [name, sourceOf(name)]));

// What a user installs anyway stays outside; vanilla-extract's little runtime comes along, so nobody needs to know of it.
const installed = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).filter(
  (name) => !name.startsWith('@vanilla-extract/'),
);

/**
 * Builds what is published, unless the last build was made from these very sources: plain modules, one stylesheet and types,
 * so that using them needs no plugin.
 */
export async function buildPackage(): Promise<void> {
  const sources = fingerprint();
  if (isBuiltFrom(sources, dist)) return;
  rmSync(dist, { recursive: true, force: true });
  await build({
    configFile: false,
    root: here,
    logLevel: 'warn',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
    // The worker is bundled whole.
    resolve: { alias: jsPdfAliases },
    build: {
      outDir: dist,
      target: 'es2022',
      minify: false,
      // One stylesheet and no import of it in any module: a server that renders without a bundler would fail on one.
      cssCodeSplit: false,
      cssMinify: true,
      cssTarget: ['chrome111', 'firefox114', 'safari16.4'],
      lib: { entry: entries, formats: ['es'], cssFileName: 'theme' },
      rolldownOptions: {
        external: (id) => installed.some((name) => id === name || id.startsWith(`${name}/`)),
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared/[name].js' },
      },
    },
  });
  cpSync(path.join(src, 'theme/fonts.css'), path.join(dist, 'fonts.css'));

  execFileSync('tsc', ['--project', path.join(here, 'tsconfig.build.json'), '--outDir', dist, '--rootDir', src], {
    stdio: 'inherit',
    cwd: here,
  });
  // Declarations keep the endings of the sources; what is there to import ends in `.js`.
  for (const file of globSync('**/*.d.ts', { cwd: dist })) {
    const declaration = path.join(dist, file);
    if (isWorkshop(file.replace(/\.d\.ts$/, '.ts'))) rmSync(declaration);
    else {
      const text = readFileSync(declaration, 'utf8');
      writeFileSync(declaration, text.replaceAll(/(from |import\()(['"])(\.[^'"]*)\.tsx?\2/g, '$1$2$3.js$2'));
    }
  }
  recordBuild(sources);
}
