/** Angle grinders, corded and cordless. */
import type { Choice, Draft, Leaf } from '../../leaf.ts';
import { kind, numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { kilograms, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import { flag } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';
import { powerToolMakers } from './makers.ts';
import {
  batteries,
  brushless,
  capacity,
  disc,
  drawPack,
  mains,
  modelName,
  powerW,
  source,
  speed,
  voltage,
  weight,
} from './power-tools.ts';

const governed = flag('grinder_speed_control', 'Регулировка оборотов', 'Айналымын реттеу');
const softStart = flag('grinder_soft_start', 'Плавный пуск', 'Баяу қосылу');

const small: Choice = { code: 'grinder-one-hand', ru: 'одноручная', kz: 'бір қолмен ұсталатын' };
const big: Choice = { code: 'grinder-two-hand', ru: 'двуручная', kz: 'екі қолмен ұсталатын' };

const prices = [16_900, 119_000] as const;

/** Watts offered for each disc, its speed and how deep it cuts. */
const discs = [
  { mm: 115, watts: [650, 750, 850], rpm: 11_000, cut: 28 },
  { mm: 125, watts: [850, 900, 1050, 1200, 1400], rpm: 11_000, cut: 33 },
  { mm: 150, watts: [1200, 1400], rpm: 9_300, cut: 45 },
  { mm: 180, watts: [1800, 2000], rpm: 8_500, cut: 58 },
  { mm: 230, watts: [2000, 2200, 2400, 2600], rpm: 6_600, cut: 78 },
] as const;

function corded(random: Random): Draft {
  const maker = random.pick(powerToolMakers);
  const size = random.pick(discs);
  const watts = random.pick<number>(size.watts);
  const isBig = size.mm >= 180;
  const soft = isBig ? random.chance(0.8) : random.chance(0.35);
  const canGovern = !isBig && random.chance(0.35);
  const model = modelName(random, maker, `G${size.mm}/${watts}${canGovern ? 'V' : ''}`);
  const kg = kilograms(1.05 + watts * 0.00105 + (isBig ? 1.3 : 0));
  const extras = {
    ru: canGovern ? ', регулировка оборотов' : '',
    kz: canGovern ? ', айналымы реттеледі' : '',
  };
  return {
    name: {
      ru: `Болгарка (УШМ) сетевая ${model}, ${size.mm} мм, ${watts} Вт${extras.ru}`,
      kz: `${model} желілік бұрыштық ажарлағышы (болгарка), ${size.mm} мм, ${watts} Вт${extras.kz}`,
    },
    description: {
      ru: `Режет металл, плитку и камень диском ${size.mm} мм на глубину до ${size.cut} мм, зачищает швы. Мощность ${watts} Вт, до ${size.rpm} об/мин${soft ? ', плавный пуск не бьёт по руке и сети' : ''}. Кожух переставляется без ключа; работайте в очках и перчатках.`,
      kz: `${size.mm} мм дискімен металл, плитка мен тасты ${size.cut} мм тереңдікке дейін кеседі, жіктерді тазалайды. Қуаты ${watts} Вт, минутына ${size.rpm} айналымға дейін${soft ? ', баяу қосылатындықтан қол мен желіге соққы түспейді' : ''}. Қорғаныш қаптамасы кілтсіз бұрылады; көзілдірік пен қолғап киіп жұмыс істеңіз.`,
    },
    brand: maker.code,
    values: [
      [kind, isBig ? big : small],
      [source, mains],
      [powerW, watts],
      [disc, numberChoice(size.mm)],
      [speed, size.rpm],
      [governed, canGovern],
      [softStart, soft],
      [weight, kg],
    ],
    priceTenge: priceFor(
      random,
      (8_200 + watts * 14.5 + (isBig ? 13_000 : 0)) *
        maker.level *
        (canGovern ? 1.14 : 1) *
        (soft ? 1.06 : 1),
      prices,
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg: kg }],
    sizeMm: isBig ? [500, 150, 160] : [300, 130, 120],
    image: isBig ? 'grinder/large' : 'grinder/small',
    documents: ['manual', 'warranty'],
    warrantyMonths: 24,
  };
}

function cordless(random: Random): Draft {
  const maker = random.pick(powerToolMakers);
  const pack = drawPack(random, [18, 20]);
  const mm = random.pick([115, 125]);
  const model = modelName(random, maker, `GA${pack.volts}-${mm}`);
  const kg = kilograms(1.6 + pack.kg);
  const rpm = random.pick([8_500, 9_000, 10_000]);
  return {
    name: {
      ru: `Болгарка (УШМ) аккумуляторная ${model}, ${mm} мм, ${pack.volts} В, ${pack.words.ru}`,
      kz: `${model} аккумуляторлы бұрыштық ажарлағышы (болгарка), ${mm} мм, ${pack.volts} В, ${pack.words.kz}`,
    },
    description: {
      ru: `Режет арматуру, профиль и плитку на крыше и в поле, где нет розетки: диск ${mm} мм, ${rpm} об/мин. ${pack.isBrushless ? 'Бесщёточный двигатель и электронный тормоз останавливают диск за две секунды.' : 'Кнопка с защитой от случайного включения.'} ${pack.sentence.ru}`,
      kz: `Розетка жоқ шатырда және далада арматура, профиль мен плитканы кеседі: дискісі ${mm} мм, ${rpm} айн/мин. ${pack.isBrushless ? 'Щеткасыз қозғалтқышы мен электрондық тежегіші дискіні екі секундта тоқтатады.' : 'Түймесі байқаусызда қосылудан қорғалған.'} ${pack.sentence.kz}`,
    },
    brand: maker.code,
    values: [
      [kind, small],
      ...pack.values,
      [disc, numberChoice(mm)],
      [speed, rpm],
      [softStart, pack.isBrushless],
      [weight, kg],
    ],
    priceTenge: priceFor(
      random,
      (24_500 + mm * 40) * maker.level * (pack.isBrushless ? 1.4 : 1) + pack.tenge,
      prices,
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg: kg }],
    sizeMm: [360, 140, 140],
    image: 'grinder/cordless',
    documents: ['manual', 'warranty'],
    warrantyMonths: 24,
  };
}

export const bolgarki: Leaf = {
  code: 'bolgarki',
  properties: [
    kind,
    source,
    powerW,
    voltage,
    batteries,
    capacity,
    brushless,
    disc,
    speed,
    governed,
    softStart,
    weight,
  ],
  draw: (random) => (random.chance(0.65) ? corded(random) : cordless(random)),
};
