/** The garden hand tools: what each is made of, its sizes, weights and prices. */
import type { Choice, Words } from '../../leaf.ts';
import { colors } from '../../properties.ts';
import { materials, shades } from './materials.ts';

interface Tool {
  choice: Choice;
  ru: string;
  kz: string;
  letter: string;
  materials: readonly Choice[];
  /** working widths in millimetres, for tools with a shaft */
  widths?: readonly number[];
  /** litres, for vessels */
  litres?: readonly number[];
  /** lengths in millimetres of tools that are whole */
  lengths?: readonly number[];
  shades?: readonly Choice[];
  isWinter?: true;
  tenge: number;
  perUnit: number;
  kg: number;
  kgPerUnit: number;
  size(unit: number): readonly [number, number, number];
  about: Words;
  image: string;
}

const metals = [materials.steel, materials.stainless] as const;

export const tools: readonly Tool[] = [
  {
    choice: { code: 'garden-spade', ru: 'лопата штыковая', kz: 'сүйір күрек' },
    ru: 'Лопата штыковая',
    kz: 'сүйір күрегі',
    letter: 'ЛШ',
    materials: metals,
    widths: [180, 200, 210, 220],
    tenge: 900,
    perUnit: 6,
    kg: 0.3,
    kgPerUnit: 0.0045,
    size: (mm) => [1350, mm, 120],
    about: {
      ru: 'Для перекопки грядок и ям под саженцы: полотно закалено, упор для ноги широкий',
      kz: 'Жүйек аударуға және көшет шұңқырын қазуға арналған: жүзі шыңдалған, аяқ басатын жері кең',
    },
    image: 'garden/spade',
  },
  {
    choice: { code: 'garden-shovel', ru: 'лопата совковая', kz: 'қалақ күрек' },
    ru: 'Лопата совковая',
    kz: 'қалақ күрегі',
    letter: 'ЛС',
    materials: metals,
    widths: [220, 235, 250, 280],
    tenge: 950,
    perUnit: 6,
    kg: 0.3,
    kgPerUnit: 0.0046,
    size: (mm) => [1400, mm, 140],
    about: {
      ru: 'Для песка, щебня и раствора: борта не дают сыпучему съехать',
      kz: 'Құмға, қиыршық тасқа және ерітіндіге арналған: ернеуі сусыманы төкпейді',
    },
    image: 'garden/shovel',
  },
  {
    choice: { code: 'garden-snow-shovel', ru: 'лопата снеговая', kz: 'қар күрек' },
    ru: 'Лопата снеговая',
    kz: 'қар күрегі',
    letter: 'СН',
    materials: [materials.plastic, materials.aluminium],
    widths: [400, 420, 460, 500, 550],
    isWinter: true,
    tenge: 700,
    perUnit: 6.2,
    kg: 0.2,
    kgPerUnit: 0.0018,
    size: (mm) => [1450, mm, 150],
    about: {
      ru: 'Для двора и тротуара: планка на кромке не цепляется за плитку, снег не липнет',
      kz: 'Аула мен жаяу жолға арналған: жиегіндегі планкасы плиткаға ілінбейді, қар жабыспайды',
    },
    image: 'garden/snow-shovel',
  },
  {
    choice: { code: 'garden-rake', ru: 'грабли', kz: 'тырма' },
    ru: 'Грабли',
    kz: 'тырмасы',
    letter: 'ГР',
    materials: metals,
    widths: [300, 350, 400, 450, 500],
    tenge: 500,
    perUnit: 4.2,
    kg: 0.2,
    kgPerUnit: 0.0013,
    size: (mm) => [1500, mm, 110],
    about: {
      ru: 'Выравнивают землю и собирают траву: зубья витые и не гнутся на корнях',
      kz: 'Жерді тегістеп, шөп жинайды: бұралған тістері тамырға тірелсе де майыспайды',
    },
    image: 'garden/rake',
  },
  {
    choice: { code: 'garden-hoe', ru: 'мотыга', kz: 'кетпен' },
    ru: 'Мотыга',
    kz: 'кетпені',
    letter: 'МТ',
    materials: metals,
    widths: [120, 150, 180, 200],
    tenge: 550,
    perUnit: 7,
    kg: 0.25,
    kgPerUnit: 0.002,
    size: (mm) => [1400, mm, 120],
    about: {
      ru: 'Рыхлит почву и подсекает сорняки, кромка заточена с завода',
      kz: 'Топырақты қопсытып, арамшөпті кеседі, жүзі зауыттан қайралған',
    },
    image: 'garden/hoe',
  },
  {
    choice: { code: 'garden-pruner', ru: 'секатор', kz: 'секатор' },
    ru: 'Секатор',
    kz: 'секаторы',
    letter: 'СК',
    materials: [materials.steel],
    lengths: [180, 200, 210, 225],
    shades: [colors.red, colors.green, shades.orange, colors.black],
    tenge: 1_300,
    perUnit: 14,
    kg: 0.1,
    kgPerUnit: 0.0007,
    size: (mm) => [mm, 70, 30],
    about: {
      ru: 'Срезает живые ветки до 22 мм, к гладкому лезвию не липнет сок',
      kz: 'Жас бұтақты 22 мм-ге дейін кеседі, тегіс қапталған жүзіне шырын жабыспайды',
    },
    image: 'garden/pruner',
  },
  {
    choice: { code: 'garden-lopper', ru: 'сучкорез', kz: 'бұтақ кескіш' },
    ru: 'Сучкорез',
    kz: 'бұтақ кескіші',
    letter: 'СР',
    materials: [materials.steel],
    lengths: [520, 600, 700, 750, 800],
    shades: [colors.red, colors.green, shades.orange],
    tenge: 1_900,
    perUnit: 9,
    kg: 0.35,
    kgPerUnit: 0.0013,
    size: (mm) => [mm, 220, 45],
    about: {
      ru: 'Длинные ручки и рычажный механизм перекусывают ветку до 40 мм без стремянки',
      kz: 'Ұзын тұтқалары мен рычагты механизмі 40 мм-ге дейінгі бұтақты баспалдақсыз кеседі',
    },
    image: 'garden/lopper',
  },
  {
    choice: { code: 'garden-barrow', ru: 'тачка', kz: 'қол арба' },
    ru: 'Тачка садовая',
    kz: 'бақ қол арбасы',
    letter: 'ТЧ',
    materials: [materials.steel],
    litres: [65, 78, 90, 100, 110],
    shades: [colors.green, colors.grey, shades.orange],
    tenge: 8_500,
    perUnit: 225,
    kg: 4.5,
    kgPerUnit: 0.07,
    size: (litres) => [1000 + litres, 560, 420],
    about: {
      ru: 'Оцинкованный кузов и пневматическое колесо: идёт по грядкам и щебню с грузом до 150 кг',
      kz: 'Мырышталған қорабы мен пневматикалық дөңгелегі бар: 150 кг-ға дейінгі жүкпен жүйек пен қиыршық таста жүреді',
    },
    image: 'garden/barrow',
  },
  {
    choice: { code: 'garden-watering-can', ru: 'лейка', kz: 'су құйғыш' },
    ru: 'Лейка садовая',
    kz: 'бақ су құйғышы',
    letter: 'ЛК',
    materials: [materials.plastic],
    litres: [3, 5, 7, 8, 10],
    shades: [colors.green, colors.blue, colors.yellow, colors.grey],
    tenge: 650,
    perUnit: 210,
    kg: 0.2,
    kgPerUnit: 0.06,
    size: (litres) => [320 + litres * 20, 180 + litres * 4, 260 + litres * 8],
    about: {
      ru: 'Съёмная насадка даёт мелкий дождь, носик достаёт до середины грядки',
      kz: 'Алмалы саптамасы ұсақ жаңбыр береді, шүмегі жүйектің ортасына жетеді',
    },
    image: 'garden/watering-can',
  },
  {
    choice: { code: 'garden-sprayer', ru: 'опрыскиватель', kz: 'бүріккіш' },
    ru: 'Опрыскиватель ручной',
    kz: 'қол бүріккіші',
    letter: 'ОП',
    materials: [materials.plastic],
    litres: [1.5, 2, 5, 8, 10, 12],
    shades: [colors.green, colors.yellow, colors.white],
    tenge: 1_300,
    perUnit: 830,
    kg: 0.3,
    kgPerUnit: 0.17,
    size: (litres) => [170 + litres * 8, 140 + litres * 6, 270 + litres * 20],
    about: {
      ru: 'Для защиты растений и полива листьев: помпа держит давление, клапан его сбрасывает',
      kz: 'Өсімдікті қорғауға және жапырағын суаруға арналған: сорғысы қысымды ұстайды, клапаны шығарады',
    },
    image: 'garden/sprayer',
  },
];
