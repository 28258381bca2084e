/** LED bulbs and tubes by shape and base. */
import type { Choice, Draft, Leaf, Words } from '../../leaf.ts';
import { kind, numberChoice } from '../../properties.ts';
import { kilograms, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import { range } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';
import { base, dimmable, flux, lightTone, powerW, temperature } from './electric-properties.ts';
import { lightMakers } from './makers.ts';

const rendering = range('lamp_cri', 'Индекс цветопередачи Ra', 'Түс беру индексі Ra');
const life = range('lamp_life_h', 'Срок службы', 'Қызмет мерзімі', { ru: 'ч', kz: 'сағ' });
const replaces = range('lamp_replaces_w', 'Заменяет лампу накаливания', 'Алмастыратын қыздыру шамы', 'Вт');

const prices = [650, 5_400] as const;

interface Shape {
  choice: Choice;
  mark: string;
  bases: readonly string[];
  watts: readonly number[];
  /** lumens of a watt */
  efficacy: number;
  /** colour temperatures, where not the usual four */
  kelvins?: readonly number[];
  factor: number;
  diameter: number;
  long: number;
  kg: number;
  use: Words;
  image: string;
}

const shapes: readonly Shape[] = [
  {
    choice: { code: 'bulb-pear', ru: 'груша', kz: 'алмұрт' },
    mark: 'A60',
    bases: ['E27'],
    watts: [7, 9, 11, 13, 15, 17, 20],
    efficacy: 95,
    factor: 1,
    diameter: 60,
    long: 112,
    kg: 0.045,
    use: {
      ru: 'Обычная форма для люстр, плафонов и настольных ламп',
      kz: 'Люстраға, плафонға және үстел шамына арналған кәдімгі пішін',
    },
    image: 'lamp/e27-bulb',
  },
  {
    choice: { code: 'bulb-candle', ru: 'свеча', kz: 'шырақ' },
    mark: 'C37',
    bases: ['E14'],
    watts: [5, 6, 7, 8, 9.5, 11],
    efficacy: 92,
    factor: 1.05,
    diameter: 37,
    long: 100,
    kg: 0.032,
    use: { ru: 'Для бра и люстр с узкими рожками', kz: 'Бра мен жіңішке мүйізді люстраға арналған' },
    image: 'lamp/e14-candle',
  },
  {
    choice: { code: 'bulb-globe', ru: 'шар', kz: 'шар' },
    mark: 'G45',
    bases: ['E27'],
    watts: [5, 6, 7, 8, 9.5, 11],
    efficacy: 92,
    factor: 1.05,
    diameter: 45,
    long: 82,
    kg: 0.034,
    use: {
      ru: 'Для открытых рожков и небольших плафонов',
      kz: 'Ашық мүйіздер мен шағын плафондарға арналған',
    },
    image: 'lamp/globe',
  },
  {
    choice: { code: 'bulb-spot', ru: 'рефлектор', kz: 'рефлектор' },
    mark: 'PAR16',
    bases: ['GU10'],
    watts: [5, 6, 7, 8, 10],
    efficacy: 88,
    factor: 1.1,
    diameter: 50,
    long: 54,
    kg: 0.042,
    use: {
      ru: 'Направленный свет для точечных и трековых светильников',
      kz: 'Нүктелік және трек шырақтарына арналған бағытталған жарық',
    },
    image: 'lamp/gu10-spot',
  },
  {
    choice: { code: 'bulb-tablet', ru: 'таблетка', kz: 'таблетка' },
    mark: 'GX53',
    bases: ['GX53'],
    watts: [6, 8, 10, 12, 15],
    efficacy: 90,
    factor: 1.15,
    diameter: 75,
    long: 28,
    kg: 0.05,
    use: { ru: 'Плоская лампа для натяжных потолков', kz: 'Керме төбеге арналған жалпақ шам' },
    image: 'lamp/gx53',
  },
  {
    choice: { code: 'bulb-filament', ru: 'филамент', kz: 'филамент' },
    mark: 'ST64',
    bases: ['E27'],
    watts: [4, 6, 8, 10],
    efficacy: 105,
    kelvins: [2200, 2700],
    factor: 2,
    diameter: 64,
    long: 140,
    kg: 0.06,
    use: {
      ru: 'Лампа с видимыми нитями для лофта и открытых подвесов',
      kz: 'Лофт стилі мен ашық аспаларға арналған, қылы көрініп тұратын шам',
    },
    image: 'lamp/filament',
  },
  {
    choice: { code: 'bulb-tube', ru: 'трубка', kz: 'түтік' },
    mark: 'T8',
    bases: ['G13'],
    watts: [9, 10, 18, 20, 24],
    efficacy: 100,
    kelvins: [4000, 6500],
    factor: 1.1,
    diameter: 28,
    long: 1200,
    kg: 0.18,
    use: {
      ru: 'Замена люминесцентной трубки в гараже, офисе и подъезде',
      kz: 'Гараждағы, кеңседегі және кіреберістегі люминесценттік түтікті алмастырады',
    },
    image: 'lamp/tube',
  },
];

export const svetodiodnyeLampy: Leaf = {
  code: 'svetodiodnye-lampy',
  properties: [kind, base, powerW, flux, temperature, dimmable, rendering, life, replaces],
  draw(random): Draft {
    const maker = random.pick(lightMakers);
    const shape = random.pick(shapes);
    const socket = random.pick(shape.bases);
    const watts = random.pick(shape.watts);
    const isTube = shape.mark === 'T8';
    const kelvins = random.pick(shape.kelvins ?? [2700, 3000, 4000, 6500]);
    const canDim = !isTube && random.chance(0.15);
    const series = random.pick(['Eco', 'Home', 'Pro']);
    const lumens = Math.round((watts * shape.efficacy * (series === 'Pro' ? 1.1 : 1)) / 5) * 5;
    const tone = lightTone(kelvins);
    const long = isTube && watts < 15 ? 600 : shape.long;
    const cri = series === 'Pro' ? 90 : 80;
    const hours = series === 'Eco' ? 15_000 : series === 'Home' ? 25_000 : 30_000;
    const old = Math.round((watts * 8.3) / 5) * 5;
    const like = isTube
      ? {
          ru: `люминесцентная трубка на ${long === 600 ? 18 : 36} Вт`,
          kz: `${long === 600 ? 18 : 36} ватт люминесценттік түтіктей`,
        }
      : { ru: `${old}-ваттная лампа накаливания`, kz: `${old} ватт қыздыру шамындай` };
    const power = String(watts).replace('.', ',');
    const model = `${maker.name} ${series} ${shape.mark}`;
    return {
      name: {
        ru: `Лампа светодиодная ${model}, ${socket}, ${power} Вт, ${kelvins} К, ${tone.ru}${canDim ? ', диммируемая' : ''}`,
        kz: `${model} жарықдиодты шамы, ${socket}, ${power} Вт, ${kelvins} К, ${tone.kz}${canDim ? ', жарығы реттеледі' : ''}`,
      },
      description: {
        ru: `${shape.use.ru}: ${power} Вт светят как ${like.ru}, поток ${lumens} лм. ${tone.ru.charAt(0).toUpperCase()}${tone.ru.slice(1)} ${kelvins} К ${kelvins <= 3000 ? 'подходит для спальни и гостиной' : kelvins <= 4500 ? 'подходит для кухни и рабочего места' : 'подходит для подсобных помещений и мастерской'}. Не мерцает, цветопередача Ra ${cri}, ресурс ${hours.toLocaleString('ru-RU')} часов.`,
        kz: `${shape.use.kz}: ${power} Вт шам ${like.kz} жарық береді, ағыны ${lumens} лм. ${kelvins} К ${tone.kz} ${kelvins <= 3000 ? 'жатын бөлме мен қонақ бөлмеге' : kelvins <= 4500 ? 'асүй мен жұмыс орнына' : 'қосалқы бөлмелер мен шеберханаға'} лайық. Жыпылықтамайды, түс беруі Ra ${cri}, ресурсы ${hours.toLocaleString('ru-RU')} сағат.`,
      },
      brand: maker.code,
      values: [
        [kind, shape.choice],
        [base, { code: socket.toLowerCase().replace('.', '-'), ru: socket, kz: socket }],
        [powerW, watts],
        [flux, lumens],
        [temperature, numberChoice(kelvins)],
        [dimmable, canDim],
        [rendering, cri],
        [life, hours],
        ...(isTube ? [] : ([[replaces, old] as const] as const)),
      ],
      priceTenge: priceFor(
        random,
        (340 + watts * 58) *
          shape.factor *
          maker.level *
          (canDim ? 1.6 : 1) *
          (series === 'Pro' ? 1.45 : series === 'Home' ? 1.15 : 1),
        prices,
      ),
      units: [
        {
          unit: 'piece',
          ratio: 1,
          weightKg: kilograms(shape.kg * (long === 600 ? 0.55 : 1) + watts * 0.001),
        },
      ],
      sizeMm: [shape.diameter, shape.diameter, long],
      image: shape.image,
      documents: ['warranty'],
      warrantyMonths: series === 'Eco' ? 12 : 24,
    };
  },
};
