/** Bathroom furniture: cabinets with a basin, mirrors, mirror cabinets and tall units. */
import { round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { color, kind, material, numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { type Finish, finishes, materials, pickMaker, series } from './plumbing-words.ts';

const widthCm: Property = {
  code: 'furn_width_cm',
  ru: 'Ширина',
  kz: 'Ені',
  kind: 'list',
  unit: { ru: 'см', kz: 'см' },
};
const heightCm: Property = {
  code: 'furn_height_cm',
  ru: 'Высота',
  kz: 'Биіктігі',
  kind: 'range',
  unit: { ru: 'см', kz: 'см' },
};
const demister: Property = {
  code: 'furn_demister',
  ru: 'Подогрев от запотевания',
  kz: 'Булануға қарсы жылытқышы бар',
  kind: 'flag',
};
const mounting: Property = { code: 'furn_mounting', ru: 'Установка', kz: 'Орнатылуы', kind: 'list' };
const drawers: Property = {
  code: 'furn_drawers',
  ru: 'Ящиков',
  kz: 'Тартпа саны',
  kind: 'range',
  unit: { ru: 'шт.', kz: 'дана' },
};
const softClose: Property = { code: 'furn_soft_close', ru: 'Доводчики', kz: 'Баяу жабылады', kind: 'flag' };
const light: Property = { code: 'furn_light', ru: 'Подсветка', kz: 'Жарығы бар', kind: 'flag' };
const withBasin: Property = {
  code: 'furn_with_basin',
  ru: 'Раковина в комплекте',
  kz: 'Раковинасы жинақта бар',
  kind: 'flag',
};

const mountings = {
  hung: { code: 'hung', ru: 'подвесная', kz: 'аспалы' },
  floor: { code: 'floor', ru: 'напольная', kz: 'еденге қойылады' },
} as const satisfies Record<string, Choice>;

const boards = {
  mdf: { code: 'moisture-mdf', ru: 'влагостойкая МДФ', kz: 'ылғалға төзімді МДФ' },
  chipboard: { code: 'moisture-chipboard', ru: 'влагостойкая ЛДСП', kz: 'ылғалға төзімді ЛДСП' },
} as const satisfies Record<string, Choice>;

const facades: readonly Finish[] = [
  finishes.white,
  finishes.white,
  finishes.grey,
  finishes.beige,
  finishes.mattBlack,
];

interface Piece {
  kind: Choice;
  name: Words;
  description: Words;
  width: number;
  depthMm: number;
  heightMm: number;
  kg: number;
  tenge: number;
  values: Draft['values'];
  image: string;
}

function vanity(random: Random): Piece {
  const width = random.pick([45, 50, 55, 60, 70, 80, 90, 100, 120]);
  const mount = random.pick([mountings.hung, mountings.floor]);
  const count = random.pick([1, 2, 2, 3]);
  const board = random.pick([boards.mdf, boards.chipboard]);
  const finish = random.pick(facades);
  const hasBasin = random.chance(0.75);
  const isSoft = board === boards.mdf || random.chance(0.4);
  const mountRu = mount === mountings.hung ? 'подвесная' : 'напольная';
  const basinKz = hasBasin ? 'раковиналы' : 'раковина асты';
  const standKz = mount === mountings.hung ? `${basinKz} аспалы` : `еденге қойылатын ${basinKz}`;
  const drawerRu = count === 1 ? '1 ящик' : `${count} ящика`;
  const standing: Words =
    mount === mountings.hung
      ? {
          ru: 'Тумба висит на стене, под ней легко мыть пол.',
          kz: 'Тумба қабырғаға ілінеді, астындағы еденді жуу оңай.',
        }
      : {
          ru: 'Тумба стоит на регулируемых ножках и не нагружает стену.',
          kz: 'Тумба реттелетін аяқтарда тұрады, қабырғаға салмақ түсірмейді.',
        };
  const basin: Words = hasBasin
    ? { ru: 'раковина из фаянса в комплекте', kz: 'фаянс раковинасы жинақта бар' }
    : { ru: 'раковина подбирается отдельно', kz: 'раковинасы бөлек таңдалады' };
  return {
    kind: { code: 'vanity', ru: 'тумба', kz: 'тумба' },
    name: {
      ru: `Тумба ${hasBasin ? 'с раковиной ' : 'под раковину '}${mountRu} {brand} ${width} см, ${drawerRu}, ${finish.feminine}`,
      kz: `{brand} ${standKz} тумбасы, ${width} см, ${count} тартпалы, ${finish.kz}`,
    },
    description: {
      ru: `${standing.ru} Ширина ${width} см, фасад — ${board.ru}, ящиков: ${count}${isSoft ? ', с доводчиками' : ''}; ${basin.ru}. Кромки закрыты со всех сторон, поэтому пар не поднимает покрытие.`,
      kz: `${standing.kz} Ені ${width} см, беті — ${board.kz}, тартпа саны: ${count}${isSoft ? ', баяу жабылады' : ''}; ${basin.kz}. Жиектері жан-жағынан жабылған, сондықтан бу жабынын көтермейді.`,
    },
    width,
    depthMm: 460,
    heightMm: mount === mountings.hung ? 520 : 820,
    kg: width * (mount === mountings.hung ? 0.22 : 0.25) + (hasBasin ? width * 0.12 : 0),
    tenge:
      (10000 + width * 780 + count * 5500 + (hasBasin ? 6000 + width * 260 : 0)) *
      (board === boards.mdf ? 1.25 : 1) *
      finish.priceFactor,
    values: [
      [material, board],
      [color, finish.color],
      [mounting, mount],
      [drawers, count],
      [softClose, isSoft],
      [withBasin, hasBasin],
    ],
    image: `bath-furniture/vanity-${finish.color.code}`,
  };
}

function mirror(random: Random): Piece {
  const width = random.pick([50, 60, 70, 80, 90, 100, 120]);
  const height = random.pick([60, 70, 80]);
  const isLit = random.chance(0.75);
  const hasDemister = isLit && random.chance(0.5);
  const lit: Words = isLit
    ? { ru: 'Светодиодная подсветка включается касанием', kz: 'Жарықдиодты жарығы саусақ тигенде қосылады' }
    : { ru: 'Шлифованная кромка 4 мм без рамы', kz: '4 мм тегістелген жиегі рамасыз' };
  const mist: Words = hasDemister
    ? { ru: ', подогрев не даёт зеркалу запотеть', kz: ', жылытқышы айнаны буландырмайды' }
    : { ru: '', kz: '' };
  return {
    kind: { code: 'bath-mirror', ru: 'зеркало', kz: 'айна' },
    name: {
      ru: `Зеркало ${isLit ? 'с подсветкой ' : ''}{brand} ${width}×${height} см${hasDemister ? ', с подогревом' : ''}`,
      kz: `{brand} ${isLit ? 'жарықты ' : ''}айнасы, ${width}×${height} см${hasDemister ? ', жылытқышы бар' : ''}`,
    },
    description: {
      ru: `Зеркало для ванной с влагостойкой амальгамой: по краям не появляется чёрная кайма. ${lit.ru}${mist.ru}. Размер ${width}×${height} см, вешается горизонтально или вертикально на скрытые крепления.`,
      kz: `Жуынатын бөлмеге арналған, амальгамасы ылғалға төзімді айна: жиегінде қара жолақ пайда болмайды. ${lit.kz}${mist.kz}. Өлшемі ${width}×${height} см, жасырын бекіткішпен көлденең не тігінен ілінеді.`,
    },
    width,
    depthMm: 45,
    heightMm: height * 10,
    kg: ((width * height) / 1e4) * 10.5 + (isLit ? 2.5 : 1.2),
    tenge: 9500 + ((width * height) / 1e4) * 34000 + (isLit ? 13500 : 6000) + (hasDemister ? 9000 : 0),
    values: [
      [material, materials.glass],
      [mounting, mountings.hung],
      [light, isLit],
      [demister, hasDemister],
    ],
    image: isLit ? 'bath-furniture/mirror-lit' : 'bath-furniture/mirror',
  };
}

function mirrorCabinet(random: Random): Piece {
  const width = random.pick([45, 50, 55, 60, 70, 80, 90, 100]);
  const isLit = random.chance(0.6);
  const board = random.pick([boards.mdf, boards.chipboard]);
  const finish = random.pick([finishes.white, finishes.white, finishes.grey, finishes.mattBlack]);
  return {
    kind: { code: 'mirror-cabinet', ru: 'зеркальный шкаф', kz: 'айналы шкаф' },
    name: {
      ru: `Шкаф зеркальный {brand} ${width} см${isLit ? ', с подсветкой' : ''}, ${finish.masculine}`,
      kz: `{brand} айналы шкафы, ${width} см${isLit ? ', жарықты' : ''}, ${finish.kz}`,
    },
    description: {
      ru: `За зеркальными дверцами две стеклянные полки для щёток и косметики. Ширина ${width} см, корпус — ${board.ru}, петли с доводчиками. ${isLit ? 'Подсветка с розеткой внутри шкафа защищена по IP44.' : 'Подвешивается на два крюка с регулировкой.'}`,
      kz: `Айналы есіктерінің артында тіс щеткасы мен косметикаға арналған екі шыны сөре бар. Ені ${width} см, корпусы — ${board.kz}, топсалары баяу жабылады. ${isLit ? 'Жарығы мен шкаф ішіндегі розеткасы IP44 бойынша қорғалған.' : 'Реттелетін екі ілмекке ілінеді.'}`,
    },
    width,
    depthMm: 150,
    heightMm: 700,
    kg: width * 0.22 + 2,
    tenge:
      (12000 + width * 520) * (board === boards.mdf ? 1.2 : 1) * finish.priceFactor + (isLit ? 14000 : 0),
    values: [
      [material, board],
      [color, finish.color],
      [mounting, mountings.hung],
      [softClose, true],
      [light, isLit],
    ],
    image: `bath-furniture/mirror-cabinet-${finish.color.code}`,
  };
}

function tallUnit(random: Random): Piece {
  const width = random.pick([30, 35, 40]);
  const mount = random.pick([mountings.hung, mountings.floor]);
  const board = random.pick([boards.mdf, boards.chipboard]);
  const finish = random.pick(facades);
  const height = mount === mountings.hung ? 160 : 190;
  const count = random.pick([0, 1, 2]);
  return {
    kind: { code: 'tall-unit', ru: 'пенал', kz: 'пенал-шкаф' },
    name: {
      ru: `Пенал ${mount === mountings.hung ? 'подвесной' : 'напольный'} {brand} ${width}×${height} см, ${finish.masculine}`,
      kz: `{brand} ${mount === mountings.hung ? 'аспалы' : 'еденге қойылатын'} пенал-шкафы, ${width}×${height} см, ${finish.kz}`,
    },
    description: {
      ru: `Узкий пенал занимает ${width} см и вмещает полотенца, бытовую химию и фен. Высота ${height} см, фасад — ${board.ru}, дверь перевешивается на любую сторону. ${count > 0 ? `Ящиков: ${count}; полки` : 'Полки'} переставляются по высоте.`,
      kz: `Тар пенал-шкаф ${width} см орын алады, сүлгі, тұрмыстық химия және фен сыяды. Биіктігі ${height} см, беті — ${board.kz}, есігін кез келген жаққа ауыстыруға болады. ${count > 0 ? `Тартпа саны: ${count}; сөрелерін` : 'Сөрелерін'} керек биіктікке ауыстыруға болады.`,
    },
    width,
    depthMm: 330,
    heightMm: height * 10,
    kg: height * 0.13 + width * 0.25,
    tenge:
      (14000 + height * 190 + width * 320 + count * 4500) *
      (board === boards.mdf ? 1.25 : 1) *
      finish.priceFactor,
    values: [
      [material, board],
      [color, finish.color],
      [mounting, mount],
      [drawers, count],
      [softClose, board === boards.mdf],
    ],
    image: `bath-furniture/tall-${finish.color.code}`,
  };
}

function drawFurniture(random: Random): Draft {
  const { brand, priceFactor } = pickMaker(random);
  const line = random.pick(series);
  const draw = random.weighted([
    [vanity, 5],
    [mirror, 2.5],
    [mirrorCabinet, 2],
    [tallUnit, 1.5],
  ]);
  const piece = draw(random);
  const weightKg = round(piece.kg, 1);

  return {
    name: {
      ru: piece.name.ru.replace('{brand}', `${brand.name} «${line.ru}»`),
      kz: piece.name.kz.replace('{brand}', `${brand.name} «${line.kz}»`),
    },
    description: piece.description,
    brand: brand.code,
    values: [
      [kind, piece.kind],
      [widthCm, numberChoice(piece.width)],
      [heightCm, piece.heightMm / 10],
      ...piece.values,
    ],
    priceTenge: Math.round(piece.tenge * priceFactor * random.number(0.97, 1.22, 0.01)),
    units: [{ unit: 'piece', ratio: 1, weightKg }],
    sizeMm: [piece.width * 10 + 40, piece.depthMm, piece.heightMm],
    image: piece.image,
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: 24,
  };
}

export const furnitureLeaf: Leaf = {
  code: 'mebel-dlya-vannoy',
  properties: [
    kind,
    widthCm,
    heightCm,
    material,
    color,
    mounting,
    drawers,
    softClose,
    light,
    demister,
    withBasin,
  ],
  draw: drawFurniture,
};
