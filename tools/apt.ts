/** Installs a Debian package where that is possible: as root, on a system with apt. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Held during an installation, so that two runs beside each other take turns. */
const lock = '/run/sheber-apt.lock';

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** True if the package is installed afterwards. What apt complains of is shown. */
export function installPackage(name: string): boolean {
  if (!canInstall()) return false;
  return tryToInstall(name) || (aptGet('update') && aptGet(...toInstall(name)));
}

/** The same by what apt knows already, without a word: for what would be good to have and is not needed. */
export function tryToInstall(name: string): boolean {
  if (!canInstall()) return false;
  process.stdout.write(`Installing ${name} with apt-get …\n`);
  return aptGet(...toInstall(name), '-qq', '-o', 'Acquire::Retries=0', '-o', 'Acquire::http::Timeout=20');
}

const toInstall = (name: string) => ['install', '--no-install-recommends', name];

function aptGet(...args: string[]): boolean {
  const isQuiet = args.includes('-qq');
  const words = ['/usr/bin/apt-get', '-q', '-y', '-o', 'DPkg::Lock::Timeout=300', ...args];
  const { status } = spawnSync('flock', [lock, ...words], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', isQuiet ? 'ignore' : 'inherit'],
  });
  return status === 0;
}
