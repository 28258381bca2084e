import { describe, expect, test } from 'vitest';
import type { Right } from '#contract/office/rights.ts';
import { findReach, listRights, RIGHTS_TABLE, STAFF_ROLES } from '#domain/office/rights.ts';
import { translateWith } from '#domain/translate.ts';
import { kz, ru } from './i18n/every-word.ts';
import { findScreen, listMenu, mayOpen, SCREENS } from './screens.ts';
import { findEntries, listEntries } from './shell/palette-entries.ts';

const words = { t: translateWith('ru', ru) as never };

describe.each(STAFF_ROLES)('%s', (role) => {
  const duties = { roles: [role], stores: [] };
  const rights = listRights(duties);
  /** By the table itself, not by what is drawn from it. */
  const allowed = SCREENS.filter(({ needs }) => {
    if (typeof needs === 'string') return true;
    const asked = needs.anyOf === 'all' ? (Object.keys(RIGHTS_TABLE) as Right[]) : needs.anyOf;
    return asked.some((right) => findReach(duties, right, needs.act) !== null);
  });

  test('the menu has exactly the screens whose right it may use', () => {
    const inMenu = allowed.filter(({ menu }) => menu !== null).map(({ path }) => path);
    expect(listMenu(rights).map(({ path }) => path)).toEqual(inMenu);
  });

  test('every other screen is not there', () => {
    for (const screen of SCREENS) expect(mayOpen(screen, rights)).toBe(allowed.includes(screen));
  });

  test('the palette leads nowhere else', () => {
    const goals = listEntries(rights, words).filter(({ kind }) => kind === 'go');
    expect(goals.map(({ id }) => id)).toEqual(listMenu(rights).map(({ path }) => path));
  });
});

test('no two screens have one address or one key, and none is a key of the lists', () => {
  const paths = SCREENS.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  const keys = SCREENS.flatMap(({ menu }) => menu?.key ?? []);
  expect(new Set(keys).size).toBe(keys.length);
  for (const key of keys) expect(key).toMatch(/^[a-z]$/);
});

test('an address of the window finds its screen, and no other does', () => {
  expect(findScreen('/office')?.path).toBe('/');
  expect(findScreen('/office/staff/7')?.path).toBe('/staff/:id');
  expect(findScreen('/office/nowhere')).toBeNull();
});

test('every screen has a title in both languages', () => {
  for (const { title } of SCREENS) expect([title in ru, title in kz]).toEqual([true, true]);
});

test('the palette finds by the beginnings of words', () => {
  const entries = listEntries(listRights({ roles: ['administrator'], stores: [] }), words);
  expect(findEntries(entries, 'сотр').map(({ id }) => id)).toEqual(['/staff', 'staff.invite']);
  expect(findEntries(entries, 'при сотр').map(({ id }) => id)).toEqual(['staff.invite']);
  expect(findEntries(entries, 'отр')).toEqual([]);
});
