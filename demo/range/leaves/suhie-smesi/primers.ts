import { canisterSize, canSize, comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { indoor, kind, numberChoice, outdoor, volumeL, works } from '../../properties.ts';
import type { Random } from '../../random.ts';

const consumption: Property = {
  code: 'primer_consumption',
  ru: 'Расход',
  kz: 'Шығыны',
  kind: 'range',
  unit: { ru: 'л/м²', kz: 'л/м²' },
};
const concentrate: Property = {
  code: 'primer_concentrate',
  ru: 'Концентрат',
  kz: 'Концентрат',
  kind: 'flag',
};
const dryingHours: Property = {
  code: 'primer_drying_h',
  ru: 'Высыхание',
  kz: 'Кебу уақыты',
  kind: 'range',
  unit: { ru: 'ч', kz: 'сағ' },
};

interface Primer {
  kind: Choice;
  named: Words;
  story: Words;
  advice: Words;
  works: readonly Choice[];
  litresPerM2: readonly [number, number];
  drying: readonly number[];
  concentrate: boolean;
  kgPerLitre: number;
  /** litres → tenge */
  packs: readonly (readonly [number, number])[];
  unit: 'canister' | 'bucket' | 'can';
  image: string;
}

const primers: readonly Primer[] = [
  {
    kind: { code: 'primer-deep', ru: 'глубокого проникновения', kz: 'терең сіңетін' },
    named: { ru: 'Грунтовка глубокого проникновения', kz: 'терең сіңетін астары' },
    story: {
      ru: 'Связывает рыхлую штукатурку, гипс и газоблок перед шпатлёвкой, обоями и плиткой',
      kz: 'Шпатлевка, тұсқағаз және плитка алдында борпылдақ сылақты, гипс пен газблокты бекітеді',
    },
    advice: {
      ru: 'На сильно впитывающей стене нанесите второй слой, не дожидаясь полного высыхания первого.',
      kz: 'Қатты сіңіретін қабырғаға бірінші қабат толық кеппей тұрып екіншісін жағыңыз.',
    },
    works: [indoor, outdoor],
    litresPerM2: [0.08, 0.15],
    drying: [1, 2, 4],
    concentrate: false,
    kgPerLitre: 1.02,
    packs: [
      [1, 1250],
      [5, 3400],
      [10, 5700],
    ],
    unit: 'canister',
    image: 'canister/primer',
  },
  {
    kind: { code: 'primer-universal', ru: 'универсальная', kz: 'әмбебап' },
    named: { ru: 'Грунтовка универсальная', kz: 'әмбебап астары' },
    story: {
      ru: 'Обеспыливает стены и снижает расход краски и клея внутри дома',
      kz: 'Үй ішіндегі қабырғаның шаңын байлап, бояу мен желім шығынын азайтады',
    },
    advice: {
      ru: 'Брызги со стекла и плитки смойте сразу: засохшая плёнка не отмывается.',
      kz: 'Шыны мен плиткаға тиген шашыранды бірден жуылсын: кепкен қабығы кетпейді.',
    },
    works: [indoor],
    litresPerM2: [0.07, 0.12],
    drying: [1, 2],
    concentrate: false,
    kgPerLitre: 1.01,
    packs: [
      [1, 1150],
      [5, 2850],
      [10, 4700],
    ],
    unit: 'canister',
    image: 'canister/primer',
  },
  {
    kind: { code: 'primer-contact', ru: 'бетоноконтакт', kz: 'бетоноконтакт' },
    named: { ru: 'Грунтовка бетоноконтакт', kz: 'бетоноконтакт астары' },
    story: {
      ru: 'С кварцевым песком: делает гладкий бетон, краску и старую плитку шершавыми под штукатурку',
      kz: 'Кварц құмы бар: тегіс бетонды, бояуды және ескі плитканы сылақ алдында кедір-бұдыр етеді',
    },
    advice: {
      ru: 'Перемешивайте во время работы, иначе песок сядет на дно.',
      kz: 'Құм түбіне шөкпеуі үшін жұмыс кезінде араластырып тұрыңыз.',
    },
    works: [indoor, outdoor],
    litresPerM2: [0.2, 0.3],
    drying: [3, 4, 6],
    concentrate: false,
    kgPerLitre: 1.45,
    packs: [
      [3, 3600],
      [5, 5200],
      [10, 9300],
    ],
    unit: 'bucket',
    image: 'bucket/primer',
  },
  {
    kind: { code: 'primer-concentrate', ru: 'концентрат', kz: 'концентрат' },
    named: { ru: 'Грунтовка концентрат 1:4', kz: '1:4 концентрат астары' },
    story: {
      ru: 'Канистру разводят водой впятеро: меньше везти и хранить, удобно для большой площади',
      kz: 'Канистрі бес есе сумен сұйылтылады: тасу мен сақтау жеңіл, үлкен ауданға тиімді',
    },
    advice: {
      ru: 'Разводите чистой водой прямо перед работой и не храните раствор дольше двух дней.',
      kz: 'Жұмыс алдында таза сумен сұйылтып, ерітіндіні екі күннен артық сақтамаңыз.',
    },
    works: [indoor, outdoor],
    litresPerM2: [0.02, 0.03],
    drying: [1, 2],
    concentrate: true,
    kgPerLitre: 1.04,
    packs: [
      [1, 2250],
      [5, 8700],
    ],
    unit: 'canister',
    image: 'canister/primer-blue',
  },
  {
    kind: { code: 'primer-antifungal', ru: 'противогрибковая', kz: 'зеңге қарсы' },
    named: { ru: 'Грунтовка противогрибковая', kz: 'зеңге қарсы астары' },
    story: {
      ru: 'Защищает от плесени стены санузла, подвала и углы у холодных стен',
      kz: 'Дәретхана мен жертөле қабырғасын және суық бұрыштарды зеңнен қорғайды',
    },
    advice: {
      ru: 'Старую плесень сначала счистите щёткой и промойте стену; работайте в перчатках.',
      kz: 'Ескі зеңді алдымен щеткамен тазалап, қабырғаны жуыңыз; қолғаппен жұмыс істеңіз.',
    },
    works: [indoor, outdoor],
    litresPerM2: [0.1, 0.18],
    drying: [2, 4],
    concentrate: false,
    kgPerLitre: 1.02,
    packs: [
      [1, 1650],
      [5, 5100],
      [10, 8600],
    ],
    unit: 'canister',
    image: 'canister/primer-blue',
  },
  {
    kind: { code: 'primer-metal', ru: 'по металлу', kz: 'металға арналған' },
    named: { ru: 'Грунтовка по металлу', kz: 'металға арналған астары' },
    story: {
      ru: 'Антикоррозионный слой под эмаль для ворот, решёток и труб',
      kz: 'Қақпаға, торға және құбырға эмаль алдында жағылатын тотқа қарсы қабат',
    },
    advice: {
      ru: 'Ржавчину зачистите щёткой до плотного металла, обезжирьте и красьте в течение суток.',
      kz: 'Тотты металға дейін щеткамен тазалап, майсыздандырып, бір тәулік ішінде бояңыз.',
    },
    works: [indoor, outdoor],
    litresPerM2: [0.08, 0.12],
    drying: [6, 12, 24],
    concentrate: false,
    kgPerLitre: 1.3,
    packs: [
      [1, 2350],
      [2, 4200],
      [5, 9400],
    ],
    unit: 'can',
    image: 'can/primer-metal',
  },
];

const makers: readonly Maker[] = [
  { brand: 'zharmix', series: ['', 'Профи', 'Дом'], level: 1 },
  { brand: 'sarytas', series: ['', 'Основа'], level: 0.96 },
  { brand: 'kerbet', series: ['Стандарт', 'Эксперт'], level: 1.05 },
  { brand: 'aqbola', series: [''], level: 1.02 },
  { brand: 'velmora', series: ['Base'], level: 1.08 },
  { brand: 'uyutta', series: [''], level: 0.93 },
];

function draw(random: Random): Draft {
  const primer = random.pick(primers);
  const made = drawMaker(makers, random);
  const [litres, tenge] = random.pick(primer.packs);
  const perM2 = random.number(primer.litresPerM2[0], primer.litresPerM2[1], 0.01);
  const hours = random.pick(primer.drying);
  const area = Math.round(litres / perM2);
  return {
    name: {
      ru: `${primer.named.ru} ${made.mark} ${litres} л`,
      kz: `${made.mark} ${primer.named.kz}, ${litres} л`,
    },
    description: {
      ru: `${primer.story.ru}. Расход ${comma(perM2)} л/м² на слой: упаковки ${litres} л хватает примерно на ${area} м². Сохнет ${hours} ч при +20 °C. ${primer.advice.ru}`,
      kz: `${primer.story.kz}. Бір қабатқа шығыны — 1 м²-ге ${comma(perM2)} л: ${litres} литрлік ыдыс шамамен ${area} м²-ге жетеді. +20 °C-та ${hours} сағатта кебеді. ${primer.advice.kz}`,
    },
    brand: made.brand,
    values: [
      [kind, primer.kind],
      [volumeL, numberChoice(litres)],
      [consumption, perM2],
      [concentrate, primer.concentrate],
      [dryingHours, hours],
      [works, primer.works],
    ],
    priceTenge: tenge * made.level,
    units: [
      { unit: primer.unit, ratio: 1, weightKg: round(litres * primer.kgPerLitre * 1.04, 2) },
      { unit: 'l', ratio: litres, weightKg: primer.kgPerLitre },
    ],
    sizeMm: primer.unit === 'canister' ? canisterSize(litres) : canSize(litres),
    image: primer.image,
    documents: ['manual', 'safety'],
  };
}

export const primersLeaf: Leaf = {
  code: 'gruntovka',
  properties: [kind, volumeL, consumption, concentrate, dryingHours, works],
  draw,
};
