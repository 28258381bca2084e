import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { pickMaker, series } from './plumbing-words.ts';

const cm = { ru: 'см', kz: 'см' };
const kindOf: Property = { code: 'shower_kind', ru: 'Тип', kz: 'Түрі', kind: 'list' };
const shape: Property = { code: 'shower_shape', ru: 'Форма', kz: 'Пішіні', kind: 'list' };
const size: Property = { code: 'shower_size_cm', ru: 'Размер', kz: 'Өлшемі', kind: 'list', unit: cm };
const trayCm: Property = {
  code: 'shower_tray_cm',
  ru: 'Высота поддона',
  kz: 'Поддон биіктігі',
  kind: 'range',
  unit: cm,
};
const glassMm: Property = {
  code: 'shower_glass_mm',
  ru: 'Толщина стекла',
  kz: 'Шыны қалыңдығы',
  kind: 'list',
  unit: { ru: 'мм', kz: 'мм' },
};
const glassLook: Property = { code: 'shower_glass_look', ru: 'Стекло', kz: 'Шынысы', kind: 'list' };
const doors: Property = { code: 'shower_doors', ru: 'Двери', kz: 'Есіктері', kind: 'list' };
const roof: Property = { code: 'shower_roof', ru: 'Крыша', kz: 'Төбесі бар', kind: 'flag' };
const profile: Property = { code: 'shower_profile', ru: 'Профиль', kz: 'Профилі', kind: 'list' };

const shapes = {
  square: { code: 'square', ru: 'квадрат', kz: 'шаршы' },
  quarter: { code: 'quarter', ru: 'четверть круга', kz: 'ширек шеңбер' },
  rectangle: { code: 'rectangle', ru: 'прямоугольник', kz: 'тікбұрыш' },
} as const satisfies Record<string, Choice>;

const doorKinds = {
  sliding: { code: 'sliding', ru: 'раздвижные', kz: 'жылжымалы' },
  hinged: { code: 'hinged', ru: 'распашные', kz: 'ашпалы' },
} as const satisfies Record<string, Choice>;

/** As the one picture of their profile shows it. */
const clear: Choice = { code: 'clear', ru: 'прозрачное', kz: 'мөлдір' };

const profiles: readonly { choice: Choice; priceFactor: number }[] = [
  { choice: { code: 'chrome', ru: 'хром', kz: 'хром' }, priceFactor: 1 },
  { choice: { code: 'white', ru: 'белый', kz: 'ақ' }, priceFactor: 0.97 },
  { choice: { code: 'black', ru: 'чёрный', kz: 'қара' }, priceFactor: 1.1 },
];

const sizes: readonly (readonly [number, number, readonly Choice[]])[] = [
  [80, 80, [shapes.square, shapes.quarter]],
  [90, 90, [shapes.square, shapes.quarter]],
  [100, 100, [shapes.square, shapes.quarter]],
  [100, 80, [shapes.rectangle]],
  [120, 80, [shapes.rectangle]],
  [120, 90, [shapes.rectangle]],
];

const KG_PER_M2_OF_GLASS_MM = 2.5;

interface Drawn {
  width: number;
  depth: number;
  shape: Choice;
  glass: number;
  look: Choice;
  door: Choice;
  profile: (typeof profiles)[number];
  glassKg: number;
}

function drawGlassed(random: Random, glasses: readonly number[]): Drawn {
  const [width, depth, allowed] = random.pick(sizes);
  const chosenShape = random.pick(allowed);
  const glass = random.pick(glasses);
  return {
    width,
    depth,
    shape: chosenShape,
    glass,
    look: clear,
    // a curved front takes sliding doors only
    door: chosenShape === shapes.quarter ? doorKinds.sliding : random.pick(Object.values(doorKinds)),
    profile: random.pick(profiles),
    glassKg: ((width + depth) / 100) * 1.9 * glass * KG_PER_M2_OF_GLASS_MM,
  };
}

