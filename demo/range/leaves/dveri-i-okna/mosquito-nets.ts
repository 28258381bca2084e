import { getBrand } from '../../brands.ts';
import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { color, colors, kind, markChoice, numberChoice, sizeText } from '../../properties.ts';
import type { Random } from '../../random.ts';

const mesh: Property = { code: 'window_mesh', ru: 'Полотно', kz: 'Тор матасы', kind: 'list' };
const cell: Property = {
  code: 'window_cell_mm',
  ru: 'Ячейка',
  kz: 'Ұяшығы',
  kind: 'list',
  unit: { ru: 'мм', kz: 'мм' },
};
const fixing: Property = { code: 'window_fixing', ru: 'Крепление', kz: 'Бекітілуі', kind: 'list' };
const opening: Property = { code: 'window_opening', ru: 'Куда', kz: 'Қайда орнатылады', kind: 'list' };

const windowPlace: Choice = { code: 'window', ru: 'окно', kz: 'терезе' };
const doorPlace: Choice = { code: 'door', ru: 'дверь', kz: 'есік' };

interface Mesh {
  choice: Choice;
  named: Words;
  story: Words;
  cell: number;
  priceFactor: number;
  kgPerM2: number;
}

const glassFibre: Mesh = {
  choice: { code: 'glass-fibre', ru: 'стекловолокно', kz: 'шыны талшық' },
  named: { ru: 'стекловолокно', kz: 'шыны талшық' },
  story: {
    ru: 'полотно из стекловолокна не выгорает и не провисает',
    kz: 'шыны талшық торы күнге оңбайды, салбырамайды',
  },
  cell: 1.2,
  priceFactor: 1,
  kgPerM2: 0.12,
};
const antiDust: Mesh = {
  choice: { code: 'anti-dust', ru: 'антипыль', kz: 'шаңға қарсы' },
  named: { ru: 'антипыль', kz: 'шаңға қарсы' },
  story: {
    ru: 'частая ячейка задерживает тополиный пух и пыль',
    kz: 'ұсақ ұяшығы терек мамығы мен шаңды ұстап қалады',
  },
  cell: 0.8,
  priceFactor: 1.18,
  kgPerM2: 0.15,
};
const antiCat: Mesh = {
  choice: { code: 'anti-cat', ru: 'антикошка', kz: 'мысыққа берік' },
  named: { ru: 'антикошка', kz: 'мысыққа берік' },
  story: {
    ru: 'толстая нить в ПВХ выдерживает когти и вес кошки',
    kz: 'ПВХ қапталған қалың жіп мысықтың тырнағы мен салмағына шыдайды',
  },
  cell: 2,
  priceFactor: 1.45,
  kgPerM2: 0.45,
};
const polyester: Mesh = {
  choice: { code: 'polyester', ru: 'полиэстер', kz: 'полиэстер' },
  named: { ru: 'полиэстер', kz: 'полиэстер' },
  story: { ru: 'мягкое полотно стирают в тёплой воде', kz: 'жұмсақ торын жылы суда жууға болады' },
  cell: 1.4,
  priceFactor: 0.9,
  kgPerM2: 0.06,
};

interface Net {
  choice: Choice;
  named: Words;
  story: Words;
  sizes: readonly (readonly [width: number, height: number])[];
  meshes: readonly Mesh[];
  fixing: Choice;
  place: Choice;
  colors: readonly Choice[];
  /** kilograms of a running metre of the frame */
  frameKgPerM: number;
  price: readonly [fixed: number, perM2: number];
  carried: (width: number, height: number) => readonly [number, number, number];
  image: string;
}

const folded = (): readonly [number, number, number] => [320, 230, 45];

