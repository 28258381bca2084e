import type { Property } from '../../leaf.ts';

export const sheetArea: Property = {
  code: 'sheet_area_m2',
  ru: 'Площадь листа',
  kz: 'Парақ ауданы',
  kind: 'range',
  unit: { ru: 'м²', kz: 'м²' },
};
export const sheetWeight: Property = {
  code: 'sheet_weight_kg',
  ru: 'Вес листа',
  kz: 'Парақ салмағы',
  kind: 'range',
  unit: { ru: 'кг', kz: 'кг' },
};
