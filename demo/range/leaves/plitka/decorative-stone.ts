import { getBrand } from '../../brands.ts';
import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { color, indoor, material, outdoor, works } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { collections, frost, packM2, shades, type TileShade } from './tile-words.ts';

const texture: Property = { code: 'stone_texture', ru: 'Фактура', kz: 'Фактурасы', kind: 'list' };
const maxThickness: Property = {
  code: 'stone_max_mm',
  ru: 'Наибольшая толщина',
  kz: 'Ең қалың жері',
  kind: 'range',
  unit: { ru: 'мм', kz: 'мм' },
};
const joint: Property = { code: 'stone_joint', ru: 'Укладка', kz: 'Төселуі', kind: 'list' };

const textures: readonly { choice: Choice; named: Words; thicknesses: readonly number[] }[] = [
  {
    choice: { code: 'brick', ru: 'кирпич', kz: 'кірпіш' },
    named: { ru: 'под кирпич', kz: 'кірпіш өрнекті' },
    thicknesses: [14, 15, 16],
  },
  {
    choice: { code: 'old-brick', ru: 'старый кирпич', kz: 'ескі кірпіш' },
    named: { ru: 'под старый кирпич', kz: 'ескі кірпіш өрнекті' },
    thicknesses: [14, 16, 18],
  },
  {
    choice: { code: 'slate', ru: 'сланец', kz: 'тақтатас' },
    named: { ru: 'под сланец', kz: 'тақтатас өрнекті' },
    thicknesses: [16, 18, 20],
  },
  {
    choice: { code: 'rock', ru: 'скала', kz: 'жартас' },
    named: { ru: 'под скалу', kz: 'жартас өрнекті' },
    thicknesses: [20, 22, 25],
  },
  {
    choice: { code: 'limestone', ru: 'известняк', kz: 'әктас' },
    named: { ru: 'под известняк', kz: 'әктас өрнекті' },
    thicknesses: [16, 18, 22],
  },
];

interface Cast {
  choice: Choice;
  named: Words;
  story: Words;
  kgPerM3: number;
  areas: readonly number[];
  tengePerM2: readonly [number, number];
  isOutdoor: boolean;
}

const casts: readonly Cast[] = [
  {
    choice: { code: 'gypsum', ru: 'гипс', kz: 'гипс' },
    named: { ru: 'гипсовый', kz: 'гипс' },
    story: {
      ru: 'Гипсовый камень лёгкий и режется ножовкой, его клеят на гипсокартон и штукатурку внутри дома.',
      kz: 'Гипс тас жеңіл әрі қол арамен кесіледі, үй ішінде гипсокартон мен сылаққа желімделеді.',
    },
    kgPerM3: 1150,
    areas: [0.72, 0.8, 0.9, 1],
    tengePerM2: [9700, 15500],
    isOutdoor: false,
  },
  {
    choice: { code: 'cement', ru: 'цемент', kz: 'цемент' },
    named: { ru: 'цементный', kz: 'цемент' },
    story: {
      ru: 'Цементный камень окрашен в массе и выдерживает мороз: им облицовывают цоколь, фасад и камин.',
      kz: 'Цемент тас бүкіл қалыңдығымен боялған әрі аязға төзімді: онымен цокольді, қасбетті және каминді қаптайды.',
    },
    kgPerM3: 1900,
    areas: [0.5, 0.6, 0.7],
    tengePerM2: [14500, 29500],
    isOutdoor: true,
  },
];

const stoneShades: readonly TileShade[] = [
  shades.white,
  shades.ivory,
  shades.beige,
  shades.sand,
  shades.lightGrey,
  shades.grey,
  shades.graphite,
  shades.brown,
  shades.terracotta,
];

const butt: Choice = { code: 'butt', ru: 'без шва', kz: 'жіксіз' };
const jointed: Choice = { code: 'jointed', ru: 'с расшивкой', kz: 'жікпен' };

function drawStone(random: Random): Draft {
  const brand = getBrand(
    random.weighted([
      ['ostravelo', 4],
      ['sarkeram', 3],
      ['sarytas', 3],
      ['uyutta', 1],
    ]),
  );
  const line = random.pick(collections);
  const cast = random.pick(casts);
  const chosen = random.pick(textures);
  const thickness = random.pick(chosen.thicknesses);
  const shade = random.pick(stoneShades);
  const area = random.pick(cast.areas);
  const isBrick = chosen.choice.code.endsWith('brick');
  const chosenJoint = isBrick || random.chance(0.3) ? jointed : butt;
  // the relief's middle thickness is about three quarters of the greatest
  const weightKg = round((area * thickness * 0.75 * cast.kgPerM3) / 1000 + 0.4, 1);
  const areaText = comma(area);
  const [low, high] = cast.tengePerM2;
  const thick = (thickness - 10) / 15;
  const perM2 = low + (high - low) * (0.55 * thick + 0.45 * random.next());
  const seam: Words =
    chosenJoint === butt
      ? { ru: 'Камень кладут встык, без расшивки', kz: 'Тас жіксіз, тығыз түйістіріп төселеді' }
      : { ru: 'Швы 8–12 мм заполняют расшивкой', kz: '8–12 мм жіктері арнайы қоспамен толтырылады' };

  return {
    name: {
      ru: `Камень декоративный ${cast.named.ru} ${brand.name} «${line.ru}» ${chosen.named.ru}, ${thickness} мм, ${areaText} м², ${shade.masculine}`,
      kz: `${brand.name} «${line.kz}» сәндік ${cast.named.kz} тасы, ${chosen.named.kz}, ${thickness} мм, ${areaText} м², ${shade.kz}`,
    },
    description: {
      ru: `${cast.story.ru} Толщина до ${thickness} мм, в коробке ${areaText} м² и ${comma(weightKg)} кг. ${seam.ru}; углы запиливают под 45° или берут готовые угловые элементы.`,
      kz: `${cast.story.kz} Қалыңдығы ${thickness} мм-ге дейін, қорапта ${areaText} м² және ${comma(weightKg)} кг. ${seam.kz}; бұрыштары 45° етіп кесіледі немесе дайын бұрыштық элементтер алынады.`,
    },
    brand: brand.code,
    values: [
      [material, cast.choice],
      [texture, chosen.choice],
      [color, shade.color],
      [maxThickness, thickness],
      [packM2, area],
      [works, cast.isOutdoor ? [indoor, outdoor] : indoor],
      [joint, chosenJoint],
      [frost, cast.isOutdoor],
    ],
    priceTenge: Math.round(area * perM2),
    units: [
      { unit: 'pack', ratio: 1, weightKg },
      { unit: 'm2', ratio: area, weightKg: round(weightKg / area, 2) },
    ],
    sizeMm: [520, 260, Math.round((area * thickness * 1.35) / (0.52 * 0.26))],
    image: `stone/${chosen.choice.code}-${shade.color.code}`,
    documents: ['manual', 'certificate'],
  };
}

export const decorativeStone: Leaf = {
  code: 'dekorativnyy-kamen',
  properties: [material, texture, color, maxThickness, packM2, works, joint, frost],
  draw: drawStone,
};
