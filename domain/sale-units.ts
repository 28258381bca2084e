import type { Words } from './seller.ts';

/** The units goods are sold and compared in, as migration 0072 gives them to every shop. */
export const units: Record<string, Words> = {
  piece: { ru: 'шт.', kz: 'дана' },
  pack: { ru: 'уп.', kz: 'қапт.' },
  set: { ru: 'компл.', kz: 'жинақ' },
  bag: { ru: 'меш.', kz: 'қап' },
  bucket: { ru: 'вед.', kz: 'шелек' },
  can: { ru: 'бан.', kz: 'банка' },
  canister: { ru: 'кан.', kz: 'канистр' },
  sheet: { ru: 'лист.', kz: 'парақ' },
  roll: { ru: 'рул.', kz: 'орам' },
  coil: { ru: 'бух.', kz: 'бухта' },
  pallet: { ru: 'подд.', kz: 'тұғырық' },
  m: { ru: 'м', kz: 'м' },
  m2: { ru: 'м²', kz: 'м²' },
  m3: { ru: 'м³', kz: 'м³' },
  kg: { ru: 'кг', kz: 'кг' },
  l: { ru: 'л', kz: 'л' },
};
