import { round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Property, Words } from '../../leaf.ts';
import { color, material, numberChoice, purpose } from '../../properties.ts';
import type { Random } from '../../random.ts';
import { type Finish, finishes, materials, pickMaker, series } from './plumbing-words.ts';

const mm = { ru: 'мм', kz: 'мм' };
const control: Property = { code: 'tap_control', ru: 'Управление', kz: 'Басқарылуы', kind: 'list' };
const mounting: Property = { code: 'tap_mounting', ru: 'Монтаж', kz: 'Орнатылуы', kind: 'list' };
const spoutMm: Property = {
  code: 'tap_spout_mm',
  ru: 'Длина излива',
  kz: 'Шүмек ұзындығы',
  kind: 'range',
  unit: mm,
};
const heightMm: Property = { code: 'tap_height_mm', ru: 'Высота', kz: 'Биіктігі', kind: 'range', unit: mm };
const cartridge: Property = {
  code: 'tap_cartridge_mm',
  ru: 'Картридж',
  kz: 'Картриджі',
  kind: 'list',
  unit: mm,
};
const showerSet: Property = {
  code: 'tap_shower',
  ru: 'Душ в комплекте',
  kz: 'Душы жинақта бар',
  kind: 'flag',
};

interface Control {
  choice: Choice;
  named: Words;
  story: Words;
  cartridges: readonly number[];
  priceFactor: number;
}

const lever: Control = {
  choice: { code: 'lever', ru: 'рычаг', kz: 'бір тұтқа' },
  named: { ru: 'однорычажный', kz: 'бір тұтқалы' },
  story: { ru: 'рычаг открывает воду плавно', kz: 'тұтқасы суды бірқалыпты ашады' },
  cartridges: [25, 35, 40],
  priceFactor: 1,
};
const twoHandles: Control = {
  choice: { code: 'two-handles', ru: 'два вентиля', kz: 'екі вентиль' },
  named: { ru: 'двухвентильный', kz: 'екі вентильді' },
  story: {
    ru: 'кран-буксы с керамикой меняют без снятия корпуса',
    kz: 'керамикалы кран-букса корпусты шешпей ауыстырылады',
  },
  cartridges: [],
  priceFactor: 0.94,
};
const thermostat: Control = {
  choice: { code: 'thermostat', ru: 'термостат', kz: 'термостат' },
  named: { ru: 'с термостатом', kz: 'термостатты' },
  story: {
    ru: 'термостат держит выбранную температуру и отсекает кипяток при пропаже холодной воды',
    kz: 'термостат таңдалған температураны ұстайды, суық су тоқтаса, ыстықты да жабады',
  },
  cartridges: [],
  priceFactor: 2.05,
};
const sensor: Control = {
  choice: { code: 'sensor', ru: 'сенсор', kz: 'сенсор' },
  named: { ru: 'сенсорный', kz: 'сенсорлы' },
  story: {
    ru: 'вода включается, когда подносишь руки, питание от четырёх батареек',
    kz: 'қол жақындағанда су өзі ағады, төрт батареядан қуат алады',
  },
  cartridges: [],
  priceFactor: 2.2,
};

const mountings = {
  deck: { code: 'deck', ru: 'на борт', kz: 'жиекке' },
  wall: { code: 'wall', ru: 'на стену', kz: 'қабырғаға' },
  hidden: { code: 'hidden', ru: 'скрытый', kz: 'жасырын' },
} as const satisfies Record<string, Choice>;

interface Tap {
  choice: Choice;
  named: Words;
  story: Words;
  controls: readonly Control[];
  mountings: readonly Choice[];
  spouts: readonly number[];
  heights: readonly [number, number];
  baseTenge: number;
  baseKg: number;
  shower: 'never' | 'sometimes' | 'always';
  image: string;
}

