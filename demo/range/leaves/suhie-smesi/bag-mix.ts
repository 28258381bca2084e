/** What plasters, putties, adhesives, floor and masonry mixes have in common: a pack, a layer, a consumption. */
import { bagSize, canSize, comma, round } from '../../figures.ts';
import type { Choice, Draft, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { markChoice, numberChoice, packKg, works } from '../../properties.ts';
import type { Random } from '../../random.ts';
import {
  application,
  consumptionKg,
  frostProof,
  layerMax,
  layerMin,
  mixBase,
  mixPurpose,
  potLife,
  strengthMark,
} from './mix-properties.ts';

export interface BagMix {
  /** what it is: ru stands before the brand, kz after it, as the brand's possession */
  named: Words;
  /** what it is for, without the full stop */
  story: Words;
  /** what to mind, a whole sentence */
  advice: Words;
  purpose: Choice;
  base: Choice;
  works: readonly Choice[];
  application?: readonly Choice[];
  frostProof: boolean;
  /** kilograms for a square metre at one millimetre */
  consumption: readonly [low: number, high: number];
  layer: readonly [min: number, max: number];
  /** the layer for which the description counts */
  usualLayer: number;
  /** absent for what comes ready in a bucket */
  potLifeMinutes?: readonly [number, number];
  strengths?: readonly string[];
  packs: readonly (readonly [kg: number, tenge: number])[];
  unit?: 'bag' | 'bucket';
  image: string;
}

/** The properties that every bag mix has, in the order of its table. */
export const bagMixProperties = [
  mixPurpose,
  mixBase,
  packKg,
  works,
  consumptionKg,
  layerMin,
  layerMax,
  application,
  strengthMark,
  frostProof,
  potLife,
];

const mixMakers: readonly Maker[] = [
  { brand: 'zharmix', series: ['Старт', 'Профи', 'Мастер', 'Дом'], level: 1 },
  { brand: 'sarytas', series: ['', 'Основа', 'Плюс'], level: 0.97 },
  { brand: 'kerbet', series: ['Стандарт', 'Экспресс', 'Эксперт'], level: 1.08 },
  { brand: 'uyutta', series: [''], level: 0.9 },
];

export interface MixTouch {
  /** stands in the name between the brand and the pack, e.g. a class or a colour */
  tag?: Words;
  values?: Draft['values'];
}

function lifeWords(minutes: number | undefined): Words {
  if (minutes === undefined) return { ru: 'состав готов к работе', kz: 'құрам жұмысқа дайын' };
  if (minutes < 180)
    return { ru: `раствор живёт ${minutes} минут`, kz: `дайын ерітінді ${minutes} минут жарамды` };
  const hours = Math.floor(minutes / 60);
  return { ru: `раствор живёт ${hours} ч`, kz: `дайын ерітінді ${hours} сағат жарамды` };
}

export function drawBagMix(mix: BagMix, random: Random, touch: MixTouch = {}): Draft {
  const made = drawMaker(mixMakers, random);
  const [kg, tenge] = random.pick(mix.packs);
  const perMm = random.number(mix.consumption[0], mix.consumption[1], 0.05);
  const strength = mix.strengths ? random.pick(mix.strengths) : undefined;
  const minutes = mix.potLifeMinutes
    ? random.number(mix.potLifeMinutes[0], mix.potLifeMinutes[1], 10)
    : undefined;
  const perM2 = round(perMm * mix.usualLayer, 1);
  const area = round(kg / (perMm * mix.usualLayer), 1);
  const [min, max] = mix.layer;
  // a step of strength costs six per cent
  const stronger = strength ? 1 + 0.06 * (mix.strengths?.indexOf(strength) ?? 0) : 1;
  const isBucket = mix.unit === 'bucket';
  const mark = strength ? ` ${strength}` : '';
  const life = lifeWords(minutes);
  return {
    name: {
      ru: `${mix.named.ru} ${made.mark}${mark}${touch.tag ? ` ${touch.tag.ru}` : ''} ${kg} кг`,
      kz: `${made.mark}${mark} ${mix.named.kz}${touch.tag ? `, ${touch.tag.kz}` : ''}, ${kg} кг`,
    },
    description: {
      ru: `${mix.story.ru}. При слое ${comma(mix.usualLayer)} мм расход ${comma(perM2)} кг/м²: ${isBucket ? 'ведра' : 'мешка'} ${kg} кг хватает на ${comma(area)} м². Слой от ${comma(min)} до ${comma(max)} мм, ${life.ru}. ${mix.advice.ru}`,
      kz: `${mix.story.kz}. Қабат ${comma(mix.usualLayer)} мм болғанда шығыны — 1 м²-ге ${comma(perM2)} кг: ${kg} килограмдық ${isBucket ? 'шелек' : 'қап'} ${comma(area)} м²-ге жетеді. Қабат қалыңдығы — ${comma(min)}–${comma(max)} мм, ${life.kz}. ${mix.advice.kz}`,
    },
    brand: made.brand,
    values: [
      [mixPurpose, mix.purpose],
      [mixBase, mix.base],
      [packKg, numberChoice(kg)],
      [works, mix.works],
      [consumptionKg, perMm],
      [layerMin, min],
      [layerMax, max],
      ...(mix.application ? [[application, mix.application] as const] : []),
      ...(strength ? [[strengthMark, markChoice(strength)] as const] : []),
      [frostProof, mix.frostProof],
      ...(minutes ? [[potLife, minutes] as const] : []),
      ...(touch.values ?? []),
    ],
    priceTenge: tenge * made.level * stronger,
    units: [
      { unit: mix.unit ?? 'bag', ratio: 1, weightKg: isBucket ? round(kg * 1.03, 2) : kg },
      { unit: 'kg', ratio: kg, weightKg: 1 },
    ],
    sizeMm: isBucket ? canSize(kg / 1.65) : bagSize(kg, 1250),
    image: mix.image,
    documents: ['manual', 'certificate', 'safety'],
  };
}
