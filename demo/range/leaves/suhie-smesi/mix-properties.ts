/** Properties of everything that comes dry in a bag. */
import type { Choice, Property } from '../../leaf.ts';

const mm = { ru: 'мм', kz: 'мм' };
const minutes = { ru: 'мин', kz: 'мин' };

export const mixBase: Property = { code: 'mix_base', ru: 'Основа', kz: 'Негізі', kind: 'list' };
export const mixPurpose: Property = { code: 'mix_purpose', ru: 'Назначение', kz: 'Қолданылуы', kind: 'list' };
export const strengthMark: Property = {
  code: 'strength_mark',
  ru: 'Марка прочности',
  kz: 'Беріктік маркасы',
  kind: 'list',
};
export const consumptionKg: Property = {
  code: 'mix_consumption',
  ru: 'Расход на 1 мм слоя',
  kz: '1 мм қабатқа шығыны',
  kind: 'range',
  unit: { ru: 'кг/м²', kz: 'кг/м²' },
};
export const layerMin: Property = {
  code: 'layer_min_mm',
  ru: 'Слой от',
  kz: 'Қабаттың ең жұқасы',
  kind: 'range',
  unit: mm,
};
export const layerMax: Property = {
  code: 'layer_max_mm',
  ru: 'Слой до',
  kz: 'Қабаттың ең қалыңы',
  kind: 'range',
  unit: mm,
};
export const application: Property = {
  code: 'mix_application',
  ru: 'Нанесение',
  kz: 'Жағу тәсілі',
  kind: 'list',
};
export const frostProof: Property = {
  code: 'mix_frost_proof',
  ru: 'Морозостойкая',
  kz: 'Аязға төзімді',
  kind: 'flag',
};
export const potLife: Property = {
  code: 'pot_life_min',
  ru: 'Время работы с раствором',
  kz: 'Ерітіндінің жарамды уақыты',
  kind: 'range',
  unit: minutes,
};

export const bases = {
  gypsum: { code: 'gypsum', ru: 'гипс', kz: 'гипс' },
  cement: { code: 'cement', ru: 'цемент', kz: 'цемент' },
  polymer: { code: 'polymer', ru: 'полимер', kz: 'полимер' },
  lime: { code: 'cement-lime', ru: 'цемент и известь', kz: 'цемент пен әк' },
  epoxy: { code: 'epoxy', ru: 'эпоксидная смола', kz: 'эпоксид шайыры' },
} as const satisfies Record<string, Choice>;

export const manual: Choice = { code: 'manual', ru: 'ручное', kz: 'қолмен' };
export const machine: Choice = { code: 'machine', ru: 'машинное', kz: 'машинамен' };
