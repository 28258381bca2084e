/** Installs a Debian package where that is possible: as root, on a system with apt. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Held during an installation, so that two runs beside each other take turns. */
const lock = '/run/sheber-apt.lock';

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** True if the package is installed afterwards. What apt complains of is shown. */
export function installPackage(name: string): boolean {
  if (!canInstall()) return false;
  process.stdout.write(`Installing ${name} with apt-get …\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const aptGet = (...args: string[]) =>
    spawnSync('flock', [lock, '/usr/bin/apt-get', '-q', '-y', '-o', 'DPkg::Lock::Timeout=300', ...args], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    }).status === 0;
  return aptGet('update') && aptGet('install', '--no-install-recommends', name);
}
