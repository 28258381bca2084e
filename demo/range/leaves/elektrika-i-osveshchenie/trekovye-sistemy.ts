/** Track light: rails, spots, connectors and supplies of three systems. */
import { comma } from '../../figures.ts';
import type { Choice, Draft, Leaf, Words } from '../../leaf.ts';
import { color, colors, kind, lengthM, material, numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { inColourKz, kilograms, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import { list, range } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';
import { flux, ipChoice, powerW, protection, temperature, wiring } from './electric-properties.ts';
import { lightMakers } from './makers.ts';

const system = list('track_system', 'Система', 'Жүйесі');
const beam = range('track_beam_deg', 'Угол света', 'Жарық бұрышы', '°');
const voltage = list('track_voltage_v', 'Напряжение', 'Кернеуі', 'В');

const aluminium: Choice = { code: 'aluminium', ru: 'алюминий', kz: 'алюминий' };
const gold: Choice = { code: 'gold', ru: 'золото', kz: 'алтын' };
const surface: Choice = { code: 'surface', ru: 'накладной', kz: 'үстінен бекітілетін' };
const recessed: Choice = { code: 'recessed', ru: 'встраиваемый', kz: 'кіріктірме' };

const prices = [1_200, 29_000] as const;

interface TrackSystem {
  choice: Choice;
  mark: string;
  volts: number;
  factor: number;
  about: Words;
}

const systems: readonly TrackSystem[] = [
  {
    choice: { code: 'one-phase', ru: 'однофазная', kz: 'бір фазалы' },
    mark: 'T1',
    volts: 220,
    factor: 0.85,
    about: {
      ru: 'Все светильники однофазной системы включаются вместе.',
      kz: 'Бір фазалы жүйенің барлық шырағы бірге қосылады.',
    },
  },
  {
    choice: { code: 'three-phase', ru: 'трёхфазная', kz: 'үш фазалы' },
    mark: 'T3',
    volts: 220,
    factor: 1.25,
    about: {
      ru: 'В трёхфазной системе светильники делят на три группы со своими выключателями.',
      kz: 'Үш фазалы жүйеде шырақтар өз ажыратқышы бар үш топқа бөлінеді.',
    },
  },
  {
    choice: { code: 'magnetic', ru: 'магнитная', kz: 'магнитті' },
    mark: 'M48',
    volts: 48,
    factor: 1.35,
    about: {
      ru: 'В магнитной системе на 48 В модуль снимают и переставляют рукой, без инструмента.',
      kz: '48 В магнитті жүйеде модуль құралсыз, қолмен алынып, орны ауыстырылады.',
    },
  },
];

const shades = [colors.white, colors.black, colors.black, gold] as const;

const rail: Choice = { code: 'track-rail', ru: 'шинопровод', kz: 'шина өткізгіш' };
const spot: Choice = { code: 'track-spot', ru: 'трековый светильник', kz: 'трек шырағы' };
const connector: Choice = { code: 'track-connector', ru: 'коннектор', kz: 'қосқыш' };
const supply: Choice = { code: 'track-supply', ru: 'блок питания', kz: 'қорек блогы' };

function drawRail(random: Random): Draft {
  const maker = random.pick(lightMakers);
  const track = random.pick(systems);
  const metres = random.pick([1, 1.5, 2, 3]);
  const shade = random.pick(shades);
  const isRecessed = random.chance(0.35);
  const mount = isRecessed ? recessed : surface;
  const model = `${maker.name} ${track.mark}`;
  const kgPerM = track.mark === 'M48' ? 0.82 : track.mark === 'T3' ? 0.78 : 0.55;
  return {
    name: {
      ru: `Шинопровод ${mount.ru} ${model}, ${comma(metres)} м, цвет ${shade.ru}`,
      kz: `${model} ${mount.kz} шина өткізгіші, ${comma(metres)} м, ${inColourKz(shade)}`,
    },
    description: {
      ru: `Алюминиевый шинопровод длиной ${comma(metres)} м, питание ${track.volts} В. ${track.about.ru} ${isRecessed ? 'Встраивается в гипсокартон заподлицо.' : 'Крепится на потолок или подвешивается на тросах.'} Ввод питания и заглушка покупаются отдельно.`,
      kz: `Ұзындығы ${comma(metres)} м алюминий шина өткізгіш, қоректенуі ${track.volts} В. ${track.about.kz} ${isRecessed ? 'Гипсокартонға бетімен тегіс кіріктіріледі.' : 'Төбеге бекітіледі немесе тросқа ілінеді.'} Қорек кірмесі мен бітеуіші бөлек алынады.`,
    },
    brand: maker.code,
    values: [
      [kind, rail],
      [system, track.choice],
      [lengthM, numberChoice(metres)],
      [voltage, numberChoice(track.volts)],
      [wiring, mount],
      [protection, ipChoice(20)],
      [material, aluminium],
      [color, shade],
    ],
    priceTenge: priceFor(
      random,
      (1_100 + metres * 4_100) *
        track.factor *
        maker.level *
        (isRecessed ? 1.25 : 1) *
        (shade === gold ? 1.2 : 1),
      prices,
    ),
    units: [
      { unit: 'piece', ratio: 1, weightKg: kilograms(kgPerM * metres) },
      { unit: 'm', ratio: metres, weightKg: kgPerM },
    ],
    sizeMm: [metres * 1000, isRecessed ? 58 : 35, track.mark === 'M48' ? 50 : 20],
    image: 'track/rail',
    documents: ['manual', 'certificate'],
    warrantyMonths: 24,
  };
}

function drawSpot(random: Random): Draft {
  const maker = random.pick(lightMakers);
  const track = random.pick(systems);
  const watts = random.pick([7, 10, 12, 15, 20, 24, 30]);
  const kelvins = random.pick([3000, 4000]);
  const shade = random.pick(shades);
  const isLinear = track.mark === 'M48' && random.chance(0.4);
  const degrees = isLinear ? 110 : random.pick([15, 24, 36, 60]);
  const lumens = watts * 88;
  const model = `${maker.name} ${track.mark}-${isLinear ? 'L' : 'S'}${watts}`;
  const form = isLinear ? { ru: 'линейный', kz: 'сызықтық ' } : { ru: 'поворотный', kz: 'бұрылмалы ' };
  return {
    name: {
      ru: `Светильник трековый ${form.ru} ${model}, ${watts} Вт, ${kelvins} К, ${degrees}°, цвет ${shade.ru}`,
      kz: `${model} ${form.kz}трек шырағы, ${watts} Вт, ${kelvins} К, ${degrees}°, ${inColourKz(shade)}`,
    },
    description: {
      ru: `${isLinear ? 'Линейный модуль даёт ровный общий свет' : `Прожектор с углом ${degrees}° подсвечивает картину, полку или рабочую зону`}: ${watts} Вт, ${lumens} лм, ${kelvins} К. ${track.about.ru} Корпус поворачивается на 350°, светодиод рассчитан на 30 000 часов.`,
      kz: `${isLinear ? 'Сызықтық модуль біркелкі жалпы жарық береді' : `Бұрышы ${degrees}° прожектор суретке, сөреге немесе жұмыс орнына жарық түсіреді`}: ${watts} Вт, ${lumens} лм, ${kelvins} К. ${track.about.kz} Корпусы 350° бұрылады, жарықдиоды 30 000 сағатқа есептелген.`,
    },
    brand: maker.code,
    values: [
      [kind, spot],
      [system, track.choice],
      [powerW, watts],
      [flux, lumens],
      [temperature, numberChoice(kelvins)],
      [beam, degrees],
      [voltage, numberChoice(track.volts)],
      [protection, ipChoice(20)],
      [material, aluminium],
      [color, shade],
    ],
    priceTenge: priceFor(
      random,
      (3_400 + watts * 430) * track.factor * maker.level * (shade === gold ? 1.15 : 1),
      prices,
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg: kilograms(0.22 + watts * 0.022) }],
    sizeMm: isLinear ? [100 + watts * 14, 24, 40] : [60 + watts, 70 + watts, 170],
    image: isLinear ? 'track/linear' : 'track/spot',
    documents: ['manual', 'warranty'],
    warrantyMonths: 24,
  };
}

const joints = [
  { mark: 'I', ru: 'прямой', kz: 'түзу', use: { ru: 'по прямой', kz: 'түзу' }, tenge: 1_250 },
  {
    mark: 'L',
    ru: 'угловой',
    kz: 'бұрыштық',
    use: { ru: 'под углом 90°', kz: '90° бұрышпен' },
    tenge: 1_700,
  },
  {
    mark: 'T',
    ru: 'Т-образный',
    kz: 'Т тәрізді',
    use: { ru: 'в три стороны', kz: 'үш жаққа' },
    tenge: 2_300,
  },
  {
    mark: 'X',
    ru: 'крестовой',
    kz: 'айқас',
    use: { ru: 'в четыре стороны', kz: 'төрт жаққа' },
    tenge: 3_000,
  },
] as const;

function drawPart(random: Random): Draft {
  const maker = random.pick(lightMakers);
  const isSupply = random.chance(0.35);
  const track = isSupply ? systems[2] : random.pick(systems);
  if (track === undefined) throw new Error('the magnetic system is missing');
  const joint = random.pick(joints);
  const shade = random.pick(shades);
  const watts = random.pick([60, 100, 150, 200]);
  const slim = random.chance(0.4);
  const model = isSupply
    ? `${maker.name} PS${track.mark}-${watts}${slim ? ' Slim' : ''}`
    : `${maker.name} ${track.mark}-${joint.mark}`;
  return {
    name: isSupply
      ? {
          ru: `Блок питания для магнитного трека ${model}, ${watts} Вт, 48 В, цвет ${shade.ru}`,
          kz: `${model} магнитті трекке арналған қорек блогы, ${watts} Вт, 48 В, ${inColourKz(shade)}`,
        }
      : {
          ru: `Коннектор ${joint.ru} для шинопровода ${model}, цвет ${shade.ru}`,
          kz: `${model} шина өткізгішке арналған ${joint.kz} қосқышы, ${inColourKz(shade)}`,
        },
    description: isSupply
      ? {
          ru: `Преобразует 220 В в безопасные 48 В и питает модули общей мощностью до ${watts} Вт. ${slim ? 'Узкий корпус прячется прямо в шинопровод.' : 'Ставится за потолком или в нише.'} Есть защита от короткого замыкания и перегрева; запас по мощности берите 20 %.`,
          kz: `220 В кернеуді қауіпсіз 48 В-қа түрлендіріп, жалпы қуаты ${watts} Вт-қа дейінгі модульдерді қоректендіреді. ${slim ? 'Жіңішке корпусы шина өткізгіштің ішіне жасырылады.' : 'Аспалы төбенің үстіне немесе қуысқа қойылады.'} Қысқа тұйықталу мен қызып кетуден қорғанысы бар; қуатын 20 % қормен алыңыз.`,
        }
      : {
          ru: `Соединяет шинопроводы ${joint.use.ru} и передаёт питание ${track.volts} В. ${track.about.ru} Защёлкивается без пайки, подходит к шинам серии ${track.mark}.`,
          kz: `Шина өткізгіштерді ${joint.use.kz} жалғап, ${track.volts} В қорек береді. ${track.about.kz} Дәнекерсіз шертіліп бекітіледі, ${track.mark} сериясының шиналарына сай.`,
        },
    brand: maker.code,
    values: [
      [kind, isSupply ? supply : connector],
      [system, track.choice],
      ...(isSupply ? ([[powerW, watts] as const] as const) : []),
      [voltage, numberChoice(track.volts)],
      [protection, ipChoice(20)],
      [material, aluminium],
      [color, shade],
    ],
    priceTenge: priceFor(
      random,
      (isSupply
        ? (4_800 + watts * 62) * (slim ? 1.35 : 1)
        : joint.tenge * track.factor * (shade === gold ? 1.2 : 1)) * maker.level,
      prices,
    ),
    units: [
      {
        unit: 'piece',
        ratio: 1,
        weightKg: kilograms(isSupply ? 0.25 + watts * 0.003 : 0.06 + joint.tenge * 0.00003),
      },
    ],
    sizeMm: isSupply ? [slim ? 290 : 190, slim ? 25 : 60, 40] : [110, joint.mark === 'I' ? 35 : 110, 25],
    image: isSupply ? 'track/supply' : 'track/connector',
    documents: ['certificate'],
    warrantyMonths: 24,
  };
}

export const trekovyeSistemy: Leaf = {
  code: 'trekovye-sistemy',
  properties: [
    kind,
    system,
    lengthM,
    powerW,
    flux,
    temperature,
    beam,
    voltage,
    wiring,
    protection,
    material,
    color,
  ],
  draw(random) {
    return random.weighted([[drawRail, 3] as const, [drawSpot, 5] as const, [drawPart, 2] as const])(random);
  },
};
