import { getBrand } from '../../brands.ts';
import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { color, colors, material, numberChoice, thicknessMm, widthMm } from '../../properties.ts';
import type { Random } from '../../random.ts';

const surface: Property = { code: 'sill_surface', ru: 'Поверхность', kz: 'Беті', kind: 'list' };
const heatC: Property = {
  code: 'sill_heat_c',
  ru: 'Выдерживает нагрев до',
  kz: 'Ыстыққа төзімділігі, дейін',
  kind: 'range',
  unit: { ru: '°C', kz: '°C' },
};
const maxLength: Property = {
  code: 'sill_max_mm',
  ru: 'Наибольшая длина без стыка',
  kz: 'Жалғаусыз ең үлкен ұзындығы',
  kind: 'range',
  unit: { ru: 'мм', kz: 'мм' },
};
const waterproof: Property = {
  code: 'sill_waterproof',
  ru: 'Не боится воды',
  kz: 'Судан бүлінбейді',
  kind: 'flag',
};

const surfaces = {
  matt: { code: 'matt', ru: 'матовая', kz: 'күңгірт' },
  glossy: { code: 'glossy', ru: 'глянцевая', kz: 'жылтыр' },
} as const satisfies Record<string, Choice>;

interface SillDecor {
  color: Choice;
  named: Words;
  image: string;
}

const white: SillDecor = { color: colors.white, named: { ru: 'белый', kz: 'ақ' }, image: 'white' };
const woodDecors: readonly SillDecor[] = [
  { color: colors.brown, named: { ru: 'золотой дуб', kz: 'алтын емен' }, image: 'oak' },
  { color: colors.brown, named: { ru: 'орех', kz: 'жаңғақ' }, image: 'walnut' },
  { color: colors.brown, named: { ru: 'махагон', kz: 'қызыл ағаш түсті' }, image: 'mahogany' },
  { color: colors.grey, named: { ru: 'серый дуб', kz: 'сұр емен' }, image: 'oak-grey' },
];
const stoneDecors: readonly SillDecor[] = [
  { color: colors.white, named: { ru: 'белый мрамор', kz: 'ақ мәрмәр' }, image: 'marble-white' },
  { color: colors.beige, named: { ru: 'бежевый мрамор', kz: 'сарғыш мәрмәр' }, image: 'marble-beige' },
  { color: colors.grey, named: { ru: 'серый гранит', kz: 'сұр гранит' }, image: 'granite-grey' },
  { color: colors.black, named: { ru: 'чёрный гранит', kz: 'қара гранит' }, image: 'granite-black' },
];

interface Sill {
  material: Choice;
  named: Words;
  story: Words;
  thicknesses: readonly number[];
  kgPerM2: (thickness: number) => number;
  decors: readonly SillDecor[];
  heatC: number;
  maxLength: number;
  isWaterproof: boolean;
  /** tenge for a metre: fixed and for each millimetre of width */
  price: readonly [number, number];
}

const sills: readonly Sill[] = [
  {
    material: { code: 'pvc', ru: 'ПВХ', kz: 'ПВХ' },
    named: { ru: 'Подоконник ПВХ', kz: 'ПВХ терезе алды тақтайы' },
    story: {
      ru: 'Пустотелый ПВХ с внутренними рёбрами не разбухает от конденсата и режется ножовкой.',
      kz: 'Ішінде қабырғалары бар қуыс ПВХ терезе тамшысынан ісінбейді, қол арамен кесіледі.',
    },
    thicknesses: [20, 22],
    kgPerM2: (thickness) => thickness * 0.52,
    decors: [white, white, ...woodDecors, ...stoneDecors.slice(0, 1)],
    heatC: 80,
    maxLength: 6000,
    isWaterproof: true,
    price: [2600, 14],
  },
  {
    material: { code: 'mdf', ru: 'МДФ', kz: 'МДФ' },
    named: { ru: 'Подоконник МДФ', kz: 'МДФ терезе алды тақтайы' },
    story: {
      ru: 'Плита МДФ в пластике высокого давления держит цветочные горшки и не желтеет на солнце.',
      kz: 'Жоғары қысымды пластикпен қапталған МДФ тақта гүл құтыларын көтереді, күнге сарғаймайды.',
    },
    thicknesses: [22, 26],
    kgPerM2: (thickness) => thickness * 0.72,
    decors: [white, ...woodDecors],
    heatC: 120,
    maxLength: 4100,
    isWaterproof: false,
    price: [4200, 22],
  },
  {
    material: { code: 'cast-marble', ru: 'литьевой мрамор', kz: 'құйма мәрмәр' },
    named: { ru: 'Подоконник из литьевого мрамора', kz: 'құйма мәрмәр терезе алды тақтайы' },
    story: {
      ru: 'Литьевой мрамор без пор: пятна кофе стираются, царапины заполировывают на месте.',
      kz: 'Кеуексіз құйма мәрмәр: кофе дағы сүртіледі, сызаттары орнында жылтыратылады.',
    },
    thicknesses: [12, 15],
    kgPerM2: (thickness) => thickness * 2.1,
    decors: [white, ...stoneDecors],
    heatC: 90,
    maxLength: 3000,
    isWaterproof: true,
    price: [7500, 31],
  },
];

