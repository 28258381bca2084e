/** Polypropylene pipes and welded fittings for water and heating. */
import type { Choice, Draft, Leaf } from '../../leaf.ts';
import { color, colors, diameterMm, lengthM, material, numberChoice, purpose } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { capitalised, inColourKz, kilograms, priceFor } from './drafting.ts';
import { waterMakers } from './makers.ts';
import {
  angle,
  element,
  flows,
  maxTemperature,
  nominalPressure,
  pipeMaterials,
  pipeMetreKg,
  thread,
  threadChoice,
  threadKind,
  threads,
  wall,
} from './pipe-properties.ts';

const prices = [80, 5_900] as const;
const shades = [colors.white, colors.white, colors.grey, colors.green] as const;
const pn20 = { code: 'pn20', ru: 'PN20', kz: 'PN20' };
const pn25 = { code: 'pn25', ru: 'PN25', kz: 'PN25' };

const pipe: Choice = { code: 'ppr-pipe', ru: 'труба', kz: 'құбыр' };

function drawPipe(random: Random): Draft {
  const maker = random.pick(waterMakers);
  const reinforced = random.chance(0.5);
  const diameter = random.pick([20, 20, 25, 25, 32, 40]);
  const metres = diameter === 40 ? 2 : random.pick([2, 4]);
  const shade = random.pick(shades);
  const mark = reinforced ? pn25 : pn20;
  const wallMm = Number((diameter / 6 + 0.05).toFixed(1));
  const metreKg = pipeMetreKg(diameter, wallMm, reinforced ? 1 : 0.91);
  const size = `${diameter}×${String(wallMm).replace('.', ',')} мм`;
  const degrees = reinforced ? 90 : 70;
  return {
    name: {
      ru: `Труба полипропиленовая ${reinforced ? 'армированная стекловолокном ' : ''}${maker.name} ${mark.ru}, ${size}, ${metres} м, цвет ${shade.ru}`,
      kz: `${maker.name} ${mark.kz} ${reinforced ? 'шыны талшықпен арқауланған ' : ''}полипропилен құбыры, ${size}, ${metres} м, ${inColourKz(shade)}`,
    },
    description: {
      ru: reinforced
        ? `Труба для отопления и горячей воды: слой стекловолокна втрое уменьшает удлинение при нагреве, рабочая температура до ${degrees} °C. Наружный диаметр ${diameter} мм, отрезок ${metres} м. Соединяется сваркой при 260 °C, зачищать кромку не нужно.`
        : `Труба для холодной и горячей воды с температурой до ${degrees} °C. Наружный диаметр ${diameter} мм, отрезок ${metres} м. Соединяется сваркой при 260 °C; для отопления берите армированную трубу.`,
      kz: reinforced
        ? `Жылыту мен ыстық суға арналған құбыр: шыны талшық қабаты қызған кездегі ұзаруды үш есе азайтады, жұмыс температурасы ${degrees} °C-қа дейін. Сыртқы диаметрі ${diameter} мм, кесіндісі ${metres} м. 260 °C-та дәнекерленеді, жиегін тазалау қажет емес.`
        : `Температурасы ${degrees} °C-қа дейінгі суық және ыстық суға арналған құбыр. Сыртқы диаметрі ${diameter} мм, кесіндісі ${metres} м. 260 °C-та дәнекерленеді; жылыту үшін арқауланған құбыр алыңыз.`,
    },
    brand: maker.code,
    values: [
      [element, pipe],
      [material, reinforced ? pipeMaterials.pprGlass : pipeMaterials.ppr],
      [diameterMm, numberChoice(diameter)],
      [wall, wallMm],
      [nominalPressure, mark],
      [lengthM, numberChoice(metres)],
      [
        purpose,
        reinforced ? [flows.coldWater, flows.hotWater, flows.heating] : [flows.coldWater, flows.hotWater],
      ],
      [maxTemperature, degrees],
      [color, shade],
    ],
    priceTenge: priceFor(random, metreKg * metres * (reinforced ? 2_250 : 1_900) * maker.level, prices),
    units: [
      { unit: 'piece', ratio: 1, weightKg: kilograms(metreKg * metres) },
      { unit: 'm', ratio: metres, weightKg: kilograms(metreKg) },
    ],
    sizeMm: [metres * 1000, diameter, diameter],
    image: reinforced ? 'ppr/pipe-reinforced' : 'ppr/pipe',
    documents: ['certificate'],
  };
}