function drawCabin(random: Random): Draft {
  const { brand, priceFactor } = pickMaker(random);
  const line = random.pick(series);
  const drawn = drawGlassed(random, [4, 5, 6]);
  const tray = random.pick([15, 18, 26, 40, 45]);
  const hasRoof = random.chance(0.6);
  const hasHydromassage = random.chance(0.3);
  const sizeWords = `${drawn.width}×${drawn.depth}`;
  const area = (drawn.width * drawn.depth) / 1e4;
  const weightKg = round(
    drawn.glassKg + area * (14 + tray * 0.2) + 12 + (hasRoof ? 4 : 0) + (hasHydromassage ? 4 : 0),
    1,
  );
  const water: Words = hasHydromassage
    ? { ru: 'Есть верхний душ и гидромассаж спины', kz: 'Жоғарғы душы мен арқа гидромассажы бар' }
    : { ru: 'Есть верхний душ и ручная лейка', kz: 'Жоғарғы душы мен қол душы бар' };
  const trayWords: Words =
    tray >= 40
      ? {
          ru: 'глубокий поддон можно наполнить, как небольшую ванну',
          kz: 'терең поддонды шағын ваннадай толтыруға болады',
        }
      : { ru: 'через низкий поддон легко переступить', kz: 'аласа поддоннан аттау оңай' };

  return {
    name: {
      ru: `Душевая кабина ${brand.name} «${line.ru}» ${sizeWords} см, поддон ${tray} см, стекло ${drawn.look.ru} ${drawn.glass} мм, профиль ${drawn.profile.choice.ru}${hasHydromassage ? ', гидромассаж' : ''}`,
      kz: `${brand.name} «${line.kz}» душ кабинасы, ${sizeWords} см, поддоны ${tray} см, ${drawn.look.kz} шынысы ${drawn.glass} мм, профилі ${drawn.profile.choice.kz}${hasHydromassage ? ', гидромассажды' : ''}`,
    },
    description: {
      ru: `Кабина со своими стенками ставится в угол и не требует гидроизоляции; ${trayWords.ru}. Размер ${sizeWords} см, закалённое стекло ${drawn.glass} мм, двери ${drawn.door.ru}${hasRoof ? ', сверху крыша' : ', без крыши'}. ${water.ru}; масса ${comma(weightKg)} кг, собирают вдвоём за 3–4 часа.`,
      kz: `Өз қабырғасы бар кабина бұрышқа қойылады, гидрооқшаулауды қажет етпейді; ${trayWords.kz}. Өлшемі ${sizeWords} см, ${drawn.glass} мм шынықтырылған шыны, есіктері ${drawn.door.kz}${hasRoof ? ', төбесі жабық' : ', төбесі ашық'}. ${water.kz}; салмағы ${comma(weightKg)} кг, екі адам 3–4 сағатта құрастырады.`,
    },
    brand: brand.code,
    values: [
      [kindOf, { code: 'cabin', ru: 'кабина', kz: 'кабина' }],
      [shape, drawn.shape],
      [size, { code: `${drawn.width}x${drawn.depth}`, ru: sizeWords, kz: sizeWords }],
      [trayCm, tray],
      [glassMm, numberChoice(drawn.glass)],
      [glassLook, drawn.look],
      [doors, drawn.door],
      [roof, hasRoof],
      [profile, drawn.profile.choice],
    ],
    priceTenge: Math.round(
      (78000 +
        area * 92000 +
        tray * 700 +
        (drawn.glass - 4) * 18000 +
        (hasRoof ? 16000 : 0) +
        (hasHydromassage ? 95000 : 0)) *
        drawn.profile.priceFactor *
        priceFactor *
        random.number(0.97, 1.16, 0.01),
    ),
    units: [{ unit: 'set', ratio: 1, weightKg }],
    sizeMm: [2050, Math.max(drawn.width, drawn.depth) * 10 + 50, 380],
    image: `shower/cabin-${drawn.profile.choice.code}`,
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: 24,
    badges: ['heavy'],
  };
}

function drawCorner(random: Random): Draft {
  const { brand, priceFactor } = pickMaker(random);
  const line = random.pick(series);
  const drawn = drawGlassed(random, [5, 6, 8]);
  const hasTray = random.chance(0.4);
  const tray = random.pick([4, 5, 10, 15]);
  const sizeWords = `${drawn.width}×${drawn.depth}`;
  const area = (drawn.width * drawn.depth) / 1e4;
  const weightKg = round(drawn.glassKg + 5 + (hasTray ? area * 22 : 0), 1);
  const trayWords: Words = hasTray
    ? { ru: `В комплекте поддон высотой ${tray} см`, kz: `Жинақта биіктігі ${tray} см поддон бар` }
    : {
        ru: 'Ставится на поддон или прямо на плитку с трапом',
        kz: 'Поддонға немесе трабы бар плиткаға тікелей қойылады',
      };

  return {
    name: {
      ru: `Душевой уголок ${brand.name} «${line.ru}» ${sizeWords} см, стекло ${drawn.look.ru} ${drawn.glass} мм, двери ${drawn.door.ru}, профиль ${drawn.profile.choice.ru}${hasTray ? ', с поддоном' : ''}`,
      kz: `${brand.name} «${line.kz}» душ бұрышы, ${sizeWords} см, ${drawn.look.kz} шынысы ${drawn.glass} мм, есіктері ${drawn.door.kz}, профилі ${drawn.profile.choice.kz}${hasTray ? ', поддонымен' : ''}`,
    },
    description: {
      ru: `Две стеклянные стенки отгораживают угол ванной и почти не съедают света. Размер ${sizeWords} см, высота 190 см, закалённое стекло ${drawn.glass} мм с водоотталкивающим слоем. ${trayWords.ru}; профиль выбирает неровность стены до 20 мм.`,
      kz: `Екі шыны қабырға жуынатын бөлменің бұрышын бөліп тұрады, жарықты азайтпайды. Өлшемі ${sizeWords} см, биіктігі 190 см, су жұқпайтын қабаты бар ${drawn.glass} мм шынықтырылған шыны. ${trayWords.kz}; профилі қабырғаның 20 мм-ге дейінгі қисығын түзейді.`,
    },
    brand: brand.code,
    values: [
      [kindOf, { code: 'corner', ru: 'уголок', kz: 'душ бұрышы' }],
      [shape, drawn.shape],
      [size, { code: `${drawn.width}x${drawn.depth}`, ru: sizeWords, kz: sizeWords }],
      ...(hasTray ? [[trayCm, tray] as const] : []),
      [glassMm, numberChoice(drawn.glass)],
      [glassLook, drawn.look],
      [doors, drawn.door],
      [profile, drawn.profile.choice],
    ],
    priceTenge: Math.round(
      (42000 + area * 46000 + (drawn.glass - 5) * 16000 + (hasTray ? area * 38000 : 0)) *
        drawn.profile.priceFactor *
        Math.max(0.95, priceFactor) *
        random.number(1, 1.2, 0.01),
    ),
    units: [{ unit: 'set', ratio: 1, weightKg }],
    sizeMm: [1950, Math.max(drawn.width, drawn.depth) * 10 + 30, hasTray ? 220 : 120],
    image: `shower/corner-${drawn.profile.choice.code}`,
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: 36,
  };
}

export const showerLeaf: Leaf = {
  code: 'dushevye-kabiny',
  properties: [kindOf, shape, size, trayCm, glassMm, glassLook, doors, roof, profile],
  draw: (random) => (random.chance(0.5) ? drawCabin(random) : drawCorner(random)),
};
