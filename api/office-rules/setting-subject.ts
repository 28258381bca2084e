/** Settings as a subject of changes: one thing, the shop (1), whose fields are the settings. */
import type { SettingKey, SettingValues } from '#contract/office/settings.ts';
import { settingShapes } from '#contract/office/settings.ts';
import { toReading } from '#domain/exchange/exchange-settings.ts';
import { findSharedName } from '#domain/exchange/field-names.ts';
import { isBin } from '#domain/iin-bin.ts';
import { isSame, type Json } from '#domain/office/changes.ts';
import { SETTING_KEYS, SETTINGS } from '#domain/office/settings.ts';
import type { Subject } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { Refusal } from '../http/refusal.ts';
import { listSettings, lockRules, putSetting } from './office-rules.queries.ts';

const THE_SHOP = 1;

const fields = Object.fromEntries(
  SETTING_KEYS.map((key): [string, Subject['fields'][string]] => {
    const schema = key === 'seller.bin' ? settingShapes[key].refine(isBin) : settingShapes[key];
    const { right } = SETTINGS[key];
    return [key, right === 'settings' ? { schema } : { schema, right }];
  }),
);

/** `requireReady` refuses to open a shop in which nobody could order. */
export function createSettingSubject(
  usual: SettingValues,
  requireReady: (tx: Db, set: ReadonlySet<string>) => Promise<void>,
): Subject {
  async function readAll(tx: Db): Promise<Record<string, Json>> {
    const own = new Map((await listSettings(tx)).map(({ key, value }) => [key, value]));
    return Object.fromEntries(SETTING_KEYS.map((key) => [key, own.get(key) ?? (usual[key] as Json)]));
  }
  return {
    right: 'settings',
    fields,
    async read(tx, ids, isLocking) {
      if (isLocking) await lockRules(tx, 'settings');
      const values = await readAll(tx);
      return new Map(ids.filter((id) => id === THE_SHOP).map((id) => [id, values]));
    },
    async write(tx, changes) {
      for (const { field, to } of changes)
        await putSetting(tx, field, isSame(to, usual[field as SettingKey] as Json) ? undefined : to);
      if (changes.some(({ field, to }) => field === 'shop.is_open' && to === true))
        await requireReady(tx, new Set((await listSettings(tx)).map(({ key }) => key)));
      if (changes.some(({ field }) => field.startsWith('exchange.names_'))) {
        const { names } = toReading((await readAll(tx)) as unknown as SettingValues);
        const name = findSharedName(names);
        if (name !== null) throw new Refusal('exchange.name_twice', { name });
      }
    },
    nameOf: (_values, language) => (language === 'kz' ? 'Баптаулар' : 'Настройки'),
  };
}
