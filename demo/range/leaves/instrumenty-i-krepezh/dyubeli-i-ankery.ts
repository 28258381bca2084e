/** Dowels and anchors by the pack. */
import type { Choice, Draft, Leaf, Words } from '../../leaf.ts';
import { diameterMm, kind, lengthMm, numberChoice, purpose } from '../../properties.ts';
import { counted, priceFor } from '../otoplenie-i-vodosnabzhenie/drafting.ts';
import { list } from '../otoplenie-i-vodosnabzhenie/property-forms.ts';
import { bases, coating, count, holds, packSizeMm, packUnits, screwKg } from './fastener-properties.ts';
import { fastenerMakers } from './makers.ts';

const body = list('anchor_material', 'Материал корпуса', 'Корпус материалы');

const polypropylene: Choice = { code: 'polypropylene', ru: 'полипропилен', kz: 'полипропилен' };
const nylon: Choice = { code: 'nylon', ru: 'нейлон', kz: 'нейлон' };
const steel: Choice = { code: 'steel', ru: 'сталь', kz: 'болат' };
const zinc: Choice = { code: 'zinc', ru: 'цинк', kz: 'мырыш' };
const none: Choice = { code: 'none', ru: 'без покрытия', kz: 'жабынсыз' };

const prices = [290, 14_500] as const;

interface Anchor {
  choice: Choice;
  ru: string;
  kz: string;
  sizes: readonly (readonly [diameter: number, lengths: readonly number[]])[];
  packs: readonly number[];
  bodies: readonly Choice[];
  coating: Choice;
  bases: readonly Choice[];
  /** what share of the cylinder is plastic and what share of it is steel */
  plastic: number;
  metal: number;
  eachTenge(diameter: number, long: number): number;
  load: number;
  about: Words;
  image: string;
}

const anchors: readonly Anchor[] = [
  {
    choice: { code: 'anchor-nail-dowel', ru: 'дюбель-гвоздь', kz: 'дюбель-шеге' },
    ru: 'Дюбель-гвоздь',
    kz: 'дюбель-шегесі',
    sizes: [
      [5, [30, 40]],
      [6, [40, 60, 80]],
      [8, [60, 80, 100, 120]],
      [10, [100, 120, 160]],
    ],
    packs: [10, 20, 50, 100, 200],
    bodies: [polypropylene, nylon],
    coating: zinc,
    bases: [bases.concrete, bases.brick],
    plastic: 0.6,
    metal: 0.32,
    eachTenge: (diameter, long) => 3 + diameter * long * 0.028,
    load: 4,
    about: {
      ru: 'Забивается молотком за секунду и держит профиль, плинтус, кабель-канал на бетоне и полнотелом кирпиче',
      kz: 'Балғамен бір сәтте қағылып, профильді, плинтусты, кәбіл-арнаны бетон мен тұтас кірпіште ұстайды',
    },
    image: 'anchor/nail-dowel',
  },
  {
    choice: { code: 'anchor-dowel', ru: 'дюбель распорный', kz: 'кергіш дюбель' },
    ru: 'Дюбель распорный',
    kz: 'кергіш дюбелі',
    sizes: [
      [5, [25, 30]],
      [6, [30, 40, 50]],
      [8, [40, 50, 60, 80]],
      [10, [50, 60, 80]],
      [12, [60, 70]],
    ],
    packs: [20, 50, 100, 200, 500],
    bodies: [polypropylene, nylon],
    coating: none,
    bases: [bases.concrete, bases.brick],
    plastic: 0.55,
    metal: 0,
    eachTenge: (diameter, long) => 1.2 + diameter * long * 0.021,
    load: 5,
    about: {
      ru: 'Пластиковая гильза под саморез: усики не дают провернуться, распирает в четыре стороны',
      kz: 'Бұрандаға арналған пластик гильза: мұртшалары айналып кетуге жол бермейді, төрт жаққа кереді',
    },
    image: 'anchor/plastic-dowel',
  },
  {
    choice: { code: 'anchor-insulation', ru: 'дюбель тарельчатый', kz: 'табақшалы дюбель' },
    ru: 'Дюбель тарельчатый для теплоизоляции',
    kz: 'жылу оқшаулағышқа арналған табақшалы дюбелі',
    sizes: [[10, [80, 100, 120, 140, 160, 180, 200, 220]]],
    packs: [10, 20, 50],
    bodies: [polypropylene, nylon],
    coating: zinc,
    bases: [bases.insulation, bases.concrete, bases.brick],
    plastic: 0.9,
    metal: 0.14,
    eachTenge: (_, long) => 14 + long * 0.32,
    load: 3,
    about: {
      ru: 'Прижимает минвату и пенопласт к стене тарелкой 60 мм; на квадратный метр нужно 5–6 штук',
      kz: 'Минералды мақта мен пенопластты 60 мм табақшасымен қабырғаға қысады; бір шаршы метрге 5–6 дана керек',
    },
    image: 'anchor/insulation',
  },
  {
    choice: { code: 'anchor-sleeve', ru: 'анкерный болт', kz: 'анкер болт' },
    ru: 'Анкерный болт с гайкой',
    kz: 'сомынды анкер болты',
    sizes: [
      [8, [40, 65, 85]],
      [10, [60, 77, 100, 125]],
      [12, [75, 100, 129]],
      [16, [110, 147, 180]],
    ],
    packs: [2, 4, 5, 10, 20, 25],
    bodies: [steel],
    coating: zinc,
    bases: [bases.concrete],
    plastic: 0,
    metal: 0.85,
    eachTenge: (diameter, long) => 18 + diameter * diameter * long * 0.0125,
    load: 40,
    about: {
      ru: 'Гильза распирается по всей длине; держит кронштейны, козырьки и водонагреватели на бетоне',
      kz: 'Гильзасы бүкіл ұзындығымен кереді; кронштейнді, күнқағарды және су жылытқышты бетонда ұстайды',
    },
    image: 'anchor/sleeve',
  },
  {
    choice: { code: 'anchor-wedge', ru: 'анкер клиновой', kz: 'сыналы анкер' },
    ru: 'Анкер клиновой',
    kz: 'сыналы анкері',
    sizes: [
      [8, [80, 100, 120]],
      [10, [80, 100, 120, 150]],
      [12, [100, 120, 150]],
      [16, [125, 150, 180]],
    ],
    packs: [2, 4, 5, 10, 20, 25],
    bodies: [steel],
    coating: zinc,
    bases: [bases.concrete],
    plastic: 0,
    metal: 0.95,
    eachTenge: (diameter, long) => 22 + diameter * diameter * long * 0.0135,
    load: 60,
    about: {
      ru: 'Для стоек, балок и станков на плотном бетоне: клин расходится при затяжке гайки',
      kz: 'Тығыз бетонға тіреу, арқалық пен станок бекітуге арналған: сомынды тартқанда сынасы ажырайды',
    },
    image: 'anchor/wedge',
  },
  {
    choice: { code: 'anchor-molly', ru: 'дюбель «Молли»', kz: '«Молли» дюбелі' },
    ru: 'Дюбель «Молли» для гипсокартона',
    kz: 'гипсокартонға арналған «Молли» дюбелі',
    sizes: [
      [4, [32, 38, 46, 59]],
      [5, [37, 52, 65]],
      [6, [37, 52, 65, 80]],
    ],
    packs: [4, 10, 20, 50],
    bodies: [steel],
    coating: zinc,
    bases: [bases.plasterboard],
    plastic: 0,
    metal: 1.3,
    eachTenge: (diameter, long) => 14 + diameter * long * 0.19,
    load: 6,
    about: {
      ru: 'Раскрывается зонтиком за листом и держит полку, карниз, светильник на пустотелой стене',
      kz: 'Парақтың артында қолшатырдай ашылып, қуыс қабырғада сөрені, карнизді, шырақты ұстайды',
    },
    image: 'anchor/molly',
  },
];

