/** Garden machines: mowers, trimmers, cultivators, chain saws. */
import { comma } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, PropertyValue, Words } from '../../leaf.ts';
import { kind, numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { inOrder, kilograms, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import { flag, list, range } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';
import { gardenMachineMakers } from './makers.ts';

const engine = list('gardenp_engine', 'Двигатель', 'Қозғалтқышы');
const power = range('gardenp_power_kw', 'Мощность', 'Қуаты', 'кВт');
const swath = range('gardenp_width_cm', 'Ширина захвата', 'Қамту ені', 'см');
const selfPropelled = flag('gardenp_self_propelled', 'Самоходная', 'Өздігінен жүреді');
const bar = list('gardenp_bar_cm', 'Длина шины', 'Шинасының ұзындығы', 'см');
const bag = range('gardenp_bag_l', 'Травосборник', 'Шөп жинағышы', 'л');
const volts = list('gardenp_voltage_v', 'Напряжение', 'Кернеуі', 'В');
const withBattery = flag('gardenp_battery_included', 'Аккумулятор в комплекте', 'Аккумуляторы жинақта');
const cutter = list('gardenp_cutter', 'Рабочий орган', 'Жұмыс бөлігі');
const depth = range('gardenp_depth_cm', 'Глубина обработки', 'Өңдеу тереңдігі', 'см');
const weight = range('gardenp_weight_kg', 'Вес', 'Салмағы', 'кг');

const cutters = {
  blade: { code: 'blade', ru: 'нож', kz: 'пышақ' },
  line: { code: 'line', ru: 'леска', kz: 'леска' },
  lineAndBlade: { code: 'line-and-blade', ru: 'леска и нож', kz: 'леска мен пышақ' },
  tines: { code: 'tines', ru: 'фрезы', kz: 'фрезалар' },
  chain: { code: 'chain', ru: 'цепь', kz: 'шынжыр' },
} as const satisfies Record<string, Choice>;

const engines = {
  petrol: { code: 'petrol', ru: 'бензиновый', kz: 'бензинді' },
  battery: { code: 'battery', ru: 'аккумуляторный', kz: 'аккумуляторлы' },
  mains: { code: 'mains', ru: 'электрический', kz: 'электрлі' },
} as const satisfies Record<string, Choice>;
type Engine = (typeof engines)[keyof typeof engines];

const feminine: Record<Engine['code'], string> = {
  petrol: 'бензиновая',
  battery: 'аккумуляторная',
  mains: 'электрическая',
};

const prices = [29_900, 390_000] as const;

interface Machine {
  choice: Choice;
  mark: string;
  ru: string;
  kz: string;
  tail: Words;
  about: Words;
  values: readonly (readonly [Property, PropertyValue])[];
  tenge: number;
  kg: number;
  sizeMm: readonly [number, number, number];
  image: string;
}

/** How each source of power feeds the machine: a closing sentence and its values. */
function feed(random: Random, source: Engine, kw: number, isTwoStroke = false) {
  if (source === engines.petrol) {
    const horses = comma(Number((kw * 1.36).toFixed(1)));
    return {
      words: { ru: `${comma(kw)} кВт`, kz: `${comma(kw)} кВт` },
      sentence: {
        ru: `Двигатель ${horses} л.с. на бензине АИ-92, холодный пуск облегчён праймером; ${isTwoStroke ? 'бензин смешивают с маслом 40:1' : 'масло залейте перед первым запуском'}.`,
        kz: `АИ-92 бензинімен жүретін ${horses} а.к. қозғалтқыш, суықта праймер оңай от алдырады; ${isTwoStroke ? 'бензин маймен 40:1 араластырылады' : 'алғаш қосар алдында май құйыңыз'}.`,
      },
      values: [[power, kw]] as const,
      extra: 0,
    };
  }
  if (source === engines.battery) {
    const v = random.pick([20, 40]);
    const included = random.chance(0.7);
    return {
      words: { ru: `${v} В${included ? '' : ', без АКБ'}`, kz: `${v} В${included ? '' : ', АКБ-сыз'}` },
      sentence: {
        ru: included
          ? `Аккумулятор ${v} В и зарядное устройство в комплекте, заряда хватает на 30–40 минут работы.`
          : `Аккумулятор ${v} В и зарядное устройство покупаются отдельно.`,
        kz: included
          ? `${v} В аккумулятор мен қуаттағыш жинақта бар, бір қуаттағаны 30–40 минут жұмысқа жетеді.`
          : `${v} В аккумулятор мен қуаттағыш бөлек алынады.`,
      },
      values: [
        [volts, numberChoice(v)],
        [withBattery, included],
      ] as const,
      extra: included ? 9_000 + v * 560 : 0,
    };
  }
  return {
    words: { ru: `${Math.round(kw * 1000)} Вт`, kz: `${Math.round(kw * 1000)} Вт` },
    sentence: {
      ru: `Мощность ${Math.round(kw * 1000)} Вт, питание от розетки 220 В; удлинитель берите сечением не меньше 1,5 мм².`,
      kz: `Қуаты ${Math.round(kw * 1000)} Вт, 220 В розеткадан қоректенеді; қимасы кемінде 1,5 мм² ұзартқыш алыңыз.`,
    },
    values: [
      [power, kw],
      [volts, numberChoice(220)],
    ] as const,
    extra: 0,
  };
}

function mower(random: Random): Machine {
  const source = random.pick([engines.petrol, engines.petrol, engines.battery, engines.mains]);
  const centimetres =
    source === engines.petrol ? random.pick([42, 46, 51, 53, 56]) : random.pick([32, 34, 38, 42]);
  const kw =
    source === engines.petrol
      ? Number((centimetres * 0.066).toFixed(1))
      : Number((centimetres * 0.04).toFixed(1));
  const drives = source === engines.petrol && random.chance(0.6);
  const litres = Math.round(centimetres * (source === engines.petrol ? 1.25 : 1));
  const supply = feed(random, source, kw);
  return {
    choice: { code: 'garden-mower', ru: 'газонокосилка', kz: 'көгал шапқыш' },
    mark: `LM${centimetres}${source.code === 'petrol' ? 'B' : source.code === 'battery' ? 'A' : 'E'}${drives ? 'S' : ''}`,
    ru: `Газонокосилка ${feminine[source.code]}${drives ? ' самоходная' : ''}`,
    kz: `${drives ? 'өздігінен жүретін ' : ''}${source.kz} көгал шапқышы`,
    tail: { ru: `${centimetres} см, ${supply.words.ru}`, kz: `${centimetres} см, ${supply.words.kz}` },
    about: {
      ru: `Косит полосу ${centimetres} см на высоте 25–75 мм, травосборник ${litres} л; для участка ${source === engines.petrol ? 'от 6 соток' : 'до 5 соток'}. ${supply.sentence.ru}`,
      kz: `Ені ${centimetres} см жолақты 25–75 мм биіктікте шабады, шөп жинағышы ${litres} л; ${source === engines.petrol ? '6 сотықтан үлкен' : '5 сотыққа дейінгі'} учаскеге арналған. ${supply.sentence.kz}`,
    },
    values: [
      [engine, source],
      ...supply.values,
      [swath, centimetres],
      [cutter, cutters.blade],
      [selfPropelled, drives],
      [bag, litres],
    ],
    tenge:
      (source === engines.petrol ? 34_000 + centimetres * 2_550 : 14_000 + centimetres * 1_050) *
        (drives ? 1.28 : 1) *
        (source === engines.battery ? 1.35 : 1) +
      supply.extra,
    kg: source === engines.petrol ? 8 + centimetres * 0.42 + (drives ? 3.5 : 0) : 4 + centimetres * 0.22,
    sizeMm: [700 + centimetres * 4, centimetres * 10 + 60, 460],
    image: source === engines.petrol ? 'mower/petrol' : 'mower/electric',
  };
}

function trimmer(random: Random): Machine {
  const source = random.pick([engines.petrol, engines.petrol, engines.battery, engines.mains]);
  const kw =
    source === engines.petrol ? random.pick([0.9, 1.1, 1.3, 1.7, 2]) : random.pick([0.35, 0.55, 1, 1.2, 1.4]);
  const centimetres = source === engines.petrol ? random.pick([40, 43, 46]) : random.pick([25, 30, 35, 38]);
  const blade = source === engines.petrol || kw >= 1.2;
  const supply = feed(random, source, kw, true);
  return {
    choice: { code: 'garden-trimmer', ru: 'триммер', kz: 'триммер' },
    mark: `TR${centimetres}-${Math.round(kw * 10)}`,
    ru: `Триммер ${source.ru}`,
    kz: `${source.kz} триммері`,
    tail: {
      ru: `${centimetres} см, ${supply.words.ru}${blade ? ', леска и нож' : ', леска'}`,
      kz: `${centimetres} см, ${supply.words.kz}${blade ? ', леска мен пышақ' : ', леска'}`,
    },
    about: {
      ru: `Подкашивает траву у забора, деревьев и бордюра, ширина ${centimetres} см${blade ? '; стальным ножом берёт бурьян и поросль' : ''}. ${supply.sentence.ru}`,
      kz: `Қоршау, ағаш пен бордюр жанындағы шөпті шабады, ені ${centimetres} см${blade ? '; болат пышағы арамшөп пен өскінді алады' : ''}. ${supply.sentence.kz}`,
    },
    values: [
      [engine, source],
      ...supply.values,
      [swath, centimetres],
      [cutter, blade ? cutters.lineAndBlade : cutters.line],
    ],
    tenge:
      (source === engines.petrol ? 26_000 + kw * 24_000 : 16_500 + kw * 14_500) *
        (source === engines.battery ? 1.2 : 1) +
      supply.extra,
    kg: source === engines.petrol ? 5.2 + kw * 1.3 : 2.4 + kw * 1.7,
    sizeMm: source === engines.petrol ? [1000, 280, 260] : [900, 230, 180],
    image: source === engines.petrol ? 'trimmer/petrol' : 'trimmer/electric',
  };
}

function cultivator(random: Random): Machine {
  const source = random.pick([engines.petrol, engines.petrol, engines.mains]);
  const kw = source === engines.petrol ? random.pick([1.5, 2.2, 3.6, 4.4]) : random.pick([1.1, 1.4, 1.5]);
  const centimetres = source === engines.petrol ? Math.round(24 + kw * 8) : random.pick([30, 36, 40]);
  const deep = kw > 3 ? 30 : 20;
  const supply = feed(random, source, kw);
  return {
    choice: { code: 'garden-cultivator', ru: 'культиватор', kz: 'культиватор' },
    mark: `CU${centimetres}${source.code === 'petrol' ? 'B' : 'E'}`,
    ru: `Культиватор ${source.ru}`,
    kz: `${source.kz} культиваторы`,
    tail: { ru: `${centimetres} см, ${supply.words.ru}`, kz: `${centimetres} см, ${supply.words.kz}` },
    about: {
      ru: `Рыхлит грядки полосой ${centimetres} см на глубину до ${deep} см, фрезы снимаются без ключа. ${supply.sentence.ru}`,
      kz: `Жүйектерді ені ${centimetres} см жолақпен ${deep} см тереңдікке дейін қопсытады, фрезалары кілтсіз шешіледі. ${supply.sentence.kz}`,
    },
    values: [
      [engine, source],
      ...supply.values,
      [swath, centimetres],
      [cutter, cutters.tines],
      [depth, deep],
    ],
    tenge: source === engines.petrol ? 49_000 + kw * 31_000 : 21_000 + kw * 24_000,
    kg: source === engines.petrol ? 8 + kw * 6.5 : 5 + kw * 5,
    sizeMm: [700, centimetres * 10 + 100, 620],
    image: source === engines.petrol ? 'cultivator/petrol' : 'cultivator/electric',
  };
}

function chainSaw(random: Random): Machine {
  const source = random.pick([engines.petrol, engines.petrol, engines.battery, engines.mains]);
  const centimetres = source === engines.battery ? random.pick([25, 30, 35]) : random.pick([35, 40, 45, 50]);
  const kw = Number((centimetres * (source === engines.petrol ? 0.045 : 0.05)).toFixed(1));
  const supply = feed(random, source, kw, true);
  return {
    choice: { code: 'garden-chain-saw', ru: 'цепная пила', kz: 'шынжырлы ара' },
    mark: `CS${centimetres}${source.code === 'petrol' ? 'B' : source.code === 'battery' ? 'A' : 'E'}`,
    ru: `Пила цепная ${feminine[source.code]}`,
    kz: `${source.kz} шынжырлы арасы`,
    tail: {
      ru: `шина ${centimetres} см, ${supply.words.ru}`,
      kz: `шинасы ${centimetres} см, ${supply.words.kz}`,
    },
    about: {
      ru: `Пилит дрова и стволы до ${Math.round(centimetres * 0.85)} см, тормоз останавливает цепь при отскоке за долю секунды. ${supply.sentence.ru}`,
      kz: `Отын мен ${Math.round(centimetres * 0.85)} см-ге дейінгі діңді кеседі, кері серпілсе, тежегіші шынжырды лезде тоқтатады. ${supply.sentence.kz}`,
    },
    values: [[engine, source], ...supply.values, [bar, numberChoice(centimetres)], [cutter, cutters.chain]],
    tenge:
      (source === engines.petrol ? 21_000 + centimetres * 1_350 : 14_500 + centimetres * 830) *
        (source === engines.battery ? 1.2 : 1) +
      supply.extra,
    kg: source === engines.petrol ? 3.2 + centimetres * 0.07 : 2.2 + centimetres * 0.065,
    sizeMm: [420, 260, 300],
    image: source === engines.petrol ? 'chain-saw/petrol' : 'chain-saw/electric',
  };
}

const properties = [
  kind,
  engine,
  power,
  volts,
  withBattery,
  swath,
  bar,
  depth,
  cutter,
  selfPropelled,
  bag,
  weight,
] as const;

export const gazonokosilkiITrimmery: Leaf = {
  code: 'gazonokosilki-i-trimmery',
  properties,
  draw(random): Draft {
    const maker = random.pick(gardenMachineMakers);
    const machine = random.pick([mower, mower, trimmer, trimmer, cultivator, chainSaw])(random);
    const model = `${maker.name} ${machine.mark}${random.pick(['', ' Pro', ' Eco'])}`;
    const kg = kilograms(machine.kg);
    return {
      name: {
        ru: `${machine.ru} ${model}, ${machine.tail.ru}`,
        kz: `${model} ${machine.kz}, ${machine.tail.kz}`,
      },
      description: machine.about,
      brand: maker.code,
      values: inOrder(properties, [[kind, machine.choice], ...machine.values, [weight, kg]]),
      priceTenge: priceFor(random, machine.tenge * maker.level, prices),
      units: [{ unit: 'piece', ratio: 1, weightKg: kg }],
      sizeMm: machine.sizeMm,
      image: machine.image,
      documents: ['manual', 'certificate', 'warranty'],
      warrantyMonths: 24,
    };
  },
};
