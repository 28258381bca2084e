/** Drills and screwdrivers: cordless and corded, impact drivers. */
import type { Choice, Draft, Leaf } from '../../leaf.ts';
import { kind } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { kilograms, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import { powerToolMakers } from './makers.ts';
import {
  batteries,
  brushless,
  capacity,
  chuck,
  drawPack,
  hasCase,
  mains,
  modelName,
  powerW,
  source,
  speed,
  torque,
  voltage,
  weight,
} from './power-tools.ts';

const driver: Choice = { code: 'drill-driver', ru: 'дрель-шуруповёрт', kz: 'дрель-шуруповерт' };
const impactDriver: Choice = {
  code: 'drill-impact-driver',
  ru: 'ударный винтовёрт',
  kz: 'соққылы винтоверт',
};
const hammerDrill: Choice = { code: 'drill-hammer', ru: 'ударная дрель', kz: 'соққылы дрель' };
const plainDrill: Choice = { code: 'drill-plain', ru: 'дрель', kz: 'дрель' };

const chucks = {
  ten: { code: 'keyless-10', ru: 'быстрозажимной 10 мм', kz: 'тез қысатын 10 мм' },
  thirteen: { code: 'keyless-13', ru: 'быстрозажимной 13 мм', kz: 'тез қысатын 13 мм' },
  keyed: { code: 'keyed-13', ru: 'ключевой 13 мм', kz: 'кілтті 13 мм' },
  hex: { code: 'hex', ru: 'HEX 1/4″', kz: 'HEX 1/4″' },
} as const satisfies Record<string, Choice>;

const prices = [19_900, 189_000] as const;

function cordlessDriver(random: Random): Draft {
  const maker = random.pick(powerToolMakers);
  const pack = drawPack(random, [12, 18, 20]);
  const strikes = pack.volts > 12 && random.chance(0.35);
  const newtons =
    (pack.volts === 12 ? random.pick([25, 28, 32, 35]) : random.pick([40, 45, 50, 55, 60, 65])) +
    (pack.isBrushless ? 10 : 0);
  const boxed = random.chance(0.7);
  const model = modelName(random, maker, pack.volts);
  const kg = kilograms((pack.volts === 12 ? 0.75 : 1.05) + pack.kg + (boxed ? 0.4 : 0));
  const woodMm = Math.round(newtons * 0.6);
  return {
    name: {
      ru: `Дрель-шуруповёрт ${strikes ? 'ударная ' : ''}аккумуляторная ${model}, ${pack.volts} В, ${newtons} Н·м, ${pack.words.ru}`,
      kz: `${model} аккумуляторлы ${strikes ? 'соққылы ' : ''}дрель-шуруповерті, ${pack.volts} В, ${newtons} Н·м, ${pack.words.kz}`,
    },
    description: {
      ru: `Крутит саморезы и сверлит дерево до ${woodMm} мм${strikes ? ', а в ударном режиме — кирпич до 10 мм' : ''}. Момент ${newtons} Н·м, две скорости, ${pack.isBrushless ? 'бесщёточный двигатель не требует замены щёток' : 'муфта на 18 положений не сорвёт шлиц'}. ${pack.sentence.ru}`,
      kz: `Бұранда бұрайды, ағашты ${woodMm} мм-ге дейін${strikes ? ', ал соққы режимінде кірпішті 10 мм-ге дейін' : ''} бұрғылайды. Айналдыру моменті ${newtons} Н·м, екі жылдамдықты, ${pack.isBrushless ? 'щеткасыз қозғалтқышы щетка ауыстыруды қажет етпейді' : '18 сатылы муфтасы бұранда ұясын бұзбайды'}. ${pack.sentence.kz}`,
    },
    brand: maker.code,
    values: [
      [kind, driver],
      ...pack.values,
      [torque, newtons],
      [chuck, pack.volts === 12 ? chucks.ten : chucks.thirteen],
      [hasCase, boxed],
      [weight, kg],
    ],
    priceTenge: priceFor(
      random,
      ((pack.volts === 12 ? 14_500 : 19_500) + newtons * 130) *
        maker.level *
        (pack.isBrushless ? 1.5 : 1) *
        (strikes ? 1.12 : 1) +
        pack.tenge +
        (boxed ? 2_500 : 0),
      prices,
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg: kg }],
    sizeMm: boxed ? [340, 270, 105] : [240, 200, 85],
    image: 'drill/cordless',
    documents: ['manual', 'warranty'],
    warrantyMonths: 24,
  };
}

