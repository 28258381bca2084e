/** The cleaners and the things to clean with: what each is for, its packs, scents and prices. */
import type { Choice, Words } from '../../leaf.ts';
import { colors } from '../../properties.ts';
import { materials } from './materials.ts';

export const forms = {
  gel: { code: 'gel', ru: 'гель', kz: 'гель' },
  spray: { code: 'spray', ru: 'спрей', kz: 'спрей' },
  powder: { code: 'powder', ru: 'порошок', kz: 'ұнтақ' },
  liquid: { code: 'liquid', ru: 'жидкость', kz: 'сұйықтық' },
} as const satisfies Record<string, Choice>;

export const scents = {
  none: { code: 'none', ru: 'без запаха', kz: 'иіссіз' },
  lemon: { code: 'lemon', ru: 'лимон', kz: 'лимон' },
  pine: { code: 'pine', ru: 'хвоя', kz: 'қылқан' },
  lavender: { code: 'lavender', ru: 'лаванда', kz: 'лаванда' },
  sea: { code: 'sea', ru: 'морская свежесть', kz: 'теңіз самалы' },
  apple: { code: 'apple', ru: 'зелёное яблоко', kz: 'жасыл алма' },
} as const satisfies Record<string, Choice>;

const bases = {
  alkaline: { code: 'alkaline', ru: 'щелочная', kz: 'сілтілі' },
  acid: { code: 'acid', ru: 'кислотная', kz: 'қышқылды' },
  neutral: { code: 'neutral', ru: 'нейтральная', kz: 'бейтарап' },
  chlorine: { code: 'chlorine', ru: 'хлор', kz: 'хлор' },
} as const satisfies Record<string, Choice>;

const places = {
  bathroom: { code: 'clean-bathroom', ru: 'ванная и туалет', kz: 'жуынатын бөлме мен дәретхана' },
  kitchen: { code: 'clean-kitchen', ru: 'кухня', kz: 'асүй' },
  floor: { code: 'clean-floor', ru: 'полы', kz: 'еден' },
  glass: { code: 'clean-glass', ru: 'стёкла и зеркала', kz: 'терезе мен айна' },
  laundry: { code: 'clean-laundry', ru: 'стирка', kz: 'кір жуу' },
  afterRepair: { code: 'clean-after-repair', ru: 'после ремонта', kz: 'жөндеуден кейін' },
  drains: { code: 'clean-drains', ru: 'трубы', kz: 'құбырлар' },
} as const satisfies Record<string, Choice>;

const usualScents = [scents.lemon, scents.sea, scents.pine, scents.apple, scents.lavender] as const;

interface Cleaner {
  choice: Choice;
  ru: string;
  kz: string;
  form: Choice;
  base: Choice;
  purposes: readonly Choice[];
  /** litres, or kilograms of powder */
  amounts: readonly number[];
  scents: readonly Choice[];
  canConcentrate: boolean;
  /** acid, alkali or chlorine: the hands need gloves */
  isHarsh: boolean;
  tengePerUnit: number;
  about: Words;
  image: string;
}

