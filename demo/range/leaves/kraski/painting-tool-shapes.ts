import { comma, rollSize, round } from '../../figures.ts';
import type { Choice, Draft, Property, Words } from '../../leaf.ts';
import type { Made } from '../../maker.ts';
import { kind, numberChoice, widthMm } from '../../properties.ts';
import type { Random } from '../../random.ts';

export const painterMaterial: Property = {
  code: 'painter_material',
  ru: 'Материал',
  kz: 'Материалы',
  kind: 'list',
};
export const lengthOfTape: Property = {
  code: 'painter_length_m',
  ru: 'Длина рулона',
  kz: 'Орам ұзындығы',
  kind: 'list',
  unit: { ru: 'м', kz: 'м' },
};

export interface Shape {
  kind: Choice;
  named: Words;
  story: Words;
  advice: Words;
  /** millimetres: the working width, or the length of what is long */
  sizes: readonly number[];
  isLong?: true;
  /** from the plainest to the best: each step costs 12 % */
  materials: readonly Choice[];
  hasUse: boolean;
  kg: (width: number) => number;
  tenge: (width: number) => number;
  box: (width: number) => readonly [number, number, number];
  image: string;
}

const stuffs = {
  polyester: { code: 'polyester', ru: 'полиэстер', kz: 'полиэстер' },
  microfibre: { code: 'microfibre', ru: 'микрофибра', kz: 'микрофибра' },
  velour: { code: 'velour', ru: 'велюр', kz: 'велюр' },
  polyamide: { code: 'polyamide', ru: 'полиамид', kz: 'полиамид' },
  mixed: { code: 'mixed-bristle', ru: 'смешанная щетина', kz: 'аралас қыл' },
  natural: { code: 'natural-bristle', ru: 'натуральная щетина', kz: 'табиғи қыл' },
  steel: { code: 'steel', ru: 'сталь', kz: 'болат' },
  stainless: { code: 'stainless', ru: 'нержавеющая сталь', kz: 'тот баспайтын болат' },
  plastic: { code: 'plastic', ru: 'пластик', kz: 'пластик' },
} as const satisfies Record<string, Choice>;

