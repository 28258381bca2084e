/** What drill bits, discs and other accessories are told apart by, and what one of them is before its maker is known. */
import type { Choice, Property, PropertyValue, Words } from '../../leaf.ts';
import { list, range } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';

export const shank = list('accessory_shank', 'Хвостовик', 'Құйрығы');
export const grit = list('accessory_grit', 'Зернистость', 'Түйіршіктілігі');
export const pieces = range('accessory_pieces', 'Штук в упаковке', 'Қаптамадағы саны', {
  ru: 'шт.',
  kz: 'дана',
});
export const thickness = range('accessory_thickness_mm', 'Толщина', 'Қалыңдығы', 'мм');
export const bore = list('accessory_bore_mm', 'Посадочное отверстие', 'Отырғызу тесігі', 'мм');
export const teeth = list('accessory_teeth', 'Количество зубьев', 'Тістер саны');
export const coating = list('accessory_coating', 'Покрытие', 'Жабыны');

export const forMetal: Choice = { code: 'for-metal', ru: 'по металлу', kz: 'металға' };
export const forWood: Choice = { code: 'for-wood', ru: 'по дереву', kz: 'ағашқа' };
export const forConcrete: Choice = { code: 'for-concrete', ru: 'по бетону', kz: 'бетонға' };
export const forTile: Choice = { code: 'for-tile', ru: 'по плитке', kz: 'плиткаға' };
export const forScrews: Choice = { code: 'for-screws', ru: 'для крепежа', kz: 'бекіткіштерге' };

export const hss: Choice = { code: 'hss', ru: 'HSS', kz: 'HSS' };
export const cobalt: Choice = { code: 'hss-cobalt', ru: 'HSS-Co', kz: 'HSS-Co' };
export const carbide: Choice = { code: 'carbide', ru: 'твёрдый сплав', kz: 'қатты қорытпа' };
export const corundum: Choice = { code: 'corundum', ru: 'электрокорунд', kz: 'электрокорунд' };
export const diamond: Choice = { code: 'diamond', ru: 'алмаз', kz: 'алмас' };
export const bimetal: Choice = { code: 'bimetal', ru: 'биметалл', kz: 'биметалл' };
export const s2: Choice = { code: 's2-steel', ru: 'сталь S2', kz: 'S2 болаты' };

export const round: Choice = { code: 'round', ru: 'цилиндрический', kz: 'цилиндрлі' };
export const sdsPlus: Choice = { code: 'sds-plus', ru: 'SDS-plus', kz: 'SDS-plus' };
export const hex: Choice = { code: 'hex', ru: 'HEX 1/4″', kz: 'HEX 1/4″' };
export const titanium: Choice = { code: 'titanium', ru: 'нитрид титана', kz: 'титан нитриді' };
export const bare: Choice = { code: 'bare', ru: 'без покрытия', kz: 'жабынсыз' };

export interface Accessory {
  choice: Choice;
  /** the Russian name as it opens a product's name */
  ru: string;
  /** the Kazakh name with its possessive ending, as it follows the brand */
  kz: string;
  tail: Words;
  description: Words;
  values: readonly (readonly [Property, PropertyValue])[];
  tenge: number;
  kg: number;
  sizeMm: readonly [number, number, number];
  /** different pieces sold together */
  isSet?: true;
  /** alike pieces sold in one pack */
  packOf?: number;
  image: string;
}
