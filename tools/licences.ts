/**
 * Under which terms the shop may use what others wrote. A package whose terms are not in the table fails the test beside
 * this file: somebody must read them first.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.ts';

export interface LockedPackage {
  /** As npm knows it. */
  name: string;
  version: string;
  licence: string | null;
  integrity: string | null;
  isDevelopment: boolean;
  isOptional: boolean;
}

/** By its SPDX name: why it is no burden to a shop that is used over the network. */
const allowedLicences: Readonly<Record<string, string>> = {
  '0BSD': 'permissive',
  'Apache-2.0': 'permissive, with a grant of patents',
  'BSD-2-Clause': 'permissive',
  'BSD-3-Clause': 'permissive',
  'BlueOak-1.0.0': 'permissive',
  'CC0-1.0': 'public domain',
  ISC: 'permissive',
  'LGPL-3.0-or-later': 'libvips, a library loaded as it is and exchangeable',
  MIT: 'permissive',
  'MIT-0': 'permissive',
  'MPL-2.0':
    'Lightning CSS and axe, used unchanged as tools: only changes to their own files would have to be shown',
  'OFL-1.1': 'the font, which may be sent with pages',
  'Python-2.0': 'permissive',
  Unlicense: 'public domain',
  Zlib: 'permissive',
};

/** What the registry does not tell and somebody has read in the package itself. */
const readInPackage: Readonly<Record<string, string>> = {
  busboy: 'MIT',
  'humanize-number': 'MIT',
  'png-js': 'MIT',
  streamsearch: 'MIT',
};

interface LockEntry {
  version?: string;
  license?: string;
  integrity?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  link?: boolean;
}

export function readLock(file = join(root, 'package-lock.json')): LockedPackage[] {
  const { packages } = JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, LockEntry> };
  return Object.entries(packages)
    .filter(([path, entry]) => path !== '' && !entry.link)
    .map(([path, entry]) => ({ name: path.slice(path.lastIndexOf('node_modules/') + 13), entry }))
    .map(({ name, entry }) => ({
      name,
      version: entry.version ?? '',
      licence: entry.license ?? readInPackage[name] ?? null,
      integrity: entry.integrity ?? null,
      isDevelopment: entry.dev === true || entry.devOptional === true,
      isOptional: entry.optional === true || entry.devOptional === true,
    }));
}

/** `(A OR B) AND C`: of what is offered one must do, of what is demanded all. */
export function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, '$1');
  if (bare.includes(' AND ')) return bare.split(' AND ').every(isAllowed);
  if (bare.includes(' OR ')) return bare.split(' OR ').some(isAllowed);
  return Object.hasOwn(allowedLicences, bare);
}