export const shapes: readonly Shape[] = [
  {
    kind: { code: 'roller', ru: 'валик', kz: 'білікше' },
    named: { ru: 'Валик малярный', kz: 'бояу білікшесі' },
    story: {
      ru: 'Валик с ручкой для стен, потолка и фасада, шубка снимается и стирается',
      kz: 'Қабырғаға, төбеге және қасбетке арналған сабы бар білікше, қабы шешіліп жуылады',
    },
    advice: {
      ru: 'Новую шубку прокатайте по скотчу: лишний ворс останется на нём.',
      kz: 'Жаңа қабын скотчпен жүргізіп өтіңіз: артық түгі соған жабысады.',
    },
    sizes: [100, 180, 240, 250],
    materials: [stuffs.polyester, stuffs.polyamide, stuffs.microfibre],
    hasUse: true,
    kg: (width) => 0.08 + width * 0.0011,
    tenge: (width) => 650 + width * 5.6,
    box: (width) => [width + 60, 90, 60],
    image: 'roller/standard',
  },
  {
    kind: { code: 'mini-roller', ru: 'мини-валик', kz: 'шағын білікше' },
    named: { ru: 'Мини-валик', kz: 'шағын білікшесі' },
    story: {
      ru: 'Для радиаторов, дверей и углов, куда не входит большой валик',
      kz: 'Үлкен білікше сыймайтын радиаторға, есікке және бұрыштарға арналған',
    },
    advice: {
      ru: 'Для эмали берите велюр: он не оставляет пузырей.',
      kz: 'Эмальға велюр алыңыз: ол көпіршік қалдырмайды.',
    },
    sizes: [60, 100, 150],
    materials: [stuffs.polyester, stuffs.velour, stuffs.microfibre],
    hasUse: false,
    kg: (width) => 0.05 + width * 0.0006,
    tenge: (width) => 520 + width * 4,
    box: (width) => [width + 20, 60, 40],
    image: 'roller/mini',
  },
  {
    kind: { code: 'flat-brush', ru: 'кисть плоская', kz: 'жалпақ қылқалам' },
    named: { ru: 'Кисть плоская', kz: 'жалпақ қылқаламы' },
    story: {
      ru: 'Плоская кисть для рам, плинтусов и углов, щетина зажата металлом и не выпадает',
      kz: 'Жақтауға, плинтусқа және бұрышқа арналған жалпақ қылқалам, қылы металмен қысылған, түспейді',
    },
    advice: {
      ru: 'После водной краски промойте, после алкидной — в растворителе, и повесьте щетиной вниз.',
      kz: 'Су бояуынан кейін сумен, алкидтен кейін еріткішпен жуып, қылын төмен қаратып іліңіз.',
    },
    sizes: [25, 35, 50, 63, 75, 100],
    materials: [stuffs.polyester, stuffs.mixed, stuffs.natural],
    hasUse: false,
    kg: (width) => 0.02 + width * 0.0009,
    tenge: (width) => 130 + width * 11,
    box: (width) => [230, width + 5, 18],
    image: 'brush/flat',
  },
  {
    kind: { code: 'wide-brush', ru: 'макловица', kz: 'макловица' },
    named: { ru: 'Макловица', kz: 'макловицасы' },
    story: {
      ru: 'Широкая кисть для грунта, обойного клея и мойки стен',
      kz: 'Астарға, тұсқағаз желіміне және қабырға жууға арналған кең қылқалам',
    },
    advice: {
      ru: 'Наберите на треть щетины и отожмите о край ведра.',
      kz: 'Қылының үштен бірін малып, шелек шетіне сығыңыз.',
    },
    sizes: [100, 120, 140, 170],
    materials: [stuffs.polyester, stuffs.mixed],
    hasUse: false,
    kg: (width) => 0.08 + width * 0.0012,
    tenge: (width) => 720 + width * 6.5,
    box: (width) => [width + 10, 75, 110],
    image: 'brush/wide',
  },
  {
    kind: { code: 'putty-knife', ru: 'шпатель', kz: 'қалақша' },
    named: { ru: 'Шпатель', kz: 'қалақшасы' },
    story: {
      ru: 'Ровное гибкое полотно для шпатлёвки стен и заделки швов',
      kz: 'Қабырға тегістеуге және жік толтыруға арналған түзу иілгіш жүзді қалақша',
    },
    advice: {
      ru: 'Сушите после мытья: ржавчина оставит полосы на белой шпатлёвке.',
      kz: 'Жуғаннан кейін кептіріңіз: тот ақ шпатлевкада жолақ қалдырады.',
    },
    sizes: [60, 100, 150, 250, 350, 450, 600],
    materials: [stuffs.steel, stuffs.stainless],
    hasUse: false,
    kg: (width) => 0.06 + width * 0.0007,
    tenge: (width) => 330 + width * 6.9,
    box: (width) => [width, 190, 30],
    image: 'spatula/wide',
  },
  {
    kind: { code: 'paint-tray', ru: 'ванночка', kz: 'астауша' },
    named: { ru: 'Ванночка малярная', kz: 'бояу астаушасы' },
    story: {
      ru: 'Ребристая полка отжимает валик, носик сливает остаток краски обратно в банку',
      kz: 'Қырлы сөресі білікшені сығады, тұмсығы бояу қалдығын банкаға қайта құяды',
    },
    advice: {
      ru: 'Застелите плёнкой, и мыть не придётся.',
      kz: 'Пленка төсесеңіз, жуудың керегі болмайды.',
    },
    sizes: [150, 270, 330],
    materials: [stuffs.plastic],
    hasUse: false,
    kg: (width) => 0.05 + width * 0.0008,
    tenge: (width) => 380 + width * 3.2,
    box: (width) => [width + 60, width, 75],
    image: 'tray/paint',
  },
  {
    kind: { code: 'extension-pole', ru: 'удлинитель для валика', kz: 'білікше ұзартқышы' },
    named: { ru: 'Ручка телескопическая для валика', kz: 'білікшеге арналған телескоп сабы' },
    story: {
      ru: 'Красит потолок без стремянки, длина фиксируется поворотом; указана длина в раздвинутом виде',
      kz: 'Төбені баспалдақсыз бояйды, ұзындығы бұрап бекітіледі; жайылған күйдегі ұзындығы көрсетілген',
    },
    advice: {
      ru: 'Подходит к валикам с конической ручкой и резьбой.',
      kz: 'Сабы конус және бұрандалы білікшелерге келеді.',
    },
    sizes: [1500, 2000, 3000, 4000],
    isLong: true,
    materials: [stuffs.steel],
    hasUse: false,
    kg: (width) => 0.25 + width * 0.0003,
    tenge: (width) => 900 + width * 2.1,
    box: (width) => [Math.round(width * 0.55), 40, 40],
    image: 'pole/telescopic',
  },
];

