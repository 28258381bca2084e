import { expect, test } from 'vitest';
import { isAllowed, readLock } from './licences.ts';
import { buildSbom } from './sbom.ts';

test('every package that the shop uses, or is built and tested with, has terms that are allowed', () => {
  const packages = readLock();
  expect(packages.length).toBeGreaterThan(100);
  // What the registry tells nothing of are builds for other systems; the same package for ours has its terms.
  const untold = packages.filter(({ licence }) => licence === null);
  expect(untold.filter(({ isOptional }) => !isOptional).map(({ name }) => name)).toEqual([]);
  const foreign = packages.filter(({ licence }) => licence !== null && !isAllowed(licence));
  expect(foreign.map(({ name, licence }) => `${name}: ${licence}`)).toEqual([]);
});

test.each([
  ['MIT', true],
  ['(MIT AND Zlib)', true],
  ['MIT OR GPL-3.0-only', true],
  ['MIT AND GPL-3.0-only', false],
  ['AGPL-3.0-only', false],
  ['UNLICENSED', false],
])('%s: %s', (expression, allowed) => {
  expect(isAllowed(expression)).toBe(allowed);
});

test('the bill of materials names each of them with version, terms and digest', () => {
  const bill = buildSbom();
  expect(bill).toMatchObject({
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    metadata: { component: { name: 'sheber' } },
  });
  const listed = new Set(bill.components.map(({ purl }) => purl));
  for (const { name, version } of readLock())
    expect(listed).toContain(`pkg:npm/${name.replace('@', '%40')}@${version}`);
  const fastify = bill.components.find(({ name }) => name === 'fastify');
  expect(fastify).toMatchObject({
    scope: 'required',
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
  });
});
