import { getBrand } from '../../brands.ts';
import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { numberChoice, thicknessMm } from '../../properties.ts';
import type { Random } from '../../random.ts';

const substance: Property = { code: 'under_material', ru: 'Материал', kz: 'Материалы', kind: 'list' };
const areaM2: Property = {
  code: 'under_area_m2',
  ru: 'Площадь упаковки',
  kz: 'Қаптама ауданы',
  kind: 'list',
  unit: { ru: 'м²', kz: 'м²' },
};
const form: Property = { code: 'under_form', ru: 'Форма', kz: 'Пішіні', kind: 'list' };
const forFloor: Property = { code: 'under_for', ru: 'Под покрытие', kz: 'Қандай жабынға', kind: 'list' };
const soundDb: Property = {
  code: 'under_sound_db',
  ru: 'Снижение ударного шума',
  kz: 'Соққы шуын азайтуы',
  kind: 'range',
  unit: { ru: 'дБ', kz: 'дБ' },
};
const warm: Property = {
  code: 'under_warm',
  ru: 'Для тёплого пола',
  kz: 'Жылы еденге жарайды',
  kind: 'flag',
};

const forms = {
  roll: { code: 'roll', ru: 'рулон', kz: 'орам' },
  accordion: { code: 'accordion', ru: 'гармошка', kz: 'бүктелген парақ' },
  sheets: { code: 'sheets', ru: 'листы', kz: 'парақтар' },
} as const satisfies Record<string, Choice>;

const floors = {
  laminate: { code: 'laminate', ru: 'ламинат', kz: 'ламинат' },
  parquet: { code: 'parquet', ru: 'паркетная доска', kz: 'паркет тақтайы' },
  vinyl: { code: 'vinyl', ru: 'замковый кварцвинил', kz: 'құлыпты кварцвинил' },
} as const satisfies Record<string, Choice>;

interface Underlay {
  choice: Choice;
  named: Words;
  story: Words;
  thicknesses: readonly number[];
  areas: readonly number[];
  form: Choice;
  floors: readonly Choice[];
  kgPerM3: number;
  /** tenge for a square metre: fixed and for each millimetre */
  price: readonly [number, number];
  baseDb: number;
  isWarm: boolean;
  image: string;
}

const underlays: readonly Underlay[] = [
  {
    choice: {
      code: 'foamed-polyethylene',
      ru: 'вспененный полиэтилен (ППЭ)',
      kz: 'көпіршікті полиэтилен (ППЭ)',
    },
    named: { ru: 'Подложка ППЭ', kz: 'ППЭ төсеніші' },
    story: {
      ru: 'Вспененный полиэтилен — самая доступная подложка для комнат без тяжёлой мебели.',
      kz: 'Көпіршікті полиэтилен — ауыр жиһазы жоқ бөлмеге арналған ең қолжетімді төсеніш.',
    },
    thicknesses: [2, 3, 4, 5],
    areas: [10, 12, 15],
    form: forms.roll,
    floors: [floors.laminate, floors.parquet],
    kgPerM3: 32,
    price: [180, 55],
    baseDb: 15,
    isWarm: false,
    image: 'underlay/foam',
  },
  {
    choice: { code: 'xps', ru: 'XPS', kz: 'XPS' },
    named: { ru: 'Подложка XPS', kz: 'XPS төсеніші' },
    story: {
      ru: 'Жёсткий XPS не проседает под замком ламината и прощает неровности стяжки до 2 мм.',
      kz: 'Қатты XPS ламинат құлпының астында шөкпейді, стяжканың 2 мм-ге дейінгі ақауын жасырады.',
    },
    thicknesses: [1.8, 2, 3, 5],
    areas: [8.4, 10, 10.5],
    form: forms.accordion,
    floors: [floors.laminate, floors.parquet],
    kgPerM3: 42,
    price: [320, 95],
    baseDb: 18,
    isWarm: true,
    image: 'underlay/xps',
  },
  {
    choice: { code: 'ixpe', ru: 'IXPE', kz: 'IXPE' },
    named: { ru: 'Подложка IXPE под кварцвинил', kz: 'кварцвинилге арналған IXPE төсеніші' },
    story: {
      ru: 'Тонкий плотный IXPE рассчитан на замок SPC: не даёт доскам щёлкать и пропускает тепло.',
      kz: 'Жұқа әрі тығыз IXPE SPC құлпына есептелген: тақтайды сықырлатпайды, жылу өткізеді.',
    },
    thicknesses: [1, 1.5, 2],
    areas: [8, 10, 12],
    form: forms.roll,
    floors: [floors.vinyl],
    kgPerM3: 100,
    price: [520, 330],
    baseDb: 17,
    isWarm: true,
    image: 'underlay/ixpe',
  },
  {
    choice: { code: 'cork', ru: 'пробка', kz: 'тығын' },
    named: { ru: 'Подложка пробковая', kz: 'тығын төсеніші' },
    story: {
      ru: 'Натуральная пробка гасит стук шагов и десятилетиями не теряет упругости.',
      kz: 'Табиғи тығын аяқ тықылын басады, серпімділігін ондаған жыл сақтайды.',
    },
    thicknesses: [2, 3],
    areas: [8, 10],
    form: forms.roll,
    floors: [floors.laminate, floors.parquet],
    kgPerM3: 190,
    price: [700, 310],
    baseDb: 19,
    isWarm: false,
    image: 'underlay/cork',
  },
  {
    choice: { code: 'softwood', ru: 'хвойная плита', kz: 'қылқан жапырақты ағаш тақтасы' },
    named: { ru: 'Подложка хвойная', kz: 'қылқан ағаш төсеніші' },
    story: {
      ru: 'Плита из хвойного волокна дышит, выравнивает перепады до 3 мм и утепляет пол первого этажа.',
      kz: 'Қылқан ағаш талшығынан жасалған тақта ауа өткізеді, 3 мм-ге дейінгі ақауды тегістеп, бірінші қабаттың еденін жылытады.',
    },
    thicknesses: [4, 5, 5.5],
    areas: [5.25, 6.99],
    form: forms.sheets,
    floors: [floors.laminate, floors.parquet],
    kgPerM3: 235,
    price: [420, 170],
    baseDb: 18,
    isWarm: false,
    image: 'underlay/softwood',
  },
];