function impact(random: Random): Draft {
  const maker = random.pick(powerToolMakers);
  const pack = drawPack(random, [12, 18, 20]);
  const newtons =
    (pack.volts === 12 ? random.pick([100, 110, 120]) : random.pick([150, 160, 180, 200])) +
    (pack.isBrushless ? 20 : 0);
  const model = modelName(random, maker, `W${pack.volts}`);
  const kg = kilograms(0.95 + pack.kg);
  return {
    name: {
      ru: `Винтовёрт ударный аккумуляторный ${model}, ${pack.volts} В, ${newtons} Н·м, ${pack.words.ru}`,
      kz: `${model} аккумуляторлы соққылы винтоверті, ${pack.volts} В, ${newtons} Н·м, ${pack.words.kz}`,
    },
    description: {
      ru: `Заворачивает длинные саморезы и болты там, где обычный шуруповёрт останавливается: момент ${newtons} Н·м, рука отдачи не чувствует. Патрон HEX 1/4″ меняет биту одним движением. ${pack.sentence.ru}`,
      kz: `Кәдімгі шуруповерт тоқтап қалатын ұзын бұранда мен болтты бұрайды: айналдыру моменті ${newtons} Н·м, қол кері соққыны сезбейді. HEX 1/4″ патронында бит бір қимылмен ауысады. ${pack.sentence.kz}`,
    },
    brand: maker.code,
    values: [
      [kind, impactDriver],
      ...pack.values,
      [torque, newtons],
      [chuck, chucks.hex],
      [hasCase, pack.count > 0],
      [weight, kg],
    ],
    priceTenge: priceFor(
      random,
      (17_500 + newtons * 75) * maker.level * (pack.isBrushless ? 1.45 : 1) + pack.tenge,
      prices,
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg: kg }],
    sizeMm: pack.count > 0 ? [340, 270, 105] : [160, 200, 75],
    image: 'drill/impact-driver',
    documents: ['manual', 'warranty'],
    warrantyMonths: 24,
  };
}

function corded(random: Random): Draft {
  const maker = random.pick(powerToolMakers);
  const watts = random.pick([500, 600, 650, 710, 800, 900, 1050, 1100]);
  const strikes = random.chance(0.7);
  const grip = random.pick([chucks.thirteen, chucks.keyed]);
  const boxed = random.chance(0.35);
  const rpm = strikes ? random.pick([2800, 3000]) : random.pick([600, 1200, 2800]);
  const model = modelName(random, maker, watts);
  const kg = kilograms(1.1 + watts * 0.0014 + (boxed ? 0.5 : 0));
  const concrete = Math.round(watts / 60);
  return {
    name: {
      ru: `Дрель ${strikes ? 'ударная ' : ''}сетевая ${model}, ${watts} Вт, ${rpm} об/мин, патрон ${grip.ru}`,
      kz: `${model} желілік ${strikes ? 'соққылы ' : ''}дрелі, ${watts} Вт, ${rpm} айн/мин, патроны ${grip.kz}`,
    },
    description: {
      ru: `${strikes ? `Сверлит бетон до ${concrete} мм, металл до 13 мм, дерево до ${concrete * 2} мм` : `Сверлит металл до 13 мм и дерево до ${concrete * 2} мм, замешивает клей и шпатлёвку`}. Мощность ${watts} Вт, обороты регулируются до ${rpm} в минуту, есть реверс. Кабель 2 м, боковая рукоятка и ограничитель глубины ${boxed ? 'уложены в кейс' : 'в комплекте'}.`,
      kz: `${strikes ? `Бетонды ${concrete} мм-ге, металды 13 мм-ге, ағашты ${concrete * 2} мм-ге дейін бұрғылайды` : `Металды 13 мм-ге, ағашты ${concrete * 2} мм-ге дейін бұрғылайды, желім мен шпатлевканы араластырады`}. Қуаты ${watts} Вт, айналымы минутына ${rpm} ретке дейін реттеледі, кері айналысы бар. Кәбілі 2 м, бүйір тұтқасы мен тереңдік шектегіші ${boxed ? 'кейске салынған' : 'жинақта бар'}.`,
    },
    brand: maker.code,
    values: [
      [kind, strikes ? hammerDrill : plainDrill],
      [source, mains],
      [powerW, watts],
      [speed, rpm],
      [chuck, grip],
      [hasCase, boxed],
      [weight, kg],
    ],
    priceTenge: priceFor(
      random,
      (8_500 + watts * 24) * maker.level * (strikes ? 1.1 : 1) +
        (grip === chucks.thirteen ? 1_800 : 0) +
        (boxed ? 2_500 : 0),
      prices,
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg: kg }],
    sizeMm: boxed ? [360, 290, 110] : [300, 210, 80],
    image: 'drill/corded',
    documents: ['manual', 'warranty'],
    warrantyMonths: 24,
  };
}

export const dreliIShurupoverty: Leaf = {
  code: 'dreli-i-shurupoverty',
  properties: [
    kind,
    source,
    powerW,
    voltage,
    batteries,
    capacity,
    brushless,
    torque,
    speed,
    chuck,
    hasCase,
    weight,
  ],
  draw(random) {
    return random.weighted([[cordlessDriver, 6] as const, [impact, 2] as const, [corded, 3] as const])(
      random,
    );
  },
};
