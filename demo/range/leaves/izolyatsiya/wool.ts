import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { material, numberChoice, thicknessMm } from '../../properties.ts';
import type { Random } from '../../random.ts';
import {
  conductivity,
  density,
  flames,
  flammability,
  packArea,
  packVolume,
  use,
  uses,
} from './insulation-properties.ts';

const stone: Choice = { code: 'stone-wool', ru: 'каменная вата', kz: 'тас мақта' };
const glass: Choice = { code: 'glass-wool', ru: 'стекловата', kz: 'шыны мақта' };

interface Wool {
  material: Choice;
  named: Words;
  story: Words;
  uses: readonly Choice[];
  kgPerM3: readonly [number, number];
  wattPerMK: number;
  tengePerM3: number;
  /** thickness and pieces in a pack; a roll counts as one piece */
  packs: readonly (readonly [mm: number, pieces: number])[];
  /** length and width of a piece */
  formatMm: readonly [number, number];
  /** rolls and soft boards are pressed for the road */
  pressed: number;
  isRoll?: true;
  image: string;
}

const board = [1000, 600] as const;

const wools: readonly Wool[] = [
  {
    material: stone,
    named: { ru: 'Утеплитель базальтовый универсальный', kz: 'әмбебап базальт жылу оқшаулағышы' },
    story: {
      ru: 'Упругая плита для каркасных стен, перегородок и мансарды: встаёт враспор без крепежа',
      kz: 'Қаңқалы қабырғаға, қалқаға және мансардаға арналған серпімді тақта: бекіткішсіз-ақ тығыз тұрады',
    },
    uses: [uses.frame, uses.attic],
    kgPerM3: [32, 45],
    wattPerMK: 0.037,
    tengePerM3: 27_500,
    packs: [
      [50, 10],
      [50, 12],
      [100, 5],
      [100, 6],
      [150, 4],
    ],
    formatMm: board,
    pressed: 0.8,
    image: 'wool/stone',
  },
  {
    material: stone,
    named: {
      ru: 'Утеплитель базальтовый для вентфасада',
      kz: 'желдетілетін қасбетке арналған базальт жылу оқшаулағышы',
    },
    story: {
      ru: 'Плотная плита не выдувается под облицовкой и не проседает на стене',
      kz: 'Тығыз тақта қаптау астында желге ұшпайды, қабырғада шөкпейді',
    },
    uses: [uses.vented],
    kgPerM3: [75, 90],
    wattPerMK: 0.036,
    tengePerM3: 51_000,
    packs: [
      [50, 6],
      [100, 3],
      [100, 4],
    ],
    formatMm: board,
    pressed: 1,
    image: 'wool/stone',
  },
  {
    material: stone,
    named: { ru: 'Утеплитель базальтовый фасадный', kz: 'қасбетке арналған базальт жылу оқшаулағышы' },
    story: {
      ru: 'Жёсткая плита под тонкую штукатурку: клей, дюбели и сетка держат её на стене',
      kz: 'Жұқа сылақ астына арналған қатты тақта: қабырғада желім, дюбель және тор ұстап тұрады',
    },
    uses: [uses.plaster],
    kgPerM3: [115, 135],
    wattPerMK: 0.038,
    tengePerM3: 74_000,
    packs: [
      [50, 4],
      [80, 3],
      [100, 2],
      [100, 3],
    ],
    formatMm: board,
    pressed: 1,
    image: 'wool/stone-dense',
  },
  {
    material: stone,
    named: {
      ru: 'Утеплитель базальтовый для пола и кровли',
      kz: 'еден мен шатырға арналған базальт жылу оқшаулағышы',
    },
    story: {
      ru: 'Плита высокой плотности выдерживает стяжку и человека на плоской крыше',
      kz: 'Тығыздығы жоғары тақта еден стяжкасын және жайпақ шатырдағы адам салмағын көтереді',
    },
    uses: [uses.floor, uses.flatRoof],
    kgPerM3: [130, 150],
    wattPerMK: 0.039,
    tengePerM3: 82_000,
    packs: [
      [40, 4],
      [50, 4],
      [100, 2],
    ],
    formatMm: board,
    pressed: 1,
    image: 'wool/stone-dense',
  },
  {
    material: glass,
    named: { ru: 'Утеплитель стекловата в рулоне', kz: 'орамдағы шыны мақта жылу оқшаулағышы' },
    story: {
      ru: 'Лёгкий рулон для перекрытий, чердака и скатной крыши: большая площадь в одной упаковке',
      kz: 'Аражабынға, шатыр асты мен еңіс шатырға арналған жеңіл орам: бір қаптамада үлкен аудан',
    },
    uses: [uses.attic, uses.floor],
    kgPerM3: [11, 13],
    wattPerMK: 0.04,
    tengePerM3: 16_800,
    packs: [
      [50, 2],
      [100, 1],
    ],
    formatMm: [7000, 1200],
    pressed: 0.28,
    isRoll: true,
    image: 'wool/roll',
  },
  {
    material: glass,
    named: { ru: 'Утеплитель стекловата в плитах', kz: 'тақтадағы шыны мақта жылу оқшаулағышы' },
    story: {
      ru: 'Мягкие плиты для стен и перегородок: хорошо глушат шум, режутся ножом',
      kz: 'Қабырға мен қалқаға арналған жұмсақ тақталар: шуды жақсы басады, пышақпен кесіледі',
    },
    uses: [uses.frame],
    kgPerM3: [15, 20],
    wattPerMK: 0.036,
    tengePerM3: 21_000,
    packs: [
      [50, 14],
      [50, 16],
      [100, 8],
    ],
    formatMm: [1250, 600],
    pressed: 0.4,
    image: 'wool/glass',
  },
  {
    material: stone,
    named: {
      ru: 'Утеплитель базальтовый для бани с фольгой',
      kz: 'моншаға арналған фольгалы базальт жылу оқшаулағышы',
    },
    story: {
      ru: 'Фольга отражает жар обратно в парную, плита не горит и не пахнет',
      kz: 'Фольга ыстықты буханаға қайта шағылыстырады, тақта жанбайды және иіссіз',
    },
    uses: [uses.sauna],
    kgPerM3: [45, 60],
    wattPerMK: 0.036,
    tengePerM3: 62_000,
    packs: [
      [50, 4],
      [50, 6],
    ],
    formatMm: board,
    pressed: 1,
    image: 'wool/foil',
  },
];