interface Fitting {
  choice: Choice;
  /** the Russian name as it opens a product's name */
  ru: string;
  /** the Kazakh name with its possessive ending, as it follows the brand */
  kz: string;
  use: { ru: string; kz: string };
  /** size against the pipe's diameter */
  long: number;
  /** tenge at a diameter of 20 mm without brass */
  tenge: number;
  brass?: boolean;
  bend?: number;
  image: string;
}

const fittings: readonly Fitting[] = [
  {
    choice: { code: 'ppr-coupling', ru: 'муфта', kz: 'муфта' },
    ru: 'Муфта полипропиленовая',
    kz: 'полипропилен муфтасы',
    use: { ru: 'соединяет два отрезка трубы по прямой', kz: 'екі құбырды түзу жалғайды' },
    long: 1.9,
    tenge: 90,
    image: 'ppr/coupling',
  },
  {
    choice: { code: 'ppr-elbow', ru: 'угольник', kz: 'бұрыштама' },
    ru: 'Угольник полипропиленовый 90°',
    kz: '90° полипропилен бұрыштамасы',
    use: { ru: 'поворачивает трубу под прямым углом', kz: 'құбырды тік бұрышпен бұрады' },
    long: 2.1,
    tenge: 105,
    bend: 90,
    image: 'ppr/elbow',
  },
  {
    choice: { code: 'ppr-elbow', ru: 'угольник', kz: 'бұрыштама' },
    ru: 'Угольник полипропиленовый 45°',
    kz: '45° полипропилен бұрыштамасы',
    use: { ru: 'плавно отводит трубу в обход препятствия', kz: 'құбырды кедергіден айналдыра бұрады' },
    long: 2,
    tenge: 110,
    bend: 45,
    image: 'ppr/elbow',
  },
  {
    choice: { code: 'ppr-tee', ru: 'тройник', kz: 'үштік' },
    ru: 'Тройник полипропиленовый',
    kz: 'полипропилен үштігі',
    use: { ru: 'делает ответвление от основной трубы', kz: 'негізгі құбырдан тармақ шығарады' },
    long: 2.8,
    tenge: 135,
    image: 'ppr/tee',
  },
  {
    choice: { code: 'ppr-cap', ru: 'заглушка', kz: 'бітеуіш' },
    ru: 'Заглушка полипропиленовая',
    kz: 'полипропилен бітеуіші',
    use: { ru: 'закрывает конец трубы наглухо', kz: 'құбырдың ұшын біржола жабады' },
    long: 1.3,
    tenge: 85,
    image: 'ppr/cap',
  },
  {
    choice: { code: 'ppr-threaded-coupling', ru: 'муфта комбинированная', kz: 'құрама муфта' },
    ru: 'Муфта комбинированная',
    kz: 'құрама муфтасы',
    use: { ru: 'переводит сварную трубу на резьбу', kz: 'дәнекерленген құбырды бұрандаға ауыстырады' },
    long: 2.4,
    tenge: 620,
    brass: true,
    image: 'ppr/coupling-threaded',
  },
  {
    choice: { code: 'ppr-union', ru: 'муфта разъёмная', kz: 'ажырамалы муфта' },
    ru: 'Муфта разъёмная (американка)',
    kz: 'ажырамалы муфтасы (американка)',
    use: {
      ru: 'позволяет снять прибор, не разрезая трубу',
      kz: 'құбырды кеспей-ақ аспапты шешуге мүмкіндік береді',
    },
    long: 2.7,
    tenge: 1_050,
    brass: true,
    image: 'ppr/union',
  },
  {
    choice: { code: 'ppr-valve', ru: 'кран шаровой', kz: 'шарлы кран' },
    ru: 'Кран шаровой полипропиленовый',
    kz: 'полипропилен шарлы краны',
    use: { ru: 'перекрывает воду на ветке', kz: 'тармақтағы суды жабады' },
    long: 3.6,
    tenge: 1_350,
    image: 'ppr/valve',
  },
];

