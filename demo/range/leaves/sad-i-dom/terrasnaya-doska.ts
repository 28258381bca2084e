/** Decking: wood composite, larch, heat-treated wood. */
import { comma } from '../../figures.ts';
import type { Choice, Draft, Leaf } from '../../leaf.ts';
import { color, colors, lengthM, material, numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { inColourKz, kilograms, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import { flag, list, range } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';
import { deckMakers } from './makers.ts';
import { materials, shades } from './materials.ts';

const section = list('deck_section', 'Сечение', 'Қимасы', 'мм');
const profile = list('deck_profile', 'Профиль', 'Профилі');
const surface = list('deck_surface', 'Поверхность', 'Беті');
const gap = range('deck_gap_mm', 'Зазор между досками', 'Тақтайлар арасы', 'мм');
const fixing = list('deck_fixing', 'Крепление', 'Бекітілуі');
const reversible = flag('deck_reversible', 'Двусторонняя', 'Екі жақты');

const hollow: Choice = { code: 'hollow', ru: 'пустотелый', kz: 'қуыс' };
const solid: Choice = { code: 'solid', ru: 'полнотелый', kz: 'тұтас' };
const velvet: Choice = { code: 'velvet', ru: 'вельвет', kz: 'вельвет' };
const embossed: Choice = { code: 'embossed', ru: 'тиснение под дерево', kz: 'ағаш өрнекті' };
const brushed: Choice = { code: 'brushed', ru: 'браширование', kz: 'щеткамен өңделген' };
const smooth: Choice = { code: 'smooth', ru: 'гладкая', kz: 'тегіс' };
const clip: Choice = { code: 'clip', ru: 'кляймер', kz: 'кляймер' };
const screw: Choice = { code: 'screw', ru: 'саморез', kz: 'бұранда' };

const prices = [8_900, 26_000] as const;

function plank(width: number, thick: number, metres: number) {
  const text = `${width}×${thick}`;
  return {
    text,
    choice: { code: `${width}x${thick}`, ru: text, kz: text },
    squareMetres: Number(((width / 1000) * metres).toFixed(3)),
    litres: (width * thick * metres) / 1000,
  };
}

function composite(random: Random): Draft {
  const maker = random.pick(deckMakers);
  const form = random.pick([hollow, hollow, solid]);
  const [width, thick] = random.pick<readonly [number, number]>(
    form === hollow
      ? [
          [150, 25],
          [146, 23],
          [140, 25],
          [163, 25],
        ]
      : [
          [140, 20],
          [150, 22],
          [138, 23],
        ],
  );
  const metres = form === hollow ? random.pick([3, 4]) : 3;
  const shade = random.pick([
    shades.wenge,
    shades.teak,
    shades.coffee,
    shades.terracotta,
    colors.graphite,
    colors.grey,
  ]);
  const face = random.pick([velvet, embossed]);
  const board = plank(width, thick, metres);
  const kg = board.litres * (form === hollow ? 0.66 : 1.22);
  const model = `${maker.name} ${random.pick(['Terra', 'Dala', 'Saya', 'Aula'])}`;
  const space = random.pick([3, 4, 5]);
  return {
    name: {
      ru: `Террасная доска ДПК ${form === hollow ? 'пустотелая' : 'полнотелая'} ${model}, ${board.text}×${metres * 1000} мм, ${face.ru}, цвет ${shade.ru}`,
      kz: `${model} ${form.kz} ДПК терраса тақтайы, ${board.text}×${metres * 1000} мм, ${face.kz}, ${inColourKz(shade)}`,
    },
    description: {
      ru: `Доска из древесно-полимерного композита для террасы, крыльца и дорожки у бассейна: не гниёт, не требует покраски, не даёт заноз. Длина ${metres} м, одна доска закрывает ${comma(board.squareMetres)} м². ${form === hollow ? 'Лаги ставят через 35–40 см' : 'Полнотелый профиль держит машину и мебель, лаги ставят через 50 см'}, зазор ${space} мм даёт кляймер.`,
      kz: `Террасаға, кіреберіске және бассейн жанындағы жолға арналған ағаш-полимер композит тақтай: шірімейді, бояуды қажет етпейді, тікен кірмейді. Ұзындығы ${metres} м, бір тақтай ${comma(board.squareMetres)} м² жабады. ${form === hollow ? 'Арқалықтары 35–40 см сайын қойылады' : 'Тұтас профилі көлік пен жиһазды көтереді, арқалықтары 50 см сайын қойылады'}, ${space} мм саңылауды кляймер береді.`,
    },
    brand: maker.code,
    values: [
      [material, materials.composite],
      [section, board.choice],
      [lengthM, numberChoice(metres)],
      [profile, form],
      [surface, face],
      [reversible, face === velvet],
      [gap, space],
      [fixing, clip],
      [color, shade],
    ],
    priceTenge: priceFor(
      random,
      board.squareMetres * (form === hollow ? 24_500 : 33_000) * maker.level * (face === embossed ? 1.12 : 1),
      prices,
    ),
    units: [
      { unit: 'piece', ratio: 1, weightKg: kilograms(kg) },
      { unit: 'm2', ratio: board.squareMetres, weightKg: kilograms(kg / board.squareMetres) },
    ],
    sizeMm: [metres * 1000, width, thick],
    image: `decking/composite-${shade.code}`,
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: 120,
  };
}

const grades = [
  { code: 'extra', ru: 'сорт Экстра', kz: 'Экстра сұрыпты', factor: 1.35 },
  { code: 'prima', ru: 'сорт Прима', kz: 'Прима сұрыпты', factor: 1.15 },
  { code: 'ab', ru: 'сорт AB', kz: 'AB сұрыпты', factor: 1 },
] as const;

function timber(random: Random): Draft {
  const maker = random.pick(deckMakers);
  const isLarch = random.chance(0.65);
  const wood = isLarch ? materials.larch : materials.thermo;
  const [width, thick] = random.pick<readonly [number, number]>([
    [142, 27],
    [115, 28],
    [140, 26],
    [120, 27],
    [142, 35],
  ]);
  const metres = width < 130 ? 4 : random.pick([3, 4]);
  const grade = random.pick(grades);
  const face = random.pick([velvet, smooth, brushed]);
  const board = plank(width, thick, metres);
  const kg = board.litres * (isLarch ? 0.66 : 0.5);
  const space = random.pick([4, 5, 6]);
  return {
    name: {
      ru: `Террасная доска ${isLarch ? 'из лиственницы' : 'из термодревесины'} ${maker.name}, ${board.text}×${metres * 1000} мм, ${grade.ru}, ${face.ru}`,
      kz: `${maker.name} ${isLarch ? 'балқарағай' : 'термоөңделген ағаш'} терраса тақтайы, ${board.text}×${metres * 1000} мм, ${grade.kz}, ${face.kz}`,
    },
    description: {
      ru: `${isLarch ? 'Лиственница плотная и смолистая, служит под открытым небом до 20 лет' : 'Дерево прогрето при 210 °C: не коробится и почти не берёт воду'}. Сечение ${board.text} мм, длина ${metres} м, одна доска — ${comma(board.squareMetres)} м². Перед укладкой покройте маслом, зазор — ${space} мм.`,
      kz: `${isLarch ? 'Балқарағай тығыз әрі шайырлы, ашық аспан астында 20 жылға дейін қызмет етеді' : 'Ағаш 210 °C-та қыздырылған: майыспайды, суды сіңірмейді дерлік'}. Қимасы ${board.text} мм, ұзындығы ${metres} м, бір тақтай — ${comma(board.squareMetres)} м². Төсер алдында маймен қаптаңыз, саңылауы — ${space} мм.`,
    },
    brand: maker.code,
    values: [
      [material, wood],
      [section, board.choice],
      [lengthM, numberChoice(metres)],
      [profile, solid],
      [surface, face],
      [reversible, false],
      [gap, space],
      [fixing, random.pick([clip, screw])],
      [color, shades.natural],
    ],
    priceTenge: priceFor(
      random,
      board.squareMetres * (isLarch ? 27_500 : 35_000) * (thick / 27) * grade.factor * maker.level,
      prices,
    ),
    units: [
      { unit: 'piece', ratio: 1, weightKg: kilograms(kg) },
      { unit: 'm2', ratio: board.squareMetres, weightKg: kilograms(kg / board.squareMetres) },
    ],
    sizeMm: [metres * 1000, width, thick],
    image: isLarch ? 'decking/larch' : 'decking/thermo',
    documents: ['certificate'],
  };
}

export const terrasnayaDoska: Leaf = {
  code: 'terrasnaya-doska',
  properties: [material, section, lengthM, profile, surface, reversible, gap, fixing, color],
  draw: (random) => (random.chance(0.6) ? composite(random) : timber(random)),
};
