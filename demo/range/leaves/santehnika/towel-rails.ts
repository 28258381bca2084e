import { getBrand } from '../../brands.ts';
import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { color, kind, markChoice, material, numberChoice, sizeText } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { type Finish, finishes, materials } from './plumbing-words.ts';

const shape: Property = { code: 'rail_shape', ru: 'Форма', kz: 'Пішіні', kind: 'list' };
const bars: Property = { code: 'rail_bars', ru: 'Перекладин', kz: 'Көлденең түтік саны', kind: 'list' };
const connection: Property = { code: 'rail_connection', ru: 'Подключение', kz: 'Қосылуы', kind: 'list' };
const watts: Property = {
  code: 'rail_watts',
  ru: 'Мощность',
  kz: 'Қуаты',
  kind: 'range',
  unit: { ru: 'Вт', kz: 'Вт' },
};
const pressure: Property = {
  code: 'rail_pressure_bar',
  ru: 'Рабочее давление до',
  kz: 'Жұмыс қысымы, дейін',
  kind: 'range',
  unit: { ru: 'бар', kz: 'бар' },
};
const thermostat: Property = {
  code: 'rail_thermostat',
  ru: 'Терморегулятор',
  kz: 'Терморегуляторы бар',
  kind: 'flag',
};

const shapes = {
  ladder: { code: 'ladder', ru: 'лесенка', kz: 'баспалдақ' },
  mShape: { code: 'm', ru: 'М-образный', kz: 'М тәрізді' },
  pShape: { code: 'p', ru: 'П-образный', kz: 'П тәрізді' },
} as const satisfies Record<string, Choice>;

const connections = {
  side: { code: 'side', ru: 'боковое', kz: 'бүйірден' },
  bottom: { code: 'bottom', ru: 'нижнее', kz: 'астынан' },
  socket: { code: 'socket', ru: 'розетка', kz: 'розетка' },
} as const satisfies Record<string, Choice>;

const water: Choice = { code: 'water-rail', ru: 'водяной', kz: 'сулы' };
const electric: Choice = { code: 'electric-rail', ru: 'электрический', kz: 'электрлік' };

const railFinishes: readonly Finish[] = [
  finishes.chrome,
  finishes.chrome,
  finishes.mattBlack,
  finishes.white,
  finishes.bronze,
  finishes.graphite,
];

const lines: readonly Words[] = [
  { ru: 'Арча', kz: 'Арша' },
  { ru: 'Очаг', kz: 'Ошақ' },
  { ru: 'Тепло', kz: 'Жылу' },
  { ru: 'Тёплый дом', kz: 'Жылы үй' },
  { ru: 'Пар', kz: 'Бу' },
  { ru: 'Саксаул', kz: 'Сексеуіл' },
  { ru: 'Солнце', kz: 'Күн' },
  { ru: 'Волна', kz: 'Толқын' },
  { ru: 'Каспий', kz: 'Каспий' },
  { ru: 'Июль', kz: 'Шілде' },
  { ru: 'Лебедь', kz: 'Аққу' },
  { ru: 'Горный ключ', kz: 'Тау бұлағы' },
  { ru: 'Оазис', kz: 'Жазира' },
  { ru: 'Зной', kz: 'Аптап' },
];

function pickMaker(random: Random) {
  const [code, priceFactor] = random.weighted<readonly [string, number]>([
    [['jylumax', 1], 3],
    [['teplaro', 0.92], 3],
    [['tenizon', 1.1], 2],
    [['aqbura', 1.02], 2],
    [['uyutta', 0.86], 1],
  ]);
  return { brand: getBrand(code), priceFactor };
}