export const dyubeliIAnkery: Leaf = {
  code: 'dyubeli-i-ankery',
  properties: [kind, purpose, diameterMm, lengthMm, body, coating, holds, count],
  draw(random): Draft {
    const maker = random.pick(fastenerMakers);
    const anchor = random.pick(anchors);
    const [diameter, lengths] = random.pick(anchor.sizes);
    const long = random.pick(lengths);
    const shell = random.pick(anchor.bodies);
    const cylinder = (Math.PI / 4) * diameter ** 2 * long;
    const eachKg =
      cylinder * 0.95e-6 * anchor.plastic +
      screwKg(diameter, long) * anchor.metal +
      (anchor.plastic > 0.8 ? 0.006 : 0);
    const usual = anchor.packs.filter((n) => n * eachKg >= 0.04 && n * eachKg <= 2.2);
    const pieces = random.pick(usual);
    const kilos = Math.round(anchor.load * diameter * (shell === nylon ? 1.25 : 1) * (0.7 + long / 250));
    const size = `${diameter}×${long} мм`;
    const made = anchor.bodies.length > 1 ? `, ${shell.ru}` : '';
    const units = packUnits(pieces, eachKg);
    return {
      name: {
        ru: `${anchor.ru} ${maker.name}, ${size}${made}, ${counted(pieces, 'штука', 'штуки', 'штук')}`,
        kz: `${maker.name} ${anchor.kz}, ${size}${made}, ${pieces} дана`,
      },
      description: {
        ru: `${anchor.about.ru}. Размер ${size}, отверстие сверлят диаметром ${diameter} мм${anchor.choice.code === 'anchor-molly' ? ' с запасом 2 мм' : ` и на 10 мм глубже крепежа`}. Нагрузка на вырыв до ${kilos} кг, в упаковке ${counted(pieces, 'штука', 'штуки', 'штук')}.`,
        kz: `${anchor.about.kz}. Өлшемі ${size}, тесігі диаметрі ${diameter} мм етіп${anchor.choice.code === 'anchor-molly' ? ', 2 мм артығымен' : ', бекіткіштен 10 мм тереңірек'} бұрғыланады. Жұлуға ${kilos} кг-ға дейін төзеді, қаптамада ${pieces} дана.`,
      },
      brand: maker.code,
      values: [
        [kind, anchor.choice],
        [purpose, anchor.bases],
        [diameterMm, numberChoice(diameter)],
        [lengthMm, numberChoice(long)],
        [body, shell],
        [coating, anchor.coating],
        [holds, kilos],
        [count, pieces],
      ],
      priceTenge: priceFor(
        random,
        (60 + pieces * anchor.eachTenge(diameter, long) * (shell === nylon ? 1.35 : 1)) * maker.level,
        prices,
      ),
      units,
      sizeMm: packSizeMm(units[0].weightKg, anchor.plastic > 0 ? 0.35 : 2.4, long),
      image: anchor.image,
      documents: ['certificate'],
    };
  },
};
