/** Why a package waits, in both languages: for the screens and for the letter to staff. */
import type { Words } from '../seller.ts';
import type { HoldReason } from './judge-package.ts';

// biome-ignore format: a table is read by its columns
export const HOLD_WORDS: Readonly<Record<HoldReason, Words>> = {
  switched_off: { ru: 'снял бы с продажи слишком много товаров', kz: 'тым көп тауарды сатылымнан алар еді' },
  sections_emptied: { ru: 'опустошил бы слишком много разделов', kz: 'тым көп бөлімді босатар еді' },
  moved: { ru: 'перенёс бы слишком много товаров', kz: 'тым көп тауарды көшірер еді' },
  prices_halved: { ru: 'слишком много цен изменилось бы больше чем вдвое', kz: 'тым көп баға екі еседен артық өзгерер еді' },
  prices_tenth: { ru: 'слишком много цен упало бы в десять раз', kz: 'тым көп баға он есе төмендер еді' },
  prices_taken: { ru: 'убрал бы слишком много цен', kz: 'тым көп бағаны алып тастар еді' },
  stocked_to_zero: { ru: 'обнулил бы слишком много остатков', kz: 'тым көп қалдықты нөлге түсірер еді' },
  full_is_small: { ru: 'в полной выгрузке меньше половины прежних товаров', kz: 'толық жүктеуде бұрынғы тауарлардың жартысынан азы бар' },
  price_type_unmapped: { ru: 'незнакомый вид цен', kz: 'бейтаныс баға түрі' },
  store_unmapped: { ru: 'незнакомый склад', kz: 'бейтаныс қойма' },
  behind_held: { ru: 'ждёт решения по более раннему пакету', kz: 'бұрынғы пакет бойынша шешім күтеді' },
};