const lines: readonly Words[] = [
  { ru: 'Светлое окно', kz: 'Жарық терезе' },
  { ru: 'Алтай', kz: 'Алтай' },
  { ru: 'Зимний сад', kz: 'Қысқы бақ' },
  { ru: 'Утро', kz: 'Таң' },
  { ru: 'Герань', kz: 'Қазтамақ' },
  { ru: 'Юг', kz: 'Оңтүстік' },
  { ru: 'Берег', kz: 'Жаға' },
  { ru: 'Уют', kz: 'Жайлы үй' },
];

function drawSill(random: Random): Draft {
  const brand = getBrand(
    random.weighted([
      ['portano', 5],
      ['esikhan', 3],
      ['uyutta', 1],
    ]),
  );
  const line = random.pick(lines);
  const sill = random.pick(sills);
  const decor = random.pick(sill.decors);
  const width = random.pick([150, 200, 250, 300, 350, 400, 450, 500]);
  const thickness = random.pick(sill.thicknesses);
  const chosenSurface = random.pick(Object.values(surfaces));
  const kgPerMetre = round(sill.kgPerM2(thickness) * (width / 1000), 2);
  const masculine = chosenSurface === surfaces.matt ? 'матовый' : 'глянцевый';
  const [fixed, perMm] = sill.price;
  const metresText = comma(sill.maxLength / 1000);

  return {
    name: {
      ru: `${sill.named.ru} ${brand.name} «${line.ru}» ${width}×${thickness} мм, ${decor.named.ru}, ${masculine}`,
      kz: `${brand.name} «${line.kz}» ${sill.named.kz}, ${width}×${thickness} мм, ${decor.named.kz}, ${chosenSurface.kz}`,
    },
    description: {
      ru: `${sill.story.ru} Ширина ${width} мм, толщина ${thickness} мм, погонный метр весит ${comma(kgPerMetre)} кг. Отпускаем целыми метрами одним куском до ${metresText} м; выдерживает нагрев до ${sill.heatC} °C. Свес над радиатором делайте не больше 60 мм, чтобы тёплый воздух шёл к стеклу.`,
      kz: `${sill.story.kz} Ені ${width} мм, қалыңдығы ${thickness} мм, қума метрінің салмағы ${comma(kgPerMetre)} кг. Бүтін метрлеп, ${metresText} м-ге дейін бір кесек етіп береміз; ${sill.heatC} °C-қа дейінгі ыстыққа төзеді. Жылы ауа шыныға жетуі үшін радиатор үстіндегі шығыңқысы 60 мм-ден аспасын.`,
    },
    brand: brand.code,
    values: [
      [material, sill.material],
      [widthMm, numberChoice(width)],
      [thicknessMm, numberChoice(thickness)],
      [color, decor.color],
      [surface, chosenSurface],
      [heatC, sill.heatC],
      [maxLength, sill.maxLength],
      [waterproof, sill.isWaterproof],
    ],
    priceTenge: Math.round(
      (fixed + perMm * width) * (decor === white ? 1 : 1.08) * random.number(0.97, 1.1, 0.01),
    ),
    units: [{ unit: 'm', ratio: 1, weightKg: kgPerMetre }],
    sizeMm: [1000, width, thickness],
    image: `sill/${decor.image}`,
    documents: ['manual', 'certificate'],
    warrantyMonths: 60,
  };
}

export const windowSills: Leaf = {
  code: 'podokonniki',
  properties: [material, widthMm, thicknessMm, color, surface, heatC, maxLength, waterproof],
  draw: drawSill,
};
