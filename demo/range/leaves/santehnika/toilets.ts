import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { color, material, warrantyYears } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { flush } from './flush.ts';
import { finishes, materials, pickMaker, series } from './plumbing-words.ts';

const mounting: Property = { code: 'wc_mounting', ru: 'Монтаж', kz: 'Орнатылуы', kind: 'list' };
const outlet: Property = { code: 'wc_outlet', ru: 'Выпуск', kz: 'Шығысы', kind: 'list' };
const rimless: Property = { code: 'wc_rimless', ru: 'Безободковый', kz: 'Жиексіз', kind: 'flag' };
const seat: Property = { code: 'wc_seat', ru: 'Сиденье', kz: 'Отырғышы', kind: 'list' };
const lengthCm: Property = {
  code: 'wc_length_cm',
  ru: 'Длина',
  kz: 'Ұзындығы',
  kind: 'range',
  unit: { ru: 'см', kz: 'см' },
};
const withFrame: Property = {
  code: 'wc_with_frame',
  ru: 'Инсталляция в комплекте',
  kz: 'Инсталляциясы жинақта бар',
  kind: 'flag',
};

const outlets = {
  horizontal: { code: 'horizontal', ru: 'горизонтальный', kz: 'көлденең' },
  slanted: { code: 'slanted', ru: 'косой', kz: 'қиғаш' },
  vertical: { code: 'vertical', ru: 'вертикальный', kz: 'тік' },
} as const satisfies Record<string, Choice>;

interface Seat {
  choice: Choice;
  named: Words;
  tenge: number;
}

const seats = {
  softClose: {
    choice: { code: 'soft-close', ru: 'микролифт', kz: 'микролифті' },
    named: { ru: 'сиденье с микролифтом', kz: 'микролифті отырғышымен' },
    tenge: 9000,
  },
  usual: {
    choice: { code: 'usual', ru: 'обычное', kz: 'кәдімгі' },
    named: { ru: 'с сиденьем', kz: 'отырғышымен' },
    tenge: 3500,
  },
  none: {
    choice: { code: 'none', ru: 'нет', kz: 'жоқ' },
    named: { ru: 'без сиденья', kz: 'отырғышсыз' },
    tenge: 0,
  },
} as const satisfies Record<string, Seat>;

interface Toilet {
  mounting: Choice;
  named: Words;
  story: Words;
  lengths: readonly number[];
  outlets: readonly Choice[];
  kg: (length: number) => number;
  price: readonly [number, number];
  height: number;
  image: string;
}

const toilets: readonly Toilet[] = [
  {
    mounting: { code: 'floor', ru: 'напольный', kz: 'еденге қойылады' },
    named: { ru: 'Унитаз-компакт', kz: 'унитаз-компактісі' },
    story: {
      ru: 'Бачок стоит на чаше, поэтому унитаз ставят без переделки стен: нужны вода, канализация и два анкера.',
      kz: 'Бачогы тостағанның үстінде тұрады, сондықтан қабырғаны бұзбай орнатылады: су, кәріз және екі анкер жеткілікті.',
    },
    lengths: [60, 62, 64, 65, 67],
    outlets: [outlets.slanted, outlets.horizontal, outlets.vertical],
    kg: (length) => 22 + (length - 60) * 1.1,
    price: [36500, 78000],
    height: 780,
    image: 'toilet/floor',
  },
  {
    mounting: { code: 'wall', ru: 'подвесной', kz: 'аспалы' },
    named: { ru: 'Унитаз подвесной', kz: 'аспалы унитазы' },
    story: {
      ru: 'Чаша висит на скрытой раме, пол под ней моется одним движением; шпильки стоят через 180 мм.',
      kz: 'Тостағаны жасырын рамаға ілінеді, астындағы еденді жуу оңай; шпилька аралығы 180 мм.',
    },
    lengths: [48, 49, 51, 52, 54, 56],
    outlets: [outlets.horizontal],
    kg: (length) => 15 + (length - 48) * 0.8,
    price: [46000, 118000],
    height: 360,
    image: 'toilet/wall',
  },
  {
    mounting: { code: 'back-to-wall', ru: 'приставной', kz: 'қабырғаға тіреледі' },
    named: { ru: 'Унитаз приставной', kz: 'қабырғаға тірелетін унитазы' },
    story: {
      ru: 'Чаша стоит на полу вплотную к стене, бачок спрятан за перегородкой: пыли собираться негде.',
      kz: 'Тостағаны қабырғаға тіреліп, еденде тұрады, бачогы қалқа артында жасырылған: шаң жиналатын жер жоқ.',
    },
    lengths: [54, 56, 58, 60],
    outlets: [outlets.horizontal, outlets.vertical],
    kg: (length) => 24 + (length - 54) * 0.9,
    price: [72000, 142000],
    height: 410,
    image: 'toilet/back-to-wall',
  },
];

