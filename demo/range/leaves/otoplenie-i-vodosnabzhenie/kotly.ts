/** Boilers: gas wall and floor ones, solid fuel, pellet, electric. */
import { comma } from '../../figures.ts';
import type { Draft, Leaf } from '../../leaf.ts';
import { numberChoice, warrantyYears } from '../../properties.ts';
import type { Random } from '../../random.ts';
import {
  boilerMount,
  boilerVoltage,
  boilerWifi,
  chamber,
  chambers,
  circuits,
  efficiency,
  fuel,
  fuels,
  heatedArea,
  mounts,
  powerKw,
} from './boiler-properties.ts';
import { counted, kilograms, priceFor } from './drafting.ts';
import { boilerMakers } from './makers.ts';
import type { PricedBrand } from './priced-brand.ts';

const prices = [129_000, 1_290_000] as const;
const seriesOf: Record<string, readonly string[]> = {
  jylumax: ['Otau', 'Shanyraq', 'Zhalyn', 'Qystau', 'Altai'],
  teplaro: ['Очаг', 'Север', 'Гарант Т', 'Норма'],
};

function modelOf(random: Random, maker: PricedBrand, mark: string): string {
  return `${maker.name} ${random.pick(seriesOf[maker.code] ?? [])} ${mark}`;
}

function gasWall(random: Random): Draft {
  const maker = random.pick(boilerMakers);
  const kw = random.pick([12, 14, 16, 18, 20, 24, 28, 30, 35]);
  const loops = random.chance(0.65) ? 2 : 1;
  const condensing = random.chance(0.25);
  const isClosed = condensing || random.chance(0.7);
  const wifi = random.chance(0.3);
  const model = modelOf(
    random,
    maker,
    `${kw}${loops === 2 ? 'D' : 'S'}${condensing ? 'K' : isClosed ? 'F' : ''}`,
  );
  const percent = condensing ? 104 : isClosed ? 93 : 90;
  const litres = comma(Number((kw * 0.5 - 0.5).toFixed(1)));
  return {
    name: {
      ru: `Котёл газовый настенный ${loops === 2 ? 'двухконтурный' : 'одноконтурный'}${condensing ? ' конденсационный' : ''} ${model}, ${kw} кВт`,
      kz: `${model} қабырғалық ${loops === 2 ? 'екі' : 'бір'} контурлы ${condensing ? 'конденсациялық ' : ''}газ қазандығы, ${kw} кВт`,
    },
    description: {
      ru: `${
        loops === 2
          ? `Отапливает дом до ${kw * 10} м² и готовит до ${litres} л горячей воды в минуту.`
          : `Отапливает дом до ${kw * 10} м²; для горячей воды к котлу подключают бойлер.`
      } Камера сгорания ${isClosed ? 'закрытая, воздух берётся с улицы через коаксиальную трубу' : 'открытая, нужен дымоход с хорошей тягой'}. КПД ${percent} %, есть защита от замерзания и погасания пламени. Подключает котёл только газовая служба.`,
      kz: `${
        loops === 2
          ? `${kw * 10} м²-ге дейінгі үйді жылытады және минутына ${litres} литрге дейін ыстық су дайындайды.`
          : `${kw * 10} м²-ге дейінгі үйді жылытады; ыстық су үшін қазандыққа бойлер қосылады.`
      } Жану камерасы ${isClosed ? 'жабық, ауа сырттан коаксиалды құбыр арқылы алынады' : 'ашық, тартуы жақсы мұржа қажет'}. ПӘК ${percent} %, қатып қалудан және жалынның сөнуінен қорғанысы бар. Қазандықты тек газ қызметі қосады.`,
    },
    brand: maker.code,
    values: [
      [fuel, fuels.gas],
      [powerKw, kw],
      [circuits, numberChoice(loops)],
      [heatedArea, kw * 10],
      [boilerMount, mounts.wall],
      [chamber, isClosed ? chambers.closed : chambers.open],
      [efficiency, percent],
      [boilerVoltage, numberChoice(220)],
      [boilerWifi, wifi],
      [warrantyYears, 2],
    ],
    priceTenge: priceFor(
      random,
      (112_000 + kw * 5_200) *
        maker.level *
        (loops === 2 ? 1.16 : 1) *
        (condensing ? 1.9 : isClosed ? 1.08 : 1) +
        (wifi ? 24_000 : 0),
      prices,
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg: kilograms(21 + kw * 0.42 + (condensing ? 5 : 0)) }],
    sizeMm: [430, condensing ? 340 : 300, 740],
    image: 'boiler/gas-wall',
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: 24,
  };
}