function drawRail(random: Random): Draft {
  const { brand, priceFactor } = pickMaker(random);
  const line = random.pick(lines);
  const isElectric = random.chance(0.45);
  const chosenShape = random.weighted<Choice>([
    [shapes.ladder, 7],
    [shapes.mShape, 1.5],
    [shapes.pShape, isElectric ? 0.5 : 1.5],
  ]);
  const isLadder = chosenShape === shapes.ladder;
  const width = random.pick([400, 500, 600]);
  const height = isLadder ? random.pick([600, 800, 1000, 1200]) : random.pick([500, 600]);
  const barCount = isLadder
    ? Math.round(height / random.pick([90, 100, 120]))
    : chosenShape === shapes.mShape
      ? 3
      : 2;
  const finish = random.pick(railFinishes);
  const hasThermostat = isElectric && random.chance(0.6);
  const power = Math.round((barCount * width * 0.028 + 30) / 10) * 10;
  const chosenConnection = isElectric
    ? connections.socket
    : isLadder
      ? random.pick([connections.side, connections.bottom])
      : connections.side;
  // 1.5 mm tube: about 0.8 kg a metre of bar, 1.2 kg a metre of post; an electric one holds its heater dry
  const weightKg = round((barCount * width * 0.8 + 2 * height * 1.2) / 1000 + (isElectric ? 0.9 : 0.6), 1);
  const size = `${width}×${height}`;
  const kindWord = isElectric ? electric : water;
  const shapeRu = chosenShape.ru;
  const shapeKz = isLadder ? 'баспалдақ пішінді' : chosenShape.kz;
  const barsKz = isLadder ? `, ${barCount} көлденең түтікті` : '';
  const barsRu = isLadder ? `, перекладин ${barCount}` : '';
  const running: Words = isElectric
    ? {
        ru: `Работает от розетки, потребляет ${power} Вт и греет, даже когда горячую воду отключили${hasThermostat ? '; терморегулятор держит 30–65 °C и выключается по таймеру' : ''}.`,
        kz: `Розеткадан жұмыс істейді, ${power} Вт тұтынады, ыстық су тоқтаса да жылытады${hasThermostat ? '; терморегуляторы 30–65 °C ұстап, таймермен өшеді' : ''}.`,
      }
    : {
        ru: `Включается в стояк горячей воды, рабочее давление до 15 бар, теплоотдача около ${power} Вт.`,
        kz: `Ыстық су тіреуіне қосылады, жұмыс қысымы 15 барға дейін, жылу беруі шамамен ${power} Вт.`,
      };

  return {
    name: {
      ru: `Полотенцесушитель ${kindWord.ru} ${brand.name} «${line.ru}» ${shapeRu} ${size} мм${barsRu}, ${finish.masculine}${hasThermostat ? ', с терморегулятором' : ''}`,
      kz: `${brand.name} «${line.kz}» ${kindWord.kz} сүлгі кептіргіші, ${shapeKz}, ${size} мм${barsKz}, ${finish.kz}${hasThermostat ? ', терморегуляторы бар' : ''}`,
    },
    description: {
      ru: `${running.ru} Сварен из нержавеющей стали с толщиной стенки 1,5 мм, швы отполированы. Размер ${size} мм, масса ${comma(weightKg)} кг; кронштейны${isElectric ? ' и кабель 1,5 м' : ', краны Маевского и отражатели'} в комплекте.`,
      kz: `${running.kz} Қабырғасы 1,5 мм тот баспайтын болаттан дәнекерленген, жіктері жылтыратылған. Өлшемі ${size} мм, салмағы ${comma(weightKg)} кг; кронштейндері${isElectric ? ' мен 1,5 м кәбілі' : ', Маевский крандары мен шағылдырғыштары'} жинақта бар.`,
    },
    brand: brand.code,
    values: [
      [kind, kindWord],
      [shape, chosenShape],
      [sizeText, markChoice(size)],
      [bars, numberChoice(barCount)],
      [material, materials.stainless],
      [connection, chosenConnection],
      [watts, power],
      ...(isElectric ? [] : [[pressure, 15] as const]),
      [thermostat, hasThermostat],
      [color, finish.color],
    ],
    priceTenge: Math.round(
      (15500 +
        barCount * width * 7.2 +
        height * 13 +
        (isElectric ? 16000 : 0) +
        (hasThermostat ? 12000 : 0)) *
        (0.35 + 0.65 * finish.priceFactor) *
        Math.max(0.9, priceFactor) *
        random.number(1, 1.2, 0.01),
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg }],
    sizeMm: [height + 40, width + 60, 110],
    image: `towel-rail/${chosenShape.code}-${finish.color.code}`,
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: isElectric ? 24 : 60,
  };
}

export const towelRailLeaf: Leaf = {
  code: 'polotentsesushiteli',
  properties: [kind, shape, sizeText, bars, material, connection, watts, pressure, thermostat, color],
  draw: drawRail,
};
