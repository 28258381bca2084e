/** Mouldings, cornices and ceiling roses of light polymers. */
import { getBrand } from '../../brands.ts';
import { round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { color, colors, diameterMm, kind, lengthMm, material, numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';

const mm = { ru: 'мм', kz: 'мм' };
const height: Property = {
  code: 'molding_height_mm',
  ru: 'Высота',
  kz: 'Биіктігі',
  kind: 'range',
  unit: mm,
};
const depth: Property = {
  code: 'molding_depth_mm',
  ru: 'Выступ от стены',
  kz: 'Қабырғадан шығыңқылығы',
  kind: 'range',
  unit: mm,
};
const relief: Property = { code: 'molding_relief', ru: 'Рельеф', kz: 'Бедері', kind: 'list' };
const flexible: Property = { code: 'molding_flexible', ru: 'Гибкий', kz: 'Иілгіш', kind: 'flag' };
const paintable: Property = {
  code: 'molding_paintable',
  ru: 'Можно красить',
  kz: 'Бояуға болады',
  kind: 'flag',
};

const reliefs = {
  smooth: { code: 'smooth', ru: 'гладкий', kz: 'тегіс' },
  ornament: { code: 'ornament', ru: 'с орнаментом', kz: 'өрнекті' },
  stepped: { code: 'stepped', ru: 'ступенчатый', kz: 'сатылы' },
} as const satisfies Record<string, Choice>;

interface Polymer {
  choice: Choice;
  kgPerM3: number;
  /** tenge for a metre: fixed and for each millimetre of height */
  metre: readonly [number, number];
  rose: readonly [number, number];
  story: Words;
}

const polymers: readonly Polymer[] = [
  {
    choice: { code: 'polystyrene', ru: 'полистирол', kz: 'полистирол' },
    kgPerM3: 60,
    metre: [140, 9],
    rose: [700, 5],
    story: {
      ru: 'Лёгкий полистирол режется ножом и держится на монтажном клее без дюбелей.',
      kz: 'Жеңіл полистирол пышақпен кесіледі, дюбельсіз-ақ монтаж желімімен жапсырылады.',
    },
  },
  {
    choice: { code: 'duropolymer', ru: 'дюрополимер', kz: 'дюрополимер' },
    kgPerM3: 480,
    metre: [520, 26],
    rose: [1500, 9],
    story: {
      ru: 'Дюрополимер твёрдый и не боится случайных ударов, кромка после запила остаётся чистой.',
      kz: 'Дюрополимер қатты әрі кездейсоқ соққыдан бүлінбейді, кесілген жиегі таза шығады.',
    },
  },
  {
    choice: { code: 'polyurethane', ru: 'полиуретан', kz: 'полиуретан' },
    kgPerM3: 280,
    metre: [600, 31],
    rose: [1500, 12],
    story: {
      ru: 'Литой полиуретан передаёт мелкий рельеф, как гипс, но весит в несколько раз меньше.',
      kz: 'Құйма полиуретан ұсақ бедерді гипс сияқты дәл береді, бірақ одан бірнеше есе жеңіл.',
    },
  },
];

interface Profile {
  choice: Choice;
  named: Words;
  purpose: Words;
  heights: readonly number[];
  depthPerHeight: number;
  /** as its one picture shows it */
  relief: Choice;
  image: string;
}

const profiles: readonly Profile[] = [
  {
    choice: { code: 'wall-molding', ru: 'молдинг', kz: 'молдинг' },
    named: { ru: 'Молдинг стеновой', kz: 'қабырға молдингі' },
    purpose: {
      ru: 'Из молдинга собирают рамки на стене, им же закрывают стык двух обоев.',
      kz: 'Молдингтен қабырғаға жақтаулар жасалады, екі түрлі тұсқағаздың түйіскен жері жабылады.',
    },
    heights: [20, 25, 30, 35, 40, 45, 50, 60, 70, 80],
    depthPerHeight: 0.4,
    relief: reliefs.stepped,
    image: 'molding/wall',
  },
  {
    choice: { code: 'ceiling-skirting', ru: 'потолочный плинтус', kz: 'төбе плинтусы' },
    named: { ru: 'Плинтус потолочный', kz: 'төбе плинтусы' },
    purpose: {
      ru: 'Плинтус закрывает щель между стеной и потолком и подходит к натяжному полотну.',
      kz: 'Плинтус қабырға мен төбенің арасындағы саңылауды жабады, керме төбеге де үйлеседі.',
    },
    heights: [25, 30, 35, 40, 50, 60, 70, 80, 100, 120],
    depthPerHeight: 0.9,
    relief: reliefs.smooth,
    image: 'molding/ceiling',
  },
  {
    choice: { code: 'light-cornice', ru: 'карниз для подсветки', kz: 'жарық карнизі' },
    named: { ru: 'Карниз для скрытой подсветки', kz: 'жасырын жарық карнизі' },
    purpose: {
      ru: 'В канал за карнизом укладывают светодиодную ленту, свет мягко ложится на потолок.',
      kz: 'Карниздің артындағы арнаға жарықдиодты таспа салынады, жарық төбеге жұмсақ түседі.',
    },
    heights: [60, 70, 80, 90, 100, 120],
    depthPerHeight: 0.6,
    relief: reliefs.smooth,
    image: 'molding/light',
  },
];

const collections: readonly Words[] = [
  { ru: 'Ару', kz: 'Ару' },
  { ru: 'Дворец', kz: 'Сарай' },
  { ru: 'Отрар', kz: 'Отырар' },
  { ru: 'Айша', kz: 'Айша' },
  { ru: 'Жемчужина', kz: 'Меруерт' },
  { ru: 'Гармония', kz: 'Үйлесім' },
  { ru: 'Классика', kz: 'Классика' },
  { ru: 'Белый город', kz: 'Ақ қала' },
  { ru: 'Арка', kz: 'Арка' },
  { ru: 'Волна', kz: 'Толқын' },
  { ru: 'Лебединое крыло', kz: 'Аққу қанаты' },
  { ru: 'Сказка', kz: 'Ертегі' },
  { ru: 'Созвездие', kz: 'Шоқжұлдыз' },
  { ru: 'Минимал', kz: 'Минимал' },
  { ru: 'Туркестан', kz: 'Түркістан' },
];

const pickBrand = (random: Random) =>
  getBrand(
    random.weighted([
      ['nurlan-dekor', 6],
      ['oyuline', 3],
      ['uyutta', 1],
    ]),
  );

const painting: Words = {
  ru: 'Поверхность загрунтована, её красят любой водной краской.',
  kz: 'Беті астарланған, кез келген су негізіндегі бояумен боялады.',
};

function drawProfile(random: Random): Draft {
  const brand = pickBrand(random);
  const collection = random.pick(collections);
  const profile = random.pick(profiles);
  const polymer = random.pick(polymers);
  const h = random.pick(profile.heights);
  const d = Math.max(12, Math.round(h * profile.depthPerHeight * random.number(0.85, 1.15, 0.05)));
  const isFlexible = polymer.choice.code === 'polyurethane' && h <= 60 && random.chance(0.3);
  // big profiles are cast hollow behind, with a wall of about 7 mm
  const volume = Math.min(h * d * 0.5, (h + d) * 7) * 2000 * 1e-9;
  const weightKg = round(volume * polymer.kgPerM3 + 0.04, 2);
  const [fixed, perMm] = polymer.metre;
  const size = `${h}×${d}×2000 мм`;
  const bends: Words = isFlexible
    ? { ru: ', гибкий — повторяет арку и колонну', kz: '; иілгіш, арка мен бағанның пішінін қайталайды' }
    : { ru: '', kz: '' };

  return {
    name: {
      ru: `${profile.named.ru} ${brand.name} «${collection.ru}» ${polymer.choice.ru} ${size}, ${profile.relief.ru}${isFlexible ? ', гибкий' : ''}`,
      kz: `${brand.name} «${collection.kz}» ${polymer.choice.kz} ${profile.named.kz}, ${size}, ${profile.relief.kz}${isFlexible ? ', иілгіш' : ''}`,
    },
    description: {
      ru: `${profile.purpose.ru} ${polymer.story.ru} Высота ${h} мм, выступ ${d} мм, длина планки 2 м${bends.ru}. ${painting.ru}`,
      kz: `${profile.purpose.kz} ${polymer.story.kz} Биіктігі ${h} мм, шығыңқылығы ${d} мм, ұзындығы 2 м${bends.kz}. ${painting.kz}`,
    },
    brand: brand.code,
    values: [
      [kind, profile.choice],
      [material, polymer.choice],
      [height, h],
      [depth, d],
      [lengthMm, numberChoice(2000)],
      [relief, profile.relief],
      [flexible, isFlexible],
      [paintable, true],
      [color, colors.white],
    ],
    priceTenge: Math.round(
      2 * (fixed + perMm * h) * (isFlexible ? 1.3 : 1) * random.number(0.93, 1.07, 0.01),
    ),
    units: [
      { unit: 'piece', ratio: 1, weightKg },
      { unit: 'm', ratio: 2, weightKg: round(weightKg / 2, 3) },
    ],
    sizeMm: [2000, h, d],
    image: profile.image,
    documents: ['manual'],
  };
}

function drawRose(random: Random): Draft {
  const brand = pickBrand(random);
  const collection = random.pick(collections);
  const polymer = random.pick(polymers);
  const diameter = random.pick([280, 330, 400, 450, 500, 550, 600]);
  const thickness = random.pick([20, 25, 30, 35, 40]);
  const volume = (Math.PI / 4) * diameter ** 2 * thickness * 0.3 * 1e-9;
  const [fixed, perMm] = polymer.rose;
  const weightKg = round(volume * polymer.kgPerM3 + 0.05, 2);

  return {
    name: {
      ru: `Розетка потолочная ${brand.name} «${collection.ru}» ${polymer.choice.ru} Ø${diameter} мм, ${reliefs.ornament.ru}`,
      kz: `${brand.name} «${collection.kz}» ${polymer.choice.kz} төбе розеткасы, Ø${diameter} мм, ${reliefs.ornament.kz}`,
    },
    description: {
      ru: `Розетка закрывает крюк и провод люстры и собирает рисунок потолка в центре. ${polymer.story.ru} Диаметр ${diameter} мм, толщина ${thickness} мм. ${painting.ru}`,
      kz: `Розетка люстраның ілгегі мен сымын жауып, төбенің ортасын көркемдейді. ${polymer.story.kz} Диаметрі ${diameter} мм, қалыңдығы ${thickness} мм. ${painting.kz}`,
    },
    brand: brand.code,
    values: [
      [kind, { code: 'ceiling-rose', ru: 'потолочная розетка', kz: 'төбе розеткасы' }],
      [material, polymer.choice],
      [depth, thickness],
      [diameterMm, numberChoice(diameter)],
      [relief, reliefs.ornament],
      [paintable, true],
      [color, colors.white],
    ],
    priceTenge: Math.round((fixed + perMm * diameter) * random.number(0.94, 1.08, 0.01)),
    units: [{ unit: 'piece', ratio: 1, weightKg }],
    sizeMm: [diameter, diameter, thickness],
    image: 'molding/rose',
    documents: ['manual'],
  };
}

export const moldings: Leaf = {
  code: 'lepnina-i-moldingi',
  properties: [kind, material, height, depth, lengthMm, diameterMm, relief, flexible, paintable, color],
  draw: (random) => (random.chance(0.82) ? drawProfile(random) : drawRose(random)),
};
