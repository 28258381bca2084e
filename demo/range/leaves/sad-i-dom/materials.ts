/** Materials and colours that several garden and household leaves share. */
import type { Choice } from '../../leaf.ts';

export const materials = {
  steel: { code: 'steel', ru: 'сталь', kz: 'болат' },
  stainless: { code: 'stainless-steel', ru: 'нержавеющая сталь', kz: 'тот баспайтын болат' },
  aluminium: { code: 'aluminium', ru: 'алюминий', kz: 'алюминий' },
  plastic: { code: 'plastic', ru: 'пластик', kz: 'пластик' },
  brass: { code: 'brass', ru: 'латунь', kz: 'жез' },
  pvc: { code: 'pvc', ru: 'ПВХ', kz: 'ПВХ' },
  rubber: { code: 'rubber', ru: 'резина', kz: 'резеңке' },
  chipboard: { code: 'laminated-chipboard', ru: 'ЛДСП', kz: 'ЛДСП' },
  composite: { code: 'wood-composite', ru: 'ДПК', kz: 'ДПК' },
  larch: { code: 'larch', ru: 'лиственница', kz: 'балқарағай' },
  thermo: { code: 'thermowood', ru: 'термодревесина', kz: 'термоөңделген ағаш' },
  microfibre: { code: 'microfibre', ru: 'микрофибра', kz: 'микрофибра' },
  polyethylene: { code: 'polyethylene', ru: 'полиэтилен', kz: 'полиэтилен' },
} as const satisfies Record<string, Choice>;

export const shades = {
  wenge: { code: 'wenge', ru: 'венге', kz: 'венге' },
  teak: { code: 'teak', ru: 'тик', kz: 'тик' },
  coffee: { code: 'coffee', ru: 'кофе', kz: 'кофе' },
  terracotta: { code: 'terracotta', ru: 'терракотовый', kz: 'терракота түсті' },
  natural: { code: 'natural-wood', ru: 'натуральное дерево', kz: 'табиғи ағаш' },
  orange: { code: 'orange', ru: 'оранжевый', kz: 'қызғылт сары' },
} as const satisfies Record<string, Choice>;
