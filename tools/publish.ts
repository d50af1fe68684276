// node tools/publish.ts v0.2.0 [--dry-run]: publishes Khayamiya and the package that it needs, with provenance.
import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findPublishBlockers, type PublishManifest } from './findPublishBlockers.ts';
import { pnpmCommand } from './verify/pnpm.ts';

const [tag = ''] = process.argv.slice(2);
const isDryRun = process.argv.includes('--dry-run');
const root = path.dirname(import.meta.dirname);
/** In the order of their dependencies. */
const packages = ['arabic', 'ui'].map((name) => path.join(root, 'packages', name));

const readManifest = (home: string) =>
  JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8')) as PublishManifest;

const blockers = packages.flatMap((home) => findPublishBlockers(readManifest(home), tag));
if (blockers.length > 0) {
  console.error(blockers.join('\n'));
  process.exit(1);
}

// npm compares the repository of a package with that of the workflow, so it is taken from there.
const { GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository } = process.env;
if (!isDryRun && !(server && repository)) {
  console.error('Only the workflow publishes: its run is the provenance of the package. Use --dry-run here.');
  process.exit(1);
}

const run = (cwd: string, [command, ...args]: readonly [string, ...string[]]) =>
  execFileSync(command, args, { cwd, stdio: 'inherit' });

for (const home of packages) {
  const { name, version } = readManifest(home);
  if (server && repository) {
    const url = `git+${server}/${repository}.git`;
    const folder = path.relative(root, home);
    run(home, ['npm', 'pkg', 'set', 'repository.type=git', `repository.url=${url}`, `repository.directory=${folder}`]);
  }
  // pnpm builds the package and replaces `workspace:` by versions; npm alone can sign where it was built.
  const packed = mkdtempSync(path.join(tmpdir(), 'publish-'));
  run(home, [...pnpmCommand, 'pack', '--pack-destination', packed]);
  const [tarball = ''] = globSync('*.tgz', { cwd: packed });
  const flags = isDryRun ? ['--dry-run'] : ['--provenance'];
  run(packed, ['npm', 'publish', path.join(packed, tarball), '--access', 'public', ...flags]);
  console.log(`${name} ${version}${isDryRun ? ' could be published' : ' is published'}.`);
}
