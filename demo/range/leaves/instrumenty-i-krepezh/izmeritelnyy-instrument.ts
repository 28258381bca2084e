/** Measuring: tapes, levels, laser levels and rangefinders, callipers, squares. */
import { comma } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, PropertyValue, Words } from '../../leaf.ts';
import { kind, material } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { inOrder, kilograms, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import { flag, list, range } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';
import { handToolMakers } from './makers.ts';

const measured = range('measure_range_m', 'Диапазон измерения', 'Өлшеу ауқымы', 'м');
const length = range('measure_length_mm', 'Длина', 'Ұзындығы', 'мм');
const accuracy = range('measure_accuracy', 'Погрешность', 'Қателігі', { ru: 'мм/м', kz: 'мм/м' });
const precision = range('measure_precision_mm', 'Точность', 'Дәлдігі', 'мм');
const tapeWidth = range('measure_tape_width_mm', 'Ширина ленты', 'Таспасының ені', 'мм');
const lines = list('measure_laser_lines', 'Количество лазерных линий', 'Лазер сызықтарының саны');
const beam = list('measure_beam', 'Цвет луча', 'Сәуле түсі');
const magnetic = flag('measure_magnetic', 'Магниты', 'Магниті бар');
const digital = flag('measure_digital', 'Цифровой', 'Цифрлық');
const vials = list('measure_vials', 'Количество глазков', 'Көзшелер саны');
const weight = range('measure_weight_kg', 'Вес', 'Салмағы', 'кг');

const aluminium: Choice = { code: 'aluminium', ru: 'алюминий', kz: 'алюминий' };
const steel: Choice = { code: 'steel', ru: 'сталь', kz: 'болат' };
const plastic: Choice = { code: 'plastic', ru: 'пластик', kz: 'пластик' };
const green: Choice = { code: 'green', ru: 'зелёный', kz: 'жасыл' };
const red: Choice = { code: 'red', ru: 'красный', kz: 'қызыл' };

function figure(number: number): Choice {
  return { code: String(number), number, ru: String(number), kz: String(number) };
}

const prices = [690, 109_000] as const;

/** One instrument before its maker is known: everything but the brand. */
interface Instrument {
  choice: Choice;
  mark: string;
  ru: string;
  kz: string;
  tail: Words;
  description: Words;
  values: readonly (readonly [Property, PropertyValue])[];
  tenge: number;
  kg: number;
  sizeMm: readonly [number, number, number];
  image: string;
  months: number;
}

function tape(random: Random): Instrument {
  const metres = random.pick([3, 5, 7.5, 8, 10]);
  const width = metres <= 3 ? 16 : metres <= 5 ? random.pick([19, 25]) : random.pick([25, 32]);
  const hasMagnet = random.chance(0.4);
  const nylon = random.chance(0.5);
  return {
    choice: { code: 'measure-tape', ru: 'рулетка', kz: 'рулетка' },
    mark: `T${metres * 10}${nylon ? 'N' : ''}`,
    ru: 'Рулетка',
    kz: 'рулеткасы',
    tail: {
      ru: `${comma(metres)} м × ${width} мм${hasMagnet ? ', магнитный зацеп' : ''}${nylon ? ', нейлоновое покрытие' : ''}`,
      kz: `${comma(metres)} м × ${width} мм${hasMagnet ? ', магнитті ілмек' : ''}${nylon ? ', нейлон жабынды' : ''}`,
    },
    description: {
      ru: `Лента ${comma(metres)} м шириной ${width} мм держится на вылете до ${comma(Number((width / 12).toFixed(1)))} м. ${nylon ? 'Нейлоновое покрытие не стирается о бетон' : 'Деления нанесены с двух сторон'}, корпус обрезинен и переживает падение с двух метров. ${hasMagnet ? 'Магнит на зацепе позволяет мерить металлический профиль одному.' : 'Автостоп и кнопка возврата под большим пальцем.'}`,
      kz: `Ені ${width} мм, ұзындығы ${comma(metres)} м таспа ${comma(Number((width / 12).toFixed(1)))} м-ге дейін бүгілмей тұрады. ${nylon ? 'Нейлон жабыны бетонға үйкелсе де өшпейді' : 'Бөліктері екі жағына түсірілген'}, корпусы резеңкемен қапталған, екі метрден құласа да сынбайды. ${hasMagnet ? 'Ілмегіндегі магнит металл профильді жалғыз өлшеуге мүмкіндік береді.' : 'Автостопы мен қайтару түймесі бас бармақ астында.'}`,
    },
    values: [
      [measured, metres],
      [tapeWidth, width],
      [magnetic, hasMagnet],
      [digital, false],
      [material, steel],
    ],
    tenge: 250 + metres * 210 + width * 22 + (hasMagnet ? 500 : 0) + (nylon ? 600 : 0),
    kg: 0.06 + metres * width * 0.0019,
    sizeMm: [Math.round(60 + metres * 3), 32 + width, Math.round(60 + metres * 3)],
    image: 'measure/tape',
    months: 12,
  };
}

function level(random: Random): Instrument {
  const centimetres = random.pick([40, 60, 80, 100, 120, 150, 180, 200]);
  // Three vials and a green beam, as the pictures show them.
  const count = 3;
  const hasMagnet = random.chance(0.35);
  const error = random.pick([0.5, 0.7, 1]);
  return {
    choice: { code: 'measure-level', ru: 'уровень', kz: 'деңгей' },
    mark: `L${centimetres}${hasMagnet ? 'M' : ''}`,
    ru: 'Уровень строительный',
    kz: 'құрылыс деңгейі',
    tail: {
      ru: `${centimetres} см, ${count} глазка, ${comma(error)} мм/м${hasMagnet ? ', магнитный' : ''}`,
      kz: `${centimetres} см, ${count} көзше, ${comma(error)} мм/м${hasMagnet ? ', магнитті' : ''}`,
    },
    description: {
      ru: `Алюминиевый уровень длиной ${centimetres} см с фрезерованной рабочей гранью, погрешность ${comma(error)} мм на метр. Три глазка: горизонталь, вертикаль и 45°. ${hasMagnet ? 'Магниты держат его на профиле и трубе, руки свободны.' : 'Резиновые торцы защищают углы при падении.'}`,
      kz: `Жұмыс қыры фрезерленген, ұзындығы ${centimetres} см алюминий деңгей, қателігі метріне ${comma(error)} мм. Үш көзшесі бар: көлденең, тік және 45°. ${hasMagnet ? 'Магниті профиль мен құбырда ұстап тұрады, қолыңыз бос болады.' : 'Резеңке ұштары құлағанда бұрыштарын қорғайды.'}`,
    },
    values: [
      [length, centimetres * 10],
      [accuracy, error],
      [vials, figure(count)],
      [magnetic, hasMagnet],
      [digital, false],
      [material, aluminium],
    ],
    tenge: 900 + centimetres * 58 + 350 + (hasMagnet ? centimetres * 22 : 0) + (error === 0.5 ? 1_200 : 0),
    kg: 0.12 + centimetres * 0.0075,
    sizeMm: [centimetres * 10, 25, 60],
    image: 'measure/level',
    months: 12,
  };
}

function laser(random: Random): Instrument {
  const count = random.pick([2, 2, 5, 12, 16]);
  const metres = random.pick([15, 20, 25, 30]);
  const error = count > 5 ? 0.3 : random.pick([0.3, 0.4, 0.5]);
  return {
    choice: { code: 'measure-laser-level', ru: 'лазерный уровень', kz: 'лазер деңгей' },
    mark: `LX${count}G-${metres}`,
    ru: 'Уровень лазерный',
    kz: 'лазер деңгейі',
    tail: {
      ru: `${count} ${count === 2 ? 'линии' : 'линий'}, ${green.ru} луч, ${metres} м`,
      kz: `${count} сызық, ${green.kz} сәуле, ${metres} м`,
    },
    description: {
      ru: `Строит ${count === 2 ? 'горизонталь и вертикаль' : count === 5 ? 'горизонталь и четыре вертикали' : 'полные плоскости на 360°'} до ${metres} м без приёмника, погрешность ${comma(error)} мм/м. Зелёный луч виден ярче красного и днём. Маятник выравнивается сам при наклоне до 4°, в комплекте чехол и крепление.`,
      kz: `${count === 2 ? 'Көлденең және тік сызықты' : count === 5 ? 'Көлденең және төрт тік сызықты' : '360° толық жазықтықтарды'} қабылдағышсыз ${metres} метрге дейін түсіреді, қателігі ${comma(error)} мм/м. Жасыл сәуле күндіз де қызылдан анық көрінеді. 4°-қа дейін еңкейсе, маятнигі өзі тегістеледі, қабы мен бекіткіші жинақта.`,
    },
    values: [
      [lines, figure(count)],
      [beam, green],
      [measured, metres],
      [accuracy, error],
      [digital, true],
      [material, plastic],
    ],
    tenge: 9_500 + count * 4_300 + metres * 420 + 7_500,
    kg: 0.45 + count * 0.04,
    sizeMm: [140, 110, 150],
    image: 'measure/laser-level',
    months: 24,
  };
}

function rangefinder(random: Random): Instrument {
  const metres = random.pick([20, 30, 40, 50, 60, 80, 100]);
  const linked = metres >= 40 && random.chance(0.4);
  return {
    choice: { code: 'measure-rangefinder', ru: 'дальномер', kz: 'қашықтық өлшегіш' },
    mark: `D${metres}${linked ? 'B' : ''}`,
    ru: 'Дальномер лазерный',
    kz: 'лазер қашықтық өлшегіші',
    tail: {
      ru: `${metres} м, ±2 мм${linked ? ', Bluetooth' : ''}`,
      kz: `${metres} м, ±2 мм${linked ? ', Bluetooth' : ''}`,
    },
    description: {
      ru: `Мерит расстояние до ${metres} м с точностью ±2 мм и сам считает площадь, объём и высоту по Пифагору. ${linked ? 'По Bluetooth передаёт размеры в телефон и на план комнаты.' : 'Память на 20 последних замеров, подсветка экрана.'} Работает от двух батареек AAA.`,
      kz: `${metres} метрге дейінгі қашықтықты ±2 мм дәлдікпен өлшеп, ауданын, көлемін және Пифагор бойынша биіктігін өзі есептейді. ${linked ? 'Өлшемдерді Bluetooth арқылы телефонға және бөлме жоспарына жібереді.' : 'Соңғы 20 өлшемді есте сақтайды, экраны жарықтандырылған.'} Екі AAA батареясымен жұмыс істейді.`,
    },
    values: [
      [measured, metres],
      [precision, 2],
      [digital, true],
      [beam, red],
      [material, plastic],
    ],
    tenge: 6_500 + metres * 330 + (linked ? 11_000 : 0),
    kg: 0.1 + metres * 0.0006,
    sizeMm: [115, 48, 28],
    image: 'measure/rangefinder',
    months: 24,
  };
}

function calliper(random: Random): Instrument {
  const millimetres = random.pick([125, 150, 200, 250, 300]);
  const isDigital = random.chance(0.5);
  const step = isDigital ? 0.01 : random.pick([0.02, 0.05, 0.1]);
  return {
    choice: { code: 'measure-calliper', ru: 'штангенциркуль', kz: 'штангенциркуль' },
    mark: `SC${millimetres}${isDigital ? 'E' : ''}`,
    ru: `Штангенциркуль ${isDigital ? 'цифровой' : 'механический'}`,
    kz: `${isDigital ? 'цифрлық' : 'механикалық'} штангенциркулі`,
    tail: {
      ru: `${millimetres} мм, шаг ${comma(step)} мм`,
      kz: `${millimetres} мм, қадамы ${comma(step)} мм`,
    },
    description: {
      ru: `Мерит наружный и внутренний размер и глубину до ${millimetres} мм с шагом ${comma(step)} мм. Губки закалены, шкала матовая и не бликует. ${isDigital ? 'Экран переключается на дюймы, ноль ставится в любой точке.' : 'Винт фиксирует рамку на размере.'}`,
      kz: `Сыртқы және ішкі өлшемді, тереңдікті ${millimetres} мм-ге дейін ${comma(step)} мм қадаммен өлшейді. Ернеуі шыңдалған, шкаласы күңгірт, шағылыспайды. ${isDigital ? 'Экраны дюймге ауысады, нөлі кез келген нүктеге қойылады.' : 'Бұрандасы жақтаушасын өлшемде бекітеді.'}`,
    },
    values: [
      [length, millimetres],
      [precision, step],
      [digital, isDigital],
      [magnetic, false],
      [material, steel],
    ],
    tenge: 1_100 + millimetres * 24 + (isDigital ? 4_500 : (0.1 - step) * 22_000),
    kg: 0.05 + millimetres * 0.0009,
    sizeMm: [millimetres + 90, 80, 16],
    image: 'measure/calliper',
    months: 12,
  };
}

function square(random: Random): Instrument {
  const millimetres = random.pick([200, 250, 300, 350, 400, 500, 600]);
  const stuff = random.pick([steel, aluminium]);
  return {
    choice: { code: 'measure-square', ru: 'угольник', kz: 'бұрыштық' },
    mark: `U${millimetres}${stuff === aluminium ? 'A' : ''}`,
    ru: 'Угольник столярный',
    kz: 'балташы бұрыштығы',
    tail: { ru: `${millimetres} мм, ${stuff.ru}`, kz: `${millimetres} мм, ${stuff.kz}` },
    description: {
      ru: `Размечает и проверяет прямой угол: линейка ${millimetres} мм, деления через миллиметр выбиты лазером. Материал — ${stuff.ru}, не гнётся и держит угол. Упор на рукояти даёт линию под 45°.`,
      kz: `Тік бұрышты белгілеп, тексереді: сызғышы ${millimetres} мм, миллиметрлік бөліктері лазермен ойылған. Материалы — ${stuff.kz}, майыспайды, бұрышын сақтайды. Сабындағы тірегі 45° сызық түсіреді.`,
    },
    values: [
      [length, millimetres],
      [digital, false],
      [magnetic, false],
      [material, stuff],
    ],
    tenge: 520 + millimetres * (stuff === aluminium ? 7.2 : 5),
    kg: 0.06 + millimetres * (stuff === aluminium ? 0.0005 : 0.0009),
    sizeMm: [millimetres, Math.round(millimetres / 2), 20],
    image: 'measure/square',
    months: 12,
  };
}

const instruments = [tape, tape, level, level, laser, rangefinder, calliper, square] as const;

const properties = [
  kind,
  measured,
  length,
  accuracy,
  precision,
  tapeWidth,
  vials,
  lines,
  beam,
  magnetic,
  digital,
  material,
  weight,
] as const;

export const izmeritelnyyInstrument: Leaf = {
  code: 'izmeritelnyy-instrument',
  properties,
  draw(random): Draft {
    const maker = random.pick(handToolMakers);
    const thing = random.pick(instruments)(random);
    const model = `${maker.name} ${thing.mark}`;
    const kg = kilograms(thing.kg);
    return {
      name: { ru: `${thing.ru} ${model}, ${thing.tail.ru}`, kz: `${model} ${thing.kz}, ${thing.tail.kz}` },
      description: thing.description,
      brand: maker.code,
      values: inOrder(properties, [[kind, thing.choice], ...thing.values, [weight, kg]]),
      priceTenge: priceFor(random, thing.tenge * maker.level, prices),
      units: [{ unit: 'piece', ratio: 1, weightKg: kg }],
      sizeMm: thing.sizeMm,
      image: thing.image,
      documents: thing.months > 12 ? ['manual', 'warranty'] : ['warranty'],
      warrantyMonths: thing.months,
    };
  },
};
