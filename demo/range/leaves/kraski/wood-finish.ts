import { canSize, comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { color, colors, indoor, kind, numberChoice, outdoor, volumeL, works } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { bases, canPrice, coverage, dryingHours, gloss, glosses, paintBase } from './paint-properties.ts';

const target: Property = { code: 'wood_finish_for', ru: 'Для чего', kz: 'Неге арналған', kind: 'list' };

const targets = {
  walls: { code: 'wood-walls', ru: 'стены и вагонка', kz: 'қабырға мен вагонка' },
  parquet: { code: 'parquet', ru: 'паркет и лестницы', kz: 'паркет пен баспалдақ' },
  terrace: { code: 'terrace', ru: 'терраса и садовая мебель', kz: 'терраса мен бақ жиһазы' },
  sauna: { code: 'sauna', ru: 'баня и сауна', kz: 'монша мен сауна' },
  frame: { code: 'frame', ru: 'каркас и стропила', kz: 'қаңқа мен итарқа' },
  furniture: { code: 'furniture', ru: 'мебель', kz: 'жиһаз' },
} as const satisfies Record<string, Choice>;

const clear: Choice = { code: 'clear', ru: 'бесцветный', kz: 'түссіз' };
const woods: readonly Choice[] = [
  clear,
  { code: 'oak', ru: 'дуб', kz: 'емен түсті' },
  { code: 'walnut', ru: 'орех', kz: 'жаңғақ түсті' },
  { code: 'pine', ru: 'сосна', kz: 'қарағай түсті' },
  { code: 'teak', ru: 'тик', kz: 'тик' },
  { code: 'rosewood', ru: 'палисандр', kz: 'палисандр түсті' },
  { code: 'mahogany', ru: 'махагон', kz: 'қызыл ағаш түсті' },
  { code: 'wenge', ru: 'венге', kz: 'венге' },
  colors.white,
  colors.grey,
];

interface Finish {
  kind: Choice;
  named: Words;
  story: Words;
  advice: Words;
  base: Choice;
  targets: readonly Choice[];
  works: readonly Choice[];
  glosses: readonly Choice[];
  colors: readonly Choice[];
  m2PerLitre: readonly [number, number];
  drying: readonly number[];
  kgPerLitre: number;
  tengePerLitre: number;
  litres: readonly number[];
  image: string;
}

const stain: Choice = { code: 'wood-stain', ru: 'пропитка', kz: 'сіңдірме' };
const lacquer: Choice = { code: 'lacquer', ru: 'лак', kz: 'лак' };
const oil: Choice = { code: 'wood-oil', ru: 'масло', kz: 'май' };
const antiseptic: Choice = { code: 'wood-antiseptic', ru: 'антисептик', kz: 'антисептик' };

const finishes: readonly Finish[] = [
  {
    kind: stain,
    named: { ru: 'Пропитка для дерева декоративная', kz: 'ағашқа арналған сәндік сіңдірмесі' },
    story: {
      ru: 'Подчёркивает рисунок древесины и защищает её от солнца, дождя и плесени',
      kz: 'Ағаштың өрнегін айшықтап, оны күннен, жаңбырдан және зеңнен қорғайды',
    },
    advice: {
      ru: 'Перемешайте, проверьте цвет на обрезке и тяните кистью вдоль волокон.',
      kz: 'Араластырып, түсін кесіндіде тексеріп, талшық бойымен қылқаламмен жағыңыз.',
    },
    base: bases.alkyd,
    targets: [targets.walls, targets.terrace],
    works: [outdoor, indoor],
    glosses: [glosses.semiMatte, glosses.semiGloss],
    colors: woods,
    m2PerLitre: [9, 13],
    drying: [8, 12, 24],
    kgPerLitre: 0.92,
    tengePerLitre: 6100,
    litres: [0.75, 2.5, 9],
    image: 'can/wood-stain',
  },
  {
    kind: lacquer,
    named: { ru: 'Лак паркетный', kz: 'паркет лагі' },
    story: {
      ru: 'Твёрдый лак держит каблук, песок и ножки стульев: паркет, ступени, пробка',
      kz: 'Қатты лак өкшеге, құмға және орындық аяғына төзеді: паркетке, баспалдаққа, тыққа арналған',
    },
    advice: {
      ru: 'Между слоями прошлифуйте P220 и соберите пыль влажной тряпкой.',
      kz: 'Қабаттар арасында P220-мен ажарлап, шаңын дымқыл шүберекпен алыңыз.',
    },
    base: bases.polyurethane,
    targets: [targets.parquet],
    works: [indoor],
    glosses: [glosses.matte, glosses.semiMatte, glosses.gloss],
    colors: [clear],
    m2PerLitre: [10, 12],
    drying: [4, 6, 12],
    kgPerLitre: 1.02,
    tengePerLitre: 8300,
    litres: [0.75, 2.5, 5],
    image: 'can/lacquer',
  },
  {
    kind: lacquer,
    named: { ru: 'Лак яхтный', kz: 'яхта лагі' },
    story: {
      ru: 'Эластичный лак для двери, террасы и лодки: не боится воды и морской соли',
      kz: 'Есікке, террасаға және қайыққа арналған серпімді лак: су мен тұздан бүлінбейді',
    },
    advice: {
      ru: 'Первый слой разведите на десятую часть, чтобы он впитался.',
      kz: 'Сіңуі үшін бірінші қабатты оннан біріндей сұйылтыңыз.',
    },
    base: bases.alkyd,
    targets: [targets.terrace, targets.furniture],
    works: [outdoor, indoor],
    glosses: [glosses.gloss, glosses.semiMatte],
    colors: [clear],
    m2PerLitre: [11, 14],
    drying: [12, 24],
    kgPerLitre: 0.94,
    tengePerLitre: 6700,
    litres: [0.75, 2.5, 9],
    image: 'can/lacquer',
  },
  {
    kind: lacquer,
    named: { ru: 'Лак акриловый для стен и мебели', kz: 'қабырға мен жиһазға арналған акрил лагі' },
    story: {
      ru: 'Водный лак без запаха для вагонки, мебели и бани вне парной',
      kz: 'Вагонкаға, жиһазға және моншаның буханадан тыс бөлмелеріне арналған иіссіз су негізді лак',
    },
    advice: {
      ru: 'Инструмент отмойте водой сразу: засохший лак не смывается.',
      kz: 'Құралды бірден сумен жуыңыз: кепкен лак кетпейді.',
    },
    base: bases.acrylic,
    targets: [targets.walls, targets.furniture],
    works: [indoor],
    glosses: [glosses.matte, glosses.semiMatte, glosses.gloss],
    colors: [clear, ...woods.slice(1, 5)],
    m2PerLitre: [10, 14],
    drying: [1, 2],
    kgPerLitre: 1.03,
    tengePerLitre: 6400,
    litres: [0.9, 2.5, 9],
    image: 'can/lacquer',
  },
  {
    kind: oil,
    named: { ru: 'Масло для террас', kz: 'террасаға арналған майы' },
    story: {
      ru: 'Впитывается и не шелушится: настил, беседка и садовая мебель из лиственницы и термодревесины',
      kz: 'Сіңіп кетеді, қабыршақтанбайды: балқарағай мен термоағаштан жасалған төсемге, күркеге және бақ жиһазына арналған',
    },
    advice: {
      ru: 'Излишки сотрите через 20 минут; ветошь с маслом намочите: она может загореться сама.',
      kz: 'Артығын 20 минуттан кейін сүртіңіз; май сіңген шүберекті сулап тастаңыз: өздігінен тұтануы мүмкін.',
    },
    base: bases.oil,
    targets: [targets.terrace],
    works: [outdoor],
    glosses: [glosses.matte],
    colors: woods,
    m2PerLitre: [11, 15],
    drying: [12, 24],
    kgPerLitre: 0.9,
    tengePerLitre: 8900,
    litres: [0.75, 2.5],
    image: 'can/wood-oil',
  },
  {
    kind: antiseptic,
    named: { ru: 'Антисептик для древесины', kz: 'ағашқа арналған антисептигі' },
    story: {
      ru: 'Защищает стропила, лаги и каркас от гнили и жуков, невидим под отделкой',
      kz: 'Итарқаны, лага мен қаңқаны шіру мен қоңыздан қорғайды, әрлеу астында көрінбейді',
    },
    advice: {
      ru: 'Торцы пропитайте дважды: через них дерево впитывает больше всего.',
      kz: 'Кесілген ұштарын екі рет сіңіріңіз: ағаш ылғалды ең көп сол жерден тартады.',
    },
    base: bases.water,
    targets: [targets.frame, targets.walls],
    works: [outdoor, indoor],
    glosses: [glosses.matte],
    colors: [clear, colors.green],
    m2PerLitre: [4, 6],
    drying: [2, 4],
    kgPerLitre: 1.05,
    tengePerLitre: 1950,
    litres: [5, 10],
    image: 'canister/antiseptic',
  },
  {
    kind: oil,
    named: { ru: 'Масло для бани и полка', kz: 'монша мен сәкіге арналған майы' },
    story: {
      ru: 'Защищает полки и спинки парной от пота и воды, не пахнет при нагреве',
      kz: 'Бухана сәкісін тер мен судан қорғайды, қызғанда иіс шығармайды',
    },
    advice: {
      ru: 'После пропитки протопите парную с открытой дверью.',
      kz: 'Сіңіргеннен кейін есігін ашық қойып, буханаға от жағып шығыңыз.',
    },
    base: bases.oil,
    targets: [targets.sauna],
    works: [indoor],
    glosses: [glosses.matte],
    colors: [clear],
    m2PerLitre: [12, 16],
    drying: [6, 12],
    kgPerLitre: 0.88,
    tengePerLitre: 9800,
    litres: [0.75, 1],
    image: 'can/wood-oil',
  },
];

/** «Лак» and «антисептик» are masculine, «пропитка» feminine, «масло» neuter; the property speaks of a surface. */
const sheenOf: Record<string, Record<string, string>> = {
  'wood-stain': { 'semi-matte': 'полуматовая', 'semi-gloss': 'полуглянцевая' },
  lacquer: { matte: 'матовый', 'semi-matte': 'полуматовый', gloss: 'глянцевый' },
};

const makers: readonly Maker[] = [
  { brand: 'tuslek', series: ['', 'Вуд', 'Премьер'], level: 1 },
  { brand: 'velmora', series: ['Wood', 'Nature'], level: 1.08 },
  { brand: 'aqbola', series: [''], level: 0.97 },
  { brand: 'uyutta', series: [''], level: 0.91 },
];

function draw(random: Random): Draft {
  const finish = random.pick(finishes);
  const made = drawMaker(makers, random);
  const litres = random.pick(finish.litres);
  const sheen = random.pick(finish.glosses);
  const shade = random.pick(finish.colors);
  const perLitre = random.number(finish.m2PerLitre[0], finish.m2PerLitre[1], 0.5);
  const hours = random.pick(finish.drying);
  const area = round((litres * perLitre) / 2, 1);
  const sheenRu = sheenOf[finish.kind.code]?.[sheen.code];
  const weightKg = round(litres * finish.kgPerLitre * 1.08, 2);
  return {
    name: {
      ru: `${finish.named.ru} ${made.mark}${sheenRu ? ` ${sheenRu}` : ''} ${comma(litres)} л ${shade.ru}`,
      kz: `${made.mark} ${finish.named.kz}${sheenRu ? `, ${sheen.kz}` : ''}, ${comma(litres)} л, ${shade.kz}`,
    },
    description: {
      ru: `${finish.story.ru}. Литра хватает на ${comma(perLitre)} м² в один слой, упаковки ${comma(litres)} л — на ${comma(area)} м² в два слоя; слой сохнет ${hours} ч. ${finish.advice.ru}`,
      kz: `${finish.story.kz}. Бір литрі бір қабатпен ${comma(perLitre)} м²-ге, ${comma(litres)} л ыдыс екі қабатпен ${comma(area)} м²-ге жетеді; қабаты ${hours} сағатта кебеді. ${finish.advice.kz}`,
    },
    brand: made.brand,
    values: [
      [kind, finish.kind],
      [target, finish.targets],
      [works, finish.works],
      [paintBase, finish.base],
      [color, shade],
      [volumeL, numberChoice(litres)],
      [gloss, sheen],
      [coverage, perLitre],
      [dryingHours, hours],
    ],
    priceTenge: canPrice(finish.tengePerLitre, litres) * (shade === clear ? 0.97 : 1.02) * made.level,
    units: [
      { unit: litres >= 9 ? 'bucket' : finish.kind === antiseptic ? 'canister' : 'can', ratio: 1, weightKg },
      { unit: 'l', ratio: litres, weightKg: finish.kgPerLitre },
    ],
    sizeMm: canSize(litres),
    image: finish.image,
    documents: ['manual', 'safety'],
  };
}

export const woodFinish: Leaf = {
  code: 'laki-i-propitki',
  properties: [kind, target, works, paintBase, color, volumeL, gloss, coverage, dryingHours],
  draw,
};
