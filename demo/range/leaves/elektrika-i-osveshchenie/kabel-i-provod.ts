/** Cables and wires, sold by the metre and by the coil. */
import { comma } from '../../figures.ts';
import type { Choice, Draft, Leaf, Words } from '../../leaf.ts';
import { color, colors, numberChoice } from '../../properties.ts';
import { inColourKz, kilograms, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import { flag, list, range } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';
import { section } from './electric-properties.ts';
import { wiringMakers } from './makers.ts';

const type = list('cable_type', 'Марка кабеля', 'Кәбіл маркасы');
const cores = list('cable_cores', 'Количество жил', 'Талсымдар саны');
const core = list('cable_core', 'Жила', 'Талсымы');
const insulation = list('cable_insulation', 'Изоляция', 'Оқшаулағышы');
const coil = list('cable_coil_m', 'Длина бухты', 'Орамадағы ұзындығы', 'м');
const voltage = range('cable_voltage_v', 'Максимальное напряжение', 'Ең жоғары кернеу', 'В');
const gost = flag('cable_gost', 'По ГОСТ', 'МемСТ бойынша');

const orange: Choice = { code: 'orange', ru: 'оранжевый', kz: 'қызғылт сары' };
const yellowGreen: Choice = { code: 'yellow-green', ru: 'жёлто-зелёный', kz: 'сары-жасыл' };

const solid: Choice = { code: 'solid', ru: 'однопроволочная', kz: 'бір сымды' };
const stranded: Choice = { code: 'stranded', ru: 'многопроволочная', kz: 'көп сымды' };
const pvc: Choice = { code: 'pvc', ru: 'ПВХ', kz: 'ПВХ' };
const lowSmoke: Choice = { code: 'pvc-low-smoke', ru: 'ПВХ с низким дымовыделением', kz: 'түтіні аз ПВХ' };
const polyethylene: Choice = { code: 'polyethylene', ru: 'полиэтилен', kz: 'полиэтилен' };

interface Mark {
  choice: Choice;
  isWire: boolean;
  core: Choice;
  insulation: Choice;
  volts: number;
  cores: readonly number[];
  sections: readonly number[];
  shades: readonly Choice[];
  factor: number;
  use: Words;
  image: string;
}

const marks: readonly Mark[] = [
  {
    choice: { code: 'vvgng-ls', ru: 'ВВГнг(А)-LS', kz: 'ВВГнг(А)-LS' },
    isWire: false,
    core: solid,
    insulation: lowSmoke,
    volts: 660,
    cores: [2, 3, 4, 5],
    sections: [1.5, 2.5, 4, 6],
    shades: [colors.black],
    factor: 1.08,
    use: {
      ru: 'Для проводки в квартирах, офисах и общественных зданиях: при пожаре не распространяет горение и почти не дымит.',
      kz: 'Пәтерлердегі, кеңселердегі және қоғамдық ғимараттардағы сымдарға арналған: өрт кезінде жалынды таратпайды, түтіні де аз.',
    },
    image: 'cable/round-black',
  },
  {
    choice: { code: 'vvg-png', ru: 'ВВГ-Пнг(А)', kz: 'ВВГ-Пнг(А)' },
    isWire: false,
    core: solid,
    insulation: pvc,
    volts: 660,
    cores: [2, 3],
    sections: [1.5, 2.5, 4, 6],
    shades: [colors.black, colors.white],
    factor: 1,
    use: {
      ru: 'Плоский силовой кабель: ровно ложится в штробу и под штукатурку.',
      kz: 'Жалпақ күштік кәбіл: ойыққа және сылақ астына тегіс жатады.',
    },
    image: 'cable/flat',
  },
  {
    choice: { code: 'nym', ru: 'NYM', kz: 'NYM' },
    isWire: false,
    core: solid,
    insulation: pvc,
    volts: 660,
    cores: [3, 4, 5],
    sections: [1.5, 2.5, 4],
    shades: [colors.grey],
    factor: 1.2,
    use: {
      ru: 'Круглый кабель с мелонаполненной прослойкой: легко разделывается и держит форму в гофре.',
      kz: 'Бор толтырылған аралық қабаты бар дөңгелек кәбіл: аршуға жеңіл, гофрада пішінін сақтайды.',
    },
    image: 'cable/round-grey',
  },
  {
    choice: { code: 'pvs', ru: 'ПВС', kz: 'ПВС' },
    isWire: true,
    core: stranded,
    insulation: pvc,
    volts: 380,
    cores: [2, 3, 4, 5],
    sections: [0.75, 1, 1.5, 2.5, 4],
    shades: [colors.white, colors.black, orange],
    factor: 1,
    use: {
      ru: 'Гибкий провод для удлинителей, электроинструмента и бытовых приборов.',
      kz: 'Ұзартқыштарға, электр құралдары мен тұрмыстық аспаптарға арналған иілгіш сым.',
    },
    image: 'cable/flexible',
  },
  {
    choice: { code: 'pugv', ru: 'ПуГВ', kz: 'ПуГВ' },
    isWire: true,
    core: stranded,
    insulation: pvc,
    volts: 450,
    cores: [1],
    sections: [2.5, 4, 6, 10, 16],
    shades: [colors.blue, colors.white, colors.red, colors.black, yellowGreen],
    factor: 1.05,
    use: {
      ru: 'Гибкий установочный провод для сборки щитов и заземления.',
      kz: 'Қалқан құрастыруға және жерге тұйықтауға арналған иілгіш орнату сымы.',
    },
    image: 'cable/single-core',
  },
  {
    choice: { code: 'shvvp', ru: 'ШВВП', kz: 'ШВВП' },
    isWire: true,
    core: stranded,
    insulation: pvc,
    volts: 380,
    cores: [2, 3],
    sections: [0.75, 1, 1.5],
    shades: [colors.white, colors.black],
    factor: 0.95,
    use: {
      ru: 'Плоский гибкий шнур для светильников и переносок внутри помещения.',
      kz: 'Үй ішіндегі шырақтар мен тасымал шамдарға арналған жалпақ иілгіш бау.',
    },
    image: 'cable/flexible',
  },
];

/** Sheath and insulation besides copper; taken from the usual weights of such cables. */
function metreKg(count: number, squareMm: number): number {
  return count * squareMm * 0.0089 + 0.02 * count * Math.sqrt(squareMm);
}

function outerMm(count: number, squareMm: number): number {
  const bundle = [1, 2, 2.15, 2.41, 2.7][count - 1] ?? 2.7;
  return Number(((1.13 * Math.sqrt(squareMm) + 1.4) * bundle + (count > 1 ? 3 : 0.4)).toFixed(1));
}

const prices = [180, 2_900] as const;

function drawPower(random: Parameters<Leaf['draw']>[0]): Draft {
  const maker = random.pick(wiringMakers);
  const mark = random.pick(marks);
  const count = random.pick(mark.cores);
  const squareMm = random.pick(mark.sections);
  const shade = random.pick(mark.shades);
  const metres = random.pick([50, 100, 200]);
  const byGost = random.chance(0.7);
  const cut = `${count}×${comma(squareMm)}`;
  const kg = metreKg(count, squareMm);
  const thick = outerMm(count, squareMm);
  const amperes = Math.round(10 + squareMm * 6);
  const standard = byGost ? { ru: ', ГОСТ', kz: ', МемСТ' } : { ru: '', kz: '' };
  return {
    name: {
      ru: `${mark.isWire ? 'Провод' : 'Кабель'} ${mark.choice.ru} ${cut} ${maker.name}, ${shade.ru}, бухта ${metres} м${standard.ru}`,
      kz: `${maker.name} ${mark.choice.kz} ${cut} ${mark.isWire ? 'сымы' : 'кәбілі'}, ${inColourKz(shade)}, бухтада ${metres} м${standard.kz}`,
    },
    description: {
      ru: `${mark.use.ru} Сечение ${cut} мм², жила медная ${mark.core.ru}, длительный ток до ${amperes} А, напряжение до ${mark.volts} В. Наружный диаметр ${comma(thick)} мм. Отмеряем от одного метра, целая бухта — ${metres} м.`,
      kz: `${mark.use.kz} Қимасы ${cut} мм², мыс талсымы ${mark.core.kz}, ұзақ мерзімді тогы ${amperes} А-ге дейін, кернеуі ${mark.volts} В-қа дейін. Сыртқы диаметрі ${comma(thick)} мм. Бір метрден бастап кесеміз, бүтін бухтада ${metres} м.`,
    },
    brand: maker.code,
    values: [
      [type, mark.choice],
      [section, { code: `${count}x${String(squareMm).replace('.', '-')}`, ru: cut, kz: cut }],
      [cores, numberChoice(count)],
      [core, mark.core],
      [insulation, mark.insulation],
      [voltage, mark.volts],
      [coil, numberChoice(metres)],
      [gost, byGost],
      [color, shade],
    ],
    priceTenge: priceFor(
      random,
      (62 * count * squareMm + 48 * count + 24) * mark.factor * maker.level * (byGost ? 1.12 : 1),
      prices,
    ),
    units: [
      { unit: 'm', ratio: 1, weightKg: kilograms(kg), step: 1, min: 1 },
      { unit: 'coil', ratio: 1 / metres, weightKg: kilograms(kg * metres) },
    ],
    sizeMm: [1000, Math.ceil(thick), Math.ceil(thick)],
    image: mark.image,
    documents: ['certificate'],
  };
}

function drawNetwork(random: Parameters<Leaf['draw']>[0]): Draft {
  const maker = random.pick(wiringMakers);
  const category = random.pick(['5e', '6'] as const);
  const shielded = random.chance(0.35);
  const outside = random.chance(0.3);
  const shade = outside ? colors.black : random.pick([colors.grey, colors.white, orange]);
  const metres = random.pick([100, 200, 500]);
  const mark = shielded ? 'FTP' : 'UTP';
  const gauge = category === '6' ? 0.57 : 0.51;
  const place = outside ? { ru: 'наружный', kz: 'сыртқы' } : { ru: 'внутренний', kz: 'ішкі' };
  const kg = (category === '6' ? 0.042 : 0.032) + (shielded ? 0.01 : 0) + (outside ? 0.012 : 0);
  return {
    name: {
      ru: `Кабель интернет ${mark} cat.${category} 4×2×${comma(gauge)} ${maker.name}, ${place.ru}, ${shade.ru}, бухта ${metres} м`,
      kz: `${maker.name} ${mark} cat.${category} 4×2×${comma(gauge)} ${place.kz} интернет кәбілі, ${inColourKz(shade)}, бухтада ${metres} м`,
    },
    description: {
      ru: `Витая пара категории ${category}: до ${category === '6' ? '10 Гбит/с на 55 м' : '1 Гбит/с на 100 м'}, медь ${comma(gauge)} мм. ${outside ? 'Оболочка из полиэтилена не трескается на морозе и солнце.' : 'Мягкая оболочка для прокладки в доме и кабель-канале.'} ${shielded ? 'Экран из фольги защищает от наводок рядом с силовыми линиями. ' : ''}Отмеряем от одного метра.`,
      kz: `${category} санатты есілген жұп: ${category === '6' ? '55 метрге дейін жылдамдығы 10 Гбит/с' : '100 метрге дейін жылдамдығы 1 Гбит/с'}, мысы ${comma(gauge)} мм. ${outside ? 'Полиэтилен қабығы аяз бен күнге жарылмайды.' : 'Қабығы жұмсақ, үй ішіне және кәбіл-арнаға төселеді.'} ${shielded ? 'Фольга экраны күштік желілердің кедергісінен қорғайды. ' : ''}Бір метрден бастап кесеміз.`,
    },
    brand: maker.code,
    values: [
      [type, { code: mark.toLowerCase(), ru: mark, kz: mark }],
      [cores, numberChoice(8)],
      [core, solid],
      [insulation, outside ? polyethylene : pvc],
      [coil, numberChoice(metres)],
      [gost, false],
      [color, shade],
    ],
    priceTenge: priceFor(random, (kg * 6_300 + (category === '6' ? 60 : 10)) * maker.level, prices),
    units: [
      { unit: 'm', ratio: 1, weightKg: kilograms(kg), step: 1, min: 1 },
      { unit: 'coil', ratio: 1 / metres, weightKg: kilograms(kg * metres) },
    ],
    sizeMm: [1000, 6, 6],
    image: 'cable/network',
    documents: ['certificate'],
  };
}

export const kabelIProvod: Leaf = {
  code: 'kabel-i-provod',
  properties: [type, section, cores, core, insulation, voltage, coil, gost, color],
  draw: (random) => (random.chance(0.15) ? drawNetwork(random) : drawPower(random)),
};