const makers: readonly Maker[] = [
  { brand: 'izotun', series: ['', 'Стандарт', 'Плюс'], level: 1.04 },
  { brand: 'zhylybel', series: ['', 'Комфорт', 'Эконом'], level: 0.98 },
  { brand: 'uyutta', series: [''], level: 0.93 },
];

function draw(random: Random): Draft {
  const wool = random.pick(wools);
  const made = drawMaker(makers, random);
  const [mm, pieces] = random.pick(wool.packs);
  const kgPerM3 = random.integer(wool.kgPerM3[0], wool.kgPerM3[1]);
  const [length, width] = wool.formatMm;
  const area = round((length * width * pieces) / 1e6, 2);
  const volume = round((area * mm) / 1000, 3);
  const weightKg = round(volume * kgPerM3 + 0.2, 1);
  const dimensions = wool.isRoll
    ? `${pieces > 1 ? `${pieces}×` : ''}${length}×${width}×${mm}`
    : `${length}×${width}×${mm}`;
  const carriedM3 = volume * wool.pressed;
  const carried = wool.isRoll ? [width, 460, 0] : [length, width, 0];
  const third = Math.round((carriedM3 * 1e9) / ((carried[0] ?? 1) * (carried[1] ?? 1)));
  const inPack = wool.isRoll ? { ru: '', kz: '' } : { ru: `, ${pieces} шт.`, kz: `, ${pieces} дана` };
  return {
    name: {
      ru: `${wool.named.ru} ${made.mark} ${dimensions} мм${inPack.ru}, ${comma(area)} м²`,
      kz: `${made.mark} ${wool.named.kz}, ${dimensions} мм${inPack.kz}, ${comma(area)} м²`,
    },
    description: {
      ru: `${wool.story.ru}. Плотность ${kgPerM3} кг/м³, теплопроводность ${comma(wool.wattPerMK)} Вт/(м·К), не горит. Упаковки хватает на ${comma(area)} м² при толщине ${mm} мм (${comma(volume)} м³). Работайте в перчатках и очках, со стороны комнаты положите пароизоляцию.`,
      kz: `${wool.story.kz}. Тығыздығы — ${kgPerM3} кг/м³, жылу өткізгіштігі — ${comma(wool.wattPerMK)} Вт/(м·К), жанбайды. Қалыңдығы ${mm} мм бір қаптама ${comma(area)} м²-ге жетеді (${comma(volume)} м³). Қолғап пен көзілдірік киіп жұмыс істеңіз, бөлме жағынан бу оқшаулау төсеңіз.`,
    },
    brand: made.brand,
    values: [
      [material, wool.material],
      [use, wool.uses],
      [thicknessMm, numberChoice(mm)],
      [packArea, area],
      [packVolume, volume],
      [density, kgPerM3],
      [conductivity, wool.wattPerMK],
      [flammability, flames.ng],
    ],
    priceTenge:
      volume *
      wool.tengePerM3 *
      made.level *
      (0.9 + (0.2 * (kgPerM3 - wool.kgPerM3[0])) / (wool.kgPerM3[1] - wool.kgPerM3[0])),
    units: [
      { unit: wool.isRoll ? 'roll' : 'pack', ratio: 1, weightKg },
      { unit: 'm2', ratio: area, weightKg: round(weightKg / area, 3) },
    ],
    sizeMm: [carried[0] ?? 0, carried[1] ?? 0, third],
    image: wool.image,
    documents: ['certificate', 'manual'],
  };
}

export const wool: Leaf = {
  code: 'mineralnaya-vata',
  properties: [material, use, thicknessMm, packArea, packVolume, density, conductivity, flammability],
  draw,
};
