/** «в Павлодаре», «Павлодар қаласында»: a city as the place where something is sold. */
import type { Locale } from './locale.ts';

/** Adjectives by origin: their ending is not a noun's. */
const PREPOSITIONAL: Readonly<Record<string, string>> = { Рудный: 'Рудном' };

export function inCity(name: string, locale: Locale): string {
  if (locale === 'kz') return `${name} қаласында`;
  const declined = PREPOSITIONAL[name] ?? toPrepositional(name);
  return declined === null ? `в городе ${name}` : `в ${declined}`;
}

/** «Павлодар қаласындағы»: the same place before a noun («… бағасы», «… бар-жоғы»), for Kazakh alone. */
export const ofCity = (name: string): string => `${inCity(name, 'kz')}ғы`;

/** Null for what the rules do not know: several words, endings of other kinds. */
function toPrepositional(name: string): string | null {
  if (/\s/.test(name)) return null;
  if (/[бвгджзклмнпрстфхцчшщ]$/i.test(name)) return `${name}е`;
  if (/[ай]$/.test(name)) return `${name.slice(0, -1)}е`;
  if (/ь$/.test(name)) return `${name.slice(0, -1)}и`;
  // Алматы, Актау, Актобе are not declined.
  return /[уыоеэиюә]$/.test(name) ? name : null;
}