function drawFitting(random: Random): Draft {
  const maker = random.pick(waterMakers);
  const fitting = random.pick(fittings);
  const diameter = random.pick([20, 20, 25, 25, 32, 40]);
  const shade = random.pick(shades);
  const inches =
    diameter === 20 ? '1/2' : diameter === 25 ? random.pick(['1/2', '3/4']) : diameter === 32 ? '1' : '1 1/4';
  const side = random.pick([threads.inner, threads.outer]);
  const growth = (diameter / 20) ** 1.75;
  const threadRu = fitting.brass ? `×${inches}″ ${side === threads.inner ? 'ВР' : 'НР'}` : '';
  const threadKz = fitting.brass ? `×${inches}″, ${side.kz} бұранда` : '';
  const long = Math.round(diameter * fitting.long);
  const weight = kilograms(0.019 * growth * (fitting.long / 2) + (fitting.brass ? 0.055 * growth : 0));
  return {
    name: {
      ru: `${fitting.ru} ${maker.name}, ${diameter}${fitting.brass ? threadRu : ' мм'}, цвет ${shade.ru}`,
      kz: `${maker.name} ${fitting.kz}, ${diameter}${fitting.brass ? threadKz : ' мм'}, ${inColourKz(shade)}`,
    },
    description: {
      ru: `${capitalised(fitting.choice.ru)} для трубы диаметром ${diameter} мм: ${fitting.use.ru}. Соединение сварное, выдерживает 20 бар при 20 °C и до 95 °C в отоплении.${fitting.brass ? ` Латунная вставка никелирована, резьба ${side.ru}, ${inches}″.` : ` Прогревайте деталь и трубу вместе ${diameter < 30 ? '5–7' : '8–12'} секунд.`}`,
      kz: `Диаметрі ${diameter} мм құбырға арналған ${fitting.choice.kz}: ${fitting.use.kz}. Дәнекерлеп жалғанады, 20 °C-та 20 бар қысымға, жылытуда 95 °C-қа дейін шыдайды.${fitting.brass ? ` Жез бөлігі никельденген, бұрандасы ${side.kz}, ${inches}″.` : ` Бөлшек пен құбырды бірге ${diameter < 30 ? '5–7' : '8–12'} секунд қыздырыңыз.`}`,
    },
    brand: maker.code,
    values: [
      [element, fitting.choice],
      [material, fitting.brass ? [pipeMaterials.ppr, pipeMaterials.brass] : pipeMaterials.ppr],
      [diameterMm, numberChoice(diameter)],
      [nominalPressure, pn20],
      ...(fitting.brass
        ? ([[thread, threadChoice(inches)] as const, [threadKind, side] as const] as const)
        : []),
      ...(fitting.bend === undefined ? [] : ([[angle, numberChoice(fitting.bend)] as const] as const)),
      [purpose, [flows.coldWater, flows.hotWater, flows.heating]],
      [maxTemperature, 95],
      [color, shade],
    ],
    priceTenge: priceFor(random, fitting.tenge * growth * maker.level, prices),
    units: [{ unit: 'piece', ratio: 1, weightKg: Math.max(0.01, weight) }],
    sizeMm: [long, Math.round(diameter * 1.6), Math.round(diameter * 1.5)],
    image: fitting.image,
    documents: ['certificate'],
  };
}

export const polipropilenovyeTruby: Leaf = {
  code: 'polipropilenovye-truby',
  properties: [
    element,
    material,
    diameterMm,
    wall,
    nominalPressure,
    thread,
    threadKind,
    angle,
    lengthM,
    purpose,
    maxTemperature,
    color,
  ],
  draw: (random) => (random.chance(0.3) ? drawPipe(random) : drawFitting(random)),
};
