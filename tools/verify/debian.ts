import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this process can install Debian packages. */
export const canInstallDebianPackages = (): boolean =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

/** Installs Debian packages without prompts. Throws if apt-get fails. */
export function installDebianPackages(packages: string[]): void {
  console.log(`Installing ${packages.join(', ')} …`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env });
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
}
