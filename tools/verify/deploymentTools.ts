import { existsSync } from 'node:fs';
import { canInstallDebianPackages, installDebianPackages } from './debian.ts';

const programs = { caddy: '/usr/bin/caddy', systemd: '/usr/bin/systemd-analyze' };

/** Whether Caddy and `systemd-analyze` are installed. Installs Debian's packages if they are not. */
export function setUpDeploymentTools(): boolean {
  const findMissing = () => Object.entries(programs).flatMap(([name, file]) => (existsSync(file) ? [] : [name]));
  const missing = findMissing();
  if (missing.length > 0 && canInstallDebianPackages()) installDebianPackages(missing);
  return findMissing().length === 0;
}