const nets: readonly Net[] = [
  {
    choice: { code: 'frame-net', ru: 'рамочная', kz: 'жақтаулы' },
    named: { ru: 'Сетка москитная рамочная', kz: 'жақтаулы маса торы' },
    story: {
      ru: 'Готовая рамка на алюминиевом профиле ставится изнутри за минуту и снимается на зиму.',
      kz: 'Алюминий жақтаулы дайын тор бір минутта іштен қойылып, қысқа алып қойылады.',
    },
    sizes: [
      [500, 1000],
      [500, 1200],
      [600, 1200],
      [600, 1400],
      [700, 1400],
      [750, 1500],
    ],
    meshes: [glassFibre, antiDust, antiCat],
    fixing: { code: 'z-brackets', ru: 'Z-кронштейны', kz: 'Z-кронштейндер' },
    place: windowPlace,
    colors: [colors.white, colors.brown, colors.graphite],
    frameKgPerM: 0.24,
    price: [2600, 4900],
    carried: (width, height) => [height, width, 12],
    image: 'mosquito-net/frame',
  },
  {
    choice: { code: 'velcro-net', ru: 'на липкой ленте', kz: 'жабысқақ таспалы' },
    named: { ru: 'Сетка москитная на липкой ленте', kz: 'жабысқақ таспалы маса торы' },
    story: {
      ru: 'Полотно подрезают ножницами под раму и прижимают к самоклеящейся ленте из комплекта.',
      kz: 'Торды терезе жақтауына қарай қайшымен кесіп, жинақтағы өздігінен жабысатын таспаға басады.',
    },
    sizes: [
      [750, 1500],
      [1000, 1500],
      [1300, 1500],
      [1500, 1500],
      [1500, 2000],
    ],
    meshes: [polyester],
    fixing: { code: 'velcro', ru: 'липкая лента', kz: 'жабысқақ таспа' },
    place: windowPlace,
    colors: [colors.white, colors.black, colors.grey],
    frameKgPerM: 0.03,
    price: [700, 620],
    carried: folded,
    image: 'mosquito-net/velcro',
  },
  {
    choice: { code: 'magnet-net', ru: 'на магнитах', kz: 'магнитті' },
    named: { ru: 'Сетка москитная дверная на магнитах', kz: 'есікке арналған магнитті маса торы' },
    story: {
      ru: 'Две шторки смыкаются магнитами за человеком, руки остаются свободными.',
      kz: 'Екі перде адам өткен соң магнитпен өзі жабылады, қол бос қалады.',
    },
    sizes: [
      [900, 2100],
      [1000, 2100],
      [1000, 2200],
      [1200, 2200],
    ],
    meshes: [polyester],
    fixing: { code: 'tape-and-pins', ru: 'лента и кнопки', kz: 'таспа мен түймешелер' },
    place: doorPlace,
    colors: [colors.white, colors.black, colors.brown],
    frameKgPerM: 0.06,
    price: [1500, 1150],
    carried: folded,
    image: 'mosquito-net/magnet',
  },
  {
    choice: { code: 'roller-net', ru: 'рулонная', kz: 'орамалы' },
    named: { ru: 'Сетка москитная рулонная', kz: 'орамалы маса торы' },
    story: {
      ru: 'Сетка уходит в короб над окном, поэтому её не надо снимать осенью.',
      kz: 'Тор терезе үстіндегі қорапқа оралады, сондықтан күзде шешудің қажеті жоқ.',
    },
    sizes: [
      [600, 1300],
      [700, 1400],
      [800, 1500],
    ],
    meshes: [glassFibre, antiDust],
    fixing: { code: 'guides', ru: 'направляющие на саморезы', kz: 'бұрандамен бекітілетін бағыттауыштар' },
    place: windowPlace,
    colors: [colors.white, colors.brown, colors.graphite],
    frameKgPerM: 0.4,
    price: [5400, 4700],
    carried: (_width, height) => [height, 90, 70],
    image: 'mosquito-net/roller',
  },
];

const lines: readonly Words[] = [
  { ru: 'Прохлада', kz: 'Самал' },
  { ru: 'Тихая ночь', kz: 'Тыныш түн' },
  { ru: 'Дача', kz: 'Саяжай' },
  { ru: 'Лето', kz: 'Жаз' },
  { ru: 'Бриз', kz: 'Бриз' },
  { ru: 'Балкон', kz: 'Балкон' },
  { ru: 'Вечер', kz: 'Кеш' },
  { ru: 'Берег', kz: 'Жаға' },
];

const feminine: Record<string, string> = {
  white: 'белая',
  black: 'чёрная',
  brown: 'коричневая',
  grey: 'серая',
  graphite: 'графитовая',
};

function drawNet(random: Random): Draft {
  const brand = getBrand(
    random.weighted([
      ['portano', 4],
      ['esikhan', 3],
      ['nurlan-dekor', 2],
      ['uyutta', 2],
    ]),
  );
  const line = random.pick(lines);
  const net = random.pick(nets);
  const [width, height] = random.pick(net.sizes);
  const chosenMesh = random.pick(net.meshes);
  const shade = random.pick(net.colors);
  const area = (width * height) / 1e6;
  const perimeter = (2 * (width + height)) / 1000;
  const weightKg = round(area * chosenMesh.kgPerM2 + perimeter * net.frameKgPerM + 0.08, 2);
  const size = `${width}×${height}`;
  const [fixed, perM2] = net.price;
  const cellText = comma(chosenMesh.cell);

  return {
    name: {
      ru: `${net.named.ru} ${brand.name} «${line.ru}» ${size} мм, ${chosenMesh.named.ru}, ${feminine[shade.code] ?? shade.ru}`,
      kz: `${brand.name} «${line.kz}» ${net.named.kz}, ${size} мм, ${chosenMesh.named.kz}, ${shade.kz}`,
    },
    description: {
      ru: `${net.story.ru} Размер ${size} мм, ячейка ${cellText} мм: ${chosenMesh.story.ru}. Крепление — ${net.fixing.ru}, всё нужное в упаковке.`,
      kz: `${net.story.kz} Өлшемі ${size} мм, ұяшығы ${cellText} мм: ${chosenMesh.story.kz}. Бекітілуі — ${net.fixing.kz}, керек-жарағы қаптамада бар.`,
    },
    brand: brand.code,
    values: [
      [kind, net.choice],
      [opening, net.place],
      [sizeText, markChoice(size)],
      [mesh, chosenMesh.choice],
      [cell, numberChoice(chosenMesh.cell)],
      [fixing, net.fixing],
      [color, shade],
    ],
    priceTenge: Math.round((fixed + perM2 * area) * chosenMesh.priceFactor * random.number(0.97, 1.12, 0.01)),
    units: [{ unit: 'piece', ratio: 1, weightKg }],
    sizeMm: net.carried(width, height),
    image: `${net.image}-${shade.code}`,
    documents: ['manual'],
    warrantyMonths: 12,
  };
}

export const mosquitoNets: Leaf = {
  code: 'moskitnye-setki',
  properties: [kind, opening, sizeText, mesh, cell, fixing, color],
  draw: drawNet,
};
