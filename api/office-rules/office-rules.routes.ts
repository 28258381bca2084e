/** The calls that tell what staff have set; it is changed by changes. */
import { getSettings, getSlotRules, getTariffs, getText, getTexts } from '#contract/office/shop-rules.ts';
import { getTextVersions, previewText } from '#contract/office/text-preview.ts';
import type { Locale } from '#domain/locale.ts';
import { findReach } from '#domain/office/rights.ts';
import {
  groupOf,
  SETTING_GROUP_CODES,
  SETTING_GROUPS,
  SETTING_KEYS,
  SETTINGS,
} from '#domain/office/settings.ts';
import type { Content } from '../content/content.ts';
import type { Database } from '../database.ts';
import { type OfficeHttp, officeRoute } from '../http/office-route.ts';
import { Refusal } from '../http/refusal.ts';
import type { Settings } from '../settings/settings.ts';
import { listDays, listSettings, listTemplates, listTextRows } from './office-rules.queries.ts';
import { readTariffs } from './read-tariffs.ts';
import { listVersions, previewOf } from './text-preview.ts';

interface OfficeRulesModule {
  db: Database;
  settings: Pick<Settings, 'usual'>;
  content: Pick<Content, 'listFiles' | 'readFile'>;
  /** Whether there is a page of the shop at this address. */
  isPage(path: string): Promise<boolean>;
}

export function registerOfficeRules(
  door: OfficeHttp,
  { db, settings, content, isPage }: OfficeRulesModule,
): void {
  officeRoute(door, previewText, async ({ body }) => ({ data: await previewOf(db, body, isPage) }));
  officeRoute(door, getTextVersions, async ({ query }) => ({ items: await listVersions(db, query.path) }));

  officeRoute(door, getSettings, async ({ viewer }) => {
    const own = new Map((await listSettings(db)).map(({ key, value }) => [key, value]));
    return {
      data: {
        groups: SETTING_GROUP_CODES.map((code) => ({ code, label: SETTING_GROUPS[code] })),
        settings: SETTING_KEYS.map((key) => ({
          key,
          group: groupOf(key),
          label: SETTINGS[key].label,
          right: SETTINGS[key].right,
          value: own.get(key) ?? settings.usual[key],
          usual: settings.usual[key],
          isSet: own.has(key),
          canChange: findReach(viewer, SETTINGS[key].right, 'write') !== null,
        })),
        tariffs: (await readTariffs(db)) as never,
      },
    };
  });

  officeRoute(door, getTariffs, async () => ({ items: (await readTariffs(db)) as never }));

  officeRoute(door, getSlotRules, async () => {
    const [templates, days] = await Promise.all([listTemplates(db), listDays(db)]);
    return { data: { templates: [...templates], days: [...days] } };
  });

  officeRoute(door, getText, async ({ query: { path } }) => {
    const rows = (await listTextRows(db)).filter((row) => row.path === path);
    const versionOf = async (language: Locale) => {
      const own = rows.find((row) => row.language === language);
      const file = await content.readFile(path, language);
      return {
        own: own ? { id: own.id, body: own.body, meta: own.meta, is_published: own.is_published } : null,
        file: file && { body: file.body, meta: file.fields as never },
      };
    };
    const [ru, kz] = await Promise.all([versionOf('ru'), versionOf('kz')]);
    if ([ru, kz].every(({ own, file }) => own === null && file === null)) throw new Refusal('text.not_found');
    return { data: { path, ru, kz } };
  });

  officeRoute(door, getTexts, async () => {
    const [rows, files] = await Promise.all([listTextRows(db), content.listFiles()]);
    const keyOf = ({ path, language }: { path: string; language: string }) => `${path}.${language}`;
    const stored = new Map(rows.map((row) => [keyOf(row), row]));
    const own = rows.map((row) => ({
      id: row.id,
      path: row.path,
      language: row.language,
      title: String(row.meta.title ?? row.path),
      isPublished: row.is_published,
      hasFile: files.some((file) => keyOf(file) === keyOf(row)),
    }));
    const untouched = files
      .filter((file) => !stored.has(keyOf(file)))
      .map((file) => ({ ...file, id: null, isPublished: true, hasFile: true }));
    const items = [...own, ...untouched].toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
    return { items };
  });
}
