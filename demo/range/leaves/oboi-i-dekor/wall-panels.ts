import { getBrand } from '../../brands.ts';
import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { material, numberChoice, sizeText, thicknessMm } from '../../properties.ts';
import type { Random } from '../../random.ts';

const decor: Property = { code: 'panel_decor', ru: 'Декор', kz: 'Декоры', kind: 'list' };
const area: Property = {
  code: 'panel_area_m2',
  ru: 'Площадь панели',
  kz: 'Панель ауданы',
  kind: 'range',
  unit: { ru: 'м²', kz: 'м²' },
};
const moisture: Property = {
  code: 'panel_moisture',
  ru: 'Влагостойкая',
  kz: 'Ылғалға төзімді',
  kind: 'flag',
};
const mounting: Property = { code: 'panel_mounting', ru: 'Крепление', kz: 'Бекітілуі', kind: 'list' };
const profile: Property = { code: 'panel_profile', ru: 'Профиль', kz: 'Пішіні', kind: 'list' };

const decors = {
  oakLight: { code: 'oak-light', ru: 'дуб светлый', kz: 'ашық емен' },
  oakNatural: { code: 'oak-natural', ru: 'дуб натуральный', kz: 'табиғи емен' },
  oakGrey: { code: 'oak-grey', ru: 'дуб серый', kz: 'сұр емен' },
  walnut: { code: 'walnut', ru: 'орех', kz: 'жаңғақ' },
  ash: { code: 'ash-white', ru: 'ясень белый', kz: 'ақ шаған' },
  wenge: { code: 'wenge', ru: 'венге', kz: 'венге' },
  white: { code: 'white', ru: 'белый матовый', kz: 'күңгірт ақ' },
  black: { code: 'black', ru: 'чёрный матовый', kz: 'күңгірт қара' },
  marbleWhite: { code: 'marble-white', ru: 'белый мрамор', kz: 'ақ мәрмәр' },
  marbleGrey: { code: 'marble-grey', ru: 'серый мрамор', kz: 'сұр мәрмәр' },
  concrete: { code: 'concrete', ru: 'светлый бетон', kz: 'ашық бетон' },
  travertine: { code: 'travertine', ru: 'травертин', kz: 'травертин' },
  linen: { code: 'linen', ru: 'лён', kz: 'зығыр мата' },
  mosaic: { code: 'mosaic', ru: 'голубая мозаика', kz: 'көгілдір мозаика' },
} as const satisfies Record<string, Choice>;

const mountings = {
  glue: { code: 'glue', ru: 'на клей', kz: 'желіммен' },
  clip: { code: 'clip', ru: 'на кляймер', kz: 'кляймермен' },
  batten: { code: 'batten', ru: 'на обрешётку', kz: 'торлама қаңқаға' },
} as const satisfies Record<string, Choice>;

const flat: Choice = { code: 'flat', ru: 'гладкая', kz: 'тегіс' };
const slat: Choice = { code: 'slat', ru: 'реечная', kz: 'рейкалы' };

interface Panel {
  material: Choice;
  profile: Choice;
  named: Words;
  story: Words;
  sizes: readonly (readonly [length: number, width: number, thickness: number])[];
  /** hollow and grooved panels are lighter than a solid board */
  kgPerM2: (thickness: number) => number;
  tengePerM2: readonly [number, number];
  moisture: boolean;
  mountings: readonly Choice[];
  decors: readonly Choice[];
  image: string;
}

const wood = [decors.oakLight, decors.oakNatural, decors.oakGrey, decors.walnut, decors.wenge];

const panels: readonly Panel[] = [
  {
    material: { code: 'pvc', ru: 'ПВХ', kz: 'ПВХ' },
    profile: flat,
    named: { ru: 'Панель стеновая ПВХ', kz: 'ПВХ қабырға панелі' },
    story: {
      ru: 'Пустотелая панель из ПВХ не боится воды: её ставят в ванной, на балконе и над кухонной столешницей.',
      kz: 'Іші қуыс ПВХ панель судан бүлінбейді: оны жуынатын бөлмеге, балконға және асүйдегі жұмыс үстелінің үстіне орнатады.',
    },
    sizes: [
      [2700, 250, 8],
      [3000, 250, 8],
      [2700, 375, 8],
      [2700, 375, 9],
    ],
    kgPerM2: (thickness) => 0.21 * thickness,
    tengePerM2: [3950, 5400],
    moisture: true,
    mountings: [mountings.glue, mountings.batten],
    decors: [
      decors.white,
      decors.marbleWhite,
      decors.marbleGrey,
      decors.concrete,
      decors.travertine,
      decors.mosaic,
      decors.linen,
    ],
    image: 'wall-panel/flat',
  },
  {
    material: { code: 'mdf', ru: 'МДФ', kz: 'МДФ' },
    profile: flat,
    named: { ru: 'Панель стеновая МДФ', kz: 'МДФ қабырға панелі' },
    story: {
      ru: 'Ламинированная МДФ ровно закрывает стену без штукатурки и подходит для прихожей, кабинета и лоджии с отоплением.',
      kz: 'Ламинатталған МДФ қабырғаны сылақсыз тегіс жабады; дәлізге, кабинетке және жылытылатын лоджияға лайық.',
    },
    sizes: [
      [2600, 200, 6],
      [2600, 238, 6],
      [2700, 240, 7],
    ],
    kgPerM2: (thickness) => 0.78 * thickness,
    tengePerM2: [5200, 9800],
    moisture: false,
    mountings: [mountings.clip, mountings.batten],
    decors: [...wood, decors.ash, decors.white, decors.linen],
    image: 'wall-panel/flat',
  },
  {
    material: { code: 'polystyrene', ru: 'полистирол', kz: 'полистирол' },
    profile: slat,
    named: { ru: 'Панель реечная из полистирола', kz: 'полистирол рейка панелі' },
    story: {
      ru: 'Рейка из плотного полистирола лёгкая и не впитывает влагу, её клеят на стену и на фасад кухонного острова.',
      kz: 'Тығыз полистиролдан жасалған рейка жеңіл әрі ылғал сіңірмейді, қабырғаға да, асүй аралының бетіне де желімделеді.',
    },
    sizes: [
      [2700, 120, 12],
      [2900, 120, 12],
      [2700, 150, 16],
      [2900, 160, 18],
    ],
    kgPerM2: (thickness) => 0.27 * thickness,
    tengePerM2: [10500, 17500],
    moisture: true,
    mountings: [mountings.glue],
    decors: [...wood, decors.white, decors.black, decors.concrete],
    image: 'wall-panel/slat',
  },
  {
    material: { code: 'mdf', ru: 'МДФ', kz: 'МДФ' },
    profile: slat,
    named: { ru: 'Панель реечная МДФ на войлоке', kz: 'киізге бекітілген МДФ рейка панелі' },
    story: {
      ru: 'Рейки закреплены на акустическом войлоке: панель гасит эхо в гостиной и в переговорной.',
      kz: 'Рейкалар акустикалық киізге бекітілген: панель қонақ бөлме мен кеңседегі жаңғырықты басады.',
    },
    sizes: [
      [2400, 300, 21],
      [2700, 300, 21],
      [2780, 240, 20],
    ],
    kgPerM2: (thickness) => 0.35 * thickness,
    tengePerM2: [17500, 24000],
    moisture: false,
    mountings: [mountings.glue, mountings.batten],
    decors: [...wood, decors.black, decors.ash],
    image: 'wall-panel/slat',
  },
];

