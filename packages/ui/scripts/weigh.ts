// node packages/ui/scripts/weigh.ts [--check]: what each part adds to an app, in gzipped bytes.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import { build } from 'vite';
import { jsPdfAliases } from './jsPdf.ts';
import { buildPackage } from './buildPackage.ts';
import { here, modules } from './modules.ts';

/** Gzipped bytes of a part's modules, without React: by itself, and where the kit is there already. */
interface Weight {
  alone: number;
  overKit: number;
}
interface Weights {
  kit: number;
  stylesheet: number;
  parts: Record<string, Weight>;
}

const dist = path.join(here, 'dist');
const file = path.join(here, 'generated/weights.json');
/** What any page has: the provider, words, a button, a link and a field. */
const kit = [
  'intl/UiProvider',
  'layout/Text/Text',
  'actions/Button/Button',
  'actions/Link/Link',
  'forms/TextField/TextField',
];
/** The same bundle may be packed a little differently by another version of a tool. */
const slack = (limit: number) => limit * 1.03 + 150;

const gz = (bytes: string | Uint8Array) => gzipSync(bytes, { level: 9 }).length;

/** Bundles modules as an app would and weighs what its first view loads; what they load later is not counted. */
async function weigh(names: readonly string[]): Promise<number> {
  const id = '\0weighed';
  const code = names.map((name) => `export * from ${JSON.stringify(path.join(dist, `${name}.js`))};`).join('\n');
  const result = await build({
    configFile: false,
    root: here,
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
  return [...first].reduce((sum, name) => sum + gz(chunks.get(name)?.code ?? ''), 0);
}

await buildPackage();
const isPart = (name: string) => path.basename(path.dirname(name)) === path.basename(name);
const kitWeight = await weigh(kit);
const parts: Record<string, Weight> = {};
for (const name of modules().filter(isPart)) {
  const overKit = kit.includes(name) ? 0 : Math.max(0, (await weigh([...kit, name])) - kitWeight);
  parts[path.dirname(name)] = { alone: await weigh([name]), overKit };
}
const weights: Weights = { kit: kitWeight, stylesheet: gz(readFileSync(path.join(dist, 'theme.css'))), parts };

if (process.argv.includes('--check')) {
  const limits = JSON.parse(readFileSync(file, 'utf8')) as Weights;
  const heavy = Object.entries(parts).flatMap(([name, { alone, overKit }]) => {
    const limit = limits.parts[name];
    if (!limit) return [`${name} has no limit yet`];
    const over = alone > slack(limit.alone) || overKit > slack(limit.overKit);
    return over
      ? [`${name}: ${alone} B alone (limit ${limit.alone}), ${overKit} B over the kit (${limit.overKit})`]
      : [];
  });
  if (weights.stylesheet > slack(limits.stylesheet))
    heavy.push(`theme.css: ${weights.stylesheet} B (limit ${limits.stylesheet})`);
  if (weights.kit > slack(limits.kit)) heavy.push(`the kit: ${weights.kit} B (limit ${limits.kit})`);
  if (heavy.length > 0) {
    console.error(`Heavier than its limit:\n  ${heavy.join('\n  ')}`);
    console.error('If it is worth it, write the new limits with: node packages/ui/scripts/weigh.ts');
    process.exit(1);
  }
  console.log(`${Object.keys(parts).length} parts are within their limits.`);
} else {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(weights, null, 2)}\n`);
  console.log(`${Object.keys(parts).length} parts weighed: ${path.relative(process.cwd(), file)}`);
}
