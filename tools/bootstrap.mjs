// Plain JavaScript for any Node ≥ 20.19: brings the pinned pnpm, the dependencies and the pinned Node from the
// registry, then hands over to the TypeScript tool named on the command line (`start` or `verify`).
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const PNPM = 'pnpm@12.21.0';
const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const [tool, ...args] = process.argv.slice(2);

const oldest = [20, 19];
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < oldest[0] || (major === oldest[0] && minor < oldest[1])) {
  fail(`Fanous needs Node ${oldest.join('.')} or newer to begin; this is ${process.versions.node}.`);
}

/** @returns {never} */
function fail(/** @type {string} */ sentence) {
  console.error(sentence);
  process.exit(1);
}

/** Runs a child on our terminal, passes signals on, and resolves with its exit code. */
function run(/** @type {string} */ command, /** @type {string[]} */ commandArgs, env = process.env) {
  return new Promise((resolve) => {
    const child = spawn(command, commandArgs, { cwd: root, stdio: 'inherit', env });
    // Ctrl+C reaches the child by itself; stay alive so that it can finish. A sent SIGTERM has to be passed on.
    process.on('SIGINT', () => {});
    process.on('SIGTERM', () => child.kill('SIGTERM'));
    child.on('error', (error) => fail(`Could not run ${command}: ${error.message}`));
    child.on('exit', (code, signal) => resolve(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)));
  });
}

const manifests = ['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'];
const wanted = createHash('sha256');
for (const file of manifests) wanted.update(readFileSync(path.join(root, file)));
const fingerprint = wanted.digest('hex');
const stamp = path.join(root, 'node_modules', '.fanous-installed');
const installed = existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint;

if (!installed) {
  console.log('Installing dependencies (about a minute the first time) …');
  const code = await run('npx', [
    '--yes',
    '--prefer-offline',
    PNPM,
    'install',
    '--frozen-lockfile',
    '--reporter=append-only',
  ]);
  if (code !== 0) fail('The dependencies could not be installed; the lines above say why.');
  writeFileSync(stamp, fingerprint);
}

const bin = path.join(root, 'node_modules', '.bin');
// No pinned Node for this platform: the system's must then be new enough to strip types by itself.
const node = existsSync(path.join(bin, 'node')) ? path.join(bin, 'node') : process.execPath;
const env = { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}` };
process.exit(await run(node, [path.join('tools', `${tool}.ts`), ...args], env));
