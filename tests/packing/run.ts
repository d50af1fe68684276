// node tests/packing/run.ts: packs the design system as it would be published and uses it from apps outside the workspace.
import { execFile, execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright';
import { pnpmCommand } from '../../tools/verify/pnpm.ts';
import { findCaseTwins } from '../architecture/caseTwins.ts';
import { findNamesWithoutPrefix, findRulesOutsideLayers } from '../architecture/layers.ts';
import { listExports } from './exports.ts';
import { inspectApp } from './inspectApp.ts';
import { inspectNavigation } from './inspectNavigation.ts';
import { inspectTheme } from './inspectTheme.ts';

const root = path.resolve(import.meta.dirname, '../..');
const packages = path.join(root, 'packages');
const app = mkdtempSync(path.join(tmpdir(), 'khayamiya-'));
const modules = path.join(app, 'node_modules');
const packed = path.join(app, 'packed');

function run(cwd: string, command: string, ...args: string[]): string {
  try {
    return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
}

function check(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Failed: ${what}.`);
  console.log(`  ${what}`);
}

function checkNone(found: readonly string[], what: string): void {
  check(found.length === 0, found.length === 0 ? what : `${what}: ${found.join('\n')}`);
}

/** Makes an installed package of the workspace reachable from somewhere else. */
function link(name: string, from: string, to: string): void {
  const target = path.join(to, name);
  mkdirSync(path.dirname(target), { recursive: true });
  symlinkSync(path.join(from, 'node_modules', name), target);
}

/**
 * Packs a package and unpacks it into the app, with what its manifest names and nothing else beside it: as a strict package
 * manager would, and without asking a registry.
 */
function install(name: string): void {
  const source = path.join(packages, name);
  run(source, ...pnpmCommand, 'pack', '--pack-destination', packed);
  const [tarball = ''] = globSync(`fanous-${name}-*.tgz`, { cwd: packed });
  const home = path.join(modules, '@fanous', name);
  mkdirSync(home, { recursive: true });
  run(packed, 'tar', '-xzf', tarball, '--strip-components=1', '-C', home);
  const { dependencies = {} } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  check(
    !Object.values(dependencies).some((version) => /^(workspace|catalog):/.test(version)),
    `${name} names real versions`,
  );
  for (const dependency of Object.keys(dependencies)) {
    if (!dependency.startsWith('@fanous/')) link(dependency, source, path.join(home, 'node_modules'));
  }
}

const runAsync = promisify(execFile);

/** Runs a command that can take a while beside others. */
async function build(cwd: string, command: string, ...args: string[]): Promise<void> {
  try {
    await runAsync(command, args, { cwd });
  } catch (error) {
    const { stdout, stderr } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${args.join(' ')}\n${stdout ?? ''}${stderr ?? ''}`, { cause: error });
  }
}

