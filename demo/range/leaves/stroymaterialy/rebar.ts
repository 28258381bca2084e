import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property } from '../../leaf.ts';
import { drawMaker, type Made, type Maker } from '../../maker.ts';
import { diameterMm, kind, markChoice, numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';

const steelClass: Property = { code: 'rebar_class', ru: 'Класс', kz: 'Класы', kind: 'list' };
const cell: Property = {
  code: 'mesh_cell',
  ru: 'Ячейка',
  kz: 'Ұяшығы',
  kind: 'list',
  unit: { ru: 'мм', kz: 'мм' },
};
const metres: Property = {
  code: 'rebar_length_m',
  ru: 'Длина',
  kz: 'Ұзындығы',
  kind: 'range',
  unit: { ru: 'м', kz: 'м' },
};
const coating: Property = { code: 'rebar_coating', ru: 'Покрытие', kz: 'Жабыны', kind: 'list' };
const bare: Choice = { code: 'none', ru: 'без покрытия', kz: 'жабынсыз' };
const zinc: Choice = { code: 'zinc', ru: 'цинк', kz: 'мырыш' };

const kinds = {
  rod: { code: 'rebar-rod', ru: 'арматура стальная', kz: 'болат арматура' },
  composite: { code: 'rebar-composite', ru: 'арматура композитная', kz: 'композит арматура' },
  masonry: { code: 'mesh-masonry', ru: 'сетка кладочная', kz: 'қалау торы' },
  plaster: { code: 'mesh-plaster', ru: 'сетка штукатурная', kz: 'сылақ торы' },
  wire: { code: 'binding-wire', ru: 'проволока вязальная', kz: 'байлау сымы' },
} as const satisfies Record<string, Choice>;

const makers: readonly Maker[] = [
  { brand: 'temirqol', series: ['', 'Строй', 'Про'], level: 1 },
  { brand: 'profikel', series: [''], level: 1.03 },
  { brand: 'bekhold', series: [''], level: 1.02 },
];

/** Kilograms of a metre of round steel. */
function metreKg(diameter: number): number {
  return diameter * diameter * 0.00617;
}

function drawRod(random: Random, made: Made): Draft {
  const diameter = random.pick([8, 10, 12, 14, 16]);
  const length = diameter === 8 ? 11.7 : random.pick([6, 11.7]);
  const grade = random.weighted([
    ['А500С', 4],
    ['А400', 2],
    ['А240', 1],
  ] as const);
  const code = { А500С: 'a500s', А400: 'a400', А240: 'a240' }[grade];
  const weightKg = round(metreKg(diameter) * length, 2);
  const smooth = grade === 'А240';
  return {
    name: {
      ru: `Арматура ${made.mark} ${grade} ${diameter} мм, ${comma(length)} м`,
      kz: `${made.mark} ${grade} арматурасы, ${diameter} мм, ${comma(length)} м`,
    },
    description: {
      ru: `${smooth ? 'Гладкий' : 'Рифлёный'} стальной пруток класса ${grade} для фундаментов, перекрытий и армопоясов. Диаметр ${diameter} мм, метр весит ${comma(round(metreKg(diameter), 3))} кг, весь пруток — ${comma(weightKg)} кг. Нахлёст прутков при вязке — не меньше ${diameter * 40} мм.`,
      kz: `Іргетасқа, аражабынға және арматура белдеуіне арналған ${grade} класты ${smooth ? 'тегіс' : 'бұдырлы'} болат шыбық. Диаметрі — ${diameter} мм, бір метрінің салмағы — ${comma(round(metreKg(diameter), 3))} кг, бүкіл шыбықтікі — ${comma(weightKg)} кг. Байлағанда шыбықтар кемінде ${diameter * 40} мм айқасуы керек.`,
    },
    brand: made.brand,
    values: [
      [kind, kinds.rod],
      [diameterMm, numberChoice(diameter)],
      [steelClass, { code, ru: grade, kz: grade }],
      [metres, length],
      [coating, bare],
    ],
    priceTenge: weightKg * (smooth ? 400 : 415) * made.level,
    units: [
      { unit: 'piece', ratio: 1, weightKg },
      { unit: 'm', ratio: length, weightKg: round(metreKg(diameter), 3) },
    ],
    sizeMm: [length * 1000, diameter, diameter],
    image: 'rebar/rod',
    documents: ['certificate'],
  };
}

function drawComposite(random: Random, made: Made): Draft {
  const diameter = random.pick([6, 8, 10]);
  const length = diameter === 6 ? 50 : random.pick([25, 50]);
  const perMetreKg = diameter * diameter * 0.00155;
  const weightKg = round(perMetreKg * length, 2);
  return {
    name: {
      ru: `Арматура композитная ${made.mark} АСК ${diameter} мм, бухта ${length} м`,
      kz: `${made.mark} АСК композит арматурасы, ${diameter} мм, ${length} м бухта`,
    },
    description: {
      ru: `Стеклопластиковая арматура для плит пола, дорожек и кладки: не ржавеет и вчетверо легче стальной. Бухта ${length} м весит ${comma(weightKg)} кг и помещается в багажник. Вяжут пластиковыми хомутами; для балок и перекрытий берите сталь.`,
      kz: `Еден тақтасына, жолға және қалауға арналған шыны-пластик арматура: тот баспайды және болаттан төрт есе жеңіл. ${length} метрлік бухтаның салмағы — ${comma(weightKg)} кг, көліктің жүксалғышына сыяды. Пластик қамытпен байланады; арқалық пен аражабынға болат алыңыз.`,
    },
    brand: made.brand,
    values: [
      [kind, kinds.composite],
      [diameterMm, numberChoice(diameter)],
      [steelClass, { code: 'ask', ru: 'АСК', kz: 'АСК' }],
      [metres, length],
      [coating, bare],
    ],
    priceTenge: length * (52 + diameter * diameter * 1.05) * made.level,
    units: [
      { unit: 'coil', ratio: 1, weightKg },
      { unit: 'm', ratio: length, weightKg: round(perMetreKg, 3) },
    ],
    sizeMm: [950, 950, 60],
    image: 'rebar/coil',
    documents: ['certificate'],
  };
}

function drawMesh(random: Random, made: Made): Draft {
  const isPlaster = random.chance(0.3);
  const wire = isPlaster ? random.pick([1, 1.2]) : random.pick([3, 4, 5]);
  const step = isPlaster
    ? wire === 1
      ? random.pick([12.5, 25])
      : 25
    : wire === 3
      ? 50
      : random.pick([50, 100]);
  const [width, length] = isPlaster
    ? ([1, random.pick([10, 15])] as const)
    : random.pick(
        wire === 5
          ? ([
              [1, 2],
              [1.5, 2],
            ] as const)
          : ([
              [0.5, 2],
              [1, 2],
              [1.5, 2],
              [1, 3],
            ] as const),
      );
  const zinced = isPlaster || random.chance(0.25);
  const area = width * length;
  const perM2Kg = round((2000 / step) * metreKg(wire), 2);
  const weightKg = round(perM2Kg * area, 1);
  const size = `${comma(width)}×${comma(length)} м`;
  const cellText = `${comma(step)}×${comma(step)}`;
  const cover = zinced ? zinc : bare;
  return {
    name: {
      ru: `${isPlaster ? 'Сетка штукатурная' : 'Сетка кладочная'} ${made.mark} ${cellText}×${comma(wire)} мм${zinced ? ' оцинкованная' : ''}, ${isPlaster ? 'рулон' : 'карта'} ${size}`,
      kz: `${made.mark} ${zinced ? 'мырышталған ' : ''}${isPlaster ? 'сылақ торы' : 'қалау торы'}, ${cellText}×${comma(wire)} мм, ${size} ${isPlaster ? 'орам' : 'карта'}`,
    },
    description: isPlaster
      ? {
          ru: `Сварная сетка держит штукатурку толще 20 мм и стыки разных материалов. Проволока ${comma(wire)} мм, ячейка ${cellText} мм, рулона хватает на ${comma(area)} м². Крепят дюбелями через 40 см, полотна кладут внахлёст на 10 см.`,
          kz: `Дәнекерленген тор 20 мм-ден қалың сылақ пен әртүрлі материалдың түйісін ұстайды. Сымы ${comma(wire)} мм, ұяшығы ${cellText} мм, бір орам ${comma(area)} м²-ге жетеді. Дюбельмен 40 см сайын бекітіліп, төсемдер 10 см айқастырылады.`,
        }
      : {
          ru: `Сварная сетка для армирования кладки, стяжек и дорожек. Проволока ${comma(wire)} мм, ячейка ${cellText} мм, карта ${size} весит ${comma(weightKg)} кг. В кладку её укладывают через 3–5 рядов, в стяжку — на подставки, чтобы она была в середине слоя.`,
          kz: `Қалауды, еденді және жолды арматуралауға арналған дәнекерленген тор. Сымы ${comma(wire)} мм, ұяшығы ${cellText} мм, ${size} картаның салмағы — ${comma(weightKg)} кг. Қалауға 3–5 қатар сайын, еденге қабаттың ортасында тұратындай тіреуішке қойылады.`,
        },
    brand: made.brand,
    values: [
      [kind, isPlaster ? kinds.plaster : kinds.masonry],
      [diameterMm, numberChoice(wire)],
      [cell, markChoice(cellText)],
      [metres, length],
      [coating, cover],
    ],
    priceTenge: (250 + weightKg * (isPlaster ? 980 : zinced ? 690 : 570)) * made.level,
    units: [
      { unit: isPlaster ? 'roll' : 'piece', ratio: 1, weightKg },
      { unit: 'm2', ratio: area, weightKg: perM2Kg },
    ],
    sizeMm: isPlaster ? [1000, 160, 160] : [length * 1000, width * 1000, wire * 2],
    image: isPlaster ? 'mesh/roll' : 'mesh/card',
    documents: ['certificate'],
  };
}

function drawWire(random: Random, made: Made): Draft {
  const diameter = random.pick([1, 1.2, 1.6, 2]);
  const weightKg = random.pick([3, 5, 10]);
  const length = Math.round(weightKg / metreKg(diameter) / 5) * 5;
  return {
    name: {
      ru: `Проволока вязальная ${made.mark} ${comma(diameter)} мм, ${weightKg} кг`,
      kz: `${made.mark} байлау сымы, ${comma(diameter)} мм, ${weightKg} кг`,
    },
    description: {
      ru: `Отожжённая мягкая проволока для вязки арматуры и сетки крючком или пистолетом. В бухте ${weightKg} кг около ${length} м; на узел уходит 30 см, на тонну арматуры — 10–15 кг. Храните сухой: без покрытия она покрывается ржавчиной за неделю дождя.`,
      kz: `Арматура мен торды ілмекпен немесе пистолетпен байлауға арналған жұмсартылған сым. ${weightKg} килограмдық бухтада шамамен ${length} м бар; бір түйінге 30 см, бір тонна арматураға 10–15 кг кетеді. Құрғақ сақтаңыз: жабыны болмағандықтан жаңбырда бір аптада тот басады.`,
    },
    brand: made.brand,
    values: [
      [kind, kinds.wire],
      [diameterMm, numberChoice(diameter)],
      [metres, length],
      [coating, bare],
    ],
    priceTenge: weightKg * (diameter < 1.5 ? 640 : 600) * made.level,
    units: [
      { unit: 'coil', ratio: 1, weightKg },
      { unit: 'kg', ratio: weightKg, weightKg: 1 },
    ],
    sizeMm: [300, 300, weightKg * 9],
    image: 'rebar/wire',
  };
}

export const rebar: Leaf = {
  code: 'armatura-i-setka',
  properties: [kind, diameterMm, steelClass, cell, metres, coating],
  draw(random) {
    const made = drawMaker(makers, random);
    const drawOne = random.weighted([
      [drawRod, 5],
      [drawMesh, 5],
      [drawComposite, 2],
      [drawWire, 1],
    ] as const);
    return drawOne(random, made);
  },
};
