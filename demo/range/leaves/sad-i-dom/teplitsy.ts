/** Greenhouses of steel and polycarbonate. */
import { comma } from '../../figures.ts';
import type { Choice, Draft, Leaf, Words } from '../../leaf.ts';
import { kind, numberChoice } from '../../properties.ts';
import { kilograms, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import { list, range } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';
import { gardenMakers } from './makers.ts';

const broad = list('greenhouse_width_m', 'Ширина', 'Ені', 'м');
const long = list('greenhouse_length_m', 'Длина', 'Ұзындығы', 'м');
const high = range('greenhouse_height_m', 'Высота', 'Биіктігі', 'м');
const frame = list('greenhouse_frame_mm', 'Труба каркаса', 'Қаңқа құбыры', 'мм');
const sheet = list('greenhouse_polycarbonate_mm', 'Поликарбонат', 'Поликарбонат', 'мм');
const step = list('greenhouse_arc_step_m', 'Шаг дуг', 'Доғалар арасы', 'м');
const snow = range('greenhouse_snow_kg', 'Снеговая нагрузка', 'Қар жүктемесі', 'кг/м²');
const openings = list('greenhouse_openings', 'Двери и форточки', 'Есіктері мен желкөздері');

const prices = [119_000, 490_000] as const;

interface Shape {
  choice: Choice;
  ru: string;
  kz: string;
  factor: number;
  highM: number;
  about: Words;
  image: string;
}

const shapes: readonly Shape[] = [
  {
    choice: { code: 'greenhouse-arch', ru: 'арочная', kz: 'доға тәрізді' },
    ru: 'Теплица арочная',
    kz: 'доға тәрізді жылыжайы',
    factor: 1,
    highM: 2.1,
    about: {
      ru: 'Классическая дуга: весь каркас собирается за день вдвоём, листы кладутся поперёк без обрезков.',
      kz: 'Классикалық доға: қаңқасы екі адаммен бір күнде жиналады, парақтары қиықсыз көлденең төселеді.',
    },
    image: 'greenhouse/arch',
  },
  {
    choice: { code: 'greenhouse-drop', ru: 'стрельчатая', kz: 'үшкір төбелі' },
    ru: 'Теплица стрельчатая («капля»)',
    kz: 'үшкір төбелі («тамшы») жылыжайы',
    factor: 1.15,
    highM: 2.4,
    about: {
      ru: 'Острый конёк сбрасывает снег сам, поэтому крышу не нужно чистить зимой.',
      kz: 'Үшкір шатыржалы қарды өзі сырғытады, сондықтан қыста төбесін тазалаудың қажеті жоқ.',
    },
    image: 'greenhouse/drop',
  },
  {
    choice: { code: 'greenhouse-house', ru: 'прямостенная', kz: 'тік қабырғалы' },
    ru: 'Теплица прямостенная',
    kz: 'тік қабырғалы жылыжайы',
    factor: 1.3,
    highM: 2.5,
    about: {
      ru: 'Прямые стены 1,7 м дают посадить высокие томаты вплотную к краю.',
      kz: '1,7 м тік қабырғалары биік қызанақты шетіне дейін отырғызуға мүмкіндік береді.',
    },
    image: 'greenhouse/house',
  },
];

const tubes = [
  { mark: '20×20', kg: 1, factor: 1, snow: 180 },
  { mark: '40×20', kg: 1.28, factor: 1.18, snow: 260 },
  { mark: '20×20 двойная дуга', kz: '20×20 қос доға', kg: 1.45, factor: 1.3, snow: 350 },
] as const;

const doorways = {
  twoTwo: { code: 'two-doors-two-vents', ru: '2 двери, 2 форточки', kz: '2 есік, 2 желкөз' },
  twoFour: { code: 'two-doors-four-vents', ru: '2 двери, 4 форточки', kz: '2 есік, 4 желкөз' },
} as const satisfies Record<string, Choice>;

export const teplitsy: Leaf = {
  code: 'teplitsy',
  properties: [kind, broad, long, high, frame, sheet, step, snow, openings],
  draw(random): Draft {
    const maker = random.pick(gardenMakers);
    const shape = random.pick(shapes);
    const metresWide = random.pick([2, 2.5, 3]);
    const metresLong = random.pick([4, 6, 8]);
    const tube = random.pick(tubes);
    const polycarbonate = random.pick([3.5, 4, 6]);
    const arcs = random.pick([0.65, 1]);
    const doorway = metresLong === 8 ? doorways.twoFour : doorways.twoTwo;
    const model = `${maker.name} ${random.pick(['Береке', 'Ерте', 'Аула', 'Dala', 'Samal'])}`;
    const size = `${comma(metresWide)}×${metresLong} м`;
    const area = metresWide * metresLong;
    const load =
      Math.round(
        (tube.snow * (arcs === 1 ? 0.7 : 1) * (shape.choice.code === 'greenhouse-drop' ? 1.25 : 1)) / 10,
      ) * 10;
    const kg = kilograms(
      (30 + area * 2.9) * tube.kg * (arcs === 1 ? 0.9 : 1) + area * 0.55 * (polycarbonate / 4),
    );
    const tubeKz = 'kz' in tube ? tube.kz : tube.mark;
    return {
      name: {
        ru: `${shape.ru} ${model}, ${size}, труба ${tube.mark}, поликарбонат ${comma(polycarbonate)} мм, шаг ${comma(arcs)} м`,
        kz: `${model} ${shape.kz}, ${size}, құбыры ${tubeKz}, поликарбонаты ${comma(polycarbonate)} мм, доға қадамы ${comma(arcs)} м`,
      },
      description: {
        ru: `${shape.about.ru} Площадь ${comma(area)} м², высота ${comma(shape.highM)} м, дуги через ${comma(arcs)} м держат снег до ${load} кг/м². ${polycarbonate === 6 ? 'Поликарбонат 6 мм тёплый, годится для ранней рассады.' : `Поликарбонат ${comma(polycarbonate)} мм с защитой от ультрафиолета.`} В комплекте ${doorway.ru}, крепёж и инструкция, фундамент не обязателен.`,
        kz: `${shape.about.kz} Ауданы ${comma(area)} м², биіктігі ${comma(shape.highM)} м, ${comma(arcs)} м сайын тұрған доғалары ${load} кг/м²-ге дейінгі қарды көтереді. ${polycarbonate === 6 ? '6 мм поликарбонат жылы, ерте көшетке жарайды.' : `Ультракүлгіннен қорғалған ${comma(polycarbonate)} мм поликарбонат.`} Жинақта ${doorway.kz}, бекіткіштер мен нұсқаулық бар, іргетас міндетті емес.`,
      },
      brand: maker.code,
      values: [
        [kind, shape.choice],
        [broad, numberChoice(metresWide)],
        [long, numberChoice(metresLong)],
        [high, shape.highM],
        [
          frame,
          {
            code: tube.mark.startsWith('40') ? '40x20' : 'kz' in tube ? '20x20-double' : '20x20',
            ru: tube.mark,
            kz: tubeKz,
          },
        ],
        [sheet, numberChoice(polycarbonate)],
        [step, numberChoice(arcs)],
        [snow, load],
        [openings, doorway],
      ],
      priceTenge: priceFor(
        random,
        (62_000 + area * 7_700) *
          shape.factor *
          tube.factor *
          (arcs === 1 ? 0.92 : 1) *
          (polycarbonate === 6 ? 1.16 : polycarbonate === 3.5 ? 0.96 : 1) *
          maker.level,
        prices,
      ),
      units: [{ unit: 'piece', ratio: 1, weightKg: kg }],
      sizeMm: [2100, 1100, 250 + metresLong * 20],
      image: shape.image,
      documents: ['manual', 'warranty'],
      warrantyMonths: 60,
      badges: ['heavy'],
    };
  },
};
