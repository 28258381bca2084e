import { canSize, comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { color, colors, numberChoice, packKg } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { bases, coverage, dryingHours, gloss, glosses, paintBase } from './paint-properties.ts';

const target: Property = { code: 'enamel_for', ru: 'Для чего', kz: 'Неге арналған', kind: 'list' };

const targets = {
  metal: { code: 'metal', ru: 'металл', kz: 'металл' },
  wood: { code: 'wood', ru: 'дерево', kz: 'ағаш' },
  radiator: { code: 'radiator', ru: 'радиаторы', kz: 'радиаторлар' },
  floor: { code: 'floor', ru: 'полы', kz: 'еден' },
  stove: { code: 'stove', ru: 'печи и мангалы', kz: 'пеш пен мангал' },
  windows: { code: 'windows', ru: 'окна и двери', kz: 'терезе мен есік' },
} as const satisfies Record<string, Choice>;

interface Enamel {
  named: Words;
  story: Words;
  advice: Words;
  base: Choice;
  targets: readonly Choice[];
  glosses: readonly Choice[];
  colors: readonly Choice[];
  m2PerLitre: readonly [number, number];
  drying: readonly number[];
  tengePerKg: number;
  packs: readonly number[];
}

const cherry: Choice = { code: 'cherry', ru: 'вишнёвый', kz: 'шие түсті' };
const lightBlue: Choice = { code: 'light-blue', ru: 'голубой', kz: 'көгілдір' };
const silver: Choice = { code: 'silver', ru: 'серебристый', kz: 'күміс түсті' };
const redBrown: Choice = { code: 'red-brown', ru: 'красно-коричневый', kz: 'қызыл-қоңыр' };
const goldenBrown: Choice = { code: 'golden-brown', ru: 'золотисто-коричневый', kz: 'алтын-қоңыр' };

const palette = [
  colors.white,
  colors.black,
  colors.grey,
  colors.red,
  colors.green,
  colors.blue,
  colors.yellow,
  colors.brown,
  colors.beige,
  cherry,
  lightBlue,
];

const enamels: readonly Enamel[] = [
  {
    named: { ru: 'Эмаль ПФ-115', kz: 'ПФ-115 эмалі' },
    story: {
      ru: 'Алкидная эмаль для дерева и металла: заборы, окна, скамейки, трубы',
      kz: 'Ағаш пен металға арналған алкид эмаль: қоршау, терезе, орындық, құбыр',
    },
    advice: {
      ru: 'Разводите уайт-спиритом, в комнате держите окно открытым двое суток.',
      kz: 'Уайт-спиритпен сұйылтыңыз, бөлменің терезесін екі тәулік ашық ұстаңыз.',
    },
    base: bases.alkyd,
    targets: [targets.metal, targets.wood],
    glosses: [glosses.gloss],
    colors: palette,
    m2PerLitre: [9, 12],
    drying: [24],
    tengePerKg: 3150,
    packs: [0.8, 1.8, 2.7],
  },
  {
    named: { ru: 'Грунт-эмаль по ржавчине 3 в 1', kz: 'тот үстіне жағылатын 3-і 1-де грунт-эмалі' },
    story: {
      ru: 'Ложится на плотную ржавчину: преобразователь, грунт и эмаль в одной банке',
      kz: 'Берік тоттың үстіне жағылады: түрлендіргіш, грунт және эмаль бір банкада',
    },
    advice: {
      ru: 'Рыхлую ржавчину снимите щёткой, остальное обезжирьте.',
      kz: 'Борпылдақ тотты щеткамен алып, қалғанын майсыздандырыңыз.',
    },
    base: bases.alkyd,
    targets: [targets.metal],
    glosses: [glosses.semiGloss, glosses.matte],
    colors: [colors.black, colors.grey, colors.brown, colors.green, colors.blue, colors.white, redBrown],
    m2PerLitre: [8, 10],
    drying: [4, 6],
    tengePerKg: 5400,
    packs: [0.8, 1.8, 2.5],
  },
  {
    named: { ru: 'Эмаль для радиаторов', kz: 'радиаторға арналған эмалі' },
    story: {
      ru: 'Белая водная эмаль не желтеет от тепла и почти не пахнет',
      kz: 'Су негізіндегі ақ эмаль жылудан сарғаймайды, иісі жоққа тән',
    },
    advice: {
      ru: 'Красьте холодную батарею в два тонких слоя, греть начинайте через сутки.',
      kz: 'Суық батареяны екі жұқа қабатпен бояп, бір тәуліктен кейін қыздыра бастаңыз.',
    },
    base: bases.acrylic,
    targets: [targets.radiator],
    glosses: [glosses.semiGloss, glosses.gloss, glosses.semiMatte],
    colors: [colors.white],
    m2PerLitre: [10, 12],
    drying: [1, 2],
    tengePerKg: 5900,
    packs: [0.8, 1, 2.5],
  },
  {
    named: { ru: 'Эмаль для пола', kz: 'еденге арналған эмалі' },
    story: {
      ru: 'Износостойкое покрытие для деревянных и бетонных полов, веранды и гаража',
      kz: 'Ағаш пен бетон еденге, веранда мен гаражға арналған тозуға төзімді жабын',
    },
    advice: {
      ru: 'Ходить можно через сутки, двигать мебель — через неделю.',
      kz: 'Бір тәуліктен кейін жүруге, бір аптадан кейін жиһаз қозғауға болады.',
    },
    base: bases.alkyd,
    targets: [targets.floor],
    glosses: [glosses.gloss],
    colors: [redBrown, goldenBrown, colors.grey, colors.brown],
    m2PerLitre: [10, 13],
    drying: [6, 12, 24],
    tengePerKg: 3900,
    packs: [0.8, 1.8, 2.7],
  },
  {
    named: { ru: 'Эмаль термостойкая', kz: 'ыстыққа төзімді эмалі' },
    story: {
      ru: 'Для печей, мангалов и труб: держит нагрев до 600 °C',
      kz: 'Пешке, мангалға және құбырға арналған: 600 °C қызуға төзеді',
    },
    advice: {
      ru: 'Первый нагрев делайте медленно и на улице: будет дым и запах.',
      kz: 'Алғаш рет далада баяу қыздырыңыз: түтін мен иіс шығады.',
    },
    base: bases.silicone,
    targets: [targets.stove, targets.metal],
    glosses: [glosses.matte],
    colors: [colors.black, silver, colors.graphite, redBrown],
    m2PerLitre: [7, 9],
    drying: [2, 3],
    tengePerKg: 8400,
    packs: [0.8, 1.8, 2.5],
  },
  {
    named: { ru: 'Эмаль акриловая для окон и дверей', kz: 'терезе мен есікке арналған акрил эмалі' },
    story: {
      ru: 'Не пахнет, не желтеет и моется: рамы, двери, мебель, детские вещи',
      kz: 'Иісі жоқ, сарғаймайды, жуылады: жақтауға, есікке, жиһазға, балалар заттарына арналған',
    },
    advice: {
      ru: 'Старую глянцевую краску зашкурьте до матовости.',
      kz: 'Ескі жылтыр бояуды күңгірт болғанша ажарлаңыз.',
    },
    base: bases.acrylic,
    targets: [targets.windows, targets.wood],
    glosses: [glosses.semiMatte, glosses.semiGloss],
    colors: [colors.white, colors.beige, colors.ivory, colors.grey, lightBlue],
    m2PerLitre: [10, 13],
    drying: [2],
    tengePerKg: 6100,
    packs: [0.9, 2.5],
  },
];

const makers: readonly Maker[] = [
  { brand: 'tuslek', series: ['', 'Мастер', 'Экстра'], level: 1 },
  { brand: 'aqbola', series: ['', 'Уй'], level: 0.98 },
  { brand: 'velmora', series: ['Enamel'], level: 1.1 },
  { brand: 'uyutta', series: [''], level: 0.92 },
];

function draw(random: Random): Draft {
  const enamel = random.pick(enamels);
  const made = drawMaker(makers, random);
  const kg = random.pick(enamel.packs);
  const sheen = random.pick(enamel.glosses);
  const shade = random.pick(enamel.colors);
  const perLitre = random.number(enamel.m2PerLitre[0], enamel.m2PerLitre[1], 0.5);
  const hours = random.pick(enamel.drying);
  const litres = kg / 1.15;
  const area = round((litres * perLitre) / 2, 1);
  return {
    name: {
      ru: `${enamel.named.ru} ${made.mark} ${sheen.ru} ${comma(kg)} кг ${shade.ru}`,
      kz: `${made.mark} ${enamel.named.kz}, ${sheen.kz}, ${comma(kg)} кг, ${shade.kz}`,
    },
    description: {
      ru: `${enamel.story.ru}. Банки ${comma(kg)} кг хватает примерно на ${comma(area)} м² в два слоя, слой сохнет ${hours} ч при +20 °C. ${enamel.advice.ru}`,
      kz: `${enamel.story.kz}. ${comma(kg)} кг банка екі қабатпен шамамен ${comma(area)} м²-ге жетеді, қабаты +20 °C-та ${hours} сағатта кебеді. ${enamel.advice.kz}`,
    },
    brand: made.brand,
    values: [
      [target, enamel.targets],
      [paintBase, enamel.base],
      [color, shade],
      [packKg, numberChoice(kg)],
      [gloss, sheen],
      [coverage, perLitre],
      [dryingHours, hours],
    ],
    priceTenge: enamel.tengePerKg * kg ** 0.93 * made.level,
    units: [
      { unit: 'can', ratio: 1, weightKg: round(kg * 1.1, 2) },
      { unit: 'kg', ratio: kg, weightKg: 1 },
    ],
    sizeMm: canSize(litres),
    image: `can/enamel-${shade.code}`,
    documents: ['manual', 'safety'],
  };
}

export const enamel: Leaf = {
  code: 'emali',
  properties: [target, paintBase, color, packKg, gloss, coverage, dryingHours],
  draw,
};