function drawToilet(random: Random): Draft {
  const { brand, priceFactor } = pickMaker(random);
  const line = random.pick(series);
  const toilet = random.weighted(toilets.map((one, index) => [one, [5, 4, 1.5][index] ?? 1] as const));
  const isWall = toilet.image === 'toilet/wall';
  const isRimless = random.chance(isWall ? 0.75 : 0.45);
  const chosenSeat = random.weighted<Seat>([
    [seats.softClose, 6],
    [seats.usual, isWall ? 0.5 : 3],
    [seats.none, isWall ? 1 : 0.4],
  ]);
  const body = random.chance(0.35) ? materials.porcelain : materials.faience;
  const length = random.pick(toilet.lengths);
  const chosenOutlet = random.pick(toilet.outlets);
  const chosenFlush = random.pick(flush.choices);
  const hasFrame = isWall && random.chance(0.22);
  const finish = random.chance(0.86) ? finishes.white : finishes.graphite;
  const years = random.pick(body === materials.porcelain ? [10, 15, 25] : [5, 7, 10]);
  const weightKg = round(
    toilet.kg(length) * (body === materials.porcelain ? 1.06 : 1) + (hasFrame ? 14.5 : 0),
    1,
  );
  const [low, high] = toilet.price;
  const level = random.next() * 0.5 + (isRimless ? 0.25 : 0) + (body === materials.porcelain ? 0.2 : 0);
  const frame: Words = hasFrame
    ? { ru: ', с инсталляцией и кнопкой', kz: ', инсталляциясы мен батырмасы бар' }
    : { ru: '', kz: '' };
  const rim: Words = isRimless
    ? {
        ru: 'Чаша без ободка смывается полностью и легко чистится',
        kz: 'Жиексіз тостағаны толық шайылады, тазалау оңай',
      }
    : { ru: 'Вода идёт под ободком по кругу', kz: 'Су жиектің астынан айнала ағады' };

  return {
    name: {
      ru: `${toilet.named.ru} ${brand.name} «${line.ru}» ${length} см${isRimless ? ', безободковый' : ''}, ${chosenOutlet.ru} выпуск, ${chosenSeat.named.ru}, ${finish.masculine}${frame.ru}`,
      kz: `${brand.name} «${line.kz}» ${toilet.named.kz}, ${length} см${isRimless ? ', жиексіз' : ''}, ${chosenOutlet.kz} шығысты, ${chosenSeat.named.kz}, ${finish.kz}${frame.kz}`,
    },
    description: {
      ru: `${toilet.story.ru} ${rim.ru}; расход ${chosenFlush.ru} л. Длина ${length} см, материал — ${body.ru}, масса ${comma(weightKg)} кг. Гарантия на керамику ${years} лет, на арматуру бачка и сиденье — 2 года.`,
      kz: `${toilet.story.kz} ${rim.kz}; су шығыны ${chosenFlush.kz} л. Ұзындығы ${length} см, материалы — ${body.kz}, салмағы ${comma(weightKg)} кг. Керамикаға ${years} жыл, бачок арматурасы мен отырғышқа 2 жыл кепілдік беріледі.`,
    },
    brand: brand.code,
    values: [
      [mounting, toilet.mounting],
      [outlet, chosenOutlet],
      [rimless, isRimless],
      [seat, chosenSeat.choice],
      [flush.property, chosenFlush],
      [material, body],
      [lengthCm, length],
      [withFrame, hasFrame],
      [color, finish.color],
      [warrantyYears, years],
    ],
    priceTenge: Math.round(
      ((low + (high - low) * Math.min(1, level)) * finish.priceFactor + chosenSeat.tenge) * priceFactor +
        (hasFrame ? 68000 : 0),
    ),
    units: [{ unit: hasFrame ? 'set' : 'piece', ratio: 1, weightKg }],
    sizeMm: hasFrame ? [1150, 520, 560] : [length * 10 + 40, 390, toilet.height],
    image: `${toilet.image}${finish === finishes.white ? '' : '-dark'}`,
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: years * 12,
  };
}

export const toiletLeaf: Leaf = {
  code: 'unitazy',
  properties: [
    mounting,
    outlet,
    rimless,
    seat,
    flush.property,
    material,
    lengthCm,
    withFrame,
    color,
    warrantyYears,
  ],
  draw: drawToilet,
};
