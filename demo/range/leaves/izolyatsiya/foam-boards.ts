import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { material, numberChoice, thicknessMm } from '../../properties.ts';
import type { Random } from '../../random.ts';
import {
  conductivity,
  density,
  flames,
  flammability,
  packArea,
  packVolume,
  use,
  uses,
} from './insulation-properties.ts';

const eps: Choice = { code: 'eps', ru: 'пенопласт (EPS)', kz: 'пенопласт (EPS)' };
const xps: Choice = { code: 'xps', ru: 'XPS', kz: 'XPS' };

interface Foam {
  material: Choice;
  named: Words;
  story: Words;
  advice: Words;
  uses: readonly Choice[];
  grades: readonly (readonly [mark: string, kgPerM3: number, tengePerM3: number])[];
  wattPerMK: number;
  formats: readonly (readonly [number, number])[];
  /** thickness → pieces in a pack; 1 means it is sold by the sheet */
  packs: readonly (readonly [mm: number, pieces: number])[];
  flame: Choice;
  image: string;
}

const foams: readonly Foam[] = [
  {
    material: eps,
    named: { ru: 'Пенопласт', kz: 'пенопласты' },
    story: {
      ru: 'Лёгкий лист для фасада под штукатурку, лоджии и перекрытий',
      kz: 'Сыланатын қасбетке, лоджияға және аражабынға арналған жеңіл парақ',
    },
    advice: {
      ru: 'Не оставляйте без штукатурки: солнце и грызуны портят открытый лист.',
      kz: 'Сылақсыз қалдырмаңыз: ашық парақты күн мен кеміргіштер бүлдіреді.',
    },
    uses: [uses.plaster, uses.frame],
    grades: [
      ['ППС-10', 10, 23_500],
      ['ППС-14', 14, 28_500],
      ['ППС-20', 19, 36_000],
      ['ППС-25', 24, 43_500],
    ],
    wattPerMK: 0.038,
    formats: [
      [1000, 1000],
      [2000, 1000],
    ],
    packs: [
      [30, 1],
      [40, 1],
      [50, 1],
      [80, 1],
      [100, 1],
    ],
    flame: flames.g3,
    image: 'foam/white',
  },
  {
    material: xps,
    named: { ru: 'Плита XPS', kz: 'XPS тақтасы' },
    story: {
      ru: 'Плотная плита не впитывает воду: для пола, цоколя, отмостки и лоджии',
      kz: 'Тығыз тақта су сіңірмейді: еденге, цокольге, үй айналасындағы төсемге және лоджияға арналған',
    },
    advice: {
      ru: 'L-кромку стыкуйте внахлёст, швы закройте пеной: мостиков холода не останется.',
      kz: 'L жиегін айқастыра түйістіріп, жіктерін көбікпен жабыңыз: суық өтетін жер қалмайды.',
    },
    uses: [uses.floor, uses.foundation],
    grades: [
      ['П-30', 28, 58_000],
      ['П-35', 33, 66_000],
    ],
    wattPerMK: 0.033,
    formats: [[1185, 585]],
    packs: [
      [20, 1],
      [30, 1],
      [50, 1],
      [100, 1],
      [20, 18],
      [30, 12],
      [50, 7],
      [100, 4],
    ],
    flame: flames.g4,
    image: 'foam/orange',
  },
  {
    material: xps,
    named: { ru: 'Плита XPS фундаментная', kz: 'іргетасқа арналған XPS тақтасы' },
    story: {
      ru: 'Держит давление грунта и машины: для фундамента, подвала, паркинга и эксплуатируемой крыши',
      kz: 'Топырақ пен көлік қысымын көтереді: іргетасқа, жертөлеге, тұраққа және пайдаланылатын шатырға арналған',
    },
    advice: {
      ru: 'Клейте на мастику без растворителя: растворитель съедает плиту.',
      kz: 'Еріткіші жоқ мастикамен желімдеңіз: еріткіш тақтаны ерітеді.',
    },
    uses: [uses.foundation, uses.flatRoof],
    grades: [
      ['П-40', 37, 74_000],
      ['П-45', 42, 81_000],
    ],
    wattPerMK: 0.032,
    formats: [[1185, 585]],
    packs: [
      [50, 1],
      [100, 1],
      [50, 5],
      [100, 3],
    ],
    flame: flames.g3,
    image: 'foam/blue',
  },
];

const makers: readonly Maker[] = [
  { brand: 'izotun', series: ['', 'Термо'], level: 1.04 },
  { brand: 'zhylybel', series: ['', 'Тёплый шов'], level: 0.99 },
  { brand: 'uyutta', series: [''], level: 0.95 },
];

function draw(random: Random): Draft {
  const foam = random.pick(foams);
  const made = drawMaker(makers, random);
  const [mark, kgPerM3, tengePerM3] = random.pick(foam.grades);
  const [length, width] = random.pick(foam.formats);
  const [mm, pieces] = random.pick(foam.packs);
  const area = round((length * width * pieces) / 1e6, 2);
  const volume = round((length * width * mm * pieces) / 1e9, 4);
  const weightKg = round(volume * kgPerM3, 2);
  const dimensions = `${length}×${width}×${mm} мм`;
  const isPack = pieces > 1;
  const packed = isPack ? { ru: `, ${pieces} шт.`, kz: `, ${pieces} дана` } : { ru: '', kz: '' };
  return {
    name: {
      ru: `${foam.named.ru} ${made.mark} ${mark} ${dimensions}${packed.ru}`,
      kz: `${made.mark} ${mark} ${foam.named.kz}, ${dimensions}${packed.kz}`,
    },
    description: {
      ru: `${foam.story.ru}. Плотность ${kgPerM3} кг/м³, теплопроводность ${comma(foam.wattPerMK)} Вт/(м·К), группа горючести ${foam.flame.ru}. ${isPack ? `Упаковка из ${pieces} плит закрывает` : 'Лист закрывает'} ${comma(area)} м² слоем ${mm} мм. ${foam.advice.ru}`,
      kz: `${foam.story.kz}. Тығыздығы — ${kgPerM3} кг/м³, жылу өткізгіштігі — ${comma(foam.wattPerMK)} Вт/(м·К), жанғыштық тобы — ${foam.flame.kz}. ${isPack ? `${pieces} тақталық қаптама` : 'Бір парақ'} ${mm} мм қабатпен ${comma(area)} м² жабады. ${foam.advice.kz}`,
    },
    brand: made.brand,
    values: [
      [material, foam.material],
      [use, foam.uses],
      [thicknessMm, numberChoice(mm)],
      [packArea, area],
      [packVolume, round(volume, 3)],
      [density, kgPerM3],
      [conductivity, foam.wattPerMK],
      [flammability, foam.flame],
    ],
    priceTenge: volume * tengePerM3 * (isPack ? 1 : 1.05) * made.level,
    units: [
      { unit: isPack ? 'pack' : 'sheet', ratio: 1, weightKg },
      { unit: 'm2', ratio: area, weightKg: round(weightKg / area, 3) },
    ],
    sizeMm: [length, width, mm * pieces],
    image: foam.image,
    documents: ['certificate'],
  };
}

export const foamBoards: Leaf = {
  code: 'penoplast-i-xps',
  properties: [material, use, thicknessMm, packArea, packVolume, density, conductivity, flammability],
  draw,
};
