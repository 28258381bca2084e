/** Self-tapping screws by the pack. */
import { comma } from '../../figures.ts';
import type { Choice, Draft, Leaf, Words } from '../../leaf.ts';
import { diameterMm, kind, lengthMm, numberChoice, purpose } from '../../properties.ts';
import { ral as ralColour, rals } from '../krovlya-i-fasad/roof-properties.ts';
import { counted, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import {
  bases,
  coating,
  count,
  head,
  packSizeMm,
  packUnits,
  screwKg,
  slot,
  tip,
} from './fastener-properties.ts';
import { fastenerMakers } from './makers.ts';

const coatings = {
  phosphate: { code: 'phosphate', ru: 'фосфат', kz: 'фосфат' },
  zinc: { code: 'zinc', ru: 'цинк', kz: 'мырыш' },
  yellow: { code: 'yellow-zinc', ru: 'жёлтый цинк', kz: 'сары мырыш' },
  painted: { code: 'painted', ru: 'цинк и окраска', kz: 'мырыш және бояу' },
} as const satisfies Record<string, Choice>;

const heads = {
  bugle: { code: 'bugle', ru: 'потайная', kz: 'жасырын' },
  hex: { code: 'hex', ru: 'шестигранная с шайбой', kz: 'шайбасы бар алты қырлы' },
  washer: { code: 'washer', ru: 'прессшайба', kz: 'прессшайба' },
} as const satisfies Record<string, Choice>;

const sharp: Choice = { code: 'sharp', ru: 'острый', kz: 'өткір' };
const drill: Choice = { code: 'drill', ru: 'сверло', kz: 'бұрғы' };

function slotChoice(mark: string): Choice {
  return { code: mark.toLowerCase(), ru: mark, kz: mark };
}

const prices = [350, 9_900] as const;

interface Screw {
  choice: Choice;
  ru: string;
  kz: string;
  sizes: readonly (readonly [diameter: number, lengths: readonly number[]])[];
  coating: Choice;
  head: Choice;
  slot: string;
  tip: Choice;
  bases: readonly Choice[];
  tengePerKg: number;
  about: Words;
  image: string;
}

const screws: readonly Screw[] = [
  {
    choice: { code: 'screw-plasterboard-wood', ru: 'гипсокартон — дерево', kz: 'гипсокартон — ағаш' },
    ru: 'Саморезы гипсокартон–дерево чёрные',
    kz: 'гипсокартон–ағаш қара бұрандалары (саморез)',
    sizes: [
      [3.5, [19, 25, 32, 35, 41, 45, 51, 55]],
      [3.8, [64, 70]],
      [4.2, [70, 76, 90]],
      [4.8, [100, 127, 150]],
    ],
    coating: coatings.phosphate,
    head: heads.bugle,
    slot: 'PH2',
    tip: sharp,
    bases: [bases.wood, bases.plasterboard],
    tengePerKg: 2_150,
    about: {
      ru: 'Редкая резьба крепит гипсокартон и доску к деревянному каркасу, головка утапливается заподлицо',
      kz: 'Бұранда оймасы сирек, гипсокартон мен тақтайды ағаш қаңқаға бекітеді, басы бетімен тегіс батады',
    },
    image: 'screws/black',
  },
  {
    choice: { code: 'screw-plasterboard-metal', ru: 'гипсокартон — металл', kz: 'гипсокартон — металл' },
    ru: 'Саморезы гипсокартон–металл чёрные',
    kz: 'гипсокартон–металл қара бұрандалары (саморез)',
    sizes: [
      [3.5, [19, 25, 32, 35, 41, 45, 55]],
      [3.9, [65, 70]],
    ],
    coating: coatings.phosphate,
    head: heads.bugle,
    slot: 'PH2',
    tip: sharp,
    bases: [bases.metal, bases.plasterboard],
    tengePerKg: 2_150,
    about: {
      ru: 'Частая резьба держит лист гипсокартона на профиле толщиной до 0,9 мм',
      kz: 'Бұранда оймасы жиі, гипсокартон парағын қалыңдығы 0,9 мм-ге дейінгі профильде ұстайды',
    },
    image: 'screws/black',
  },
  {
    choice: { code: 'screw-universal', ru: 'универсальный', kz: 'әмбебап' },
    ru: 'Саморезы универсальные жёлтые',
    kz: 'әмбебап сары бұрандалары (саморез)',
    sizes: [
      [3, [16, 20, 25, 30, 40]],
      [3.5, [25, 30, 35, 40, 50]],
      [4, [30, 40, 50, 60, 70]],
      [5, [50, 60, 80, 100, 120]],
      [6, [80, 100, 120, 160]],
    ],
    coating: coatings.yellow,
    head: heads.bugle,
    slot: 'PZ2',
    tip: sharp,
    bases: [bases.wood],
    tengePerKg: 2_700,
    about: {
      ru: 'Для дерева, ДСП и пластиковых дюбелей, жёлтый цинк защищает от ржавчины внутри дома',
      kz: 'Ағашқа, ДСП-ға және пластик дюбельге арналған, сары мырышы үй ішінде тоттан қорғайды',
    },
    image: 'screws/yellow',
  },
  {
    choice: { code: 'screw-washer-drill', ru: 'прессшайба, сверло', kz: 'прессшайба, бұрғылы' },
    ru: 'Саморезы с прессшайбой и сверлом',
    kz: 'бұрғы ұшты прессшайбалы бұрандалары (саморез)',
    sizes: [[4.2, [13, 16, 19, 25, 32, 38, 51, 70]]],
    coating: coatings.zinc,
    head: heads.washer,
    slot: 'PH2',
    tip: drill,
    bases: [bases.metal],
    tengePerKg: 2_600,
    about: {
      ru: 'Сверлят лист до 2 мм без предварительного отверстия и прижимают его широкой шайбой',
      kz: 'Қалыңдығы 2 мм-ге дейінгі парақты алдын ала теспей-ақ бұрғылап, кең шайбасымен қысады',
    },
    image: 'screws/washer',
  },
  {
    choice: { code: 'screw-roofing', ru: 'кровельный', kz: 'шатырға арналған' },
    ru: 'Саморезы кровельные RAL',
    kz: 'RAL түсті шатыр бұрандалары (саморез)',
    sizes: [
      [4.8, [28, 35, 38, 50, 70]],
      [5.5, [19, 25, 32, 38, 51, 64]],
    ],
    coating: coatings.painted,
    head: heads.hex,
    slot: 'HEX8',
    tip: drill,
    bases: [bases.metal, bases.wood],
    tengePerKg: 3_600,
    about: {
      ru: 'Крепят профнастил и металлочерепицу, шайба из EPDM-резины не пропускает воду и не боится солнца',
      kz: 'Профнастил мен металл черепицаны бекітеді, EPDM резеңке шайбасы су өткізбейді, күннен қорықпайды',
    },
    image: 'screws/roofing',
  },
  {
    choice: { code: 'screw-concrete', ru: 'по бетону', kz: 'бетонға арналған' },
    ru: 'Шурупы по бетону (нагель)',
    kz: 'бетон бұрандалары (нагель)',
    sizes: [[7.5, [52, 72, 92, 112, 132, 152, 182]]],
    coating: coatings.yellow,
    head: heads.bugle,
    slot: 'TX30',
    tip: sharp,
    bases: [bases.concrete, bases.brick],
    tengePerKg: 2_900,
    about: {
      ru: 'Заворачиваются в бетон и кирпич без дюбеля, отверстие сверлят диаметром 6 мм',
      kz: 'Бетон мен кірпішке дюбельсіз бұралады, тесігі диаметрі 6 мм етіп бұрғыланады',
    },
    image: 'screws/concrete',
  },
];

const ralColours = ['3005', '5005', '6005', '7024', '8017', '9003'] as const;

export const samorezy: Leaf = {
  code: 'samorezy',
  properties: [kind, purpose, diameterMm, lengthMm, coating, ralColour, head, slot, tip, count],
  draw(random): Draft {
    const maker = random.pick(fastenerMakers);
    const screw = random.pick(screws);
    const [diameter, lengths] = random.pick(screw.sizes);
    const long = random.pick(lengths);
    const eachKg =
      screwKg(diameter, long) * (screw.head === heads.hex ? 1.5 : screw.head === heads.washer ? 1.2 : 1);
    const usual = [20, 50, 100, 200, 250, 500, 1000].filter((n) => n * eachKg >= 0.15 && n * eachKg <= 4.2);
    const pieces = random.pick(usual);
    const ralCode = screw.head === heads.hex ? random.pick(ralColours) : null;
    const ral = ralCode === null ? '' : ` ${ralCode}`;
    const colour = rals.find(({ code }) => code === ralCode);
    const size = `${comma(diameter)}×${long} мм`;
    const ruName = screw.ru.replace('RAL', `RAL${ral}`);
    const kzName = screw.kz.replace('RAL', `RAL${ral}`);
    const units = packUnits(pieces, eachKg);
    return {
      name: {
        ru: `${ruName} ${maker.name}, ${size}, ${counted(pieces, 'штука', 'штуки', 'штук')}`,
        kz: `${maker.name} ${kzName}, ${size}, ${pieces} дана`,
      },
      description: {
        ru: `${screw.about.ru}. Диаметр ${comma(diameter)} мм, длина ${long} мм, шлиц ${screw.slot}. В упаковке ${counted(pieces, 'штука', 'штуки', 'штук')}, вес ${comma(units[0].weightKg)} кг.`,
        kz: `${screw.about.kz}. Диаметрі ${comma(diameter)} мм, ұзындығы ${long} мм, ұясы ${screw.slot}. Қаптамада ${pieces} дана, салмағы ${comma(units[0].weightKg)} кг.`,
      },
      brand: maker.code,
      values: [
        [kind, screw.choice],
        [purpose, screw.bases],
        [diameterMm, numberChoice(diameter)],
        [lengthMm, numberChoice(long)],
        [coating, screw.coating],
        ...(colour ? [[ralColour, colour] as const] : []),
        [head, screw.head],
        [slot, slotChoice(screw.slot)],
        [tip, screw.tip],
        [count, pieces],
      ],
      priceTenge: priceFor(random, (90 + pieces * (eachKg * screw.tengePerKg + 0.5)) * maker.level, prices),
      units,
      sizeMm: packSizeMm(units[0].weightKg, 2.2, long),
      image: screw.image,
      documents: ['certificate'],
    };
  },
};
