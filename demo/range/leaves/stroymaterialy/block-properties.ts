import type { Property } from '../../leaf.ts';

export const blockStrength: Property = {
  code: 'block_strength',
  ru: 'Прочность',
  kz: 'Беріктігі',
  kind: 'list',
};
export const frostCycles: Property = {
  code: 'block_frost',
  ru: 'Морозостойкость',
  kz: 'Аязға төзімділігі',
  kind: 'list',
};
export const perPallet: Property = {
  code: 'pieces_per_pallet',
  ru: 'Штук на поддоне',
  kz: 'Тұғырықтағы дана саны',
  kind: 'range',
};
export const perM3: Property = {
  code: 'pieces_per_m3',
  ru: 'Штук в м³',
  kz: '1 м³-дегі дана саны',
  kind: 'range',
};
