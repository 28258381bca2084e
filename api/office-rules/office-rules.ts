/**
 * What staff set of the shop, as those who set it see it: settings, tariffs, hours, texts. Promises: all of it changes
 * through changes alone, and a set of them that makes no sense together is refused whole. Hides the tables. Relies on their
 * triggers: every process follows by them.
 */
import type { SettingValues } from '#contract/office/settings.ts';
import type { Subjects } from '../change-sets/change-sets.ts';
import type { Db } from '../database.ts';
import { slotDaySubject, slotTemplateSubject, tariffSubject } from './delivery-subjects.ts';
import { putSetting } from './office-rules.queries.ts';
import { createSettingSubject } from './setting-subject.ts';
import { textSubject } from './text-subject.ts';

export { putSetting };

/** `usual`: of the factory, and of the environment where it says something. */
export function addRuleSubjects(
  subjects: Subjects,
  usual: SettingValues,
  requireReady: (tx: Db, set: ReadonlySet<string>) => Promise<void>,
): void {
  subjects.set('setting', createSettingSubject(usual, requireReady));
  subjects.set('tariff', tariffSubject);
  subjects.set('slot_template', slotTemplateSubject);
  subjects.set('slot_day', slotDaySubject);
  subjects.set('text', textSubject);
}
