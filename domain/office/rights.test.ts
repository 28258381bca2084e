import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Right, right as rightWord, staffRole } from '#contract/office/rights.ts';
import { findReach, isWithinReach, listRights, RIGHTS_TABLE, STAFF_ROLES } from './rights.ts';

/** The rows of docs/office.md: «`settings`, `staff`» are two rights of one row. */
function readPage(): [rights: string[], grants: string[]][] {
  const page = readFileSync('docs/office.md', 'utf8');
  return [...page.matchAll(/^\| (`[^|]+) \|(.+)\|$/gm)].map(([, names = '', cells = '']) => [
    [...names.matchAll(/`([\w.]+)`/g)].map(([, name = '']) => name),
    cells.split('|').map((cell) => cell.trim()),
  ]);
}

describe('the table of rights', () => {
  test('is the one of docs/office.md, cell by cell', () => {
    const written = readPage().flatMap(([rights, grants]) => rights.map((name) => [name, grants] as const));
    expect(written).toEqual(Object.entries(RIGHTS_TABLE));
  });

  test('has a column for every role and a row for every right of the contract', () => {
    expect(STAFF_ROLES).toEqual(staffRole.options);
    expect(Object.keys(RIGHTS_TABLE)).toEqual(rightWord.options);
    for (const row of Object.values(RIGHTS_TABLE)) expect(row).toHaveLength(STAFF_ROLES.length);
  });

  test('gives the auditor every right to look at but those that only do, and nothing to do', () => {
    const rights = listRights({ roles: ['auditor'], stores: [] });
    expect(Object.values(rights).flatMap((acts) => Object.keys(acts))).not.toContain('write');
    expect(Object.values(rights).flatMap((acts) => Object.keys(acts))).not.toContain('approve');
    const unseen = rightWord.options.filter((name) => !rights[name]);
    expect(unseen).toEqual(['orders.work', 'orders.edit', 'orders.pick', 'customers.reveal']);
  });
});

describe('how far a right reaches', () => {
  const everywhere = { stores: null, only: null };
  test.each([
    [['cashier'], [3, 5], 'orders.pick', 'write', { stores: [3, 5], only: null }],
    [['cashier'], [3, 5], 'orders.pick', 'read', { stores: [3, 5], only: null }],
    [['cashier'], [3], 'club', 'write', everywhere],
    [['cashier'], [], 'refunds', 'write', everywhere],
    [['cashier'], [3], 'refunds', 'approve', null],
    [['picker', 'operator'], [3], 'orders.read', 'read', everywhere],
    [['picker', 'operator'], [3], 'orders.pick', 'write', { stores: [3], only: null }],
    [['operator'], [3], 'orders.work', 'write', everywhere],
    [['content'], [], 'orders.read', 'read', null],
    [['administrator'], [], 'prices', 'write', null],
    [['administrator'], [], 'prices', 'approve', everywhere],
    [['administrator'], [], 'prices', 'read', everywhere],
    [['accountant'], [], 'refunds', 'approve', everywhere],
    [['pricing'], [], 'products.bulk', 'write', { stores: null, only: 'prices' }],
    [['pricing', 'catalogue'], [], 'products.bulk', 'write', everywhere],
    [['auditor'], [], 'staff', 'read', everywhere],
    [['auditor'], [], 'staff', 'write', null],
    [[], [], 'orders.read', 'read', null],
  ] as const)('%j of stores %j, %s, %s', (roles, stores, name, act, reach) => {
    expect(findReach({ roles, stores }, name, act)).toEqual(reach);
  });

  test.each([
    [null, [], true],
    [null, [7], true],
    [[3], [3, 7], true],
    [[3], [7], false],
    [[3], [], false],
  ])('stores %j and a thing of %j: %s', (stores, touched, isReached) => {
    expect(isWithinReach({ stores, only: null }, touched)).toBe(isReached);
  });

  test('what is listed for the menu is what a call is allowed by', () => {
    for (const role of STAFF_ROLES) {
      const duties = { roles: [role], stores: [2] };
      const rights = listRights(duties);
      for (const name of Object.keys(RIGHTS_TABLE) as Right[])
        for (const act of ['read', 'write', 'approve'] as const)
          expect(rights[name]?.[act] ?? null).toEqual(findReach(duties, name, act));
    }
  });
});
