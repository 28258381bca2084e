import { getBrand } from '../../brands.ts';
import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { lengthMm, material, numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { pickDecor, tone } from './floor-words.ts';

const mm = { ru: 'мм', kz: 'мм' };
const height: Property = {
  code: 'skirting_height_mm',
  ru: 'Высота',
  kz: 'Биіктігі',
  kind: 'list',
  unit: mm,
};
const depth: Property = {
  code: 'skirting_depth_mm',
  ru: 'Толщина у пола',
  kz: 'Еден жақтағы қалыңдығы',
  kind: 'range',
  unit: mm,
};
const cableDuct: Property = {
  code: 'skirting_cable',
  ru: 'Кабель-канал',
  kz: 'Кәбіл арнасы бар',
  kind: 'flag',
};
const paintable: Property = {
  code: 'skirting_paintable',
  ru: 'Под покраску',
  kz: 'Бояуға болады',
  kind: 'flag',
};
const fixing: Property = { code: 'skirting_fixing', ru: 'Крепление', kz: 'Бекітілуі', kind: 'list' };

const fixings = {
  screws: { code: 'screws', ru: 'дюбели под кабель-каналом', kz: 'кәбіл арнасы астындағы дюбельдер' },
  clips: { code: 'clips', ru: 'клипсы', kz: 'клипсалар' },
  glue: { code: 'glue', ru: 'монтажный клей', kz: 'монтаж желімі' },
} as const satisfies Record<string, Choice>;

interface Skirting {
  material: Choice;
  story: Words;
  profiles: readonly (readonly [height: number, depth: number])[];
  lengths: readonly number[];
  sectionMm2: (height: number, depth: number) => number;
  kgPerM3: number;
  tengePerMetre: (height: number) => number;
  cableDuct: boolean;
  fixings: readonly Choice[];
  isWhite: boolean;
}

const skirtings: readonly Skirting[] = [
  {
    material: { code: 'pvc', ru: 'ПВХ', kz: 'ПВХ' },
    story: {
      ru: 'Гибкий плинтус из ПВХ облегает неровную стену, мягкие кромки закрывают щель до 3 мм.',
      kz: 'Иілгіш ПВХ плинтус тегіс емес қабырғаға жанасып тұрады, жұмсақ жиектері 3 мм-ге дейінгі саңылауды жабады.',
    },
    profiles: [
      [55, 22],
      [58, 22],
      [70, 22],
      [72, 25],
      [85, 24],
    ],
    lengths: [2200, 2500],
    // a hollow section with walls of about a millimetre
    sectionMm2: (h, d) => (h + d) * 2 * 1.05,
    kgPerM3: 1400,
    tengePerMetre: (h) => 220 + h * 8,
    cableDuct: true,
    fixings: [fixings.screws, fixings.clips],
    isWhite: false,
  },
  {
    material: { code: 'mdf', ru: 'МДФ', kz: 'МДФ' },
    story: {
      ru: 'Плинтус из МДФ подобран в цвет доски, прямая грань плотно прилегает к стене.',
      kz: 'МДФ плинтустың түсі тақтаймен үйлестірілген, тік қыры қабырғаға тығыз жанасады.',
    },
    profiles: [
      [58, 16],
      [70, 14],
      [80, 12],
      [80, 14],
      [100, 12],
    ],
    lengths: [2200, 2400],
    sectionMm2: (h, d) => h * d * 0.78,
    kgPerM3: 740,
    tengePerMetre: (h) => 450 + h * 15,
    cableDuct: false,
    fixings: [fixings.clips, fixings.glue],
    isWhite: false,
  },
  {
    material: { code: 'duropolymer', ru: 'дюрополимер', kz: 'дюрополимер' },
    story: {
      ru: 'Белый дюрополимер не боится мокрой уборки и ударов пылесоса, его красят в цвет стены.',
      kz: 'Ақ дюрополимер ылғалды тазалаудан да, шаңсорғыш соққысынан да бүлінбейді, қабырға түсіне бояуға болады.',
    },
    profiles: [
      [60, 13],
      [80, 14],
      [100, 14],
      [120, 15],
    ],
    lengths: [2200, 2400],
    sectionMm2: (h, d) => h * d * 0.75,
    kgPerM3: 480,
    tengePerMetre: (h) => 800 + h * 15,
    cableDuct: false,
    fixings: [fixings.glue],
    isWhite: true,
  },
];

const whiteSeries: readonly Words[] = [
  { ru: 'Белая линия', kz: 'Ақ сызық' },
  { ru: 'Простор', kz: 'Кеңістік' },
  { ru: 'Классика', kz: 'Классика' },
  { ru: 'Лебедь', kz: 'Аққу' },
  { ru: 'Медеу', kz: 'Медеу' },
  { ru: 'Зимний сад', kz: 'Қысқы бақ' },
  { ru: 'Шымбулак', kz: 'Шымбұлақ' },
  { ru: 'Иней', kz: 'Қырау' },
  { ru: 'Первый снег', kz: 'Алғашқы қар' },
  { ru: 'Город', kz: 'Қала' },
];

const white: Choice = { code: 'white', ru: 'белый', kz: 'ақ' };

function drawSkirting(random: Random): Draft {
  const brand = getBrand(
    random.weighted([
      ['parkentra', 5],
      ['edilwood', 4],
      ['uyutta', 1],
    ]),
  );
  const chosen = random.pick(skirtings);
  const decor = pickDecor(random);
  const whiteName = random.pick(whiteSeries);
  const named = chosen.isWhite ? whiteName : decor.name;
  const chosenTone = chosen.isWhite ? white : decor.tone;
  const [h, d] = random.pick(chosen.profiles);
  const length = random.pick(chosen.lengths);
  const hasDuct = chosen.cableDuct;
  const chosenFixing = random.pick(chosen.fixings);
  const metres = length / 1000;
  const weightKg = round(chosen.sectionMm2(h, d) * length * 1e-9 * chosen.kgPerM3 + 0.03, 2);
  const size = `${h}×${d}×${length} мм`;
  const metresText = comma(metres);
  const duct: Words = hasDuct
    ? { ru: 'Внутри кабель-канал на два–три провода', kz: 'Ішінде екі-үш сымға арналған кәбіл арнасы бар' }
    : { ru: 'Сзади паз, чтобы провести тонкий кабель', kz: 'Артында жіңішке кәбіл өткізетін ойығы бар' };

  return {
    name: {
      ru: `Плинтус напольный ${chosen.material.ru} ${brand.name} «${named.ru}» ${size}, ${chosenTone.ru}${hasDuct ? ', с кабель-каналом' : ''}`,
      kz: `${brand.name} «${named.kz}» ${chosen.material.kz} еден плинтусы, ${size}, ${chosenTone.kz}${chosen.isWhite ? '' : ' реңкті'}${hasDuct ? ', кәбіл арналы' : ''}`,
    },
    description: {
      ru: `${chosen.story.ru} Высота ${h} мм, длина планки ${metresText} м: на комнату с периметром 16 м нужно ${Math.ceil(16 / metres)} шт. ${duct.ru}; крепление — ${chosenFixing.ru}.`,
      kz: `${chosen.story.kz} Биіктігі ${h} мм, ұзындығы ${metresText} м: периметрі 16 м бөлмеге ${Math.ceil(16 / metres)} дана керек. ${duct.kz}; бекітілуі — ${chosenFixing.kz}.`,
    },
    brand: brand.code,
    values: [
      [material, chosen.material],
      [height, numberChoice(h)],
      [depth, d],
      [lengthMm, numberChoice(length)],
      [tone, chosenTone],
      [cableDuct, hasDuct],
      [paintable, chosen.isWhite],
      [fixing, chosenFixing],
    ],
    priceTenge: Math.round(metres * chosen.tengePerMetre(h) * random.number(0.98, 1.15, 0.01)),
    units: [
      { unit: 'piece', ratio: 1, weightKg },
      { unit: 'm', ratio: metres, weightKg: round(weightKg / metres, 3) },
    ],
    sizeMm: [length, h, d],
    image: chosen.isWhite ? 'skirting/white' : `skirting/${decor.image}`,
    documents: ['manual'],
  };
}

export const skirting: Leaf = {
  code: 'plintus-napolnyy',
  properties: [material, height, depth, lengthMm, tone, cableDuct, paintable, fixing],
  draw: drawSkirting,
};
