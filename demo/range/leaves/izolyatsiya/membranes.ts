import { comma, rollSize, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { kind, numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { gramsPerM2, place, places, rollArea } from './membrane-properties.ts';

const reinforced: Property = {
  code: 'membrane_reinforced',
  ru: 'Армированная',
  kz: 'Арматураланған',
  kind: 'flag',
};

interface Membrane {
  kind: Choice;
  named: Words;
  story: Words;
  advice: Words;
  places: readonly Choice[];
  grams: readonly number[];
  areas: readonly number[];
  widthM: number;
  /** tenge for a square metre of the lightest one */
  tengePerM2: number;
  isReinforced: boolean;
  image: string;
}

const membranes: readonly Membrane[] = [
  {
    kind: { code: 'vapour', ru: 'пароизоляция', kz: 'бу оқшаулау' },
    named: { ru: 'Пароизоляция', kz: 'бу оқшаулау пленкасы' },
    story: {
      ru: 'Не пускает пар из комнаты в утеплитель: стены, потолок и мансарда изнутри',
      kz: 'Бөлме буын жылу оқшаулағышқа жібермейді: қабырғаға, төбеге және мансардаға ішінен қойылады',
    },
    advice: {
      ru: 'Шероховатой стороной к комнате, стыки проклейте лентой.',
      kz: 'Кедір-бұдыр жағын бөлмеге қаратып, түйістерін таспамен желімдеңіз.',
    },
    places: [places.walls, places.roof, places.floor],
    grams: [70, 80, 90],
    areas: [60, 70, 75],
    widthM: 1.5,
    tengePerM2: 118,
    isReinforced: false,
    image: 'roll/membrane-white',
  },
  {
    kind: { code: 'wind', ru: 'ветрозащита', kz: 'желден қорғау' },
    named: { ru: 'Ветровлагозащита', kz: 'желден және ылғалдан қорғау пленкасы' },
    story: {
      ru: 'Закрывает утеплитель снаружи от ветра и дождя, но выпускает пар',
      kz: 'Жылу оқшаулағышты сыртынан жел мен жаңбырдан жабады, бірақ буды шығарады',
    },
    advice: {
      ru: 'Оставьте вентиляционный зазор 4–5 см до облицовки.',
      kz: 'Қаптауға дейін 4–5 см желдету саңылауын қалдырыңыз.',
    },
    places: [places.walls],
    grams: [80, 90, 100],
    areas: [60, 70, 75],
    widthM: 1.6,
    tengePerM2: 165,
    isReinforced: false,
    image: 'roll/membrane-grey',
  },
  {
    kind: { code: 'superdiffusion', ru: 'супердиффузионная', kz: 'супердиффузиялық' },
    named: { ru: 'Мембрана супердиффузионная', kz: 'супердиффузиялық мембранасы' },
    story: {
      ru: 'Трёхслойная мембрана ложится прямо на утеплитель крыши без зазора',
      kz: 'Үш қабатты мембрана шатыр жылу оқшаулағышының үстіне саңылаусыз төселеді',
    },
    advice: {
      ru: 'Под солнцем без кровли она выдержит до трёх месяцев.',
      kz: 'Шатыр жабылмай тұрып күн астында үш айға дейін шыдайды.',
    },
    places: [places.roof, places.walls],
    grams: [110, 130, 150, 170],
    areas: [30, 60, 75],
    widthM: 1.5,
    tengePerM2: 285,
    isReinforced: false,
    image: 'roll/membrane-grey',
  },
  {
    kind: { code: 'reflective', ru: 'отражающая с фольгой', kz: 'фольгалы шағылыстырғыш' },
    named: { ru: 'Пароизоляция фольгированная', kz: 'фольгалы бу оқшаулау пленкасы' },
    story: {
      ru: 'Алюминиевый слой отражает тепло: для парной, тёплого пола и стены за радиатором',
      kz: 'Алюминий қабаты жылуды шағылыстырады: буханаға, жылы еденге және радиатор артындағы қабырғаға арналған',
    },
    advice: {
      ru: 'Фольгу поверните к теплу и оставьте зазор 2 см до обшивки.',
      kz: 'Фольгасын жылуға қаратып, қаптауға дейін 2 см саңылау қалдырыңыз.',
    },
    places: [places.sauna, places.floor],
    grams: [90, 110],
    areas: [30, 35],
    widthM: 1.2,
    tengePerM2: 245,
    isReinforced: false,
    image: 'roll/foil',
  },
  {
    kind: { code: 'reinforced-film', ru: 'армированная плёнка', kz: 'арматураланған пленка' },
    named: { ru: 'Плёнка армированная', kz: 'арматураланған пленкасы' },
    story: {
      ru: 'Сетка внутри не даёт плёнке рваться: временные укрытия, теплицы, гидробарьер под кровлей',
      kz: 'Ішіндегі торы пленканы жыртылудан сақтайды: уақытша жабуға, жылыжайға, шатыр астындағы су тосқауылына арналған',
    },
    advice: {
      ru: 'Крепите рейкой, а не гвоздями: так край не вырвет ветром.',
      kz: 'Шегемен емес, рейкамен бекітіңіз: сонда жел шетін жұлып кетпейді.',
    },
    places: [places.roof, places.terrace],
    grams: [120, 140, 200],
    areas: [30, 50, 60],
    widthM: 2,
    tengePerM2: 240,
    isReinforced: true,
    image: 'roll/membrane-clear',
  },
];

const makers: readonly Maker[] = [
  { brand: 'izotun', series: ['Спан', 'Изо'], level: 1.05 },
  { brand: 'zhylybel', series: ['', 'Барьер'], level: 0.99 },
  { brand: 'uyutta', series: [''], level: 0.94 },
];

function draw(random: Random): Draft {
  const membrane = random.pick(membranes);
  const made = drawMaker(makers, random);
  const grams = random.pick(membrane.grams);
  const area = random.pick(membrane.areas);
  const lightest = membrane.grams[0] ?? grams;
  const weightKg = round((area * grams) / 1000 + 0.4, 1);
  const lengthM = round(area / membrane.widthM, 2);
  const net = Math.floor(area * 0.87);
  return {
    name: {
      ru: `${membrane.named.ru} ${made.mark} ${grams} г/м², ${comma(membrane.widthM)} м, ${area} м²`,
      kz: `${made.mark} ${membrane.named.kz}, ${grams} г/м², ені ${comma(membrane.widthM)} м, ${area} м²`,
    },
    description: {
      ru: `${membrane.story.ru}. Плотность ${grams} г/м², рулон ${comma(membrane.widthM)}×${comma(lengthM)} м весит ${comma(weightKg)} кг; с нахлёстом 10–15 см его хватает на ${net} м². ${membrane.advice.ru}`,
      kz: `${membrane.story.kz}. Тығыздығы — ${grams} г/м², ${comma(membrane.widthM)}×${comma(lengthM)} м орамның салмағы — ${comma(weightKg)} кг; 10–15 см айқастырғанда ${net} м²-ге жетеді. ${membrane.advice.kz}`,
    },
    brand: made.brand,
    values: [
      [kind, membrane.kind],
      [place, membrane.places],
      [rollArea, numberChoice(area)],
      [gramsPerM2, grams],
      [reinforced, membrane.isReinforced],
    ],
    priceTenge: 350 + area * membrane.tengePerM2 * (grams / lightest) ** 0.8 * made.level,
    units: [
      { unit: 'roll', ratio: 1, weightKg },
      { unit: 'm2', ratio: area, weightKg: round(grams / 1000, 3) },
    ],
    sizeMm: rollSize(membrane.widthM * 1000, lengthM, grams / 320),
    image: membrane.image,
    documents: ['manual'],
  };
}

export const membranesLeaf: Leaf = {
  code: 'paroizolyatsiya',
  properties: [kind, place, rollArea, gramsPerM2, reinforced],
  draw,
};
