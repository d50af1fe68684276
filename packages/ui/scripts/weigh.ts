// node packages/ui/scripts/weigh.ts [--check]: measures how many gzipped bytes each component adds to an app.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build } from 'vite';
import { jsPdfAliases } from './jsPdf.ts';
import { buildPackage } from './buildPackage.ts';
import { packageRoot, listModules } from './modules.ts';

/** Gzipped bytes of a component without React: alone, and on top of the base modules. */
interface BundleSize {
  alone: number;
  addedToBase: number;
}
interface BundleSizes {
  baseModules: number;
  stylesheet: number;
  components: Record<string, BundleSize>;
}

const dist = path.join(packageRoot, 'dist');
const limitsFile = path.join(packageRoot, 'generated/weights.json');
/** The base modules that every page has: provider, text, button, link and text field. */
const baseModules = [
  'intl/UiProvider',
  'layout/Text/Text',
  'actions/Button/Button',
  'actions/Link/Link',
  'forms/TextField/TextField',
];
/** Allows a small difference, because another version of a tool may compress the same bundle differently. */
const addTolerance = (limit: number) => limit * 1.03 + 150;

const getGzipSize = (bytes: string | Uint8Array) => gzipSync(bytes, { level: 9 }).length;

/** Bundles modules as an app does and measures what the first view loads. Lazy chunks are not counted. */
async function measureBundle(names: readonly string[]): Promise<number> {
  const id = '\0weighed';
  const code = names.map((name) => `export * from ${JSON.stringify(path.join(dist, `${name}.js`))};`).join('\n');
  const result = await build({
    configFile: false,
    root: packageRoot,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias: jsPdfAliases },
    plugins: [
      { ...optimizeLocales.vite({ locales: ['ar-AE', 'en-US'] }), enforce: 'pre' },
      {
        name: 'weighed',
        resolveId: (source) => (source === 'weighed' ? id : undefined),
        load: (source) => (source === id ? code : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: {
        input: 'weighed',
        preserveEntrySignatures: 'strict',
        external: [/^react($|\/)/, /^react-dom($|\/)/],
        output: { format: 'es' },
      },
    },
  });
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  const chunks = new Map(outputs.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])));
  const first = new Set<string>();
  const visit = (name: string) => {
    const chunk = chunks.get(name);
    if (!chunk || first.has(name)) return;
    first.add(name);
    chunk.imports.forEach(visit);
  };
  for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk.fileName);
  return [...first].reduce((sum, name) => sum + getGzipSize(chunks.get(name)?.code ?? ''), 0);
}

await buildPackage();
const isComponent = (name: string) => path.basename(path.dirname(name)) === path.basename(name);
const baseSize = await measureBundle(baseModules);
const components: Record<string, BundleSize> = {};
for (const name of listModules().filter(isComponent)) {
  const addedToBase = baseModules.includes(name)
    ? 0
    : Math.max(0, (await measureBundle([...baseModules, name])) - baseSize);
  components[path.dirname(name)] = { alone: await measureBundle([name]), addedToBase };
}
const sizes: BundleSizes = {
  baseModules: baseSize,
  stylesheet: getGzipSize(readFileSync(path.join(dist, 'theme.css'))),
  components,
};

if (process.argv.includes('--check')) {
  const limits = JSON.parse(readFileSync(limitsFile, 'utf8')) as BundleSizes;
  const tooLarge = Object.entries(components).flatMap(([name, { alone, addedToBase }]) => {
    const limit = limits.components[name];
    if (!limit) return [`${name} has no limit yet`];
    const over = alone > addTolerance(limit.alone) || addedToBase > addTolerance(limit.addedToBase);
    return over
      ? [
          `${name}: ${alone} B alone (limit ${limit.alone}), ${addedToBase} B on top of the base modules (${limit.addedToBase})`,
        ]
      : [];
  });
  if (sizes.stylesheet > addTolerance(limits.stylesheet))
    tooLarge.push(`theme.css: ${sizes.stylesheet} B (limit ${limits.stylesheet})`);
  if (sizes.baseModules > addTolerance(limits.baseModules))
    tooLarge.push(`the base modules: ${sizes.baseModules} B (limit ${limits.baseModules})`);
  if (tooLarge.length > 0) {
    console.error(`Larger than the limit:\n  ${tooLarge.join('\n  ')}`);
    console.error('If the growth is worth it, write new limits with: node packages/ui/scripts/weigh.ts');
    process.exit(1);
  }
  console.log(`${Object.keys(components).length} components are within their limits.`);
} else {
  mkdirSync(path.dirname(limitsFile), { recursive: true });
  writeFileSync(limitsFile, `${JSON.stringify(sizes, null, 2)}\n`);
  console.log(`${Object.keys(components).length} components measured: ${path.relative(process.cwd(), limitsFile)}`);
}
