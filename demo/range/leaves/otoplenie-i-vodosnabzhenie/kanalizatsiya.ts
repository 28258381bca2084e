/** Sewer pipes and fittings: grey polypropylene inside the house, brown PVC in the ground. */
import { comma } from '../../figures.ts';
import type { Choice, Draft, Leaf, Words } from '../../leaf.ts';
import { color, colors, diameterMm, lengthM, material, numberChoice, purpose } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { capitalised, kilograms, priceFor } from './drafting.ts';
import { waterMakers } from './makers.ts';
import {
  angle,
  element,
  flows,
  maxTemperature,
  pipeMaterials,
  pipeMetreKg,
  wall,
} from './pipe-properties.ts';

const prices = [320, 9_900] as const;

const redBrown: Choice = { code: 'red-brown', ru: 'красно-коричневый', kz: 'қызыл-қоңыр' };

interface Bore {
  diameter: number;
  wall: number;
  outdoor: boolean;
  lengths: readonly number[];
}

const bores: readonly Bore[] = [
  { diameter: 32, wall: 1.8, outdoor: false, lengths: [0.5, 1, 1.5, 2] },
  { diameter: 40, wall: 1.8, outdoor: false, lengths: [0.25, 0.5, 1, 1.5, 2] },
  { diameter: 50, wall: 1.8, outdoor: false, lengths: [0.25, 0.5, 0.75, 1, 1.5, 2, 3] },
  { diameter: 110, wall: 2.7, outdoor: false, lengths: [0.25, 0.5, 0.75, 1, 1.5, 2, 3] },
  { diameter: 110, wall: 3.2, outdoor: true, lengths: [0.5, 1, 2, 3] },
  { diameter: 160, wall: 4, outdoor: true, lengths: [0.5, 1, 1.5] },
];

interface Place {
  material: Choice;
  flow: Choice;
  shade: Choice;
  density: number;
  ru: string;
  kz: string;
  about: Words;
}

const inside: Place = {
  material: pipeMaterials.pp,
  flow: flows.indoorSewer,
  shade: colors.grey,
  density: 0.92,
  ru: 'внутренней',
  kz: 'ішкі',
  about: {
    ru: 'Полипропилен выдерживает стоки до 80 °C, соединение раструбное с резиновым кольцом.',
    kz: 'Полипропилен 80 °C-қа дейінгі ағынға шыдайды, резеңке сақиналы кеңейтпе арқылы жалғанады.',
  },
};
const ground: Place = {
  material: pipeMaterials.pvc,
  flow: flows.outdoorSewer,
  shade: redBrown,
  density: 1.42,
  ru: 'наружной',
  kz: 'сыртқы',
  about: {
    ru: 'Жёсткий ПВХ класса SN4 укладывают в траншею ниже глубины промерзания, кольцо входит в комплект.',
    kz: 'SN4 класты қатты ПВХ топырақтың қату тереңдігінен төмен орға төселеді, сақинасы жинақта бар.',
  },
};

const pipe: Choice = { code: 'sewer-pipe', ru: 'труба', kz: 'құбыр' };

function drawPipe(random: Random): Draft {
  const maker = random.pick(waterMakers);
  const bore = random.pick(bores);
  const place = bore.outdoor ? ground : inside;
  const metres = random.pick(bore.lengths);
  const metreKg = pipeMetreKg(bore.diameter, bore.wall, place.density);
  const size = `${bore.diameter}×${comma(bore.wall)} мм`;
  const slope = bore.diameter > 60 ? 2 : 3;
  return {
    name: {
      ru: `Труба канализационная ${bore.outdoor ? 'наружная' : 'внутренняя'} ${maker.name}, ${size}, ${comma(metres)} м`,
      kz: `${maker.name} ${place.kz} кәріз құбыры, ${size}, ${comma(metres)} м`,
    },
    description: {
      ru: `Труба с раструбом для ${place.ru} канализации: диаметр ${bore.diameter} мм, стенка ${comma(bore.wall)} мм, рабочая длина ${comma(metres)} м. ${place.about.ru} Уклон при прокладке — ${slope} см на метр.`,
      kz: `${capitalised(place.kz)} кәрізге арналған кеңейтпелі құбыр: диаметрі ${bore.diameter} мм, қабырғасы ${comma(bore.wall)} мм, жұмыс ұзындығы ${comma(metres)} м. ${place.about.kz} Төсегендегі еңісі — әр метрге ${slope} см.`,
    },
    brand: maker.code,
    values: [
      [element, pipe],
      [purpose, place.flow],
      [diameterMm, numberChoice(bore.diameter)],
      [lengthM, numberChoice(metres)],
      [wall, bore.wall],
      [material, place.material],
      [maxTemperature, bore.outdoor ? 60 : 80],
      [color, place.shade],
    ],
    priceTenge: priceFor(
      random,
      (240 + metreKg * metres * (bore.outdoor ? 1_620 : 1_950)) * maker.level,
      prices,
    ),
    units: [
      { unit: 'piece', ratio: 1, weightKg: kilograms(metreKg * (metres + 0.06)) },
      { unit: 'm', ratio: metres, weightKg: kilograms((metreKg * (metres + 0.06)) / metres) },
    ],
    sizeMm: [Math.round(metres * 1000 + 60), bore.diameter + 16, bore.diameter + 16],
    image: bore.outdoor ? 'sewer/pipe-brown' : 'sewer/pipe-grey',
    documents: ['certificate'],
  };
}