const collections: readonly Words[] = [
  { ru: 'Алатау', kz: 'Алатау' },
  { ru: 'Ульба', kz: 'Үлбі' },
  { ru: 'Берег', kz: 'Жаға' },
  { ru: 'Лофт', kz: 'Лофт' },
  { ru: 'Ритм', kz: 'Ырғақ' },
  { ru: 'Роща', kz: 'Тоғай' },
  { ru: 'Кокшетау', kz: 'Көкшетау' },
  { ru: 'Тишина', kz: 'Тыныштық' },
  { ru: 'Нура', kz: 'Нұра' },
  { ru: 'Каньон', kz: 'Шатқал' },
  { ru: 'Город', kz: 'Қала' },
  { ru: 'Линия', kz: 'Сызық' },
  { ru: 'Сарыбулак', kz: 'Сарыбұлақ' },
  { ru: 'Мираж', kz: 'Сағым' },
  { ru: 'Дача', kz: 'Саяжай' },
];

function drawPanel(random: Random): Draft {
  const brand = getBrand(
    random.weighted([
      ['nurlan-dekor', 5],
      ['oyuline', 3],
      ['uyutta', 1],
    ]),
  );
  const collection = random.pick(collections);
  const panel = random.pick(panels);
  const [length, width, thickness] = random.pick(panel.sizes);
  const chosenDecor = random.pick(panel.decors);
  const chosenMounting = random.pick(panel.mountings);
  const squareMetres = round((length * width) / 1e6, 3);
  const areaText = comma(round(squareMetres, 2));
  const count = Math.ceil(10 / squareMetres);
  const weightKg = round(squareMetres * panel.kgPerM2(thickness), 2);
  const size = `${length}×${width}×${thickness}`;

  return {
    name: {
      ru: `${panel.named.ru} ${brand.name} «${collection.ru}» ${size} мм, ${chosenDecor.ru}`,
      kz: `${brand.name} «${collection.kz}» ${panel.named.kz}, ${size} мм, ${chosenDecor.kz}`,
    },
    description: {
      ru: `${panel.story.ru} Панель ${length}×${width} мм закрывает ${areaText} м²; на стену 10 м² нужно ${count} шт. и запас на подрезку. Декор — ${chosenDecor.ru}, крепление ${chosenMounting.ru}.`,
      kz: `${panel.story.kz} ${length}×${width} мм панель ${areaText} м² жерді жабады; 10 м² қабырғаға ${count} дана және кесіндіге артық қор керек. Декоры — ${chosenDecor.kz}, ${chosenMounting.kz} бекітіледі.`,
    },
    brand: brand.code,
    values: [
      [material, panel.material],
      [profile, panel.profile],
      [sizeText, { code: `${length}x${width}`, ru: `${length}×${width}`, kz: `${length}×${width}` }],
      [thicknessMm, numberChoice(thickness)],
      [area, squareMetres],
      [decor, chosenDecor],
      [moisture, panel.moisture],
      [mounting, chosenMounting],
    ],
    priceTenge: Math.round(squareMetres * random.integer(...panel.tengePerM2)),
    units: [
      { unit: 'piece', ratio: 1, weightKg },
      { unit: 'm2', ratio: squareMetres, weightKg: round(weightKg / squareMetres, 2) },
    ],
    sizeMm: [length, width, thickness],
    image: `${panel.image}-${chosenDecor.code}`,
    documents: ['manual', 'certificate'],
  };
}

export const wallPanels: Leaf = {
  code: 'stenovye-paneli',
  properties: [material, profile, sizeText, thicknessMm, area, decor, moisture, mounting],
  draw: drawPanel,
};
