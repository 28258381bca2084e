/** Watering: hoses, reels, drip kits, sprinklers, guns, timers, couplings. */
import type { Choice, Draft, Leaf, Property, PropertyValue, Words } from '../../leaf.ts';
import { color, colors, kind, lengthM, material, numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { counted, inColourKz, inOrder, kilograms, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import { flag, list, range } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';
import { gardenMakers } from './makers.ts';
import { materials, shades } from './materials.ts';

const bore = list('hose_diameter', 'Диаметр', 'Диаметрі', '″');
const layers = list('hose_layers', 'Количество слоёв', 'Қабаттар саны');
const pressure = range('hose_pressure_bar', 'Рабочее давление', 'Жұмыс қысымы', 'бар');
const frost = flag('hose_frost', 'Морозостойкий', 'Аязға төзімді');
const area = range('watering_area_m2', 'Площадь полива', 'Суару ауданы', 'м²');
const pieces = range('watering_pieces', 'Предметов в наборе', 'Жинақтағы заттар саны');
const modes = list('watering_modes', 'Режимов полива', 'Суару режимдері');

const prices = [1_900, 39_000] as const;

interface Item {
  choice: Choice;
  ru: string;
  kz: string;
  tail: Words;
  description: Words;
  values: readonly (readonly [Property, PropertyValue])[];
  tenge: number;
  kg: number;
  coilM?: number;
  sizeMm: readonly [number, number, number];
  image: string;
}

function inches(text: '1/2' | '3/4' | '1'): Choice {
  return {
    code: text.replace('/', '-'),
    number: text === '1' ? 1 : text === '3/4' ? 0.75 : 0.5,
    ru: text,
    kz: text,
  };
}

/** Kilograms and tenge of a metre of an ordinary three-layer hose. */
const hoses = [
  { text: '1/2', kg: 0.12, tenge: 310 },
  { text: '3/4', kg: 0.19, tenge: 450 },
  { text: '1', kg: 0.29, tenge: 690 },
] as const;

function hose(random: Random): Item {
  const size = random.pick(hoses);
  const metres = random.pick(size.text === '1' ? [15, 20, 25, 30] : [10, 15, 20, 25, 30, 50]);
  const count = random.pick([2, 3, 4, 5]);
  const isRubber = random.chance(0.15);
  const shade = random.pick([colors.green, colors.yellow, shades.orange, colors.black]);
  const cold = isRubber || count >= 4;
  const bars = 4 + count * 2;
  const kg = size.kg * (0.7 + count * 0.1) * metres * (isRubber ? 1.25 : 1);
  return {
    choice: { code: 'watering-hose', ru: 'шланг', kz: 'шлангі' },
    ru: `Шланг поливочный ${isRubber ? 'резиновый' : `${count}-слойный`}`,
    kz: `${isRubber ? 'резеңке' : `${count} қабатты`} суару шлангісі`,
    tail: {
      ru: `${size.text}″, ${metres} м, цвет ${shade.ru}`,
      kz: `${size.text}″, ${metres} м, ${inColourKz(shade)}`,
    },
    description: {
      ru: `Бухта ${metres} м диаметром ${size.text}″ для полива огорода и мойки машины. ${isRubber ? 'Резина с нитью' : `Оболочка в ${counted(count, 'слой', 'слоя', 'слоёв')} с армированием`} держит до ${bars} бар и почти не перекручивается. ${cold ? 'Не дубеет на холоде до −10 °C.' : 'На зиму слейте воду и уберите в помещение.'}`,
      kz: `Бақша суаруға және көлік жууға арналған, диаметрі ${size.text}″, ${metres} м бухта. ${isRubber ? 'Жіппен арқауланған резеңке' : `Арқауланған ${count} қабаты`} ${bars} барға дейін шыдайды, бұралып қалмайды дерлік. ${cold ? '−10 °C-қа дейінгі суықта қатып қалмайды.' : 'Қысқа қарай суын төгіп, үйге кіргізіңіз.'}`,
    },
    values: [
      [bore, inches(size.text)],
      [lengthM, numberChoice(metres)],
      [layers, numberChoice(isRubber ? 3 : count)],
      [pressure, bars],
      [frost, cold],
      [material, isRubber ? materials.rubber : materials.pvc],
      [color, shade],
    ],
    tenge: size.tenge * (0.6 + count * 0.13) * metres * (isRubber ? 1.5 : 1),
    kg,
    coilM: metres,
    sizeMm: [300 + metres * 3, 300 + metres * 3, 90 + Math.round(kg * 15)],
    image: `hose/${shade.code}`,
  };
}

function reel(random: Random): Item {
  const metres = random.pick([20, 30, 45, 60]);
  const full = random.chance(0.5);
  const shade = random.pick([colors.green, colors.grey, colors.black]);
  return {
    choice: { code: 'watering-reel', ru: 'катушка для шланга', kz: 'шлангі катушкасы' },
    ru: `Катушка для шланга на колёсах${full ? ' со шлангом' : ''}`,
    kz: `дөңгелекті шлангі катушкасы${full ? ' (шлангісімен)' : ''}`,
    tail: {
      ru: `1/2″ до ${metres} м, цвет ${shade.ru}`,
      kz: `1/2″, ${metres} м-ге дейін, ${inColourKz(shade)}`,
    },
    description: {
      ru: `Вмещает до ${metres} м шланга 1/2″ и не даёт ему перекрутиться. Большие колёса едут по газону, ручка складывается. ${full ? `Шланг ${Math.round(metres / 2)} м, наконечник и соединители в комплекте.` : 'Шланг покупается отдельно.'}`,
      kz: `1/2″ шлангінің ${metres} м-ге дейінін сыйдырады, бұралып қалуына жол бермейді. Үлкен дөңгелектері көгалмен жүреді, тұтқасы бүктеледі. ${full ? `${Math.round(metres / 2)} м шлангі, ұштық пен жалғағыштар жинақта.` : 'Шлангісі бөлек алынады.'}`,
    },
    values: [
      [bore, inches('1/2')],
      [lengthM, numberChoice(metres)],
      [pressure, 8],
      [frost, false],
      [material, materials.plastic],
      [color, shade],
    ],
    tenge: 8_600 + metres * 135 + (full ? metres * 190 + 1_500 : 0),
    kg: 2.4 + metres * 0.015 + (full ? metres * 0.055 : 0),
    sizeMm: [420, 330, 520],
    image: full ? 'watering/reel-full' : 'watering/reel',
  };
}

function drip(random: Random): Item {
  const plants = random.pick([20, 40, 60, 80, 100, 120]);
  const timer = random.chance(0.4);
  const squareMetres = Math.round(plants / 3);
  return {
    choice: { code: 'watering-drip', ru: 'капельный полив', kz: 'тамшылатып суару' },
    ru: `Набор капельного полива${timer ? ' с таймером' : ''}`,
    kz: `${timer ? 'таймері бар ' : ''}тамшылатып суару жинағы`,
    tail: { ru: `${plants} растений, ${squareMetres} м²`, kz: `${plants} өсімдік, ${squareMetres} м²` },
    description: {
      ru: `Поливает ${plants} растений под корень от бочки или водопровода, хватает на ${squareMetres} м² грядок и теплицы. Расход капельницы 1,5–2 л в час, трубка режется ножом по месту. ${timer ? 'Таймер включает полив утром без вас.' : 'Фильтр и соединители в комплекте.'}`,
      kz: `Бөшкеден немесе су құбырынан ${plants} өсімдікті түбінен суарады, жүйек пен жылыжайдың ${squareMetres} м²-іне жетеді. Тамшылатқышы сағатына 1,5–2 л береді, түтігі орнында пышақпен кесіледі. ${timer ? 'Таймері таңертең сізсіз-ақ суаруды қосады.' : 'Сүзгісі мен жалғағыштары жинақта.'}`,
    },
    values: [
      [area, squareMetres],
      [pieces, plants * 2 + 14],
      [pressure, 1],
      [frost, false],
      [material, materials.plastic],
      [color, colors.black],
    ],
    tenge: 2_900 + plants * 110 + (timer ? 8_500 : 0),
    kg: 0.5 + plants * 0.022 + (timer ? 0.35 : 0),
    sizeMm: [340, 260, 90 + plants],
    image: 'watering/drip',
  };
}

const sprinklers = [
  {
    code: 'watering-oscillating',
    ru: 'Дождеватель качающийся',
    kz: 'тербелмелі жаңбырлатқышы',
    one: ['качающийся дождеватель', 'тербелмелі жаңбырлатқыш'],
    tenge: 4_300,
  },
  {
    code: 'watering-impact',
    ru: 'Дождеватель импульсный',
    kz: 'импульсті жаңбырлатқышы',
    one: ['импульсный дождеватель', 'импульсті жаңбырлатқыш'],
    tenge: 3_600,
  },
  {
    code: 'watering-rotary',
    ru: 'Дождеватель вращающийся',
    kz: 'айналмалы жаңбырлатқышы',
    one: ['вращающийся дождеватель', 'айналмалы жаңбырлатқыш'],
    tenge: 2_100,
  },
] as const;

function sprinkler(random: Random): Item {
  const form = random.pick(sprinklers);
  const squareMetres = random.pick([50, 80, 120, 180, 220, 300]);
  // An impulse head is cast, the others are moulded.
  const stuff = form.code === 'watering-impact' ? materials.brass : materials.plastic;
  return {
    choice: { code: form.code, ru: form.one[0], kz: form.one[1] },
    ru: form.ru,
    kz: form.kz,
    tail: { ru: `до ${squareMetres} м², ${stuff.ru}`, kz: `${squareMetres} м²-ге дейін, ${stuff.kz}` },
    description: {
      ru: `Поливает газон до ${squareMetres} м² мягким дождём при давлении 2–4 бар. Дальность и сектор настраиваются без инструмента, головка — ${stuff.ru}. Подходит к быстросъёмным соединителям 1/2″ и 3/4″.`,
      kz: `2–4 бар қысымда ${squareMetres} м²-ге дейінгі көгалды жұмсақ жаңбырмен суарады. Алыстығы мен секторы құралсыз реттеледі, басы — ${stuff.kz}. 1/2″ және 3/4″ тез шешілетін жалғағыштарға сай.`,
    },
    values: [
      [bore, inches('1/2')],
      [area, squareMetres],
      [pressure, 4],
      [frost, false],
      [material, stuff],
      [color, colors.green],
    ],
    tenge: form.tenge + squareMetres * 13 + (stuff === materials.brass ? 2_600 : 0),
    kg: 0.25 + squareMetres * 0.001 + (stuff === materials.brass ? 0.3 : 0),
    sizeMm: [260, 160, 110],
    image: 'watering/sprinkler',
  };
}

function gun(random: Random): Item {
  const count = random.pick([5, 7, 8, 10]);
  const metal = random.chance(0.4);
  const kit = random.chance(0.4);
  const shade = random.pick([colors.green, shades.orange, colors.blue, colors.black]);
  return {
    choice: { code: 'watering-gun', ru: 'пистолет-распылитель', kz: 'тапанша-бүріккіш' },
    ru: `Пистолет-распылитель${kit ? ' с соединителями' : ''}`,
    kz: `${kit ? 'жалғағыштары бар ' : ''}тапанша-бүріккіші`,
    tail: {
      ru: `${counted(count, 'режим', 'режима', 'режимов')}, ${metal ? 'металл' : 'пластик'}, цвет ${shade.ru}`,
      kz: `${count} режим, ${metal ? 'металл' : 'пластик'}, ${inColourKz(shade)}`,
    },
    description: {
      ru: `${counted(count, 'режим', 'режима', 'режимов')} струи: от тумана для рассады до прямой для мойки. ${metal ? 'Цинковый корпус переживёт падение на бетон' : 'Лёгкий корпус с мягкой накладкой'}, курок фиксируется. ${kit ? 'Соединители и адаптер на кран 1/2″–3/4″ в комплекте.' : 'Подходит к соединителям любой марки 1/2″.'}`,
      kz: `Ағынның ${count} режимі бар: көшетке арналған тұманнан жууға арналған тік ағынға дейін. ${metal ? 'Мырыш корпусы бетонға құласа да сынбайды' : 'Жұмсақ жапсырмасы бар жеңіл корпус'}, шүріппесі бекітіледі. ${kit ? 'Жалғағыштар мен 1/2″–3/4″ кранға арналған адаптер жинақта.' : 'Кез келген маркадағы 1/2″ жалғағыштарға сай.'}`,
    },
    values: [
      [bore, inches('1/2')],
      [modes, numberChoice(count)],
      [pieces, kit ? 4 : 1],
      [pressure, 6],
      [material, metal ? materials.aluminium : materials.plastic],
      [color, shade],
    ],
    tenge: 1_250 + count * 150 + (metal ? 1_700 : 0) + (kit ? 1_500 : 0),
    kg: 0.16 + count * 0.008 + (metal ? 0.2 : 0) + (kit ? 0.12 : 0),
    sizeMm: [230, 150, 65],
    image: 'watering/gun',
  };
}

const items = [hose, hose, hose, reel, drip, sprinkler, gun] as const;

const properties = [
  kind,
  bore,
  lengthM,
  layers,
  pressure,
  frost,
  area,
  modes,
  pieces,
  material,
  color,
] as const;

export const polivochnyeShlangi: Leaf = {
  code: 'polivochnye-shlangi',
  properties,
  draw(random): Draft {
    const maker = random.pick(gardenMakers);
    const item = random.pick(items)(random);
    const weightKg = kilograms(item.kg);
    return {
      name: {
        ru: `${item.ru} ${maker.name}, ${item.tail.ru}`,
        kz: `${maker.name} ${item.kz}, ${item.tail.kz}`,
      },
      description: item.description,
      brand: maker.code,
      values: inOrder(properties, [[kind, item.choice], ...item.values]),
      priceTenge: priceFor(random, item.tenge * maker.level, prices),
      units: item.coilM
        ? [
            { unit: 'coil', ratio: 1, weightKg },
            { unit: 'm', ratio: item.coilM, weightKg: kilograms(item.kg / item.coilM) },
          ]
        : [{ unit: 'piece', ratio: 1, weightKg }],
      sizeMm: item.sizeMm,
      image: item.image,
      documents: ['warranty'],
      warrantyMonths: 12,
    };
  },
};
