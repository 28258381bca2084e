import type { Choice, Property } from '../../leaf.ts';

const property: Property = {
  code: 'wc_flush_l',
  ru: 'Смыв',
  kz: 'Шаю көлемі',
  kind: 'list',
  unit: { ru: 'л', kz: 'л' },
};

const choices: readonly Choice[] = [
  { code: '3-6', ru: '3/6', kz: '3/6' },
  { code: '3-4-5', ru: '3/4,5', kz: '3/4,5' },
  { code: '2-4', ru: '2/4', kz: '2/4' },
];

/** Toilets and installations are filtered by the same flush volumes. */
export const flush = { property, choices };
