// node tests/packing/run.ts: packs the design system as it would be published and uses it from an app outside the workspace.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pnpm } from '../../tools/verify/pnpm.ts';

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
  run(source, ...pnpm, 'pack', '--pack-destination', packed);
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

try {
  run(packages, 'tsc', '--project', 'arabic/tsconfig.build.json');
  run(root, 'node', 'packages/ui/scripts/build.ts');
  cpSync(path.join(import.meta.dirname, 'app'), app, { recursive: true });
  install('arabic');
  install('ui');
  const ui = path.join(packages, 'ui');
  for (const name of ['react', 'react-dom', '@types/react', '@types/react-dom']) link(name, ui, modules);
  for (const name of ['vite', 'typescript']) link(name, root, modules);

  const home = path.join(modules, '@fanous/ui');
  const shipped = globSync('**/*', { cwd: home, exclude: ['node_modules/**'] });
  check(
    !shipped.some((file) => /stories|\.test\.|[fF]ixture|\.css\.ts$/.test(file)),
    'no story, test or source is shipped',
  );
  check(existsSync(path.join(home, 'dist/actions/Button/Button.d.ts')), 'types are shipped');

  run(app, 'tsc', '--noEmit');
  check(true, 'the app type-checks, and a wrong prop is refused');

  run(app, 'vite', 'build', '--logLevel', 'warn');
  const css = globSync('dist/assets/*.css', { cwd: app })
    .map((file) => readFileSync(path.join(app, file), 'utf8'))
    .join('');
  check(
    css.includes('--kh-color-canvas:') && css.includes('IBM Plex Sans Arabic'),
    'the build has the theme and the faces',
  );
  check(globSync('dist/assets/*.woff2', { cwd: app }).length >= 3, 'the build has the files of the faces');
  const used = /class="([^" ]+)/.exec(run(app, 'node', 'server.mjs'))?.[1] ?? '';
  check(used !== '' && css.includes(`.${used}`), 'what a server renders finds its styles in the build');

  const output = run(app, 'node', 'every.mjs');
  check(/^\d+ modules$/m.test(output), `every module loads where there is no window: ${output.trim()}`);
} finally {
  rmSync(app, { recursive: true, force: true });
}