export const cleaners: readonly Cleaner[] = [
  {
    choice: { code: 'chem-toilet', ru: 'средство для унитаза', kz: 'унитаз жуғыш зат' },
    ru: 'Гель для унитаза',
    kz: 'унитаз гелі',
    form: forms.gel,
    base: bases.acid,
    purposes: [places.bathroom],
    amounts: [0.5, 0.75, 1],
    scents: usualScents,
    canConcentrate: false,
    isHarsh: true,
    tengePerUnit: 1_450,
    about: {
      ru: 'Густой гель стекает медленно, растворяет ржавчину и известь под ободком.',
      kz: 'Қою гель баяу ағып, ернеу астындағы тот пен әкті ерітеді.',
    },
    image: 'chemistry/toilet',
  },
  {
    choice: { code: 'chem-floor', ru: 'средство для пола', kz: 'еден жуғыш зат' },
    ru: 'Средство для мытья пола',
    kz: 'еден жуғыш заты',
    form: forms.liquid,
    base: bases.neutral,
    purposes: [places.floor],
    amounts: [1, 1.5, 5],
    scents: usualScents,
    canConcentrate: true,
    isHarsh: false,
    tengePerUnit: 1_250,
    about: {
      ru: 'Подходит для ламината, линолеума и плитки: не оставляет разводов, смывать не нужно.',
      kz: 'Ламинатқа, линолеумға және плиткаға жарайды: дақ қалдырмайды, шаюдың қажеті жоқ.',
    },
    image: 'chemistry/floor',
  },
  {
    choice: { code: 'chem-glass', ru: 'средство для стёкол', kz: 'шыны жуғыш зат' },
    ru: 'Спрей для стёкол и зеркал',
    kz: 'терезе мен айнаға арналған спрейі',
    form: forms.spray,
    base: bases.neutral,
    purposes: [places.glass],
    amounts: [0.5, 0.6, 0.75],
    scents: [scents.none, scents.lemon, scents.sea],
    canConcentrate: false,
    isHarsh: false,
    tengePerUnit: 1_350,
    about: {
      ru: 'Снимает следы пальцев и дождя, не оставляет полос на окне, зеркале и экране.',
      kz: 'Саусақ пен жаңбыр ізін кетіреді, терезе, айна мен экранда жолақ қалдырмайды.',
    },
    image: 'chemistry/spray',
  },
  {
    choice: { code: 'chem-kitchen', ru: 'средство от жира', kz: 'май кетіргіш' },
    ru: 'Спрей от жира и нагара',
    kz: 'май мен күйе кетіргіш спрейі',
    form: forms.spray,
    base: bases.alkaline,
    purposes: [places.kitchen],
    amounts: [0.45, 0.5, 0.6, 0.75],
    scents: [scents.lemon, scents.apple, scents.none],
    canConcentrate: false,
    isHarsh: true,
    tengePerUnit: 1_900,
    about: {
      ru: 'Растворяет жир на плите, духовке и вытяжке за пять минут без скребка.',
      kz: 'Плитадағы, духовкадағы және сорғыштағы майды қырғышсыз бес минутта ерітеді.',
    },
    image: 'chemistry/spray',
  },
  {
    choice: { code: 'chem-drain', ru: 'средство для труб', kz: 'құбыр тазартқыш' },
    ru: 'Средство для прочистки труб',
    kz: 'құбыр тазартқышы',
    form: forms.gel,
    base: bases.alkaline,
    purposes: [places.drains, places.bathroom, places.kitchen],
    amounts: [0.5, 1, 1.5],
    scents: [scents.none],
    canConcentrate: false,
    isHarsh: true,
    tengePerUnit: 1_700,
    about: {
      ru: 'Растворяет волосы и жир в сифоне за 15–30 минут, безопасно для пластиковых труб.',
      kz: 'Сифондағы шаш пен майды 15–30 минутта ерітеді, пластик құбырларға зиянсыз.',
    },
    image: 'chemistry/drain',
  },
  {
    choice: { code: 'chem-mould', ru: 'средство от плесени', kz: 'зең кетіргіш' },
    ru: 'Средство от плесени и грибка',
    kz: 'зең мен саңырауқұлақ кетіргіші',
    form: forms.spray,
    base: bases.chlorine,
    purposes: [places.bathroom],
    amounts: [0.5, 0.75, 1],
    scents: [scents.none, scents.pine],
    canConcentrate: false,
    isHarsh: true,
    tengePerUnit: 2_100,
    about: {
      ru: 'Убирает чёрные пятна на швах, откосах и штукатурке, после обработки проветрите комнату.',
      kz: 'Жіктердегі, терезе жақтауындағы және сылақтағы қара дақты кетіреді, өңдеген соң бөлмені желдетіңіз.',
    },
    image: 'chemistry/spray',
  },
  {
    choice: { code: 'chem-after-repair', ru: 'очиститель после ремонта', kz: 'жөндеуден кейінгі тазартқыш' },
    ru: 'Очиститель цемента и затирки',
    kz: 'цемент пен жік толтырғыш тазартқышы',
    form: forms.liquid,
    base: bases.acid,
    purposes: [places.afterRepair, places.floor],
    amounts: [0.75, 1, 5],
    scents: [scents.none],
    canConcentrate: true,
    isHarsh: true,
    tengePerUnit: 1_950,
    about: {
      ru: 'Смывает налёт цемента, затирки и высолы с плитки и кирпича; не применяйте на мраморе.',
      kz: 'Плитка мен кірпіштен цемент, жік толтырғыш пен тұз дағын кетіреді; мәрмәрге қолданбаңыз.',
    },
    image: 'chemistry/canister',
  },
  {
    choice: { code: 'chem-laundry', ru: 'стиральный порошок', kz: 'кір жуғыш ұнтақ' },
    ru: 'Порошок стиральный автомат',
    kz: 'автоматқа арналған кір жуғыш ұнтағы',
    form: forms.powder,
    base: bases.alkaline,
    purposes: [places.laundry],
    amounts: [0.45, 1.5, 3, 4.5, 6],
    scents: [scents.lavender, scents.sea, scents.none, scents.apple],
    canConcentrate: false,
    isHarsh: false,
    tengePerUnit: 1_350,
    about: {
      ru: 'Отстирывает при 30–60 °C и защищает барабан от накипи, подходит для белого и цветного.',
      kz: '30–60 °C-та жуады, барабанды қақтан қорғайды, ақ және түрлі түсті киімге жарайды.',
    },
    image: 'chemistry/powder',
  },
];

