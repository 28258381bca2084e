/** Architraves and extension boards that finish a door's opening. */
import { getBrand } from '../../brands.ts';
import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { color, kind, lengthMm, numberChoice, thicknessMm, widthMm } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { type Coating, coating, coatings, models } from './door-words.ts';

const telescopic: Property = {
  code: 'casing_telescopic',
  ru: 'Телескопический',
  kz: 'Телескоптық',
  kind: 'flag',
};
const edge: Property = { code: 'casing_edge', ru: 'Кромка', kz: 'Жиегі', kind: 'list' };

const edges = {
  straight: { code: 'straight', ru: 'прямая', kz: 'түзу' },
  rounded: { code: 'rounded', ru: 'скруглённая', kz: 'дөңгеленген' },
} as const satisfies Record<string, Choice>;

interface Casing {
  choice: Choice;
  named: Words;
  story: Words;
  widths: readonly number[];
  thicknesses: readonly number[];
  lengths: readonly number[];
  perDoor: number;
  isTelescopic: boolean;
  /** tenge with a PVC film: fixed and for each millimetre of width */
  price: readonly [number, number];
  image: string;
}

const casings: readonly Casing[] = [
  {
    choice: { code: 'architrave', ru: 'наличник', kz: 'жақтау' },
    named: { ru: 'Наличник дверной', kz: 'есік жақтауы' },
    story: {
      ru: 'Плоский наличник закрывает щель между коробкой и стеной, углы запиливают под 45° или ставят встык.',
      kz: 'Жазық жақтау қорап пен қабырғаның арасын жабады, бұрыштары 45° етіп кесіледі немесе тік түйістіріледі.',
    },
    widths: [70, 80, 90],
    thicknesses: [8, 10],
    lengths: [2150, 2200],
    perDoor: 5,
    isTelescopic: false,
    price: [700, 22],
    image: 'casing/architrave',
  },
  {
    choice: { code: 'telescopic-architrave', ru: 'наличник телескопический', kz: 'телескоптық жақтау' },
    named: { ru: 'Наличник дверной телескопический', kz: 'телескоптық есік жақтауы' },
    story: {
      ru: 'Клюв наличника входит в паз коробки на 10 мм, поэтому стена может быть чуть неровной, а гвоздей не видно.',
      kz: 'Жақтаудың тілі қораптың ойығына 10 мм кіреді, сондықтан қабырға сәл қисық болса да жарайды, шегесі көрінбейді.',
    },
    widths: [75, 80, 100],
    thicknesses: [8, 10],
    lengths: [2150, 2200],
    perDoor: 5,
    isTelescopic: true,
    price: [1000, 25],
    image: 'casing/architrave',
  },
  {
    choice: { code: 'extension-board', ru: 'добор', kz: 'қосымша тақтай' },
    named: { ru: 'Добор дверной', kz: 'есікке арналған қосымша тақтайы' },
    story: {
      ru: 'Доборная доска продолжает коробку, когда стена толще её; лишнюю ширину срезают пилой.',
      kz: 'Қосымша тақтай қабырға қораптан қалың болғанда оны жалғастырады; артық ені арамен кесіледі.',
    },
    widths: [80, 100, 120, 150, 180, 200],
    thicknesses: [8, 10],
    lengths: [2070, 2150],
    perDoor: 3,
    isTelescopic: false,
    price: [800, 34],
    image: 'casing/board',
  },
  {
    choice: { code: 'telescopic-extension', ru: 'добор телескопический', kz: 'телескоптық қосымша тақтай' },
    named: { ru: 'Добор дверной телескопический', kz: 'есікке арналған телескоптық қосымша тақтайы' },
    story: {
      ru: 'Паз и гребень собирают доборы в доску нужной ширины, наличник потом вставляют в тот же паз.',
      kz: 'Ойығы мен тілі арқылы тақтайлар керек енге дейін жалғанады, кейін сол ойыққа жақтау салынады.',
    },
    widths: [100, 150, 200],
    thicknesses: [10],
    lengths: [2070, 2150],
    perDoor: 3,
    isTelescopic: true,
    price: [1200, 40],
    image: 'casing/board',
  },
];

const KG_PER_M3 = 780;

function drawCasing(random: Random): Draft {
  const brand = getBrand(
    random.weighted([
      ['esikhan', 4],
      ['portano', 3],
      ['edilwood', 2],
      ['uyutta', 1],
    ]),
  );
  const model = random.pick(models);
  const casing = random.pick(casings);
  const chosenCoating = random.weighted<Coating>([
    [coatings.film, 3],
    [coatings.ecoVeneer, 4],
    [coatings.enamel, 3],
    [coatings.veneer, 1],
  ]);
  const decor = random.pick(chosenCoating.decors);
  const width = random.pick(casing.widths);
  const thickness = random.pick(casing.thicknesses);
  const length = random.pick(casing.lengths);
  const chosenEdge = random.pick(Object.values(edges));
  const metres = length / 1000;
  const weightKg = round(width * thickness * length * 1e-9 * KG_PER_M3, 2);
  const size = `${width}×${thickness}×${length} мм`;
  const [fixed, perMm] = casing.price;

  return {
    name: {
      ru: `${casing.named.ru} ${brand.name} «${model.ru}» ${size}, ${chosenCoating.choice.ru}, ${decor.masculine}`,
      kz: `${brand.name} «${model.kz}» ${casing.named.kz}, ${size}, ${chosenCoating.choice.kz}, ${decor.named.kz}`,
    },
    description: {
      ru: `${casing.story.ru} Ширина ${width} мм, толщина ${thickness} мм, длина ${comma(metres)} м; основа МДФ, покрытие — ${chosenCoating.choice.ru}. На одну дверь обычно берут ${casing.perDoor} шт.; цвет совпадает с дверями серии «${model.ru}».`,
      kz: `${casing.story.kz} Ені ${width} мм, қалыңдығы ${thickness} мм, ұзындығы ${comma(metres)} м; негізі МДФ, жабыны — ${chosenCoating.choice.kz}. Бір есікке әдетте ${casing.perDoor} дана алынады; түсі «${model.kz}» сериясының есіктерімен бірдей.`,
    },
    brand: brand.code,
    values: [
      [kind, casing.choice],
      [widthMm, numberChoice(width)],
      [thicknessMm, numberChoice(thickness)],
      [lengthMm, numberChoice(length)],
      [coating, chosenCoating.choice],
      [color, decor.color],
      [telescopic, casing.isTelescopic],
      [edge, chosenEdge],
    ],
    priceTenge: Math.round(
      (fixed + perMm * width) *
        (thickness === 10 ? 1.08 : 1) *
        (0.55 + 0.45 * chosenCoating.priceFactor) *
        random.number(0.96, 1.1, 0.01),
    ),
    units: [
      { unit: 'piece', ratio: 1, weightKg },
      { unit: 'm', ratio: metres, weightKg: round(weightKg / metres, 3) },
    ],
    sizeMm: [length, width, thickness],
    image: `${casing.image}-${decor.image}`,
    documents: ['certificate'],
  };
}

export const doorCasings: Leaf = {
  code: 'nalichniki-i-dobory',
  properties: [kind, widthMm, thicknessMm, lengthMm, coating, color, telescopic, edge],
  draw: drawCasing,
};
