import { comma, rollSize, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { kind, numberChoice, thicknessMm } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { density, flames, flammability, packArea, use } from './insulation-properties.ts';

const reduction: Property = {
  code: 'sound_reduction_db',
  ru: 'Снижение шума',
  kz: 'Шуды азайтуы',
  kind: 'range',
  unit: { ru: 'дБ', kz: 'дБ' },
};

const spots = {
  walls: { code: 'sound-walls', ru: 'стены и перегородки', kz: 'қабырға мен қалқа' },
  ceiling: { code: 'sound-ceiling', ru: 'потолок', kz: 'төбе' },
  floor: { code: 'sound-floor', ru: 'пол', kz: 'еден' },
  pipes: { code: 'sound-pipes', ru: 'трубы и короба', kz: 'құбыр мен қорап' },
} as const satisfies Record<string, Choice>;

interface Damper {
  kind: Choice;
  named: Words;
  story: Words;
  advice: Words;
  spots: readonly Choice[];
  kgPerM3: readonly [number, number];
  /** thickness and pieces; a roll is one piece */
  packs: readonly (readonly [mm: number, pieces: number, db: number])[];
  formatMm: readonly [number, number];
  tengePerM2: (mm: number) => number;
  flame: Choice;
  isRoll?: true;
  image: string;
}

const dampers: readonly Damper[] = [
  {
    kind: { code: 'acoustic-board', ru: 'акустическая плита', kz: 'акустикалық тақта' },
    named: { ru: 'Плита акустическая', kz: 'акустикалық тақтасы' },
    story: {
      ru: 'Минеральная плита для перегородок и подвесного потолка: гасит разговор и телевизор за стеной',
      kz: 'Қалқа мен аспалы төбеге арналған минералды тақта: қабырға артындағы сөз бен теледидар даусын басады',
    },
    advice: {
      ru: 'Заполните каркас на всю толщину, щель по периметру закройте лентой.',
      kz: 'Қаңқаны толық қалыңдығына толтырып, периметр саңылауын таспамен жабыңыз.',
    },
    spots: [spots.walls, spots.ceiling],
    kgPerM3: [38, 60],
    packs: [
      [50, 8, 52],
      [50, 10, 52],
      [75, 6, 54],
      [100, 4, 56],
    ],
    formatMm: [1000, 600],
    tengePerM2: (mm) => 1100 + mm * 18,
    flame: flames.ng,
    image: 'wool/acoustic',
  },
  {
    kind: { code: 'sandwich-panel', ru: 'сэндвич-панель', kz: 'сэндвич-панель' },
    named: { ru: 'Панель звукоизоляционная', kz: 'дыбыс оқшаулағыш панелі' },
    story: {
      ru: 'Гипсоволокно с песком внутри крепится прямо на стену и крадёт всего несколько сантиметров комнаты',
      kz: 'Ішінде құмы бар гипс талшықты панель тікелей қабырғаға бекітіліп, бөлменің бірнеше сантиметрін ғана алады',
    },
    advice: {
      ru: 'Стыки второго слоя сместите на полпанели, розетки переставьте в отдельный короб.',
      kz: 'Екінші қабаттың түйістерін жарты панельге жылжытып, розеткаларды бөлек қорапқа орнатыңыз.',
    },
    spots: [spots.walls],
    kgPerM3: [700, 900],
    packs: [
      [13, 1, 38],
      [23, 1, 44],
    ],
    formatMm: [1200, 800],
    tengePerM2: (mm) => 5600 + mm * 130,
    flame: flames.g1,
    image: 'panel/acoustic',
  },
  {
    kind: { code: 'heavy-membrane', ru: 'тяжёлая мембрана', kz: 'ауыр мембрана' },
    named: { ru: 'Мембрана звукоизоляционная', kz: 'дыбыс оқшаулағыш мембранасы' },
    story: {
      ru: 'Тонкое тяжёлое полотно между листами гипсокартона и под ламинатом, обёртывают и канализационные трубы',
      kz: 'Гипсокартон парақтарының арасына және ламинат астына салынатын жұқа ауыр төсем, кәріз құбырын да орайды',
    },
    advice: {
      ru: 'Режьте ножом с крючком, полотна стыкуйте встык и проклейте.',
      kz: 'Ілмекті пышақпен кесіп, төсемдерді түйістіріп желімдеңіз.',
    },
    spots: [spots.walls, spots.floor, spots.pipes],
    kgPerM3: [1500, 1700],
    packs: [
      [2, 1, 22],
      [3, 1, 26],
      [4, 1, 29],
    ],
    formatMm: [2500, 1200],
    tengePerM2: (mm) => 2100 + mm * 1350,
    flame: flames.g3,
    isRoll: true,
    image: 'roll/acoustic',
  },
  {
    kind: { code: 'floor-mat', ru: 'мат под стяжку', kz: 'еден асты төсеніші' },
    named: { ru: 'Мат звукоизоляционный под стяжку', kz: 'еден астына арналған дыбыс оқшаулағыш төсеніші' },
    story: {
      ru: 'Стекловолоконный мат под плавающую стяжку убирает топот и звук упавших вещей у соседей снизу',
      kz: 'Қалқымалы еден астына төселетін шыны талшық төсеніш төменгі көршіге естілетін дүрсіл мен құлаған зат дыбысын басады',
    },
    advice: {
      ru: 'Заведите край на стену выше стяжки, иначе звук пойдёт по стене.',
      kz: 'Шетін қабырғаға еденнен жоғары шығарыңыз, әйтпесе дыбыс қабырғамен тарайды.',
    },
    spots: [spots.floor],
    kgPerM3: [80, 110],
    packs: [
      [8, 1, 24],
      [10, 1, 27],
    ],
    formatMm: [9000, 1000],
    tengePerM2: (mm) => 650 + mm * 135,
    flame: flames.ng,
    isRoll: true,
    image: 'roll/acoustic',
  },
];

const makers: readonly Maker[] = [
  { brand: 'izotun', series: ['Тихо', 'Акустик', 'Соло'], level: 1.03 },
  { brand: 'zhylybel', series: ['', 'Тишина'], level: 0.98 },
  { brand: 'uyutta', series: [''], level: 0.94 },
];

function draw(random: Random): Draft {
  const damper = random.pick(dampers);
  const made = drawMaker(makers, random);
  const [mm, pieces, db] = random.pick(damper.packs);
  const kgPerM3 = random.number(damper.kgPerM3[0], damper.kgPerM3[1], damper.kgPerM3[0] > 500 ? 50 : 2);
  const [length, width] = damper.formatMm;
  const area = round((length * width * pieces) / 1e6, 2);
  const weightKg = round((area * mm * kgPerM3) / 1000, 1);
  const dimensions = `${length}×${width}×${mm} мм`;
  const packed = pieces > 1 ? { ru: `, ${pieces} шт.`, kz: `, ${pieces} дана` } : { ru: '', kz: '' };
  return {
    name: {
      ru: `${damper.named.ru} ${made.mark} ${dimensions}${packed.ru}`,
      kz: `${made.mark} ${damper.named.kz}, ${dimensions}${packed.kz}`,
    },
    description: {
      ru: `${damper.story.ru}. Толщина ${mm} мм, плотность ${kgPerM3} кг/м³, в готовой конструкции снижает шум на ${db} дБ. ${pieces > 1 ? 'Упаковки' : damper.isRoll ? 'Рулона' : 'Панели'} хватает на ${comma(area)} м². ${damper.advice.ru}`,
      kz: `${damper.story.kz}. Қалыңдығы — ${mm} мм, тығыздығы — ${kgPerM3} кг/м³, дайын құрылымда шуды ${db} дБ-ге азайтады. Бір ${pieces > 1 ? 'қаптама' : damper.isRoll ? 'орам' : 'панель'} ${comma(area)} м²-ге жетеді. ${damper.advice.kz}`,
    },
    brand: made.brand,
    values: [
      [kind, damper.kind],
      [use, damper.spots],
      [thicknessMm, numberChoice(mm)],
      [packArea, area],
      [density, kgPerM3],
      [reduction, db],
      [flammability, damper.flame],
    ],
    priceTenge: area * damper.tengePerM2(mm) * made.level,
    units: [
      { unit: pieces > 1 ? 'pack' : damper.isRoll ? 'roll' : 'piece', ratio: 1, weightKg },
      { unit: 'm2', ratio: area, weightKg: round(weightKg / area, 2) },
    ],
    sizeMm: damper.isRoll ? rollSize(width, length / 1000, mm) : [length, width, mm * pieces],
    image: damper.image,
    documents: ['certificate', 'manual'],
  };
}

export const sound: Leaf = {
  code: 'zvukoizolyatsiya',
  properties: [kind, use, thicknessMm, packArea, density, reduction, flammability],
  draw,
};