interface Thing {
  choice: Choice;
  ru: string;
  kz: string;
  purposes: readonly Choice[];
  material: Choice;
  shades: readonly Choice[];
  counts: readonly number[];
  widths: readonly number[];
  /** the width that weights and prices are given for */
  usual: number;
  tenge: number;
  kg: number;
  figure(millimetres: number): string;
  size(millimetres: number, count: number): readonly [number, number, number];
  about: Words;
  care: Words;
  image: string;
}

export const things: readonly Thing[] = [
  {
    choice: { code: 'clean-mop', ru: 'швабра', kz: 'швабра' },
    ru: 'Швабра с телескопической ручкой',
    kz: 'созылмалы сапты швабрасы',
    purposes: [places.floor],
    material: materials.microfibre,
    shades: [colors.grey, colors.blue, colors.green],
    counts: [1],
    widths: [400, 420, 450, 600],
    usual: 420,
    tenge: 4_300,
    kg: 0.65,
    figure: (millimetres) => `${millimetres / 10} см`,
    size: (millimetres) => [1300, millimetres / 3, 90],
    about: {
      ru: 'Моет пол без наклонов: ручка раздвигается от 75 до 130 см, площадка поворачивается под мебель.',
      kz: 'Еңкеймей еден жуады: сабы 75-тен 130 см-ге дейін созылады, табаны жиһаз астына бұрылады.',
    },
    care: { ru: 'Насадка стирается при 60 °C.', kz: 'Саптамасы 60 °C-та жуылады.' },
    image: 'cleaning/mop',
  },
  {
    choice: { code: 'clean-cloth', ru: 'салфетки', kz: 'сүрткіштер' },
    ru: 'Салфетки из микрофибры',
    kz: 'микрофибра сүрткіштері',
    purposes: [places.kitchen, places.glass],
    material: materials.microfibre,
    shades: [colors.blue, colors.green, colors.yellow, colors.grey],
    counts: [3, 5, 10],
    widths: [300, 350, 400],
    usual: 300,
    tenge: 260,
    kg: 0.03,
    figure: (millimetres) => `${millimetres / 10}×${millimetres / 10} см`,
    size: (millimetres, count) => [millimetres / 2, millimetres / 2, 6 + count * 6],
    about: {
      ru: 'Собирают пыль и воду без ворса и разводов, подходят для мебели, стекла и техники.',
      kz: 'Шаң мен суды түксіз, дақсыз жинайды, жиһазға, шыныға және техникаға жарайды.',
    },
    care: { ru: 'Выдерживают 300 стирок без кондиционера.', kz: 'Кондиционерсіз 300 рет жууға шыдайды.' },
    image: 'cleaning/cloths',
  },
  {
    choice: { code: 'clean-bags', ru: 'мешки для мусора', kz: 'қоқыс қаптары' },
    ru: 'Мешки для строительного мусора',
    kz: 'құрылыс қоқысына арналған қаптары',
    purposes: [places.afterRepair],
    material: materials.polyethylene,
    shades: [colors.black, colors.blue, colors.white],
    counts: [10, 20, 50],
    widths: [500, 550, 700],
    usual: 550,
    tenge: 88,
    kg: 0.045,
    figure: (millimetres) => `${millimetres / 10}×${Math.round(millimetres * 0.18)} см`,
    size: (millimetres, count) => [millimetres / 2, 110, 20 + count],
    about: {
      ru: 'Плотный мешок 60 мкм не рвётся о щепу и битую плитку, держит до 30 кг.',
      kz: 'Қалыңдығы 60 мкм тығыз қап жаңқа мен сынған плиткадан жыртылмайды, 30 кг-ға дейін көтереді.',
    },
    care: { ru: 'Вытряхните и используйте ещё раз.', kz: 'Қағып тастап, қайта қолдануға болады.' },
    image: 'cleaning/bags',
  },
];