interface Cover {
  kind: Choice;
  named: Words;
  story: Words;
  widths: readonly number[];
  lengths: readonly number[];
  kgPerM2: number;
  tengePerM2: number;
  mm: number;
  image: string;
}

const coverKinds: readonly Cover[] = [
  {
    kind: { code: 'masking-tape', ru: 'малярная лента', kz: 'маляр таспасы' },
    named: { ru: 'Лента малярная', kz: 'маляр таспасы' },
    story: {
      ru: 'Держит ровную границу цвета и снимается без следа в течение недели',
      kz: 'Түс шекарасын түзу ұстап, бір апта ішінде ізсіз алынады',
    },
    widths: [19, 25, 30, 48],
    lengths: [20, 40, 50],
    kgPerM2: 0.11,
    tengePerM2: 620,
    mm: 0.13,
    image: 'tape/masking',
  },
  {
    kind: { code: 'cover-film', ru: 'укрывная плёнка', kz: 'жабатын пленка' },
    named: { ru: 'Плёнка укрывная', kz: 'жабатын пленкасы' },
    story: {
      ru: 'Закрывает мебель и пол от брызг и пыли на время ремонта',
      kz: 'Жөндеу кезінде жиһаз бен еденді шашыранды мен шаңнан жабады',
    },
    widths: [4000],
    lengths: [5, 12],
    kgPerM2: 0.014,
    tengePerM2: 38,
    mm: 0.02,
    image: 'film/cover',
  },
];

/** Tape and film: what keeps the rest of the room clean. */
export function covers(random: Random, made: Made): Draft {
  const cover = random.pick(coverKinds);
  const width = random.pick(cover.widths);
  const length = random.pick(cover.lengths);
  const area = (width / 1000) * length;
  const weightKg = Math.max(0.05, round(area * cover.kgPerM2, 3));
  const size = width >= 1000 ? `${width / 1000}×${length} м` : `${width} мм × ${length} м`;
  return {
    name: {
      ru: `${cover.named.ru} ${made.mark} ${size}`,
      kz: `${made.mark} ${cover.named.kz}, ${size}`,
    },
    description: {
      ru: `${cover.story.ru}. Рулон ${size}, площадь ${comma(round(area, 2))} м². Прижмите край пальцем: под плотно прижатую кромку краска не затечёт.`,
      kz: `${cover.story.kz}. ${size} орам, ауданы — ${comma(round(area, 2))} м². Шетін саусақпен басыңыз: тығыз басылған жиектің астына бояу өтпейді.`,
    },
    brand: made.brand,
    values: [
      [kind, cover.kind],
      [widthMm, numberChoice(width)],
      [lengthOfTape, numberChoice(length)],
      [painterMaterial, cover.kind.code === 'cover-film' ? stuffs.plastic : paper],
    ],
    priceTenge: (180 + area * cover.tengePerM2) * made.level,
    units: [
      { unit: 'piece', ratio: 1, weightKg },
      { unit: 'm', ratio: length, weightKg: round(weightKg / length, 4) },
    ],
    sizeMm: width >= 1000 ? [300, 150, 30] : rollSize(width, length, cover.mm),
    image: cover.image,
  };
}

const paper: Choice = { code: 'crepe-paper', ru: 'креповая бумага', kz: 'креп қағаз' };
