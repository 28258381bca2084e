import { bagSize, canSize, comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { color, colors, numberChoice, packKg } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { bases, mixBase } from './mix-properties.ts';

const jointMax: Property = {
  code: 'grout_joint_max',
  ru: 'Ширина шва до',
  kz: 'Жіктің ең үлкен ені',
  kind: 'range',
  unit: { ru: 'мм', kz: 'мм' },
};
const moistureProof: Property = {
  code: 'grout_moisture',
  ru: 'Влагостойкая',
  kz: 'Ылғалға төзімді',
  kind: 'flag',
};
const antifungal: Property = {
  code: 'grout_antifungal',
  ru: 'Противогрибковая',
  kz: 'Зеңге қарсы',
  kind: 'flag',
};

const shades: readonly Choice[] = [
  colors.white,
  colors.black,
  colors.grey,
  colors.graphite,
  colors.beige,
  colors.brown,
  colors.ivory,
  colors.blue,
  { code: 'light-grey', ru: 'светло-серый', kz: 'ашық сұр' },
  { code: 'caramel', ru: 'карамель', kz: 'карамель түсті' },
  { code: 'jasmine', ru: 'жасмин', kz: 'жасмин түсті' },
  { code: 'olive', ru: 'оливковый', kz: 'зәйтүн түсті' },
  { code: 'chocolate', ru: 'шоколад', kz: 'шоколад түсті' },
  { code: 'terracotta', ru: 'терракотовый', kz: 'терракота түсті' },
];

interface Grout {
  base: Choice;
  named: Words;
  story: Words;
  advice: Words;
  jointMin: number;
  jointMax: readonly number[];
  moistureProof: boolean;
  antifungal: boolean;
  packs: readonly (readonly [kg: number, tenge: number])[];
  unit: 'pack' | 'bucket';
  image: string;
}

const grouts: readonly Grout[] = [
  {
    base: bases.cement,
    named: { ru: 'Затирка цементная', kz: 'цемент жік толтырғышы' },
    story: {
      ru: 'Для узких швов настенной плитки и мозаики, ложится гладко и не царапает глазурь',
      kz: 'Қабырға плиткасы мен мозаиканың жіңішке жігіне арналған, тегіс түседі, глазурьді сызбайды',
    },
    advice: {
      ru: 'Замешивайте чистой водой строго по мере, иначе цвет выйдет пятнами.',
      kz: 'Түсі теңбіл болмауы үшін таза суды дәл мөлшерімен қосыңыз.',
    },
    jointMin: 1,
    jointMax: [5, 6],
    moistureProof: false,
    antifungal: false,
    packs: [
      [1, 2180],
      [2, 3450],
      [5, 6900],
    ],
    unit: 'pack',
    image: 'bag/grout',
  },
  {
    base: bases.cement,
    named: { ru: 'Затирка влагостойкая', kz: 'ылғалға төзімді жік толтырғышы' },
    story: {
      ru: 'Отталкивает воду и не темнеет: для ванной, кухонного фартука и пола',
      kz: 'Суды өткізбейді, қараймайды: жуынатын бөлмеге, асүйдің жұмыс қабырғасына және еденге арналған',
    },
    advice: {
      ru: 'Излишки снимите влажной губкой через 15–20 минут.',
      kz: 'Артығын 15–20 минуттан кейін дымқыл губкамен сүртіңіз.',
    },
    jointMin: 1,
    jointMax: [6, 10],
    moistureProof: true,
    antifungal: true,
    packs: [
      [2, 4700],
      [5, 9800],
    ],
    unit: 'pack',
    image: 'bag/grout',
  },
  {
    base: bases.cement,
    named: { ru: 'Затирка для широких швов', kz: 'енді жікке арналған толтырғышы' },
    story: {
      ru: 'С мелким песком для клинкера, камня и уличного керамогранита',
      kz: 'Ұсақ құмы бар, клинкерге, тасқа және көшедегі керамогранитке арналған',
    },
    advice: {
      ru: 'Заполняйте шов на всю глубину и накройте от дождя на сутки.',
      kz: 'Жікті толық тереңдігіне толтырып, бір тәулік жаңбырдан жауып қойыңыз.',
    },
    jointMin: 4,
    jointMax: [15, 20],
    moistureProof: true,
    antifungal: false,
    packs: [[5, 7600]],
    unit: 'pack',
    image: 'bag/grout',
  },
  {
    base: bases.epoxy,
    named: { ru: 'Затирка эпоксидная', kz: 'эпоксидті жік толтырғышы' },
    story: {
      ru: 'Двухкомпонентная: не впитывает жир, кофе и хлор, шов душа и столешницы остаётся чистым',
      kz: 'Екі құрамды: май, кофе мен хлор сіңбейді, душ пен үстел жігі таза қалады',
    },
    advice: {
      ru: 'Смешайте ровно столько, сколько нанесёте за 40 минут, и сразу смойте плёнку с плитки.',
      kz: '40 минутта жағып үлгеретіндей ғана араластырып, плиткадағы қабыршақты бірден жуыңыз.',
    },
    jointMin: 1,
    jointMax: [10, 15],
    moistureProof: true,
    antifungal: true,
    packs: [
      [1, 9900],
      [2, 16_900],
      [3, 23_500],
    ],
    unit: 'bucket',
    image: 'bucket/grout',
  },
];

const makers: readonly Maker[] = [
  { brand: 'kerbet', series: ['Шов', 'Эксперт'], level: 1.06 },
  { brand: 'zharmix', series: ['', 'Колор'], level: 1 },
  { brand: 'sarkeram', series: ['Fuga'], level: 1.08 },
  { brand: 'sarytas', series: [''], level: 0.97 },
  { brand: 'uyutta', series: [''], level: 0.92 },
];

function draw(random: Random): Draft {
  const grout = random.pick(grouts);
  const made = drawMaker(makers, random);
  const [kg, tenge] = random.pick(grout.packs);
  const shade = random.pick(shades);
  const widest = random.pick(grout.jointMax);
  // 30×30 tiles 8 mm thick, joint 3 mm: the case most people have
  const joint = Math.max(3, grout.jointMin);
  const perM2 = round(((300 + 300) / (300 * 300)) * 8 * joint * 1.6, 2);
  const area = round(kg / perM2, 1);
  const isDark = shade === colors.black || shade === colors.graphite;
  return {
    name: {
      ru: `${grout.named.ru} ${made.mark} ${kg} кг ${shade.ru}`,
      kz: `${made.mark} ${grout.named.kz}, ${kg} кг, ${shade.kz}`,
    },
    description: {
      ru: `${grout.story.ru}. Шов от ${grout.jointMin} до ${widest} мм; на плитку 300×300×8 мм со швом ${joint} мм уходит ${comma(perM2)} кг/м², упаковки ${kg} кг хватает на ${comma(area)} м². ${grout.advice.ru}`,
      kz: `${grout.story.kz}. Жіктің ені — ${grout.jointMin}–${widest} мм; жігі ${joint} мм болғанда 300×300×8 мм плитканың 1 м²-іне ${comma(perM2)} кг кетеді, ${kg} килограмдық қаптама ${comma(area)} м²-ге жетеді. ${grout.advice.kz}`,
    },
    brand: made.brand,
    values: [
      [mixBase, grout.base],
      [color, shade],
      [packKg, numberChoice(kg)],
      [jointMax, widest],
      [moistureProof, grout.moistureProof],
      [antifungal, grout.antifungal],
    ],
    priceTenge: tenge * made.level * (isDark ? 1.04 : 1),
    units: [
      { unit: grout.unit, ratio: 1, weightKg: grout.unit === 'bucket' ? round(kg * 1.06, 2) : kg },
      { unit: 'kg', ratio: kg, weightKg: 1 },
    ],
    sizeMm: grout.unit === 'bucket' ? canSize(kg / 1.5) : bagSize(kg, 1100),
    image: grout.image,
    documents: ['manual', 'safety'],
  };
}

export const grout: Leaf = {
  code: 'zatirka',
  properties: [mixBase, color, packKg, jointMax, moistureProof, antifungal],
  draw,
};