function gasFloor(random: Random): Draft {
  const maker = random.pick(boilerMakers);
  const kw = random.pick([12, 16, 20, 25, 31, 40, 50]);
  const loops = random.chance(0.3) ? 2 : 1;
  const castIron = random.chance(0.35);
  const model = modelOf(random, maker, `${kw}N${loops === 2 ? 'W' : ''}${castIron ? ' Ch' : ''}`);
  return {
    name: {
      ru: `Котёл газовый напольный ${loops === 2 ? 'двухконтурный' : 'одноконтурный'} ${model}, ${kw} кВт, теплообменник ${castIron ? 'чугунный' : 'стальной'}`,
      kz: `${model} едендік ${loops === 2 ? 'екі' : 'бір'} контурлы газ қазандығы, ${kw} кВт, жылу алмастырғышы ${castIron ? 'шойын' : 'болат'}`,
    },
    description: {
      ru: `Напольный котёл для дома до ${kw * 10} м², работает и без электричества: тяга и подача газа регулируются механически. ${castIron ? 'Чугунный теплообменник служит до 30 лет и не боится конденсата.' : 'Стальной теплообменник быстро прогревается и легко чистится.'} КПД 91 %, нужен вертикальный дымоход.`,
      kz: `${kw * 10} м²-ге дейінгі үйге арналған едендік қазандық, электрсіз де жұмыс істейді: тарту мен газ беру механикалық түрде реттеледі. ${castIron ? 'Шойын жылу алмастырғыш 30 жылға дейін қызмет етеді, конденсаттан қорықпайды.' : 'Болат жылу алмастырғыш тез қызады, тазалауға оңай.'} ПӘК 91 %, тік мұржа қажет.`,
    },
    brand: maker.code,
    values: [
      [fuel, fuels.gas],
      [powerKw, kw],
      [circuits, numberChoice(loops)],
      [heatedArea, kw * 10],
      [boilerMount, mounts.floor],
      [chamber, chambers.open],
      [efficiency, 91],
      [warrantyYears, castIron ? 5 : 3],
    ],
    priceTenge: priceFor(
      random,
      (105_000 + kw * 6_000) * maker.level * (loops === 2 ? 1.15 : 1) * (castIron ? 1.5 : 1),
      prices,
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg: kilograms((38 + kw * 1.3) * (castIron ? 1.45 : 1)) }],
    sizeMm: [380 + kw * 2, 520, 850],
    image: 'boiler/gas-floor',
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: castIron ? 60 : 36,
  };
}

