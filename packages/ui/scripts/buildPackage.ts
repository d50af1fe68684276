import { execFileSync } from 'node:child_process';
import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { build } from 'vite';
import { hashSources, isBuiltFrom, saveBuildHash } from './hashSources.ts';
import { jsPdfAliases } from './jsPdf.ts';
import { packageRoot, isDevOnly, listModules, getSourcePath, sourceRoot } from './modules.ts';
import { khayamiyaStyles } from './styles.ts';
import { createDesignTokens } from './designTokens.ts';

const dist = path.join(packageRoot, 'dist');
const manifest = JSON.parse(readFileSync(path.join(packageRoot, 'package.json'), 'utf8')) as {
  dependencies: Record<string, string>;
  peerDependencies: Record<string, string>;
};

// A stylesheet of its own, because an app can leave it out. The parts have their own reset instead.
const resetEntry = 'theme/reset.css';
const entryNames = ['theme/partReset.css', ...listModules().filter((name) => name !== resetEntry)];
const entries = Object.fromEntries(entryNames.map((name) => [name, getSourcePath(name)]));

// Dependencies stay external. The small vanilla-extract runtime is bundled, so users do not have to install it.
const externalPackages = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }).filter(
  (name) => !name.startsWith('@vanilla-extract/'),
);

/**
 * Builds the published package: plain modules, one stylesheet and types, so that users need no plugin. Does nothing when the
 * last build has the same source hash.
 */
export async function buildPackage(): Promise<void> {
  const sourceHash = hashSources();
  if (isBuiltFrom(sourceHash, dist)) return;
  rmSync(dist, { recursive: true, force: true });
  // `theme/contract.css.ts` reads it. An app can then change spaces and motion.
  process.env['KHAYAMIYA_TOKEN_VARIABLES'] = 'true';
  try {
    await buildModules(entries, 'theme');
    await buildModules({ [resetEntry]: getSourcePath(resetEntry) }, 'reset');
  } finally {
    delete process.env['KHAYAMIYA_TOKEN_VARIABLES'];
  }
  writeFileSync(path.join(dist, 'tokens.json'), `${JSON.stringify(createDesignTokens(), null, 2)}\n`);
  cpSync(path.join(sourceRoot, 'theme/fonts.css'), path.join(dist, 'fonts.css'));
  cpSync(path.join(sourceRoot, 'theme/fonts'), path.join(dist, 'fonts'), { recursive: true });

  execFileSync(
    'tsc',
    ['--project', path.join(packageRoot, 'tsconfig.build.json'), '--outDir', dist, '--rootDir', sourceRoot],
    {
      stdio: 'inherit',
      cwd: packageRoot,
    },
  );
  // TypeScript keeps the source extensions in declarations; the built files end in `.js`.
  for (const file of globSync('**/*.d.ts', { cwd: dist })) {
    const declaration = path.join(dist, file);
    if (isDevOnly(file.replace(/\.d\.ts$/, '.ts'))) rmSync(declaration);
    else {
      const text = readFileSync(declaration, 'utf8');
      writeFileSync(declaration, text.replaceAll(/(from |import\()(['"])(\.[^'"]*)\.tsx?\2/g, '$1$2$3.js$2'));
    }
  }
  saveBuildHash(sourceHash);
}

/** Components, hooks and contexts are for the client. Formats, tokens and other plain modules work in server components too. */
function getDirective({ isEntry, facadeModuleId: file }: { isEntry: boolean; facadeModuleId: string | null }): string {
  if (!isEntry || !file) return '';
  const usesReact = /^import (?!type\b).* from 'react['-]/m.test(readFileSync(file, 'utf8'));
  return file.endsWith('.tsx') || usesReact ? "'use client';" : '';
}

/** Builds modules, and their styles into one stylesheet. */
async function buildModules(entry: Record<string, string>, cssFileName: string): Promise<void> {
  await build({
    configFile: false,
    root: packageRoot,
    logLevel: 'warn',
    plugins: khayamiyaStyles(),
    // The worker is bundled with its dependencies.
    resolve: { alias: jsPdfAliases },
    build: {
      outDir: dist,
      emptyOutDir: false,
      target: 'es2022',
      minify: false,
      // One stylesheet that no module imports: a server that renders without a bundler cannot import CSS.
      cssCodeSplit: false,
      cssMinify: true,
      cssTarget: ['chrome111', 'firefox114', 'safari16.4'],
      lib: { entry, formats: ['es'], cssFileName },
      rolldownOptions: {
        external: (id) => externalPackages.some((name) => id === name || id.startsWith(`${name}/`)),
        output: { banner: getDirective, entryFileNames: '[name].js', chunkFileNames: 'shared/[name].js' },
      },
    },
  });
}
