import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { drawMaker, type Maker } from '../../maker.ts';
import { numberChoice, purpose } from '../../properties.ts';
import type { Random } from '../../random.ts';
import {
  coating,
  coatings,
  guaranteeYears,
  metalMm,
  profile,
  ral,
  rals,
  usefulWidth,
} from './roof-properties.ts';

const height: Property = {
  code: 'sheet_rib_mm',
  ru: 'Высота гофры',
  kz: 'Гофр биіктігі',
  kind: 'range',
  unit: { ru: 'мм', kz: 'мм' },
};

const fence: Choice = { code: 'fence', ru: 'забор и стены', kz: 'қоршау мен қабырға' };
const roof: Choice = { code: 'roof', ru: 'кровля', kz: 'шатыр' };
const bearing: Choice = { code: 'bearing', ru: 'несущий настил', kz: 'көтергіш төсем' };

interface Shape {
  mark: Choice;
  ribMm: number;
  usefulMm: number;
  fullMm: number;
  metals: readonly number[];
  purposes: readonly Choice[];
  story: Words;
}

const shapes: readonly Shape[] = [
  {
    mark: { code: 's8', ru: 'С8', kz: 'С8' },
    ribMm: 8,
    usefulMm: 1150,
    fullMm: 1200,
    metals: [0.35, 0.4, 0.45],
    purposes: [fence],
    story: {
      ru: 'Низкая волна для заборов, обшивки стен и подшивки свесов',
      kz: 'Қоршауға, қабырға қаптауға және шатыр шығыңқысын жабуға арналған аласа толқын',
    },
  },
  {
    mark: { code: 's20', ru: 'С20', kz: 'С20' },
    ribMm: 20,
    usefulMm: 1100,
    fullMm: 1150,
    metals: [0.4, 0.45, 0.5],
    purposes: [fence, roof],
    story: {
      ru: 'Универсальный лист: забор, который не гнёт ветер, и кровля гаража или бани',
      kz: 'Әмбебап парақ: жел майыстырмайтын қоршауға және гараж бен монша шатырына жарайды',
    },
  },
  {
    mark: { code: 'mp20', ru: 'МП20', kz: 'МП20' },
    ribMm: 18,
    usefulMm: 1100,
    fullMm: 1150,
    metals: [0.45, 0.5],
    purposes: [roof],
    story: {
      ru: 'Кровельный профиль с капиллярной канавкой: вода не затекает под стык листов',
      kz: 'Капиллярлық ойығы бар шатыр профилі: су парақ түйісінің астына кірмейді',
    },
  },
  {
    mark: { code: 'ns35', ru: 'НС35', kz: 'НС35' },
    ribMm: 35,
    usefulMm: 1000,
    fullMm: 1060,
    metals: [0.45, 0.5],
    purposes: [roof, bearing],
    story: {
      ru: 'Жёсткий лист для пологих крыш и навесов со снеговой нагрузкой северных районов',
      kz: 'Солтүстік өңірдің қар жүктемесі түсетін жайпақ шатыр мен қалқаға арналған қатты парақ',
    },
  },
  {
    mark: { code: 'n60', ru: 'Н60', kz: 'Н60' },
    ribMm: 60,
    usefulMm: 845,
    fullMm: 902,
    metals: [0.5],
    purposes: [bearing],
    story: {
      ru: 'Несущий настил для перекрытий и больших пролётов, служит несъёмной опалубкой',
      kz: 'Аражабынға және үлкен аралыққа арналған көтергіш төсем, алынбайтын қалып қызметін атқарады',
    },
  },
];

const makers: readonly Maker[] = [
  { brand: 'profikel', series: ['', 'Кровля'], level: 1 },
  { brand: 'dalanor', series: [''], level: 1.04 },
];

function draw(random: Random): Draft {
  const shape = random.pick(shapes);
  const metal = random.pick(shape.metals);
  const made = drawMaker(makers, random);
  const finish = random.pick([coatings.polyester, coatings.polyester, coatings.matte, coatings.zinc]);
  const isZinc = finish === coatings.zinc;
  const shade = random.pick(rals);
  const years = random.pick(finish.guarantee);
  // Deep ribs take more sheet: 35 mm cost about a sixth.
  const bending = 1.1 + shape.ribMm * 0.005;
  const weightKg = round(metal * 7.85 * bending, 2);
  const look: Words = isZinc
    ? { ru: 'оцинкованный', kz: 'мырышталған' }
    : { ru: `${finish.choice.ru} ${shade.ru}`, kz: `${finish.choice.kz}, ${shade.kz}` };
  return {
    name: {
      ru: `Профнастил ${made.mark} ${shape.mark.ru} ${comma(metal)} мм ${look.ru}`,
      kz: `${made.mark} ${shape.mark.kz} профнастилі, ${comma(metal)} мм, ${look.kz}`,
    },
    description: {
      ru: `${shape.story.ru}. Сталь ${comma(metal)} мм, гофра ${shape.ribMm} мм, полезная ширина ${shape.usefulMm} мм, вес ${comma(weightKg)} кг/м². ${finish.story.ru}. Крепят саморезами с шайбой через волну, 6–8 штук на м²; цена указана за 1 м².`,
      kz: `${shape.story.kz}. Болаты ${comma(metal)} мм, гофры ${shape.ribMm} мм, пайдалы ені ${shape.usefulMm} мм, салмағы — 1 м²-ге ${comma(weightKg)} кг. ${finish.story.kz}. Шайбалы бұрандамен бір толқын сайын, 1 м²-ге 6–8 данадан бекітіледі; бағасы 1 м²-ге көрсетілген.`,
    },
    brand: made.brand,
    values: [
      [profile, shape.mark],
      [purpose, shape.purposes],
      [metalMm, numberChoice(metal)],
      [coating, finish.choice],
      ...(isZinc ? [] : [[ral, shade] as const]),
      [usefulWidth, shape.usefulMm],
      [height, shape.ribMm],
      [guaranteeYears, years],
    ],
    priceTenge: (650 + weightKg * 745) * finish.factor * made.level,
    units: [{ unit: 'm2', ratio: 1, weightKg }],
    sizeMm: [Math.round(1e6 / shape.fullMm), shape.fullMm, shape.ribMm + 1],
    image: `profiled-sheet/${isZinc ? 'zinc' : shade.image}`,
    documents: ['certificate', 'warranty'],
    warrantyMonths: years * 12,
  };
}

export const profiledSheet: Leaf = {
  code: 'profnastil',
  properties: [profile, purpose, metalMm, coating, ral, usefulWidth, height, guaranteeYears],
  draw,
};
