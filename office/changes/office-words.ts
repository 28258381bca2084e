/** Names of calls, things and fields as staff call them; what has no word yet goes by its own name. */
import type { SettingKey } from '#contract/office/settings.ts';
import { isNormKey } from '#domain/calculator-norms.ts';
import { NORM_WORDS } from '#domain/office/norm-words.ts';
import { SETTINGS } from '#domain/office/settings.ts';
import type { MessageKey } from '../i18n/screen-words.ts';
import { useWords } from '../i18n/words.ts';

/** A message that is not there says its own key. */
const orElse = (said: string, key: string, otherwise: string): string => (said === key ? otherwise : said);

/** A thing, or one of its fields. Settings bear their names themselves. */
export function useFieldWords(): (subject: string, field?: string) => string {
  const { t, locale } = useWords();
  return (subject, field) => {
    if (field === undefined)
      return orElse(t(`subject.${subject}` as MessageKey), `subject.${subject}`, subject);
    if (subject === 'setting') return SETTINGS[field as SettingKey]?.label[locale] ?? field;
    if (subject === 'norm' && isNormKey(field)) return NORM_WORDS[field][locale];
    return orElse(t(`field.${subject}.${field}` as MessageKey), `field.${subject}.${field}`, field);
  };
}

/** A call, as the log tells it. */
export function useCallWords(): (call: string) => string {
  const { t } = useWords();
  return (call) => orElse(t(`call.${call}` as MessageKey), `call.${call}`, call);
}

/** An entry of the log: a set that was drafted and wrote nothing yet is not a saved one. */
export function useEntryWords(): (entry: { call: string; rows: number }) => string {
  const { t } = useWords();
  const sayCall = useCallWords();
  return ({ call, rows }) =>
    call === 'createChanges' && rows === 0 ? t('call.createChanges.draft') : sayCall(call);
}

/** A right, as it is told to people. */
export function useRightWords(): (right: string) => string {
  const { t } = useWords();
  return (right) => orElse(t(`right.${right}` as MessageKey), `right.${right}`, right);
}