try {
  // `pnpm pack` builds each package first.
  for (const name of ['arabic', 'ui']) rmSync(path.join(packages, name, 'dist'), { recursive: true, force: true });
  cpSync(path.join(import.meta.dirname, 'apps'), app, { recursive: true });
  install('arabic');
  install('ui');
  const ui = path.join(packages, 'ui');
  for (const name of ['react', 'react-dom', 'react-aria-components', '@types/react', '@types/react-dom'])
    link(name, ui, modules);
  const tools = ['vite', 'typescript', 'tailwindcss', '@tailwindcss/vite', '@types/node'];
  const framework = ['react-router', '@react-router/dev', '@react-router/node'];
  for (const name of [...tools, ...framework]) link(name, root, modules);

  const home = path.join(modules, '@fanous/ui');
  const shipped = globSync('**/*', { cwd: home, exclude: ['node_modules/**'] });
  check(
    !shipped.some((file) => /stories|\.docs\.|\.example\.|\.test\.|[fF]ixture|\.css\.ts$/.test(file)),
    'no story, test or source is shipped',
  );
  check(existsSync(path.join(home, 'dist/actions/Button/Button.d.ts')), 'types are shipped');
  const tokens = JSON.parse(readFileSync(path.join(home, 'dist/tokens.json'), 'utf8')) as {
    color?: { dark?: { primary?: { $value: { hex: string } } } };
  };
  check(tokens.color?.dark?.primary?.$value.hex === '#8fb8ff', 'the tokens are shipped for design tools');
  check(findCaseTwins(shipped).length === 0, 'no two files differ only in case');
  const sheets = ['theme.css', 'reset.css'].map((name) => readFileSync(path.join(home, 'dist', name), 'utf8'));
  checkNone(sheets.flatMap(findRulesOutsideLayers), 'every rule is in a layer');
  checkNone(sheets.flatMap(findNamesWithoutPrefix), 'every class and variable has the prefix');

  const namesByFile = listExports(home);
  const names = Object.values(namesByFile);
  writeFileSync(path.join(app, 'exports.json'), JSON.stringify(namesByFile));
  writeFileSync(
    path.join(app, 'everyExport.ts'),
    `${names.map((name, at) => `import * as module${at} from '${name}';`).join('\n')}\nexport const all = [${names.map((_, at) => `module${at}`).join()}];\n`,
  );
  const vite = (name: string, ...args: string[]) =>
    build(path.join(app, name), 'vite', 'build', '--logLevel', 'warn', ...args);
  const launch = chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  await Promise.all([
    build(app, 'tsc', '--noEmit'),
    vite('plain'),
    vite('tailwind'),
    vite('server', '--outDir', 'dist/client').then(() =>
      vite('server', '--ssr', 'src/server.tsx', '--outDir', 'dist/server'),
    ),
    build(path.join(app, 'framework'), 'node', path.join(modules, '@react-router/dev/bin.cjs'), 'build'),
  ]);
  check(true, `${names.length} exports type-check without skipLibCheck, and a wrong prop is refused`);

  const css = globSync('plain/dist/assets/*.css', { cwd: app })
    .map((file) => readFileSync(path.join(app, file), 'utf8'))
    .join('');
  check(
    css.includes('--kh-color-canvas:') && css.includes('IBM Plex Sans Arabic'),
    'the build has the theme and the faces',
  );
  check(globSync('plain/dist/assets/*.woff2', { cwd: app }).length >= 3, 'the build has the files of the faces');

  const all = run(app, 'node', 'node.mjs').trim();
  check(all === `${names.length} modules`, `every module loads where there is no window: ${all}`);
  const withoutHooks = run(app, 'node', '--conditions=react-server', 'node.mjs').trim();
  check(withoutHooks === all, 'and where React has no hooks: every module that needs them has `use client`');

  const html = run(path.join(app, 'server'), 'node', 'render.mjs');
  check(/<button[^>]+class="kh-/.test(html), 'the server renders the page with its classes');

  const frameworkHtml = run(path.join(app, 'framework'), 'node', 'render.mjs');
  check(/<button[^>]+class="kh-/.test(frameworkHtml), 'React Router renders the page on the server');

  const browser = await launch;
  const dist = (name: string) => path.join(app, name, 'dist');
  const builtFramework = path.join(app, 'framework/build/client');
  const [plain, tailwind, server, reactRouter, navigation, theme] = await Promise.all([
    inspectApp(browser, dist('plain')),
    inspectApp(browser, dist('tailwind')),
    inspectApp(browser, path.join(dist('server'), 'client'), html),
    inspectApp(browser, builtFramework, frameworkHtml),
    inspectNavigation(browser, builtFramework, frameworkHtml),
    inspectTheme(browser, dist('plain')),
  ]).finally(() => browser.close());
  for (const [name, look] of Object.entries({ plain, tailwind, server, reactRouter })) {
    checkNone(look.problems, `${name}: no error in the console, and none of hydration`);
    check(look.pressesShown === '1', `${name}: a press of the button arrives`);
    check(look.khayamiyaMargin === '0px', `${name}: the text of Khayamiya has no margin of the browser`);
    check(look.button.startsWith('rgb(244, 168, 54) | rgb(42, 26, 2) |'), `${name}: the button has its colours`);
  }
  check(
    navigation.documents === 1 && navigation.heading === 'كل الدورات',
    'reactRouter: a link of Khayamiya navigates without loading a document',
  );
  check(
    theme.before.gap === '16px' && theme.after.gap === '18px' && theme.after.accent === 'rgb(0, 95, 86)',
    `plain: defineTheme changes a colour and a space: ${theme.after.accent}, ${theme.after.gap}`,
  );
  check(reactRouter.button === plain.button, 'reactRouter: the button looks as in the plain app');
  check(tailwind.button === plain.button, 'tailwind: the button looks as in the plain app');
  check(tailwind.input === plain.input, 'tailwind: the field looks as in the plain app');
  check(server.button === plain.button, 'server: the button looks as in the plain app, without the reset');
  check(server.input === plain.input, 'server: the field looks as in the plain app, without the reset');
  check(
    tailwind.paragraphMargin === '32px' && tailwind.listStyle === 'disc' && tailwind.boxRadius === '4px',
    `tailwind: mb-8, list-disc and rounded-sm keep their values: ${tailwind.paragraphMargin}, ${tailwind.listStyle}, ${tailwind.boxRadius}`,
  );
  check(
    server.paragraphMargin === '16px' && server.listStyle === 'disc',
    'server: without the reset, the elements of the app keep the styles of the browser',
  );
  check(plain.paragraphMargin === '0px' && plain.listStyle === 'none', 'plain: the reset is there if it is imported');
} finally {
  rmSync(app, { recursive: true, force: true });
}