function solidFuel(random: Random): Draft {
  const maker = random.pick(boilerMakers);
  const kw = random.pick([10, 12, 15, 18, 20, 25, 30]);
  const pellet = random.chance(0.25);
  const hours = random.pick([8, 12, 16, 24]);
  const model = modelOf(random, maker, `${kw}${pellet ? 'P' : `T-${hours}`}`);
  const percent = pellet ? 90 : 84;
  return {
    name: {
      ru: pellet
        ? `Котёл пеллетный автоматический ${model}, ${kw} кВт`
        : `Котёл твердотопливный длительного горения ${model}, ${kw} кВт, до ${hours} ч`,
      kz: pellet
        ? `${model} автоматты пеллет қазандығы, ${kw} кВт`
        : `${model} ұзақ жанатын қатты отын қазандығы, ${kw} кВт, ${hours} сағатқа дейін`,
    },
    description: {
      ru: pellet
        ? `Автоматика сама подаёт пеллеты из бункера и разжигает горелку, обслуживание — раз в несколько дней. Мощности ${kw} кВт хватает на дом до ${kw * 10} м², КПД ${percent} %. Нужны розетка 220 В и дымоход.`
        : `Котёл на угле и дровах для дома до ${kw * 10} м² там, где нет газа: одной закладки хватает до ${counted(hours, 'часа', 'часов', 'часов')}. Корпус из стали 5 мм, большая дверца для чистки, регулятор тяги. КПД ${percent} %, в систему обязательно ставят предохранительный клапан.`,
      kz: pellet
        ? `Автоматика пеллетті бункерден өзі беріп, оттықты өзі тұтатады, күтім — бірнеше күнде бір рет. ${kw} кВт қуаты ${kw * 10} м²-ге дейінгі үйге жетеді, ПӘК ${percent} %. 220 В розетка мен мұржа қажет.`
        : `Газ жоқ жердегі ${kw * 10} м²-ге дейінгі үйге арналған, көмір мен отын жағатын қазандық: бір салғаны ${hours} сағатқа дейін жетеді. Корпусы 5 мм болаттан, тазалауға арналған үлкен есікшесі, тарту реттегіші бар. ПӘК ${percent} %, жүйеге міндетті түрде сақтандырғыш клапан қойылады.`,
    },
    brand: maker.code,
    values: [
      [fuel, pellet ? fuels.pellet : fuels.solid],
      [powerKw, kw],
      [circuits, numberChoice(1)],
      [heatedArea, kw * 10],
      [boilerMount, mounts.floor],
      [chamber, chambers.open],
      [efficiency, percent],
      [warrantyYears, 3],
    ],
    priceTenge: priceFor(
      random,
      (pellet ? 560_000 + kw * 19_000 : 78_000 + kw * 9_400 + hours * 3_600) * maker.level,
      prices,
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg: kilograms(62 + kw * (pellet ? 3.1 : 2.7)) }],
    sizeMm: [480 + kw * 3, 720, 1100 + (pellet ? 150 : hours * 6)],
    image: pellet ? 'boiler/pellet' : 'boiler/solid-fuel',
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: 36,
    badges: ['heavy'],
  };
}

function electric(random: Random): Draft {
  const maker = random.pick(boilerMakers);
  const kw = random.pick([6, 7.5, 9, 12, 15, 18, 21, 24]);
  const volts = kw > 9 ? 380 : 220;
  const wifi = random.chance(0.45);
  const model = modelOf(random, maker, `E${comma(kw)}${wifi ? ' Wi-Fi' : ''}`);
  return {
    name: {
      ru: `Котёл электрический настенный ${model}, ${comma(kw)} кВт, ${volts} В`,
      kz: `${model} қабырғалық электр қазандығы, ${comma(kw)} кВт, ${volts} В`,
    },
    description: {
      ru: `Тихий котёл без дымохода для дома или дачи до ${kw * 10} м²; насос и группа безопасности уже внутри. Мощность ${comma(kw)} кВт переключается тремя ступенями, питание ${volts} В. ${wifi ? 'Температурой и расписанием управляют с телефона.' : 'Температура задаётся ручкой на панели, есть вход для комнатного термостата.'}`,
      kz: `${kw * 10} м²-ге дейінгі үйге немесе саяжайға арналған, мұржасыз тыныш қазандық; сорғысы мен қауіпсіздік тобы ішінде. ${comma(kw)} кВт қуаты үш сатымен ауысады, қоректенуі ${volts} В. ${wifi ? 'Температура мен кесте телефоннан басқарылады.' : 'Температура панельдегі тұтқамен беріледі, бөлме термостатын қосатын ұясы бар.'}`,
    },
    brand: maker.code,
    values: [
      [fuel, fuels.electric],
      [powerKw, kw],
      [circuits, numberChoice(1)],
      [heatedArea, kw * 10],
      [boilerMount, mounts.wall],
      [efficiency, 99],
      [boilerVoltage, numberChoice(volts)],
      [boilerWifi, wifi],
      [warrantyYears, 2],
    ],
    priceTenge: priceFor(random, (116_000 + kw * 6_300) * maker.level + (wifi ? 26_000 : 0), prices),
    units: [{ unit: 'piece', ratio: 1, weightKg: kilograms(18 + kw * 0.5) }],
    sizeMm: [400, 220, 700],
    image: 'boiler/electric',
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: 24,
  };
}

export const kotly: Leaf = {
  code: 'kotly',
  properties: [
    fuel,
    powerKw,
    circuits,
    heatedArea,
    boilerMount,
    chamber,
    efficiency,
    boilerVoltage,
    boilerWifi,
    warrantyYears,
  ],
  draw(random) {
    return random.weighted([
      [gasWall, 4] as const,
      [gasFloor, 2] as const,
      [solidFuel, 2] as const,
      [electric, 2] as const,
    ])(random);
  },
};