const series: readonly Words[] = [
  { ru: 'Тихий шаг', kz: 'Тыныш қадам' },
  { ru: 'Тёплый пол', kz: 'Жылы еден' },
  { ru: 'Ровная основа', kz: 'Тегіс негіз' },
  { ru: 'Комфорт', kz: 'Жайлылық' },
  { ru: 'Опора', kz: 'Тірек' },
  { ru: 'Барс', kz: 'Барыс' },
  { ru: 'Мягкий ход', kz: 'Жұмсақ жүріс' },
  { ru: 'Стандарт', kz: 'Стандарт' },
];

function drawUnderlay(random: Random): Draft {
  const brand = getBrand(
    random.weighted([
      ['parkentra', 3],
      ['izotun', 3],
      ['zhylybel', 2],
      ['edilwood', 2],
      ['uyutta', 1],
    ]),
  );
  const line = random.pick(series);
  const chosen = random.pick(underlays);
  const thickness = random.pick(chosen.thicknesses);
  const area = random.pick(chosen.areas);
  const db = chosen.baseDb + Math.round(thickness);
  const weightKg = round(area * thickness * 1e-3 * chosen.kgPerM3 + 0.1, 2);
  const [fixed, perMm] = chosen.price;
  const thicknessText = comma(thickness);
  const areaText = comma(area);
  const volumeMm3 = area * thickness * 1e6 * 1.08;
  const across = Math.round(Math.sqrt((volumeMm3 / 1000) * (4 / Math.PI)));
  const sizeMm: readonly [number, number, number] =
    chosen.form === forms.roll
      ? [1000, across, across]
      : chosen.form === forms.accordion
        ? [1050, 260, Math.ceil(volumeMm3 / (1050 * 260))]
        : [790, 590, Math.ceil(volumeMm3 / (790 * 590))];
  const warmth: Words = chosen.isWarm
    ? { ru: 'подходит для водяного тёплого пола', kz: 'сулы жылы еденге жарайды' }
    : { ru: 'для тёплого пола не предназначена', kz: 'жылы еденге арналмаған' };
  const under: Words = chosen.floors.includes(floors.vinyl)
    ? { ru: 'под замковый кварцвинил', kz: 'Құлыпты кварцвинилдің' }
    : { ru: 'под ламинат и паркетную доску', kz: 'Ламинат пен паркет тақтайының' };

  return {
    name: {
      ru: `${chosen.named.ru} ${brand.name} «${line.ru}» ${thicknessText} мм, ${areaText} м², ${chosen.form.ru}`,
      kz: `${brand.name} «${line.kz}» ${chosen.named.kz}, ${thicknessText} мм, ${areaText} м², ${chosen.form.kz}`,
    },
    description: {
      ru: `${chosen.story.ru} Толщина ${thicknessText} мм, в упаковке ${areaText} м², ударный шум снижается на ${db} дБ. Стелют ${under.ru}; ${warmth.ru}.`,
      kz: `${chosen.story.kz} Қалыңдығы ${thicknessText} мм, қаптамада ${areaText} м², соққы шуын ${db} дБ азайтады. ${under.kz} астына төселеді; ${warmth.kz}.`,
    },
    brand: brand.code,
    values: [
      [substance, chosen.choice],
      [thicknessMm, numberChoice(thickness)],
      [areaM2, numberChoice(area)],
      [form, chosen.form],
      [forFloor, chosen.floors],
      [soundDb, db],
      [warm, chosen.isWarm],
    ],
    priceTenge: Math.round(area * (fixed + perMm * thickness) * random.number(0.94, 1.12, 0.01)),
    units: [
      { unit: chosen.form === forms.roll ? 'roll' : 'pack', ratio: 1, weightKg },
      { unit: 'm2', ratio: area, weightKg: round(weightKg / area, 3) },
    ],
    sizeMm,
    image: chosen.image,
    documents: ['certificate'],
    ...(chosen.choice.code === 'cork' || chosen.choice.code === 'softwood'
      ? { badges: ['eco'] as const }
      : {}),
  };
}

export const underlay: Leaf = {
  code: 'podlozhka',
  properties: [substance, thicknessMm, areaM2, form, forFloor, soundDb, warm],
  draw: drawUnderlay,
};
