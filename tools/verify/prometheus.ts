import { existsSync } from 'node:fs';
import { canInstallDebianPackages, installDebianPackages } from './debian.ts';

const programs = ['/usr/bin/prometheus', '/usr/bin/promtool'];

/** Whether Prometheus and `promtool` are installed. Installs Debian's package if they are not. */
export function setUpPrometheus(): boolean {
  const isInstalled = () => programs.every((program) => existsSync(program));
  if (!isInstalled() && canInstallDebianPackages()) installDebianPackages(['prometheus']);
  return isInstalled();
}
