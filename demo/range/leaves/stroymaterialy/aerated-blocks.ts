import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { kind, markChoice, sizeText } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { blockStrength, frostCycles, perM3, perPallet } from './block-properties.ts';

const density: Property = { code: 'block_density', ru: 'Плотность', kz: 'Тығыздығы', kind: 'list' };
const conductivity: Property = {
  code: 'block_conductivity',
  ru: 'Теплопроводность',
  kz: 'Жылу өткізгіштігі',
  kind: 'range',
  unit: { ru: 'Вт/(м·К)', kz: 'Вт/(м·К)' },
};

interface Grade {
  mark: string;
  kgPerM3: number;
  strengths: readonly string[];
  frost: readonly string[];
  wattPerMK: number;
  tengePerM3: number;
}

const grades: readonly Grade[] = [
  {
    mark: 'D400',
    kgPerM3: 470,
    strengths: ['B2', 'B2,5'],
    frost: ['F50'],
    wattPerMK: 0.1,
    tengePerM3: 35_500,
  },
  {
    mark: 'D500',
    kgPerM3: 580,
    strengths: ['B2,5', 'B3,5'],
    frost: ['F50', 'F75'],
    wattPerMK: 0.12,
    tengePerM3: 36_500,
  },
  {
    mark: 'D600',
    kgPerM3: 690,
    strengths: ['B3,5', 'B5'],
    frost: ['F75', 'F100'],
    wattPerMK: 0.14,
    tengePerM3: 38_500,
  },
];

interface Block {
  kind: Choice;
  named: Words;
  story: Words;
  sizes: readonly (readonly [number, number, number])[];
  factor: number;
  image: string;
}

const wall: Choice = { code: 'block-wall', ru: 'стеновой', kz: 'қабырғалық' };
const partition: Choice = { code: 'block-partition', ru: 'перегородочный', kz: 'қалқалық' };
const grooved: Choice = { code: 'block-grooved', ru: 'с пазом и гребнем', kz: 'ойығы мен қыры бар' };

const blocks: readonly Block[] = [
  {
    kind: wall,
    named: { ru: 'Газоблок стеновой', kz: 'қабырғалық газблогы' },
    story: {
      ru: 'Для несущих стен дома до трёх этажей и наружных стен каркасных зданий',
      kz: 'Үш қабатқа дейінгі үйдің көтергіш қабырғасына және қаңқалы ғимараттың сыртқы қабырғасына арналған',
    },
    sizes: [
      [600, 200, 250],
      [600, 250, 200],
      [600, 200, 200],
      [600, 300, 200],
    ],
    factor: 1,
    image: 'block/wall',
  },
  {
    kind: grooved,
    named: { ru: 'Газоблок паз-гребень', kz: 'ойығы мен қыры бар газблогы' },
    story: {
      ru: 'Боковые пазы сцепляют ряд без клея в вертикальном шве, а карманы для захвата облегчают кладку в одиночку',
      kz: 'Бүйір ойықтары тік жікке желім жақпай-ақ қатарды біріктіреді, ал ұстайтын қуыстары жалғыз қалауға ыңғайлы',
    },
    sizes: [
      [600, 250, 200],
      [600, 300, 200],
      [600, 200, 250],
    ],
    factor: 1.07,
    image: 'block/grooved',
  },
  {
    kind: partition,
    named: { ru: 'Газоблок перегородочный', kz: 'қалқалық газблогы' },
    story: {
      ru: 'Для внутренних перегородок: тонкий ровный блок режется ножовкой, стена готова под шпатлёвку без толстой штукатурки',
      kz: 'Ішкі қалқаға арналған: жұқа тегіс блок қол арамен кесіледі, қабырға қалың сылақсыз-ақ шпатлевкаға дайын',
    },
    sizes: [
      [600, 100, 250],
      [600, 100, 300],
      [600, 150, 200],
      [600, 120, 250],
    ],
    factor: 1.06,
    image: 'block/partition',
  },
];

const makers: readonly Maker[] = [
  { brand: 'sarytas', series: ['', 'Тёплый дом'], level: 1 },
  { brand: 'kerbet', series: ['', 'Лайт'], level: 1.03 },
];

function draw(random: Random): Draft {
  const block = random.pick(blocks);
  const grade = random.pick(grades);
  const made = drawMaker(makers, random);
  const size = random.pick(block.sizes);
  const strength = random.pick(grade.strengths);
  const frost = random.pick(grade.frost);
  const [length, width, height] = size;
  const volumeM3 = (length * width * height) / 1e9;
  const weightKg = round(volumeM3 * grade.kgPerM3, 1);
  const inM3 = round(1 / volumeM3, 1);
  const pieces = Math.floor(1.8 / volumeM3 / 4) * 4;
  const wallM2 = round(1 / ((length * height) / 1e6), 1);
  const dimensions = `${length}×${width}×${height}`;
  return {
    name: {
      ru: `${block.named.ru} ${made.mark} ${grade.mark} ${strength} ${dimensions} мм`,
      kz: `${made.mark} ${grade.mark} ${strength} ${block.named.kz}, ${dimensions} мм`,
    },
    description: {
      ru: `${block.story.ru}. Плотность ${grade.mark}, прочность ${strength}, теплопроводность ${comma(grade.wattPerMK)} Вт/(м·К) в сухом состоянии. На квадратный метр стены толщиной ${width} мм уходит ${comma(wallM2)} шт., в кубометре ${comma(inM3)} шт. Кладите на тонкослойный клей и закройте верх стены от дождя.`,
      kz: `${block.story.kz}. Тығыздығы — ${grade.mark}, беріктігі — ${strength}, құрғақ күйдегі жылу өткізгіштігі — ${comma(grade.wattPerMK)} Вт/(м·К). Қалыңдығы ${width} мм қабырғаның 1 м²-іне ${comma(wallM2)} дана кетеді, 1 м³-де ${comma(inM3)} дана бар. Жұқа қабатты желіммен қалап, қабырғаның үстін жаңбырдан жауып қойыңыз.`,
    },
    brand: made.brand,
    values: [
      [kind, block.kind],
      [sizeText, markChoice(dimensions)],
      [density, markChoice(grade.mark)],
      [blockStrength, markChoice(strength)],
      [frostCycles, markChoice(frost)],
      [conductivity, grade.wattPerMK],
      [perM3, Math.round(inM3)],
      [perPallet, pieces],
    ],
    priceTenge: volumeM3 * grade.tengePerM3 * block.factor * made.level,
    units: [
      { unit: 'piece', ratio: 1, weightKg },
      { unit: 'm3', ratio: round(volumeM3, 6), weightKg: grade.kgPerM3 },
      { unit: 'pallet', ratio: round(1 / pieces, 6), weightKg: round(weightKg * pieces + 25, 1) },
    ],
    sizeMm: size,
    image: block.image,
    documents: ['certificate'],
    badges: ['heavy'],
  };
}

export const aeratedBlocks: Leaf = {
  code: 'gazoblok',
  properties: [kind, sizeText, density, blockStrength, frostCycles, conductivity, perM3, perPallet],
  draw,
};
