/** Units as people write them in lists, in Russian and Kazakh, with the case endings of speech. */
const SPELLINGS: Readonly<Record<string, string>> = {
  'шт.': 'шт штук штука штуки штучек pcs pc дана данасы ед тал',
  'меш.': 'меш мешок мешка мешков мешк қап қапшық қабы кап',
  'уп.':
    'уп упак упаковка упаковки упаковок пач пачка пачки пачек қапт қаптама қаптамасы қорап бума пак пакет пакета пакетов',
  'рул.': 'рул рулон рулона рулонов орам рулонов',
  'лист.': 'лист листа листов парақ',
  ведро: 'ведро ведра вёдер ведер банка банки банок шелек құты канистра канистры канистр',
  'компл.': 'компл комплект комплекта комплектов жинақ набор набора наборов',
  пара: 'пара пары пар жұп',
  'кор.': 'кор коробка коробки коробок',
  'м²': 'м2 м² m2 кв.м квм кв.метр квадрат квадрата квадратов шаршы.метр шм',
  'м³': 'м3 м³ m3 куб куба кубов',
  м: 'м m метр метра метров пог.м п.м пм м.п мп погонных.метров қума.метр',
  кг: 'кг kg кило килограмм килограмма килограммов',
  л: 'л l литр литра литров',
  т: 'тонна тонны тонн',
};

const bySpelling = new Map(
  Object.entries(SPELLINGS).flatMap(([unit, spellings]) => spellings.split(' ').map((each) => [each, unit])),
);

/** Longest first, so that «мешков» is not read as «м»; a dot within may be a space. */
export const unitPattern = [...bySpelling.keys()]
  .sort((a, b) => b.length - a.length)
  .map((each) => each.replaceAll('.', '[.\\s]{1,2}'))
  .join('|');

/** Null for what is no unit of a list. */
export function findListUnit(typed: string): string | null {
  const plain = typed.trim().toLowerCase().replace(/\.$/, '');
  return bySpelling.get(plain) ?? bySpelling.get(plain.replace(/[\s.]+/g, '.')) ?? null;
}

/** What a pack is labelled with as often as it is counted: «клей 25 кг» is no twenty-five of anything. */
export const isContentUnit = (unit: string | null): boolean =>
  unit === 'кг' || unit === 'л' || unit === 'м' || unit === 'т';
