import type { Choice, Leaf, Words } from '../../leaf.ts';
import { color, colors, indoor, outdoor } from '../../properties.ts';
import { type BagMix, bagMixProperties, drawBagMix } from './bag-mix.ts';
import { bases, manual } from './mix-properties.ts';

const brick: Choice = { code: 'masonry-brick', ru: 'кладка кирпича', kz: 'кірпіш қалау' };
const facing: Choice = { code: 'masonry-facing', ru: 'лицевая кладка', kz: 'беткі қалау' };
const blocks: Choice = { code: 'masonry-blocks', ru: 'кладка газоблока', kz: 'газблок қалау' };
const stove: Choice = { code: 'masonry-stove', ru: 'печи и камины', kz: 'пеш пен камин' };
const repair: Choice = { code: 'masonry-repair', ru: 'монтаж и ремонт', kz: 'монтаждау және жөндеу' };

interface Masonry extends BagMix {
  paints?: readonly Choice[];
}

const shared = { base: bases.cement, application: [manual], works: [indoor, outdoor] } as const;

const mixes: readonly Masonry[] = [
  {
    ...shared,
    named: { ru: 'Смесь кладочная', kz: 'қалау қоспасы' },
    story: {
      ru: 'Для рядовой кладки из кирпича и бетонных блоков, перегородок и ремонта',
      kz: 'Кірпіш пен бетон блоктан қатардағы қалауға, қалқаға және жөндеуге арналған',
    },
    advice: {
      ru: 'Летом кирпич перед кладкой окуните в воду, зимой берите смесь с добавкой.',
      kz: 'Жазда кірпішті қаламас бұрын суға малыңыз, қыста қосымшасы бар қоспаны алыңыз.',
    },
    purpose: brick,
    frostProof: true,
    consumption: [1.7, 1.9],
    layer: [8, 15],
    usualLayer: 10,
    potLifeMinutes: [90, 150],
    strengths: ['М100', 'М150', 'М200'],
    packs: [[25, 1880]],
    image: 'bag/masonry',
  },
  {
    ...shared,
    named: { ru: 'Смесь кладочная цветная', kz: 'түрлі түсті қалау қоспасы' },
    story: {
      ru: 'Цветной шов для облицовочного и клинкерного кирпича с защитой от высолов',
      kz: 'Қаптау және клинкер кірпішке арналған түрлі түсті жік, тұз шығудан қорғайды',
    },
    advice: {
      ru: 'Расшивайте шов, когда раствор подсох до следа пальца, и не мочите кладку сутки.',
      kz: 'Ерітінді саусақ ізі қалатындай тартылғанда жікті өңдеп, қалауды бір тәулік суламаңыз.',
    },
    purpose: facing,
    frostProof: true,
    consumption: [1.6, 1.8],
    layer: [8, 15],
    usualLayer: 10,
    potLifeMinutes: [90, 120],
    strengths: ['М150'],
    packs: [[25, 3650]],
    paints: [
      colors.white,
      colors.grey,
      colors.graphite,
      colors.brown,
      colors.black,
      colors.beige,
      colors.red,
    ],
    image: 'bag/masonry-color',
  },
  {
    ...shared,
    named: { ru: 'Клей для газоблока', kz: 'газблок желімі' },
    story: {
      ru: 'Тонкий шов 2–3 мм сохраняет тепло стены из газобетона и пенобетона',
      kz: '2–3 мм жұқа жік газбетон мен көбікбетон қабырғаның жылуын сақтайды',
    },
    advice: {
      ru: 'Наносите зубчатой кельмой по всей ширине блока: на кубометр уходит мешок.',
      kz: 'Блоктың бүкіл еніне тісті қалақпен жағыңыз: 1 м³-ге бір қап кетеді.',
    },
    purpose: blocks,
    frostProof: true,
    consumption: [1.4, 1.6],
    layer: [2, 8],
    usualLayer: 3,
    potLifeMinutes: [120, 180],
    strengths: ['М75', 'М100'],
    packs: [[25, 2050]],
    image: 'bag/masonry',
  },
  {
    ...shared,
    named: { ru: 'Клей для газоблока зимний', kz: 'қысқы газблок желімі' },
    story: {
      ru: 'Твердеет при морозе до −10 °C: стены можно поднимать до самой зимы',
      kz: '−10 °C аязда да қатаяды: қабырғаны қысқа дейін көтере беруге болады',
    },
    advice: {
      ru: 'Затворяйте тёплой водой не горячее 40 °C и держите мешки в тепле.',
      kz: '40 °C-тан ыстық емес жылы сумен араластырып, қаптарды жылы жерде ұстаңыз.',
    },
    purpose: blocks,
    frostProof: true,
    consumption: [1.4, 1.6],
    layer: [2, 8],
    usualLayer: 3,
    potLifeMinutes: [60, 90],
    strengths: ['М100'],
    packs: [[25, 2480]],
    image: 'bag/masonry-winter',
  },
  {
    ...shared,
    works: [indoor],
    named: { ru: 'Смесь печная огнеупорная', kz: 'отқа төзімді пеш қоспасы' },
    story: {
      ru: 'Для кладки печей, каминов и дымоходов, выдерживает нагрев до 1300 °C',
      kz: 'Пеш, камин және мұржа қалауға арналған, 1300 °C қызуға төзеді',
    },
    advice: {
      ru: 'Первую неделю топите понемногу, чтобы вода вышла без трещин.',
      kz: 'Су жарықсыз шығуы үшін алғашқы аптада аз-аздан жағыңыз.',
    },
    purpose: stove,
    frostProof: false,
    consumption: [1.7, 1.9],
    layer: [3, 10],
    usualLayer: 5,
    potLifeMinutes: [40, 60],
    packs: [
      [20, 3500],
      [25, 4150],
    ],
    image: 'bag/masonry-fire',
  },
  {
    ...shared,
    named: { ru: 'Смесь монтажно-кладочная', kz: 'монтаждау-қалау қоспасы' },
    story: {
      ru: 'Универсальный раствор: кладка, заделка штроб, установка маяков и мелкий ремонт',
      kz: 'Әмбебап ерітінді: қалауға, ойық бітеуге, маяк орнатуға және ұсақ жөндеуге арналған',
    },
    advice: {
      ru: 'Держите мешок в запасе: остаток хранится полгода, если закрыт от влаги.',
      kz: 'Бір қапты қорда ұстаңыз: ылғалдан жабық болса, қалғаны жарты жыл сақталады.',
    },
    purpose: repair,
    frostProof: true,
    consumption: [1.7, 1.85],
    layer: [5, 40],
    usualLayer: 10,
    potLifeMinutes: [90, 120],
    strengths: ['М150', 'М200'],
    packs: [[25, 1990]],
    image: 'bag/masonry',
  },
];

export const masonry: Leaf = {
  code: 'kladochnye-smesi',
  properties: [...bagMixProperties, color],
  draw(random) {
    const mix = random.pick(mixes);
    const paint = mix.paints ? random.pick(mix.paints) : colors.grey;
    const tag: Words | undefined = mix.paints ? { ru: paint.ru, kz: `${paint.kz} түсті` } : undefined;
    return drawBagMix(mix, random, { ...(tag ? { tag } : {}), values: [[color, paint]] });
  },
};