const taps: readonly Tap[] = [
  {
    choice: { code: 'tap-basin', ru: 'для раковины', kz: 'раковинаға' },
    named: { ru: 'Смеситель для раковины', kz: 'раковина араластырғышы' },
    story: {
      ru: 'Струя падает в чашу без брызг, аэратор для чистки снимается монеткой.',
      kz: 'Суы шашырамай ағады, аэраторын тазалау үшін тиынмен бұрап алуға болады.',
    },
    controls: [lever, lever, lever, twoHandles, sensor],
    mountings: [mountings.deck],
    spouts: [95, 100, 110, 120, 130, 140],
    heights: [90, 310],
    baseTenge: 15500,
    baseKg: 0.9,
    shower: 'never',
    image: 'tap/basin',
  },
  {
    choice: { code: 'tap-bath', ru: 'для ванны', kz: 'ваннаға' },
    named: { ru: 'Смеситель для ванны', kz: 'ванна араластырғышы' },
    story: {
      ru: 'Эксцентрики выбирают разницу выводов до 20 мм, переключатель на душ держится сам.',
      kz: 'Эксцентриктері су шығысының 20 мм-ге дейінгі айырмасын түзейді, душқа ауыстырғышы өзі ұсталып тұрады.',
    },
    controls: [lever, lever, twoHandles, thermostat],
    mountings: [mountings.wall],
    spouts: [150, 170, 200, 300, 350],
    heights: [80, 130],
    baseTenge: 21500,
    baseKg: 1.6,
    shower: 'sometimes',
    image: 'tap/bath',
  },
  {
    choice: { code: 'tap-kitchen', ru: 'для кухни', kz: 'асүйге' },
    named: { ru: 'Смеситель для кухни', kz: 'асүй араластырғышы' },
    story: {
      ru: 'Высокий поворотный излив пропускает под себя большую кастрюлю.',
      kz: 'Биік бұрылмалы шүмегінің астына үлкен кастрөл сыяды.',
    },
    controls: [lever, lever, lever, twoHandles],
    mountings: [mountings.deck],
    spouts: [180, 200, 220, 240],
    heights: [220, 420],
    baseTenge: 18500,
    baseKg: 1.2,
    shower: 'never',
    image: 'tap/kitchen',
  },
  {
    choice: { code: 'tap-shower', ru: 'для душа', kz: 'душқа' },
    named: { ru: 'Смеситель для душа', kz: 'душ араластырғышы' },
    story: {
      ru: 'Выход для шланга 1/2″ снизу, излива нет, поэтому в кабине не тесно.',
      kz: 'Астында 1/2″ шлангі шығысы бар, шүмегі жоқ, сондықтан кабинада тарлық болмайды.',
    },
    controls: [lever, lever, thermostat],
    mountings: [mountings.wall, mountings.hidden],
    spouts: [],
    heights: [70, 130],
    baseTenge: 17500,
    baseKg: 1.1,
    shower: 'sometimes',
    image: 'tap/shower',
  },
  {
    choice: { code: 'tap-shower-column', ru: 'душевая стойка', kz: 'душ тірегі' },
    named: { ru: 'Душевая система со смесителем', kz: 'араластырғышы бар душ жүйесі' },
    story: {
      ru: 'Верхний душ 25 см, ручная лейка на три режима и штанга с регулировкой по росту.',
      kz: 'Диаметрі 25 см жоғарғы душ, үш режимді қол душы және бойға қарай реттелетін тірегі бар.',
    },
    controls: [lever, thermostat],
    mountings: [mountings.wall],
    spouts: [180, 200],
    heights: [1000, 1200],
    baseTenge: 41000,
    baseKg: 3.2,
    shower: 'always',
    image: 'tap/column',
  },
];

const bodies: readonly { choice: Choice; priceFactor: number; kgFactor: number }[] = [
  { choice: materials.brass, priceFactor: 1, kgFactor: 1 },
  { choice: materials.brass, priceFactor: 1, kgFactor: 1 },
  { choice: materials.stainless, priceFactor: 1.16, kgFactor: 0.85 },
  { choice: materials.silumin, priceFactor: 0.68, kgFactor: 0.65 },
];

const tapFinishes: readonly Finish[] = [
  finishes.chrome,
  finishes.chrome,
  finishes.chrome,
  finishes.mattBlack,
  finishes.white,
  finishes.bronze,
  finishes.graphite,
];

/** What lies in the box beside the tap itself. */
function inBox(mounted: Choice): Words {
  if (mounted === mountings.deck)
    return {
      ru: 'Гибкая подводка и крепёж в комплекте.',
      kz: 'Иілгіш су түтіктері мен бекіткіштері жинақта бар.',
    };
  if (mounted === mountings.wall)
    return {
      ru: 'Эксцентрики и отражатели в комплекте.',
      kz: 'Эксцентриктері мен шағылдырғыштары жинақта бар.',
    };
  return {
    ru: 'Встраиваемая часть и лицевая панель в комплекте.',
    kz: 'Қабырға ішіне салынатын бөлігі мен бет панелі жинақта бар.',
  };
}

