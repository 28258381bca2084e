/** Radiators: sectional bimetal and aluminium, steel panels, oil-filled electric ones. */
import type { Choice, Draft, Leaf } from '../../leaf.ts';
import { color, colors, kind, numberChoice, warrantyYears } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { counted, inColourKz, kilograms, priceFor } from './drafting.ts';
import { radiatorMakers } from './makers.ts';
import type { PricedBrand } from './priced-brand.ts';
import { flag, list, range } from './property-forms.ts';

const sections = list('radiator_sections', 'Количество секций', 'Секциялар саны');
const axis = list('radiator_axis_mm', 'Межосевое расстояние', 'Осьаралық қашықтық', 'мм');
const output = range('radiator_output_w', 'Теплоотдача', 'Жылу беруі', 'Вт');
const connection = list('radiator_connection', 'Подключение', 'Қосылуы');
const pressure = range('radiator_pressure_bar', 'Рабочее давление', 'Жұмыс қысымы', 'бар');
const area = range('radiator_area_m2', 'Площадь обогрева', 'Жылытатын ауданы', 'м²');
const thermostat = flag('radiator_thermostat', 'Терморегулятор', 'Терморегуляторы бар');

const bimetal: Choice = { code: 'radiator-bimetal', ru: 'биметаллический', kz: 'биметалл' };
const aluminium: Choice = { code: 'radiator-aluminium', ru: 'алюминиевый', kz: 'алюминий' };
const steelPanel: Choice = { code: 'radiator-steel-panel', ru: 'стальной панельный', kz: 'панельді болат' };
const oil: Choice = { code: 'radiator-oil', ru: 'масляный электрический', kz: 'майлы электр' };

const side: Choice = { code: 'side', ru: 'боковое', kz: 'бүйірінен' };
const bottom: Choice = { code: 'bottom', ru: 'нижнее', kz: 'астынан' };
const mains: Choice = { code: 'mains', ru: 'к розетке', kz: 'розеткаға' };

const prices = [29_000, 189_000] as const;
const seriesOf: Record<string, readonly string[]> = {
  jylumax: ['Alatau', 'Qystau', 'Zhalyn', 'Otau Pro'],
  teplaro: ['Норма', 'Север', 'Вектор Т', 'Очаг'],
  uyutta: ['Отбасы', 'База'],
};

function seriesFor(random: Random, maker: PricedBrand): string {
  return random.pick(seriesOf[maker.code] ?? []);
}

function paint(random: Random) {
  return random.weighted([
    [colors.white, 7],
    [colors.black, 2],
    [colors.graphite, 2],
  ] as const);
}

