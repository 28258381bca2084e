import { comma, rollSize, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { drawMaker, type Made, type Maker } from '../../maker.ts';
import { color, colors, kind } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { guaranteeYears } from './roof-properties.ts';

const shape: Property = { code: 'shingle_shape', ru: 'Форма гонта', kz: 'Гонт пішіні', kind: 'list' };
const packArea: Property = {
  code: 'soft_roof_area',
  ru: 'Площадь упаковки',
  kz: 'Қаптама ауданы',
  kind: 'range',
  unit: { ru: 'м²', kz: 'м²' },
};
const carrier: Property = { code: 'soft_roof_base', ru: 'Основа', kz: 'Негізі', kind: 'list' };

const glass: Choice = { code: 'fibreglass', ru: 'стеклохолст', kz: 'шыны талшық' };
const polyester: Choice = { code: 'polyester-base', ru: 'полиэстер', kz: 'полиэстер' };

const shingle: Choice = { code: 'shingle', ru: 'гибкая черепица', kz: 'иілгіш черепица' };
const rolled: Choice = { code: 'rolled-roof', ru: 'рулонная кровля', kz: 'орам шатыр жабыны' };
const carpet: Choice = { code: 'roof-carpet', ru: 'подкладочный ковёр', kz: 'төсеме кілем' };

const shapes: readonly (Choice & { factor: number; areaM2: number })[] = [
  { code: 'hexagon', ru: 'соты', kz: 'ара ұясы', factor: 1, areaM2: 3 },
  { code: 'rectangle', ru: 'прямоугольник', kz: 'тіктөртбұрыш', factor: 1.03, areaM2: 3 },
  { code: 'beaver-tail', ru: 'бобровый хвост', kz: 'құндыз құйрығы', factor: 1.08, areaM2: 3 },
  { code: 'dragon-tooth', ru: 'зуб дракона', kz: 'айдаһар тісі', factor: 1.16, areaM2: 3 },
  { code: 'laminated', ru: 'двухслойный', kz: 'екі қабатты', factor: 1.75, areaM2: 2.5 },
];

const shades: readonly Choice[] = [
  colors.brown,
  colors.green,
  colors.red,
  colors.grey,
  colors.graphite,
  { code: 'brown-shadow', ru: 'коричневый с тенью', kz: 'көлеңкелі қоңыр' },
  { code: 'copper-mix', ru: 'медный микс', kz: 'мыс түсті аралас' },
];

const makers: readonly Maker[] = [
  { brand: 'dalanor', series: ['Альпина', 'Терра', 'Соло'], level: 1 },
  { brand: 'izotun', series: ['Руф', 'Классик'], level: 1.06 },
  { brand: 'zhylybel', series: [''], level: 0.96 },
];

function drawShingle(random: Random, made: Made): Draft {
  const form = random.pick(shapes);
  const shade = random.pick(shades);
  const isLaminated = form.code === 'laminated';
  const years = isLaminated ? random.pick([30, 40]) : random.pick([15, 20, 25]);
  const perM2Kg = isLaminated ? 12.5 : 8.2;
  const weightKg = round(form.areaM2 * perM2Kg, 1);
  return {
    name: {
      ru: `Черепица гибкая ${made.mark} ${isLaminated ? 'двухслойная' : form.ru} ${shade.ru}, ${comma(form.areaM2)} м²`,
      kz: `${made.mark} иілгіш черепицасы, ${form.kz}, ${shade.kz}, ${comma(form.areaM2)} м²`,
    },
    description: {
      ru: `Битумная черепица с базальтовой посыпкой, форма гонта — ${form.ru}, для скатов от 12°. Упаковка закрывает ${comma(form.areaM2)} м² и весит ${comma(weightKg)} кг, гарантия на герметичность ${years} лет. Кладут на сплошной настил из OSB с подкладочным ковром, при температуре ниже +5 °C гонты подогревают феном.`,
      kz: `Базальт себілген битум черепица, гонт пішіні — ${form.kz}, еңісі 12°-тан басталатын шатырға арналған. Бір қаптама ${comma(form.areaM2)} м² жабады, салмағы — ${comma(weightKg)} кг, су өткізбеуіне ${years} жыл кепілдік беріледі. Төсеме кілемі бар тұтас OSB төсемге қойылады, +5 °C-тан суықта гонттарды фенмен жылытады.`,
    },
    brand: made.brand,
    values: [
      [kind, shingle],
      [shape, { code: form.code, ru: form.ru, kz: form.kz }],
      [color, shade],
      [carrier, glass],
      [packArea, form.areaM2],
      [guaranteeYears, years],
    ],
    priceTenge: form.areaM2 * 4450 * form.factor * made.level,
    units: [
      { unit: 'pack', ratio: 1, weightKg },
      { unit: 'm2', ratio: form.areaM2, weightKg: perM2Kg },
    ],
    sizeMm: [1000, 333, isLaminated ? 90 : 75],
    image: `shingle/${shade === colors.green ? 'green' : shade === colors.red ? 'red' : 'brown'}`,
    documents: ['manual', 'warranty', 'certificate'],
    warrantyMonths: years * 12,
  };
}

interface Roll {
  kind: Choice;
  named: Words;
  story: Words;
  areas: readonly number[];
  kgPerM2: number;
  mm: number;
  tengePerM2: number;
  carriers: readonly Choice[];
  years: readonly number[];
}

const rolls: readonly Roll[] = [
  {
    kind: rolled,
    named: {
      ru: 'Кровля наплавляемая верхний слой ЭКП',
      kz: 'ЭКП балқытып жабыстырылатын үстіңгі шатыр жабыны',
    },
    story: {
      ru: 'Верхний слой плоской крыши со сланцевой посыпкой, наплавляется горелкой',
      kz: 'Сланец себілген, жайпақ шатырдың үстіңгі қабаты, жанарғымен балқытып жабыстырылады',
    },
    areas: [10],
    kgPerM2: 4.1,
    mm: 4,
    tengePerM2: 1420,
    carriers: [polyester, glass],
    years: [7, 10],
  },
  {
    kind: rolled,
    named: {
      ru: 'Кровля наплавляемая нижний слой ХПП',
      kz: 'ХПП балқытып жабыстырылатын астыңғы шатыр жабыны',
    },
    story: {
      ru: 'Нижний слой плоской крыши и гидроизоляция фундамента, наплавляется горелкой',
      kz: 'Жайпақ шатырдың астыңғы қабаты және іргетас гидрооқшаулауы, жанарғымен балқытып жабыстырылады',
    },
    areas: [10, 15],
    kgPerM2: 3,
    mm: 3,
    tengePerM2: 1130,
    carriers: [glass, polyester],
    years: [5, 7],
  },
  {
    kind: carpet,
    named: { ru: 'Ковёр подкладочный', kz: 'төсеме кілемі' },
    story: {
      ru: 'Защищает ендовы и карниз под гибкой черепицей от талой воды',
      kz: 'Иілгіш черепица астындағы ойық пен карнизді еріген судан қорғайды',
    },
    areas: [15, 20],
    kgPerM2: 1.5,
    mm: 1.5,
    tengePerM2: 760,
    carriers: [polyester],
    years: [15],
  },
];

function drawRoll(random: Random, made: Made): Draft {
  const roll = random.pick(rolls);
  const area = random.pick(roll.areas);
  const base = random.pick(roll.carriers);
  const years = random.pick(roll.years);
  const weightKg = round(area * roll.kgPerM2, 1);
  return {
    name: {
      ru: `${roll.named.ru} ${made.mark} ${base.ru}, рулон ${area} м²`,
      kz: `${made.mark} ${roll.named.kz}, ${base.kz}, ${area} м² орам`,
    },
    description: {
      ru: `${roll.story.ru}. Основа: ${base.ru}, рулон 1×${area} м весит ${comma(weightKg)} кг. Полотна кладут внахлёст: 8–10 см по длине и 15 см на стыке, поэтому рулона хватает примерно на ${comma(round(area * 0.87, 1))} м² готовой поверхности.`,
      kz: `${roll.story.kz}. Негізі — ${base.kz}, 1×${area} м орамның салмағы — ${comma(weightKg)} кг. Төсемдер ұзына бойы 8–10 см, түйісте 15 см айқастырылады, сондықтан бір орам шамамен ${comma(round(area * 0.87, 1))} м² дайын бетке жетеді.`,
    },
    brand: made.brand,
    values: [
      [kind, roll.kind],
      [carrier, base],
      [packArea, area],
      [guaranteeYears, years],
    ],
    priceTenge: area * roll.tengePerM2 * (base === polyester ? 1.05 : 0.97) * made.level,
    units: [
      { unit: 'roll', ratio: 1, weightKg },
      { unit: 'm2', ratio: area, weightKg: roll.kgPerM2 },
    ],
    sizeMm: rollSize(1000, area, roll.mm),
    image: 'roll/bitumen',
    documents: ['manual', 'certificate'],
  };
}

export const softRoof: Leaf = {
  code: 'myagkaya-krovlya',
  properties: [kind, shape, color, carrier, packArea, guaranteeYears],
  draw(random) {
    const made = drawMaker(makers, random);
    return random.chance(0.7) ? drawShingle(random, made) : drawRoll(random, made);
  },
};
