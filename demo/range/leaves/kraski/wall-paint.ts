import { canSize, comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { color, colors, numberChoice, volumeL } from '../../properties.ts';
import type { Random } from '../../random.ts';
import {
  bases,
  canPrice,
  coverage,
  dryingHours,
  gloss,
  glosses,
  paintBase,
  paintRoom,
  tintable,
  tintBase,
  tints,
  washClass,
} from './paint-properties.ts';

const rooms = {
  ceiling: { code: 'ceiling', ru: 'потолок', kz: 'төбе' },
  living: { code: 'living-rooms', ru: 'жилые комнаты', kz: 'тұрғын бөлмелер' },
  kitchen: { code: 'kitchen', ru: 'кухня', kz: 'асүй' },
  bathroom: { code: 'bathroom', ru: 'ванная', kz: 'жуынатын бөлме' },
  nursery: { code: 'nursery', ru: 'детская', kz: 'балалар бөлмесі' },
  hall: { code: 'hall', ru: 'коридор и подъезд', kz: 'дәліз бен кіреберіс' },
} as const satisfies Record<string, Choice>;

interface Paint {
  named: Words;
  story: Words;
  advice: Words;
  base: Choice;
  glosses: readonly Choice[];
  rooms: readonly Choice[];
  wash: number;
  m2PerLitre: readonly [number, number];
  drying: readonly number[];
  tengePerLitre: number;
  litres: readonly number[];
  isTintable: boolean;
}

const paints: readonly Paint[] = [
  {
    named: { ru: 'Краска для потолка', kz: 'төбеге арналған бояуы' },
    story: {
      ru: 'Белоснежная краска скрывает полосы валика и не капает',
      kz: 'Аппақ бояу білікше ізін жасырады, тамшыламайды',
    },
    advice: {
      ru: 'Второй слой наносите поперёк первого, от окна к стене.',
      kz: 'Екінші қабатты біріншісіне көлденең, терезеден қабырғаға қарай жағыңыз.',
    },
    base: bases.acrylic,
    glosses: [glosses.deepMatte],
    rooms: [rooms.ceiling],
    wash: 4,
    m2PerLitre: [7, 9],
    drying: [1, 2],
    tengePerLitre: 2250,
    litres: [2.5, 4.5, 9, 10],
    isTintable: false,
  },
  {
    named: { ru: 'Краска для стен и потолков', kz: 'қабырға мен төбеге арналған бояуы' },
    story: {
      ru: 'Краска для сухих комнат по штукатурке, гипсокартону и обоям под покраску',
      kz: 'Құрғақ бөлмелерде сылаққа, гипсокартонға және боялатын тұсқағазға арналған бояу',
    },
    advice: {
      ru: 'Новую стену загрунтуйте, иначе краски уйдёт в полтора раза больше.',
      kz: 'Жаңа қабырғаны астарлаңыз, әйтпесе бояу бір жарым есе көп кетеді.',
    },
    base: bases.acrylic,
    glosses: [glosses.matte, glosses.deepMatte],
    rooms: [rooms.living, rooms.ceiling],
    wash: 3,
    m2PerLitre: [8, 10],
    drying: [1, 2],
    tengePerLitre: 3100,
    litres: [2.5, 4.5, 9, 10],
    isTintable: true,
  },
  {
    named: { ru: 'Краска моющаяся для стен', kz: 'қабырғаға арналған жуылатын бояуы' },
    story: {
      ru: 'Пятна смываются губкой с мылом: для прихожей, кухни и комнаты, где живут дети и собака',
      kz: 'Дақты сабынды губкамен жуып кетуге болады: дәлізге, асүйге, бала мен ит бар бөлмеге арналған',
    },
    advice: {
      ru: 'Мыть стену можно через 28 дней, когда плёнка наберёт прочность.',
      kz: 'Қабырғаны қабығы беріктік алғаннан кейін, 28 күннен соң жууға болады.',
    },
    base: bases.latex,
    glosses: [glosses.matte, glosses.semiMatte],
    rooms: [rooms.living, rooms.kitchen, rooms.hall],
    wash: 1,
    m2PerLitre: [9, 12],
    drying: [2, 3],
    tengePerLitre: 5500,
    litres: [0.9, 2.5, 4.5, 9],
    isTintable: true,
  },
  {
    named: { ru: 'Краска для кухни и ванной', kz: 'асүй мен жуынатын бөлмеге арналған бояуы' },
    story: {
      ru: 'Держит пар и капли, содержит добавку против плесени',
      kz: 'Бу мен су тамшысына төзімді, зеңге қарсы қоспасы бар',
    },
    advice: {
      ru: 'У вытяжки и душа нанесите третий слой.',
      kz: 'Сорғыш пен душ жанына үшінші қабат жағыңыз.',
    },
    base: bases.acrylic,
    glosses: [glosses.semiMatte, glosses.matte],
    rooms: [rooms.kitchen, rooms.bathroom],
    wash: 1,
    m2PerLitre: [8, 11],
    drying: [2, 3],
    tengePerLitre: 5800,
    litres: [0.9, 2.5, 4.5, 9],
    isTintable: true,
  },
  {
    named: { ru: 'Краска для детской', kz: 'балалар бөлмесіне арналған бояуы' },
    story: {
      ru: 'Без растворителей и запаха: в комнате можно спать вечером того же дня',
      kz: 'Еріткіші де, иісі де жоқ: сол күні кешке бөлмеде ұйықтауға болады',
    },
    advice: {
      ru: 'Выкрасьте лист ватмана и посмотрите на цвет утром и при лампе.',
      kz: 'Ватман қағазын бояп, түсін таңертең және шам жарығында қарап көріңіз.',
    },
    base: bases.latex,
    glosses: [glosses.deepMatte, glosses.matte],
    rooms: [rooms.nursery, rooms.living],
    wash: 1,
    m2PerLitre: [10, 13],
    drying: [2],
    tengePerLitre: 6900,
    litres: [0.9, 2.5, 4.5, 9],
    isTintable: true,
  },
];

const makers: readonly Maker[] = [
  { brand: 'velmora', series: ['Silk', 'Pure', 'Home', 'Studio'], level: 1.08 },
  { brand: 'aqbola', series: ['', 'Уй', 'Тау', 'Люкс'], level: 1 },
  { brand: 'tuslek', series: ['Интерьер', 'Комфорт'], level: 0.98 },
  { brand: 'uyutta', series: [''], level: 0.9 },
];

const kgPerLitre = 1.45;

function draw(random: Random): Draft {
  const paint = random.pick(paints);
  const made = drawMaker(makers, random);
  const litres = random.pick(paint.litres);
  const sheen = random.pick(paint.glosses);
  const tint = paint.isTintable
    ? random.weighted<Choice>([
        [tints.a, 3],
        [tints.c, 1],
      ] as const)
    : undefined;
  const perLitre = random.number(paint.m2PerLitre[0], paint.m2PerLitre[1], 0.5);
  const hours = random.pick(paint.drying);
  const area = Math.floor((litres * perLitre) / 2);
  const isClear = tint === tints.c;
  const baseName = tint
    ? { ru: `${sheen.ru}, база ${isClear ? 'C' : 'A'}`, kz: `${sheen.kz}, ${isClear ? 'C' : 'A'} базасы` }
    : { ru: `${sheen.ru} белая`, kz: `${sheen.kz}, ақ` };
  return {
    name: {
      ru: `${paint.named.ru} ${made.mark} ${baseName.ru}, ${comma(litres)} л`,
      kz: `${made.mark} ${paint.named.kz}, ${baseName.kz}, ${comma(litres)} л`,
    },
    description: {
      ru: `${paint.story.ru}. Литра хватает на ${comma(perLitre)} м² в один слой, банки ${comma(litres)} л — примерно на ${area} м² в два слоя. Слой сохнет ${hours} ч${paint.isTintable ? ', цвет подберём по каталогу в магазине' : ''}. ${paint.advice.ru}`,
      kz: `${paint.story.kz}. Бір литрі бір қабатпен ${comma(perLitre)} м²-ге, ${comma(litres)} л банка екі қабатпен шамамен ${area} м²-ге жетеді. Қабаты ${hours} сағатта кебеді${paint.isTintable ? ', түсін дүкенде каталог бойынша келтіреміз' : ''}. ${paint.advice.kz}`,
    },
    brand: made.brand,
    values: [
      [paintRoom, paint.rooms],
      [paintBase, paint.base],
      [volumeL, numberChoice(litres)],
      [gloss, sheen],
      [coverage, perLitre],
      [washClass, numberChoice(paint.wash)],
      ...(tint ? [[tintBase, tint] as const] : []),
      [tintable, paint.isTintable],
      [color, isClear ? colors.transparent : colors.white],
      [dryingHours, hours],
    ],
    priceTenge: canPrice(paint.tengePerLitre, litres) * (isClear ? 0.95 : 1) * made.level,
    units: [
      { unit: litres >= 9 ? 'bucket' : 'can', ratio: 1, weightKg: round(litres * kgPerLitre * 1.05, 2) },
      { unit: 'l', ratio: litres, weightKg: kgPerLitre },
    ],
    sizeMm: canSize(litres),
    image: litres >= 9 ? 'bucket/white' : 'can/paint-white',
    documents: ['manual', 'safety', 'certificate'],
    ...(paint.base === bases.latex ? { badges: ['eco'] as const } : {}),
  };
}

export const wallPaint: Leaf = {
  code: 'kraska-dlya-sten-i-potolkov',
  properties: [
    paintRoom,
    paintBase,
    volumeL,
    gloss,
    coverage,
    washClass,
    tintBase,
    tintable,
    color,
    dryingHours,
  ],
  draw,
};