function sectional(random: Random): Draft {
  const maker = random.pick(radiatorMakers);
  const isBimetal = random.chance(0.55);
  const type = isBimetal ? bimetal : aluminium;
  const size = random.pick([
    { axis: 500, depth: 80, watts: 172, kg: 1.62 },
    { axis: 500, depth: 100, watts: 190, kg: 1.86 },
    { axis: 350, depth: 90, watts: 132, kg: 1.3 },
  ]);
  const count = isBimetal ? random.integer(5, 14) : random.pick([6, 7, 8, 10, 12, 14]);
  const shade = paint(random);
  const watts = Math.round((count * size.watts * (isBimetal ? 1 : 1.05)) / 10) * 10;
  const squareMetres = Math.floor(watts / 100);
  const bars = isBimetal ? random.pick([25, 30, 35]) : random.pick([16, 20]);
  const model = `${maker.name} ${seriesFor(random, maker)} ${size.axis}/${size.depth}`;
  const plain = shade === colors.white;
  const perSection =
    (isBimetal ? 7100 : 5600) * (size.axis === 350 ? 0.86 : 1) * (size.depth === 100 ? 1.1 : 1);
  const weight = kilograms(count * size.kg * (isBimetal ? 1 : 0.76) + 0.4);
  return {
    name: {
      ru: `Радиатор ${type.ru} ${model}, ${counted(count, 'секция', 'секции', 'секций')}${plain ? '' : `, ${shade.ru}`}`,
      kz: `${model} ${type.kz} радиаторы, ${count} секция${plain ? '' : `, ${inColourKz(shade)}`}`,
    },
    description: {
      ru: `${
        isBimetal
          ? `Секционный радиатор для квартир с центральным отоплением: стальной сердечник держит рабочее давление до ${bars} бар, алюминиевые рёбра быстро отдают тепло.`
          : `Лёгкий секционный радиатор для частного дома и автономного отопления с рабочим давлением до ${bars} бар.`
      } Теплоотдача ${count} секций — ${watts} Вт, этого хватает на комнату до ${squareMetres} м² при высоте потолка 2,7 м. Подключение боковое, кронштейны и комплект переходников берут отдельно.`,
      kz: `${
        isBimetal
          ? `Орталықтан жылытылатын пәтерлерге арналған секциялы радиатор: болат өзегі ${bars} барға дейінгі жұмыс қысымын көтереді, алюминий қырлары жылуды тез таратады.`
          : `Жеке үй мен дербес жылытуға арналған жеңіл секциялы радиатор, жұмыс қысымы ${bars} барға дейін.`
      } ${count} секцияның жылу беруі — ${watts} Вт, бұл төбесінің биіктігі 2,7 м, ауданы ${squareMetres} м²-ге дейінгі бөлмеге жетеді. Бүйірінен қосылады, кронштейндер мен ауыстырғыштар жинағы бөлек алынады.`,
    },
    brand: maker.code,
    values: [
      [kind, type],
      [sections, numberChoice(count)],
      [axis, numberChoice(size.axis)],
      [output, watts],
      [area, squareMetres],
      [connection, side],
      [pressure, bars],
      [color, shade],
      [warrantyYears, isBimetal ? 15 : 10],
    ],
    priceTenge: priceFor(random, count * perSection * maker.level * (plain ? 1 : 1.14), prices),
    units: [{ unit: 'piece', ratio: 1, weightKg: weight }],
    sizeMm: [count * 80, size.depth, size.axis + 66],
    image: `radiator/${isBimetal ? 'bimetal' : 'aluminium'}`,
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: isBimetal ? 180 : 120,
  };
}

/** Watts, kilograms and tenge of a metre of length at a height of 500 mm. */
const panels = [
  { type: 11, depth: 61, watts: 1130, kg: 15, tenge: 47_000, lengths: [700, 800, 900, 1000, 1200, 1400] },
  { type: 22, depth: 100, watts: 1930, kg: 27, tenge: 71_000, lengths: [500, 600, 700, 800, 900] },
  { type: 33, depth: 155, watts: 2700, kg: 40, tenge: 102_000, lengths: [400, 500, 600] },
] as const;

