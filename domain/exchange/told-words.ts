/** Words of 1C that mean something to the shop: rates of VAT, countries, names in Kazakh. */

/** «16», «16%», «НДС16», «Без налога», «БезНДС»; null when it is no rate that there could be. */
export function parseVat(text: string | null | undefined): number | null {
  const word = (text ?? '').trim().toLowerCase();
  if (/^без|^не облагается|^освобожд/.test(word)) return 0;
  const found = /^(?:ндс\s*)?(\d{1,2})(?:[.,]0+)?\s*%?$/.exec(word);
  return found ? Number(found[1]) : null;
}

/** Names are typed by people: case, spaces and ё make no difference. */
export const toBareName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/ё/g, 'е')
    .replace(/[\s\u00a0_.:-]+/g, '');

const KAZAKH_MARK = /\((?:каз|қаз|kz)\.?\)$/i;

/** «Цвет (каз)» is the Kazakh of «Цвет»; null for a property that is nobody's other half. */
export function findTranslated(name: string): string | null {
  const trimmed = name.trim();
  return KAZAKH_MARK.test(trimmed) ? trimmed.replace(KAZAKH_MARK, '').trim() : null;
}

/** «Ламинат | Ламинат»: groups have no properties, so their Kazakh name stands behind a separator. */
export function splitLanguages(name: string, separator = '|'): { ru: string; kz: string | null } {
  const parts = name.split(separator).map((part) => part.trim());
  const [ru = '', kz = ''] = parts;
  // «Зубная паста | Median»: what has no Cyrillic letter is no Kazakh, unless it is the same word in both.
  const isKazakh = kz !== '' && (kz === ru || /\p{Script=Cyrillic}/u.test(kz));
  return parts.length === 2 && ru !== '' && isKazakh ? { ru, kz } : { ru: name.trim(), kz: null };
}

/** As ICU writes them, and as bases of 1C do («КАЗАХСТАН», «Китай», «РОССИЯ», «КОРЕЯ, РЕСПУБЛИКА»). */
const ALIASES: Readonly<Record<string, string>> = {
  рф: 'RU',
  российскаяфедерация: 'RU',
  белоруссия: 'BY',
  республикабеларусь: 'BY',
  рк: 'KZ',
  республикаказахстан: 'KZ',
  кнр: 'CN',
  китайскаянароднаяреспублика: 'CN',
  сша: 'US',
  кыргызстан: 'KG',
  киргизия: 'KG',
  корея: 'KR',
  кореяреспублика: 'KR',
  кореянароднодемократическаяреспублика: 'KP',
  южнаякорея: 'KR',
  республикакорея: 'KR',
  чехия: 'CZ',
  чешскаяреспублика: 'CZ',
  словацкаяреспублика: 'SK',
  соединенноекоролевство: 'GB',
  соединенныештаты: 'US',
  соединенныештатыамерики: 'US',
  объединенныеарабскиеэмираты: 'AE',
  молдавия: 'MD',
  молдовареспублика: 'MD',
  республикамолдова: 'MD',
  македония: 'MK',
  республикаузбекистан: 'UZ',
  кыргызскаяреспублика: 'KG',
  иранисламскаяреспублика: 'IR',
  тайванькитай: 'TW',
  тайваньпровинциякитая: 'TW',
  гонконг: 'HK',
  голландия: 'NL',
  социалистическаяреспубликавьетнам: 'VN',
  сирийскаяарабскаяреспублика: 'SY',
  боснияигерцеговина: 'BA',
  великобритания: 'GB',
  оаэ: 'AE',
  турецкаяреспублика: 'TR',
};

let byName: Map<string, string> | undefined;

/** A country's code by its Russian name or by the code itself; null for one that nobody knows. */
export function findCountry(name: string | null | undefined): string | null {
  // The classifier of countries turns names round and puts them in brackets: «ИРАН (ИСЛАМСКАЯ РЕСПУБЛИКА)».
  const said = toBareName(name ?? '');
  const bare = said.replace(/[,()]/g, '');
  if (bare === '') return null;
  byName ??= readCountries();
  return ALIASES[bare] ?? byName.get(said) ?? byName.get(bare) ?? null;
}

function readCountries(): Map<string, string> {
  const names = new Intl.DisplayNames('ru', { type: 'region', fallback: 'none' });
  const found = new Map<string, string>();
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const first of letters)
    for (const second of letters) {
      const code = first + second;
      const name = names.of(code);
      // QO, XA and the like are groups and pseudo-regions, ZZ is nobody's.
      if (name === undefined || /^(Q[M-Z]|X[A-JL-Z]|ZZ|EU|EZ|UN|AA)$/.test(code)) continue;
      if (!found.has(toBareName(name))) found.set(toBareName(name), code);
      found.set(code.toLowerCase(), code);
    }
  return found;
}