function drawTap(random: Random): Draft {
  const { brand, priceFactor } = pickMaker(random);
  const line = random.pick(series);
  const tap = random.pick(taps);
  const chosenControl = random.pick(tap.controls);
  const isFine = chosenControl === thermostat || chosenControl === sensor || tap.shower === 'always';
  const body = random.pick(isFine ? bodies.slice(0, 3) : bodies);
  const finish = random.pick(tapFinishes);
  const chosenMounting = random.pick(tap.mountings);
  const spout = tap.spouts.length > 0 ? random.pick(tap.spouts) : null;
  const height = Math.round(random.integer(...tap.heights) / 5) * 5;
  const cartridgeMm = chosenControl.cartridges.length > 0 ? random.pick(chosenControl.cartridges) : null;
  const hasShower = tap.shower === 'always' || (tap.shower === 'sometimes' && random.chance(0.5));
  const tall = 1 + (height - tap.heights[0]) / 1500;
  const weightKg = round(
    tap.baseKg * body.kgFactor * tall + (hasShower && tap.shower !== 'always' ? 0.7 : 0),
    2,
  );
  const spoutRu = spout === null ? '' : `, излив ${spout} мм`;
  const spoutKz = spout === null ? '' : `, шүмегі ${spout} мм`;
  const cartridgeRu = cartridgeMm === null ? '' : `, картридж ${cartridgeMm} мм`;
  const cartridgeKz = cartridgeMm === null ? '' : `, картриджі ${cartridgeMm} мм`;
  const isExtraShower = hasShower && tap.shower === 'sometimes';
  const contents: Words = isExtraShower
    ? {
        ru: 'В комплекте лейка, шланг 1,5 м и держатель.',
        kz: 'Жинақта қол душы, 1,5 м шлангі және ұстағыш бар.',
      }
    : inBox(chosenMounting);

  return {
    name: {
      // «система» is feminine, «смеситель» masculine
      ru: `${tap.named.ru} ${brand.name} «${line.ru}» ${tap.shower === 'always' && chosenControl === lever ? 'однорычажная' : chosenControl.named.ru}${spoutRu}, ${tap.shower === 'always' ? finish.feminine : finish.masculine}${isExtraShower ? ', с душем' : ''}`,
      kz: `${brand.name} «${line.kz}» ${tap.named.kz}, ${chosenControl.named.kz}${spoutKz}, ${finish.kz}${isExtraShower ? ', душымен' : ''}`,
    },
    description: {
      ru: `${tap.story.ru} Корпус — ${body.choice.ru}, высота ${height} мм${spoutRu}${cartridgeRu}; ${chosenControl.story.ru}. ${contents.ru}`,
      kz: `${tap.story.kz} Корпусы — ${body.choice.kz}, биіктігі ${height} мм${spoutKz}${cartridgeKz}; ${chosenControl.story.kz}. ${contents.kz}`,
    },
    brand: brand.code,
    values: [
      [purpose, tap.choice],
      [control, chosenControl.choice],
      [mounting, chosenMounting],
      [material, body.choice],
      [color, finish.color],
      ...(spout === null ? [] : [[spoutMm, spout] as const]),
      [heightMm, height],
      ...(cartridgeMm === null ? [] : [[cartridge, numberChoice(cartridgeMm)] as const]),
      [showerSet, hasShower],
    ],
    priceTenge: Math.round(
      (tap.baseTenge *
        body.priceFactor *
        (tap.shower === 'always' ? Math.sqrt(chosenControl.priceFactor) : chosenControl.priceFactor) +
        (isExtraShower ? 6500 : 0)) *
        tall *
        finish.priceFactor *
        priceFactor *
        random.number(0.98, 1.25, 0.01),
    ),
    units: [{ unit: 'piece', ratio: 1, weightKg }],
    sizeMm: tap.shower === 'always' ? [1050, 300, 120] : [Math.max(230, (spout ?? 0) + 90), 190, 90],
    image: `${tap.image}-${finish.color.code}`,
    documents: ['manual', 'certificate', 'warranty'],
    warrantyMonths: body.choice === materials.silumin ? 12 : 60,
  };
}

export const tapLeaf: Leaf = {
  code: 'smesiteli',
  properties: [purpose, control, mounting, material, color, spoutMm, heightMm, cartridge, showerSet],
  draw: drawTap,
};