function panel(random: Random): Draft {
  const maker = random.pick(radiatorMakers);
  const { type, depth, ...metre } = random.pick(panels);
  const length = random.pick(metre.lengths);
  const height = random.pick([300, 500, 600] as const);
  const share = (length / 1000) * (0.25 + (height / 500) * 0.75);
  const watts = Math.round((metre.watts * share) / 10) * 10;
  const entry = random.pick([side, bottom]);
  const model = `${maker.name} ${seriesFor(random, maker)} ${entry === bottom ? 'VK' : 'C'}${type}`;
  const squareMetres = Math.floor(watts / 100);
  const size = `${height}×${length} мм`;
  return {
    name: {
      ru: `Радиатор стальной панельный ${model}, ${size}, ${entry.ru} подключение`,
      kz: `${model} панельді болат радиаторы, ${size}, ${entry.kz} қосылады`,
    },
    description: {
      ru: `Панельный радиатор типа ${type} для автономной системы с насосом: большая поверхность прогревает комнату ровно и без сквозняка от окна. Размер ${size}, теплоотдача ${watts} Вт — до ${squareMetres} м². Рабочее давление до 10 бар, воздухоотводчик и кронштейны в комплекте.`,
      kz: `Сорғысы бар дербес жүйеге арналған ${type}-типті панельді радиатор: бетінің ауданы үлкен, бөлмені біркелкі жылытады әрі терезеден суық өткізбейді. Өлшемі ${size}, жылу беруі ${watts} Вт — ${squareMetres} м²-ге дейін. Жұмыс қысымы 10 барға дейін, ауа шығарғышы мен кронштейндері жинақта бар.`,
    },
    brand: maker.code,
    values: [
      [kind, steelPanel],
      [axis, numberChoice(height - 50)],
      [output, watts],
      [area, squareMetres],
      [connection, entry],
      [pressure, 10],
      [thermostat, entry === bottom],
      [color, colors.white],
      [warrantyYears, 10],
    ],
    priceTenge: priceFor(
      random,
      6000 + metre.tenge * share * maker.level * (entry === bottom ? 1.12 : 1),
      prices,
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg: kilograms(metre.kg * share) }],
    sizeMm: [length, depth, height],
    image: 'radiator/steel-panel',
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: 120,
  };
}

function oilFilled(random: Random): Draft {
  const maker = random.pick(radiatorMakers);
  const { count, watts, kg } = random.pick([
    { count: 7, watts: 1500, kg: 8.4 },
    { count: 9, watts: 2000, kg: 10.2 },
    { count: 11, watts: 2500, kg: 12.1 },
  ]);
  const shade = random.pick([colors.white, colors.black, colors.grey]);
  const timer = random.chance(0.4);
  const model = `${maker.name} ${seriesFor(random, maker)} O${watts / 100}${timer ? 'T' : ''}`;
  return {
    name: {
      ru: `Радиатор масляный ${model}, ${watts} Вт, ${counted(count, 'секция', 'секции', 'секций')}, ${shade.ru}`,
      kz: `${model} майлы радиаторы, ${watts} Вт, ${count} секция, ${inColourKz(shade)}`,
    },
    description: {
      ru: `Переносной обогреватель на колёсах для комнаты до ${watts / 100} м²: включается в обычную розетку 220 В и не сушит воздух. Три ступени мощности, терморегулятор держит заданное тепло${timer ? ', таймер включит прибор к вашему приходу' : ''}. При опрокидывании и перегреве отключается сам.`,
      kz: `${watts / 100} м²-ге дейінгі бөлмеге арналған дөңгелекті жылжымалы жылытқыш: кәдімгі 220 В розеткаға қосылады, ауаны құрғатпайды. Қуатының үш сатысы бар, терморегулятор берілген температураны ұстап тұрады${timer ? ', таймер сіз келер уақытқа қарай өзі қосады' : ''}. Құласа немесе қызып кетсе, өздігінен өшеді.`,
    },
    brand: maker.code,
    values: [
      [kind, oil],
      [sections, numberChoice(count)],
      [output, watts],
      [area, watts / 100],
      [connection, mains],
      [thermostat, true],
      [color, shade],
      [warrantyYears, 2],
    ],
    priceTenge: priceFor(random, (14_500 + watts * 11) * maker.level * (timer ? 1.2 : 1), prices),
    units: [{ unit: 'piece', ratio: 1, weightKg: kg }],
    sizeMm: [150 + count * 40, 250, 640],
    image: 'radiator/oil',
    documents: ['manual', 'warranty'],
    warrantyMonths: 24,
  };
}

export const radiatory: Leaf = {
  code: 'radiatory',
  properties: [kind, sections, axis, output, area, connection, pressure, thermostat, color, warrantyYears],
  draw(random) {
    return random.weighted([[sectional, 6] as const, [panel, 3] as const, [oilFilled, 1.5] as const])(random);
  },
};
