import type { Choice, Leaf, Property } from '../../leaf.ts';
import { indoor, outdoor } from '../../properties.ts';
import { type BagMix, bagMixProperties, drawBagMix } from './bag-mix.ts';
import { bases, machine, manual } from './mix-properties.ts';

const walkHours: Property = {
  code: 'floor_walk_hours',
  ru: 'Можно ходить через',
  kz: 'Жүруге болады',
  kind: 'range',
  unit: { ru: 'ч', kz: 'сағаттан кейін' },
};

const screed: Choice = { code: 'floor-screed', ru: 'стяжка', kz: 'стяжка' };
const levelling: Choice = { code: 'floor-levelling', ru: 'грубое выравнивание', kz: 'алғашқы тегістеу' };
const finish: Choice = { code: 'floor-finish', ru: 'финишный наливной пол', kz: 'соңғы құйма еден' };
const warm: Choice = { code: 'floor-warm', ru: 'тёплый пол', kz: 'жылы еден' };

interface FloorMix extends BagMix {
  walkHours: readonly [number, number];
}

const floorMixes: readonly FloorMix[] = [
  {
    named: { ru: 'Стяжка пола', kz: 'еден стяжкасы' },
    story: {
      ru: 'Толстый несущий слой по бетону и утеплителю в комнатах, гаражах и на крыльце',
      kz: 'Бөлмедегі, гараждағы және баспалдақтағы бетон мен жылу оқшаулағыш үстіне құйылатын қалың көтергіш қабат',
    },
    advice: {
      ru: 'По периметру проложите демпферную ленту, через каждые 30 м² сделайте шов.',
      kz: 'Периметр бойымен демпфер таспасын төсеп, әр 30 м² сайын жік қалдырыңыз.',
    },
    purpose: screed,
    base: bases.cement,
    works: [indoor, outdoor],
    application: [manual, machine],
    frostProof: true,
    consumption: [1.9, 2],
    layer: [20, 100],
    usualLayer: 40,
    potLifeMinutes: [90, 120],
    strengths: ['М150', 'М200', 'М300'],
    packs: [
      [25, 2080],
      [25, 2300],
    ],
    image: 'bag/floor',
    walkHours: [24, 48],
  },
  {
    named: { ru: 'Ровнитель пола', kz: 'еден тегістегіші' },
    story: {
      ru: 'Убирает перепады основания перед плиткой, ламинатом и финишным слоем',
      kz: 'Плитка, ламинат және соңғы қабат алдында негіздің ойлы-қырын тегістейді',
    },
    advice: {
      ru: 'Основание загрунтуйте дважды: сухой бетон заберёт воду, и слой растрескается.',
      kz: 'Негізді екі рет астарлаңыз: құрғақ бетон суды тартып, қабат жарылып кетеді.',
    },
    purpose: levelling,
    base: bases.cement,
    works: [indoor],
    application: [manual, machine],
    frostProof: false,
    consumption: [1.6, 1.8],
    layer: [5, 50],
    usualLayer: 10,
    potLifeMinutes: [40, 60],
    strengths: ['М150', 'М200'],
    packs: [
      [20, 2450],
      [25, 2950],
    ],
    image: 'bag/floor',
    walkHours: [8, 24],
  },
  {
    named: { ru: 'Наливной пол самовыравнивающийся', kz: 'өздігінен тегістелетін құйма едені' },
    story: {
      ru: 'Растекается зеркалом под линолеум, кварцвинил и ковролин',
      kz: 'Линолеум, кварцвинил және ковролин астына айнадай жайылып тегістеледі',
    },
    advice: {
      ru: 'Сразу после заливки прокатайте игольчатым валиком и закройте сквозняки.',
      kz: 'Құйған бойда инелі білікшемен жүргізіп өтіп, өтпе желді жабыңыз.',
    },
    purpose: finish,
    base: bases.cement,
    works: [indoor],
    application: [manual, machine],
    frostProof: false,
    consumption: [1.6, 1.75],
    layer: [2, 15],
    usualLayer: 5,
    potLifeMinutes: [30, 40],
    strengths: ['М200', 'М250'],
    packs: [
      [20, 3700],
      [25, 4450],
    ],
    image: 'bag/floor-level',
    walkHours: [4, 8],
  },
  {
    named: { ru: 'Наливной пол гипсовый', kz: 'гипс құйма едені' },
    story: {
      ru: 'Тёплый на ощупь и без усадки: заливается большими полями без швов в сухих комнатах',
      kz: 'Жылы әрі шөкпейді: құрғақ бөлмелерде үлкен алаңға жіксіз құйылады',
    },
    advice: {
      ru: 'Сохнет неделю на каждые 10 мм, под паркет проверьте влажность.',
      kz: 'Әр 10 мм-і бір апта кебеді, паркет астына ылғалдылығын тексеріңіз.',
    },
    purpose: finish,
    base: bases.gypsum,
    works: [indoor],
    application: [manual, machine],
    frostProof: false,
    consumption: [1.5, 1.7],
    layer: [3, 60],
    usualLayer: 10,
    potLifeMinutes: [40, 60],
    strengths: ['М150', 'М200'],
    packs: [
      [20, 3150],
      [25, 3700],
    ],
    image: 'bag/floor-level',
    walkHours: [6, 12],
  },
  {
    named: { ru: 'Стяжка для тёплого пола с фиброй', kz: 'жылы еденге арналған талшықты қоспасы' },
    story: {
      ru: 'Закрывает трубы и маты тёплого пола, волокно не даёт слою треснуть от нагрева',
      kz: 'Жылы еденнің құбыры мен төсемін жабады, талшығы қызғанда қабатты жарылудан сақтайды',
    },
    advice: {
      ru: 'Над трубой должно быть не меньше 30 мм, греть начинайте через 28 дней.',
      kz: 'Құбыр үстінде кемінде 30 мм болуы керек, 28 күннен кейін қыздыра бастаңыз.',
    },
    purpose: warm,
    base: bases.cement,
    works: [indoor],
    application: [manual, machine],
    frostProof: false,
    consumption: [1.85, 2],
    layer: [30, 80],
    usualLayer: 50,
    potLifeMinutes: [60, 90],
    strengths: ['М200', 'М300'],
    packs: [[25, 2750]],
    image: 'bag/floor',
    walkHours: [24, 36],
  },
  {
    named: { ru: 'Наливной пол быстротвердеющий', kz: 'тез қататын құйма едені' },
    story: {
      ru: 'Для ремонта за выходные: вечером залили, утром ходят, через сутки кладут плитку',
      kz: 'Демалыс күнгі жөндеуге арналған: кешке құйсаңыз, таңертең жүресіз, бір тәуліктен кейін плитка төсейсіз',
    },
    advice: {
      ru: 'Замешивайте столько, сколько разольёте за 15 минут.',
      kz: '15 минутта құйып үлгеретіндей ғана араластырыңыз.',
    },
    purpose: finish,
    base: bases.cement,
    works: [indoor],
    application: [manual],
    frostProof: false,
    consumption: [1.65, 1.8],
    layer: [2, 30],
    usualLayer: 5,
    potLifeMinutes: [20, 30],
    strengths: ['М250', 'М300'],
    packs: [
      [20, 5400],
      [25, 6500],
    ],
    image: 'bag/floor-level',
    walkHours: [2, 3],
  },
];

export const floorMixesLeaf: Leaf = {
  code: 'styazhka-i-nalivnoy-pol',
  properties: [...bagMixProperties, walkHours],
  draw(random) {
    const mix = random.pick(floorMixes);
    return drawBagMix(mix, random, {
      values: [[walkHours, random.integer(mix.walkHours[0], mix.walkHours[1])]],
    });
  },
};
