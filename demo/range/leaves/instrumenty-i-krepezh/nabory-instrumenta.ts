/** Sets of hand tools: for the home, the car, the electrician, the fitter. */
import type { Choice, Draft, Leaf, Words } from '../../leaf.ts';
import { kind, material } from '../../properties.ts';
import { counted, kilograms, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import { flag, list, range } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';
import { handToolMakers } from './makers.ts';

const pieces = range('toolset_pieces', 'Предметов в наборе', 'Жинақтағы заттар саны');
const drive = list('toolset_drive', 'Присоединительный квадрат', 'Жалғағыш квадраты', '″');
const box = list('toolset_box', 'Упаковка', 'Қаптамасы');
const chrome = flag('toolset_chrome', 'Хромированное покрытие', 'Хром жабыны');
const weight = range('toolset_weight_kg', 'Вес', 'Салмағы', 'кг');
const span = list('toolset_range_mm', 'Размеры ключей и головок', 'Кілттер мен головкалар өлшемі', 'мм');

const prices = [9_900, 149_000] as const;

const vanadium: Choice = { code: 'chrome-vanadium', ru: 'хромованадиевая сталь', kz: 'хромванадийлі болат' };
const molybdenum: Choice = {
  code: 'chrome-molybdenum',
  ru: 'хромомолибденовая сталь',
  kz: 'хроммолибденді болат',
};
const carbon: Choice = { code: 'carbon-steel', ru: 'углеродистая сталь', kz: 'көміртекті болат' };

const boxes = {
  plasticCase: { code: 'plastic-case', ru: 'пластиковый кейс', kz: 'пластик кейс' },
  metalCase: { code: 'metal-case', ru: 'металлический ящик', kz: 'металл жәшік' },
  roll: { code: 'roll-up', ru: 'тканевая скрутка', kz: 'матадан тігілген орауыш' },
  bag: { code: 'tool-bag', ru: 'сумка', kz: 'сөмке' },
} as const satisfies Record<string, Choice>;

interface Kit {
  choice: Choice;
  ru: string;
  kz: string;
  letter: string;
  counts: readonly number[];
  drives?: readonly string[];
  spans?: readonly string[];
  materials: readonly Choice[];
  boxes: readonly Choice[];
  /** tenge and kilograms of one piece */
  each: number;
  kgEach: number;
  about: Words;
  image: string;
}

const kits: readonly Kit[] = [
  {
    choice: { code: 'toolset-home', ru: 'универсальный', kz: 'әмбебап' },
    ru: 'Набор инструмента универсальный',
    kz: 'әмбебап құралдар жинағы',
    letter: 'H',
    counts: [24, 36, 45, 56, 65, 78, 99, 116],
    materials: [carbon, vanadium],
    boxes: [boxes.plasticCase, boxes.bag],
    each: 290,
    kgEach: 0.055,
    about: {
      ru: 'Собрано всё для мелкого ремонта дома: молоток, пассатижи, отвёртки, рулетка, ключи и биты.',
      kz: 'Үйдегі ұсақ жөндеуге керектің бәрі бар: балға, пассатижи, бұрауыштар, рулетка, кілттер мен биттер.',
    },
    image: 'toolset/home',
  },
  {
    choice: { code: 'toolset-car', ru: 'автомобильный', kz: 'автомобильге арналған' },
    ru: 'Набор инструмента автомобильный',
    kz: 'автомобильге арналған құралдар жинағы',
    letter: 'A',
    counts: [57, 72, 82, 94, 108, 131, 150, 172, 216],
    drives: ['1/4', '1/2', '1/4 + 1/2', '1/4 + 3/8 + 1/2'],
    spans: ['4–32', '4–24', '6–32'],
    materials: [vanadium, molybdenum],
    boxes: [boxes.plasticCase, boxes.metalCase],
    each: 520,
    kgEach: 0.058,
    about: {
      ru: 'Головки, трещотки с мелким шагом 72 зуба, удлинители и комбинированные ключи уложены каждый в своё гнездо.',
      kz: 'Головкалар, 72 тісті ұсақ қадамды трещоткалар, ұзартқыштар мен құрама кілттер әрқайсысы өз ұясында жатады.',
    },
    image: 'toolset/car',
  },
  {
    choice: { code: 'toolset-wrenches', ru: 'ключи', kz: 'кілттер' },
    ru: 'Набор ключей комбинированных',
    kz: 'құрама кілттер жинағы',
    letter: 'K',
    counts: [12, 14, 16, 18, 22, 25],
    spans: ['6–22', '6–24', '6–32', '8–19'],
    materials: [vanadium, carbon],
    boxes: [boxes.roll],
    each: 1_150,
    kgEach: 0.13,
    about: {
      ru: 'Рожковая и накидная стороны одного размера, накидная повёрнута на 15°, чтобы беречь пальцы.',
      kz: 'Ашық және қаусырма жағы бір өлшемді, саусақты соғып алмас үшін қаусырма жағы 15° бұрылған.',
    },
    image: 'toolset/wrenches',
  },
  {
    choice: { code: 'toolset-electric', ru: 'для электрика', kz: 'электрикке арналған' },
    ru: 'Набор инструмента электрика 1000 В',
    kz: '1000 В электрик құралдарының жинағы',
    letter: 'E',
    counts: [10, 13, 16, 20, 27],
    materials: [vanadium],
    boxes: [boxes.bag, boxes.plasticCase],
    each: 1_750,
    kgEach: 0.15,
    about: {
      ru: 'Отвёртки, бокорезы и пассатижи с изоляцией до 1000 В, стриппер и индикатор напряжения.',
      kz: '1000 В-қа дейін оқшауланған бұрауыштар, бүйіркескіш пен пассатижи, стриппер және кернеу индикаторы бар.',
    },
    image: 'toolset/electric',
  },
];

export const naboryInstrumenta: Leaf = {
  code: 'nabory-instrumenta',
  properties: [kind, pieces, drive, span, material, box, chrome, weight],
  draw(random): Draft {
    const maker = random.pick(handToolMakers);
    const kit = random.pick(kits);
    const count = random.pick(kit.counts);
    const square = kit.drives && random.pick(kit.drives);
    const sizes = kit.spans && random.pick(kit.spans);
    const steel = random.pick(kit.materials);
    const shell = random.pick(kit.boxes);
    const model = `${maker.name} ${kit.letter}${count}${random.pick(['', '-X', '-P', '-M', '-S'])}`;
    const shellKg = shell === boxes.metalCase ? 2.6 : shell === boxes.plasticCase ? 1.1 : 0.5;
    const kg = kilograms(Math.max(1.2, count * kit.kgEach) + shellKg);
    const squareText = square ? `, ${square}″` : '';
    const litres = kg / 0.85;
    const side = Math.cbrt(litres * 1_000_000);
    return {
      name: {
        ru: `${kit.ru} ${model}, ${counted(count, 'предмет', 'предмета', 'предметов')}${squareText}, ${shell.ru}`,
        kz: `${model} ${kit.kz}, ${count} зат${squareText}, ${shell.kz}`,
      },
      description: {
        ru: `${kit.about.ru} Всего ${counted(count, 'предмет', 'предмета', 'предметов')}${sizes ? `, размеры ${sizes} мм` : ''}, материал — ${steel.ru}. Хранится и переносится удобно: упаковка — ${shell.ru}, общий вес ${String(kg).replace('.', ',')} кг.`,
        kz: `${kit.about.kz} Барлығы ${count} зат${sizes ? `, өлшемдері ${sizes} мм` : ''}, материалы — ${steel.kz}. Сақтауға және алып жүруге ыңғайлы: қаптамасы — ${shell.kz}, жалпы салмағы ${String(kg).replace('.', ',')} кг.`,
      },
      brand: maker.code,
      values: [
        [kind, kit.choice],
        [pieces, count],
        ...(square
          ? ([
              [
                drive,
                { code: square.replaceAll('/', '-').replaceAll(' + ', '-and-'), ru: square, kz: square },
              ] as const,
            ] as const)
          : []),
        ...(sizes
          ? ([[span, { code: sizes.replace('–', '-'), ru: sizes, kz: sizes }] as const] as const)
          : []),
        [material, steel],
        [box, shell],
        [chrome, steel.code !== 'carbon-steel'],
        [weight, kg],
      ],
      priceTenge: priceFor(
        random,
        (3_200 + count * kit.each) *
          maker.level *
          (steel.code === 'chrome-molybdenum' ? 1.25 : steel.code === 'carbon-steel' ? 0.85 : 1) +
          (shell === boxes.metalCase ? 8_500 : 1_500),
        prices,
      ),
      units: [{ unit: 'piece', ratio: 1, weightKg: kg }],
      sizeMm: [Math.round(side * 1.7), Math.round(side * 1.25), Math.round(side / 2.1)],
      image: kit.image,
      documents: ['warranty'],
      warrantyMonths: steel.code === 'carbon-steel' ? 12 : 36,
    };
  },
};
