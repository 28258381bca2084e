import type { z } from 'zod';
import type { Locale } from '#domain/locale.ts';

/** The few ways in which a field can be wrong, in words; a form that needs finer words checks its own rules first. */
const words = {
  missing: { ru: 'Заполните это поле.', kz: 'Бұл өрісті толтырыңыз.' },
  wrongType: { ru: 'Значение другого вида.', kz: 'Мәннің түрі басқа.' },
  tooLong: { ru: 'Слишком длинно или слишком много.', kz: 'Тым ұзын немесе тым көп.' },
  tooShort: { ru: 'Слишком коротко или слишком мало.', kz: 'Тым қысқа немесе тым аз.' },
  unknown: { ru: 'Такого значения нет.', kz: 'Мұндай мән жоқ.' },
  wrong: { ru: 'Проверьте значение.', kz: 'Мәнін тексеріңіз.' },
} as const;

function wordsOf(issue: z.core.$ZodIssue): { ru: string; kz: string } {
  switch (issue.code) {
    case 'invalid_type':
    case 'invalid_union':
      return issue.input === undefined ? words.missing : words.wrongType;
    case 'too_big':
      return words.tooLong;
    case 'too_small':
      return words.tooShort;
    case 'invalid_value':
      return words.unknown;
    default:
      return words.wrong;
  }
}

/** Which field is wrong and how, in the reader's language: `{"items.0.count": ["…"]}`. */
export function fieldErrors(error: z.ZodError, language: Locale): Record<string, string[]> {
  const fields: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const name = issue.path.join('.') || '*';
    fields[name] = [...(fields[name] ?? []), wordsOf(issue)[language]];
  }
  return fields;
}
