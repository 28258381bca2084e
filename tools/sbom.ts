/** `npm run sbom`: what the shop is made of, as CycloneDX 1.5 on standard output; from package-lock.json, without a network. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LockedPackage, readLock } from './licences.ts';
import { root } from './run.ts';

interface Component {
  type: 'library';
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  /** What is only built or tested with is not shipped. */
  scope: 'required' | 'optional' | 'excluded';
  licenses?: { expression: string }[];
  hashes?: { alg: string; content: string }[];
}

export function buildSbom() {
  const { name, version, license, description } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  ) as Record<string, string>;
  const components = new Map(readLock().map((each) => [purlOf(each), toComponent(each)]));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: {
      component: {
        type: 'application',
        'bom-ref': `${name}@${version}`,
        name,
        version,
        description,
        licenses: [{ expression: license }],
      },
    },
    components: [...components.values()].toSorted((a, b) => (a.purl < b.purl ? -1 : 1)),
  };
}

const purlOf = ({ name, version }: LockedPackage) => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function toComponent(each: LockedPackage): Component {
  const purl = purlOf(each);
  const [algorithm, digest] = each.integrity?.split('-') ?? [];
  return {
    type: 'library',
    'bom-ref': purl,
    name: each.name,
    version: each.version,
    purl,
    scope: each.isDevelopment ? 'excluded' : each.isOptional ? 'optional' : 'required',
    ...(each.licence === null
      ? {}
      : { licenses: [{ expression: each.licence.replace(/^\((.*)\)$/, '$1') }] }),
    ...(algorithm && digest
      ? { hashes: [{ alg: toAlgorithm(algorithm), content: Buffer.from(digest, 'base64').toString('hex') }] }
      : {}),
  };
}

const toAlgorithm = (name: string) => name.toUpperCase().replace('SHA', 'SHA-');

if (import.meta.main) process.stdout.write(`${JSON.stringify(buildSbom(), null, 2)}\n`);
