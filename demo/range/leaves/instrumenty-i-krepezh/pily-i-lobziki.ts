/** Saws: jigsaws, circular, sabre and mitre ones, corded and cordless. */
import type { Choice, Draft, Leaf, Words } from '../../leaf.ts';
import { kind, numberChoice } from '../../properties.ts';
import { kilograms, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import { flag, range } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';
import { powerToolMakers } from './makers.ts';
import {
  batteries,
  brushless,
  capacity,
  disc,
  drawPack,
  mains,
  modelName,
  powerW,
  source,
  voltage,
  weight,
} from './power-tools.ts';

const depth = range('saw_depth_mm', 'Глубина пропила', 'Кесу тереңдігі', 'мм');
const laser = flag('saw_laser', 'Лазерный указатель', 'Лазер көрсеткіші');

const prices = [19_900, 229_000] as const;

interface Saw {
  choice: Choice;
  letter: string;
  /** feminine nouns in Russian, or not: «аккумуляторный лобзик», «аккумуляторная пила» */
  ru: { mains: string; battery: string };
  kz: { mains: string; battery: string };
  sizes: readonly { watts: number; disc?: number; depth: number }[];
  canBeCordless: boolean;
  fixed: number;
  perWatt: number;
  kg: number;
  kgPerWatt: number;
  size: readonly [number, number, number];
  about: Words;
  image: string;
}

const saws: readonly Saw[] = [
  {
    choice: { code: 'saw-jig', ru: 'лобзик', kz: 'лобзик' },
    letter: 'J',
    ru: { mains: 'Электролобзик', battery: 'Лобзик аккумуляторный' },
    kz: { mains: 'электр лобзигі', battery: 'аккумуляторлы лобзигі' },
    sizes: [
      { watts: 550, depth: 65 },
      { watts: 650, depth: 80 },
      { watts: 710, depth: 85 },
      { watts: 800, depth: 100 },
      { watts: 900, depth: 120 },
    ],
    canBeCordless: true,
    fixed: 5_500,
    perWatt: 32,
    kg: 1.1,
    kgPerWatt: 0.0018,
    size: [270, 210, 90],
    about: {
      ru: 'Пилит по кривой линии фанеру, ламинат, столешницу; маятник на четыре положения ускоряет рез.',
      kz: 'Фанераны, ламинатты, үстел бетін қисық сызық бойымен кеседі; төрт қалыпты маятнигі кесуді жылдамдатады.',
    },
    image: 'saw/jigsaw',
  },
  {
    choice: { code: 'saw-circular', ru: 'дисковая пила', kz: 'дискілі ара' },
    letter: 'C',
    ru: { mains: 'Пила дисковая сетевая', battery: 'Пила дисковая аккумуляторная' },
    kz: { mains: 'желілік дискілі арасы', battery: 'аккумуляторлы дискілі арасы' },
    sizes: [
      { watts: 1200, disc: 165, depth: 54 },
      { watts: 1400, disc: 185, depth: 63 },
      { watts: 1600, disc: 190, depth: 66 },
      { watts: 2000, disc: 210, depth: 75 },
    ],
    canBeCordless: true,
    fixed: 9_500,
    perWatt: 23,
    kg: 1.7,
    kgPerWatt: 0.0016,
    size: [340, 250, 260],
    about: {
      ru: 'Раскраивает доску, OSB и фанеру по прямой; основание наклоняется до 45°.',
      kz: 'Тақтай, OSB мен фанераны түзу сызықпен пішеді; табаны 45°-қа дейін еңкейеді.',
    },
    image: 'saw/circular',
  },
  {
    choice: { code: 'saw-sabre', ru: 'сабельная пила', kz: 'қылыш ара' },
    letter: 'R',
    ru: { mains: 'Пила сабельная сетевая', battery: 'Пила сабельная аккумуляторная' },
    kz: { mains: 'желілік қылыш арасы', battery: 'аккумуляторлы қылыш арасы' },
    sizes: [
      { watts: 800, depth: 115 },
      { watts: 1010, depth: 150 },
      { watts: 1200, depth: 200 },
    ],
    canBeCordless: true,
    fixed: 8_500,
    perWatt: 29,
    kg: 1.6,
    kgPerWatt: 0.0017,
    size: [450, 180, 110],
    about: {
      ru: 'Режет трубы, брус с гвоздями и ветки при демонтаже и в саду; полотно меняется без ключа.',
      kz: 'Бұзу жұмыстарында және бақта құбырды, шегесі бар білеуді, бұтақты кеседі; жүзі кілтсіз ауысады.',
    },
    image: 'saw/sabre',
  },
  {
    choice: { code: 'saw-mitre', ru: 'торцовочная пила', kz: 'торецтік ара' },
    letter: 'M',
    ru: { mains: 'Пила торцовочная', battery: 'Пила торцовочная аккумуляторная' },
    kz: { mains: 'торецтік арасы', battery: 'аккумуляторлы торецтік арасы' },
    sizes: [
      { watts: 1400, disc: 210, depth: 60 },
      { watts: 1600, disc: 216, depth: 65 },
      { watts: 1800, disc: 255, depth: 75 },
      { watts: 2000, disc: 255, depth: 90 },
    ],
    canBeCordless: false,
    fixed: 22_000,
    perWatt: 46,
    kg: 4.2,
    kgPerWatt: 0.0024,
    size: [560, 440, 380],
    about: {
      ru: 'Точно торцует плинтус, наличник и брус под углом до 45° в обе стороны; пыль собирается в мешок.',
      kz: 'Плинтусты, жақтау мен білеуді екі жаққа 45°-қа дейінгі бұрышпен дәл кеседі; шаңы қапшыққа жиналады.',
    },
    image: 'saw/mitre',
  },
];

export const pilyILobziki: Leaf = {
  code: 'pily-i-lobziki',
  properties: [kind, source, powerW, voltage, batteries, capacity, brushless, disc, depth, laser, weight],
  draw(random): Draft {
    const maker = random.pick(powerToolMakers);
    const saw = random.pick(saws);
    const size = random.pick(saw.sizes);
    const pack = saw.canBeCordless && random.chance(0.4) ? drawPack(random, [18, 20]) : undefined;
    const hasLaser = saw.letter !== 'R' && random.chance(0.35);
    const model = modelName(
      random,
      maker,
      `${saw.letter}${pack ? `A${pack.volts}-${size.depth}` : size.watts}`,
    );
    const kg = kilograms(saw.kg + size.watts * saw.kgPerWatt + (pack?.kg ?? 0));
    const dimension = size.disc === undefined ? `${size.depth} мм` : `${size.disc} мм`;
    const power = pack
      ? {
          ru: `${pack.volts} В, ${dimension}, ${pack.words.ru}`,
          kz: `${pack.volts} В, ${dimension}, ${pack.words.kz}`,
        }
      : { ru: `${size.watts} Вт, ${dimension}`, kz: `${size.watts} Вт, ${dimension}` };
    const tail = { ru: hasLaser ? ', лазер' : '', kz: hasLaser ? ', лазерлі' : '' };
    const cut = {
      ru: `Глубина пропила в дереве ${size.depth} мм${size.disc === undefined ? '' : `, диск ${size.disc} мм`}${pack ? '' : `, мощность ${size.watts} Вт`}.`,
      kz: `Ағаштағы кесу тереңдігі ${size.depth} мм${size.disc === undefined ? '' : `, дискісі ${size.disc} мм`}${pack ? '' : `, қуаты ${size.watts} Вт`}.`,
    };
    const last = pack?.sentence ?? {
      ru: hasLaser ? 'Лазер показывает линию реза, кабель 2 м.' : 'Кабель 2 м, патрубок для пылесоса.',
      kz: hasLaser
        ? 'Лазері кесу сызығын көрсетеді, кәбілі 2 м.'
        : 'Кәбілі 2 м, шаңсорғышқа арналған келтеқұбыры бар.',
    };
    return {
      name: {
        ru: `${pack ? saw.ru.battery : saw.ru.mains} ${model}, ${power.ru}${tail.ru}`,
        kz: `${model} ${pack ? saw.kz.battery : saw.kz.mains}, ${power.kz}${tail.kz}`,
      },
      description: {
        ru: `${saw.about.ru} ${cut.ru} ${last.ru}`,
        kz: `${saw.about.kz} ${cut.kz} ${last.kz}`,
      },
      brand: maker.code,
      values: [
        [kind, saw.choice],
        ...(pack ? pack.values : ([[source, mains] as const, [powerW, size.watts] as const] as const)),
        ...(size.disc === undefined ? [] : ([[disc, numberChoice(size.disc)] as const] as const)),
        [depth, size.depth],
        [laser, hasLaser],
        [weight, kg],
      ],
      priceTenge: priceFor(
        random,
        (saw.fixed + size.watts * saw.perWatt) *
          maker.level *
          (hasLaser ? 1.08 : 1) *
          (pack ? (pack.isBrushless ? 1.7 : 1.25) : 1) +
          (pack?.tenge ?? 0),
        prices,
      ),
      units: [{ unit: 'piece', ratio: 1, weightKg: kg }],
      sizeMm: saw.size,
      image: saw.image,
      documents: ['manual', 'warranty'],
      warrantyMonths: 24,
    };
  },
};