interface Fitting {
  choice: Choice;
  ru: string;
  kz: string;
  use: Words;
  angles?: readonly number[];
  /** weight and price against a short piece of the same pipe, in metres of it */
  metres: number;
  image: string;
}

const fittings: readonly Fitting[] = [
  {
    choice: { code: 'sewer-bend', ru: 'отвод', kz: 'иін' },
    ru: 'Отвод канализационный',
    kz: 'кәріз иіні',
    use: { ru: 'меняет направление трубы', kz: 'құбырдың бағытын өзгертеді' },
    angles: [15, 30, 45, 67, 87],
    metres: 0.32,
    image: 'sewer/bend',
  },
  {
    choice: { code: 'sewer-tee', ru: 'тройник', kz: 'үштік' },
    ru: 'Тройник канализационный',
    kz: 'кәріз үштігі',
    use: { ru: 'присоединяет боковую ветку', kz: 'бүйір тармақты қосады' },
    angles: [45, 87],
    metres: 0.55,
    image: 'sewer/tee',
  },
  {
    choice: { code: 'sewer-coupling', ru: 'муфта', kz: 'муфта' },
    ru: 'Муфта канализационная',
    kz: 'кәріз муфтасы',
    use: { ru: 'соединяет отрезки без раструба', kz: 'кеңейтпесіз кесінділерді жалғайды' },
    metres: 0.24,
    image: 'sewer/coupling',
  },
  {
    choice: { code: 'sewer-inspection', ru: 'ревизия', kz: 'ревизия' },
    ru: 'Ревизия канализационная',
    kz: 'кәріз ревизиясы',
    use: { ru: 'даёт доступ к трубе для прочистки', kz: 'құбырды тазалауға жол ашады' },
    metres: 0.5,
    image: 'sewer/inspection',
  },
  {
    choice: { code: 'sewer-plug', ru: 'заглушка', kz: 'бітеуіш' },
    ru: 'Заглушка канализационная',
    kz: 'кәріз бітеуіші',
    use: {
      ru: 'закрывает свободный раструб и не пускает запах',
      kz: 'бос кеңейтпені жауып, иісті өткізбейді',
    },
    metres: 0.17,
    image: 'sewer/plug',
  },
  {
    choice: { code: 'sewer-check-valve', ru: 'обратный клапан', kz: 'кері клапан' },
    ru: 'Обратный клапан канализационный',
    kz: 'кәріз кері клапаны',
    use: { ru: 'не даёт стокам вернуться в дом', kz: 'ағынның үйге қайтуына жол бермейді' },
    metres: 1.1,
    image: 'sewer/check-valve',
  },
];

function drawFitting(random: Random): Draft {
  const maker = random.pick(waterMakers);
  const fitting = random.pick(fittings);
  const bore = random.pick(bores);
  const place = bore.outdoor ? ground : inside;
  const degrees = fitting.angles && random.pick(fitting.angles);
  const branch =
    fitting.choice.code === 'sewer-tee' && bore.diameter === 110 ? random.pick([50, 110]) : undefined;
  const size = `${branch === undefined ? bore.diameter : `${bore.diameter}×${branch}`} мм`;
  const bend = degrees === undefined ? '' : `, ${degrees}°`;
  const pieceKg = 0.035 + pipeMetreKg(bore.diameter, bore.wall, place.density) * fitting.metres;
  return {
    name: {
      ru: `${fitting.ru} ${maker.name} для ${place.ru} сети, ${size}${bend}`,
      kz: `${maker.name} ${place.kz} желіге арналған ${fitting.kz}, ${size}${bend}`,
    },
    description: {
      ru: `${capitalised(fitting.choice.ru)} диаметром ${bore.diameter} мм ${fitting.use.ru}${degrees === undefined ? '' : `, угол ${degrees}°`}. ${place.about.ru} Перед сборкой смажьте кольцо силиконом или мыльной водой.`,
      kz: `Диаметрі ${bore.diameter} мм ${fitting.choice.kz} ${fitting.use.kz}${degrees === undefined ? '' : `, бұрышы ${degrees}°`}. ${place.about.kz} Құрастырар алдында сақинаны силиконмен немесе сабынды сумен майлаңыз.`,
    },
    brand: maker.code,
    values: [
      [element, fitting.choice],
      [purpose, place.flow],
      [diameterMm, numberChoice(bore.diameter)],
      ...(degrees === undefined ? [] : ([[angle, numberChoice(degrees)] as const] as const)),
      [wall, bore.wall],
      [material, place.material],
      [maxTemperature, bore.outdoor ? 60 : 80],
      [color, place.shade],
    ],
    priceTenge: priceFor(
      random,
      (285 + pieceKg * 2_600 + (fitting.metres > 1 ? 2_600 : 0)) * maker.level,
      prices,
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg: kilograms(pieceKg) }],
    sizeMm: [
      Math.round(bore.diameter * (fitting.metres >= 0.5 ? 2.1 : 1.4) + 40),
      Math.round(bore.diameter * (degrees === undefined ? 1.15 : 1.5)),
      bore.diameter + 16,
    ],
    image: `${fitting.image}-${bore.outdoor ? 'brown' : 'grey'}`,
    documents: ['certificate'],
  };
}

export const kanalizatsiya: Leaf = {
  code: 'kanalizatsiya',
  properties: [element, purpose, diameterMm, angle, lengthM, wall, material, maxTemperature, color],
  draw: (random) => (random.chance(0.4) ? drawPipe(random) : drawFitting(random)),
};
