import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';
import {
  coating,
  coatings,
  guaranteeYears,
  metalMm,
  profile,
  ral,
  rals,
  usefulWidth,
} from './roof-properties.ts';

const wave: Property = {
  code: 'tile_wave_mm',
  ru: 'Высота волны',
  kz: 'Толқын биіктігі',
  kind: 'range',
  unit: { ru: 'мм', kz: 'мм' },
};

interface Shape {
  profile: Choice;
  fullMm: number;
  usefulMm: number;
  waveMm: number;
  factor: number;
}

const shapes: readonly Shape[] = [
  {
    profile: { code: 'monterra', ru: 'Монтерра', kz: 'Монтерра' },
    fullMm: 1180,
    usefulMm: 1100,
    waveMm: 39,
    factor: 1,
  },
  {
    profile: { code: 'kaskada', ru: 'Каскада', kz: 'Каскада' },
    fullMm: 1120,
    usefulMm: 1050,
    waveMm: 43,
    factor: 1.04,
  },
  {
    profile: { code: 'klassa', ru: 'Класса', kz: 'Класса' },
    fullMm: 1190,
    usefulMm: 1120,
    waveMm: 46,
    factor: 1.06,
  },
  {
    profile: { code: 'modulo', ru: 'Модуло', kz: 'Модуло' },
    fullMm: 1210,
    usefulMm: 1140,
    waveMm: 52,
    factor: 1.16,
  },
];

const metals = [
  { mm: 0.4, tenge: 3450 },
  { mm: 0.45, tenge: 3850 },
  { mm: 0.5, tenge: 4350 },
] as const;

const makers: readonly Maker[] = [
  { brand: 'profikel', series: ['', 'Кровля'], level: 1 },
  { brand: 'dalanor', series: ['', 'Премиум'], level: 1.05 },
];

/** Bending makes a square metre of roof out of more than a square metre of sheet. */
const bending = 1.17;

function draw(random: Random): Draft {
  const shape = random.pick(shapes);
  const metal = random.pick(metals);
  const made = drawMaker(makers, random);
  const finish = random.pick([coatings.polyester, coatings.polyester, coatings.matte, coatings.polyurethane]);
  const shade = random.pick(rals);
  const years = random.pick(finish.guarantee);
  const weightKg = round(metal.mm * 7.85 * bending, 2);
  const lengths = `${comma(0.5)}–${comma(6)} м`;
  return {
    name: {
      ru: `Металлочерепица ${made.mark} ${shape.profile.ru} ${comma(metal.mm)} мм ${finish.choice.ru} ${shade.ru}`,
      kz: `${made.mark} ${shape.profile.kz} металл черепицасы, ${comma(metal.mm)} мм, ${finish.choice.kz}, ${shade.kz}`,
    },
    description: {
      ru: `Профиль «${shape.profile.ru}» с волной ${shape.waveMm} мм для скатов от 14°. Сталь ${comma(metal.mm)} мм, квадратный метр весит ${comma(weightKg)} кг, полезная ширина листа ${shape.usefulMm} мм из ${shape.fullMm}. ${finish.story.ru}. Листы режем под размер ската: ${lengths}; цена указана за 1 м² полной площади.`,
      kz: `Еңісі 14°-тан басталатын шатырға арналған, толқыны ${shape.waveMm} мм «${shape.profile.kz}» профилі. Болаты ${comma(metal.mm)} мм, 1 м²-інің салмағы — ${comma(weightKg)} кг, парақтың ${shape.fullMm} мм енінен ${shape.usefulMm} мм-і пайдалы. ${finish.story.kz}. Парақтарды шатыр еңісінің өлшеміне кесеміз: ${lengths}; бағасы толық ауданның 1 м²-іне көрсетілген.`,
    },
    brand: made.brand,
    values: [
      [profile, shape.profile],
      [metalMm, numberChoice(metal.mm)],
      [coating, finish.choice],
      [ral, shade],
      [usefulWidth, shape.usefulMm],
      [wave, shape.waveMm],
      [guaranteeYears, years],
    ],
    priceTenge: metal.tenge * shape.factor * finish.factor * made.level,
    units: [{ unit: 'm2', ratio: 1, weightKg }],
    sizeMm: [Math.round(1e6 / shape.fullMm), shape.fullMm, shape.waveMm],
    image: `metal-tile/${shade.image}`,
    documents: ['certificate', 'manual', 'warranty'],
    warrantyMonths: years * 12,
  };
}

export const metalTile: Leaf = {
  code: 'metallocherepitsa',
  properties: [profile, metalMm, coating, ral, usefulWidth, wave, guaranteeYears],
  draw,
};
