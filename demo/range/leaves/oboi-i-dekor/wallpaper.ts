import { getBrand } from '../../brands.ts';
import { comma, round } from '../../figures.ts';
import type { Choice, Draft, Leaf, Words } from '../../leaf.ts';
import { color, numberChoice } from '../../properties.ts';
import type { Random } from '../../random.ts';
import {
  andAfter,
  care,
  collections,
  match,
  matches,
  type Pattern,
  pattern,
  patterns,
  type Room,
  repeatCm,
  rollLength,
  rollWidth,
  room,
  rooms,
  shades,
  wallpaperBase,
  wallpaperTop,
} from './wallpaper-words.ts';

const bases = {
  nonwoven: { code: 'nonwoven', ru: 'флизелин', kz: 'флизелин' },
  paper: { code: 'paper', ru: 'бумага', kz: 'қағаз' },
} as const satisfies Record<string, Choice>;

interface Top {
  choice: Choice;
  story: Words;
  tengePerM2: readonly [number, number];
  gramsPerM2: readonly [number, number];
  cares: readonly Care[];
  /** codes of the patterns it is made with; all when absent */
  patterns?: readonly string[];
}

interface Care {
  choice: Choice;
  story: Words;
  rooms: readonly Room[];
}

const wiped: Care = {
  choice: { code: 'wiped', ru: 'влажная уборка', kz: 'дымқыл шүберекпен сүрту' },
  story: {
    ru: 'Пыль и лёгкие следы снимают слегка влажной губкой',
    kz: 'Шаң мен жеңіл дақ сәл дымқыл губкамен сүртіледі',
  },
  rooms: [rooms.living, rooms.bedroom, rooms.office],
};
const washed: Care = {
  choice: { code: 'washed', ru: 'моющиеся', kz: 'жууға болады' },
  story: {
    ru: 'Поверхность можно мыть мягкой губкой с мыльной водой',
    kz: 'Бетін сабынды суға малынған жұмсақ губкамен жууға болады',
  },
  rooms: [rooms.living, rooms.bedroom, rooms.hall, rooms.office],
};
const scrubbed: Care = {
  choice: { code: 'scrubbed', ru: 'супермоющиеся', kz: 'жиі жууға төзімді' },
  story: {
    ru: 'Покрытие выдерживает частое мытьё мягкой щёткой',
    kz: 'Жабыны жұмсақ щеткамен жиі жууға шыдайды',
  },
  rooms: [rooms.kitchen, rooms.hall, rooms.living, rooms.office],
};

const hotVinyl: Top = {
  choice: { code: 'hot-vinyl', ru: 'винил горячего тиснения', kz: 'ыстықтай бедерленген винил' },
  story: {
    ru: 'Винил горячего тиснения держит рельеф и не выцветает на солнечной стороне.',
    kz: 'Ыстықтай бедерленген винилдің бедері басылмайды, күн түсетін жақта да түсі оңбайды.',
  },
  tengePerM2: [1080, 1750],
  gramsPerM2: [215, 250],
  cares: [washed, scrubbed],
};

const nonwovenTops: readonly Top[] = [
  hotVinyl,
  {
    choice: { code: 'printed-nonwoven', ru: 'флизелин с печатью', kz: 'сурет басылған флизелин' },
    story: {
      ru: 'Полотно целиком из флизелина, без винила: оно пропускает пар и не даёт усадки после высыхания.',
      kz: 'Тұсқағаз толығымен флизелиннен жасалған, винилі жоқ: бу өткізеді және кепкенде шөкпейді.',
    },
    tengePerM2: [1060, 1450],
    gramsPerM2: [190, 215],
    cares: [wiped, washed],
  },
  {
    choice: { code: 'textile', ru: 'текстиль', kz: 'тоқыма' },
    story: {
      ru: 'Верхний слой — тонкая ткань: вблизи видна нить, а при боковом свете стена выглядит объёмной.',
      kz: 'Беткі қабаты — жұқа мата: жақыннан жібі көрінеді, бүйірден түскен жарықта қабырға көлемді көрінеді.',
    },
    tengePerM2: [1650, 2400],
    gramsPerM2: [220, 255],
    cares: [wiped],
    patterns: ['plain', 'linen', 'stripe', 'damask', 'ornament', 'leaves'],
  },
  {
    choice: { code: 'flock', ru: 'флок', kz: 'флок' },
    story: {
      ru: 'Рисунок покрыт бархатистым флоком, он слегка приглушает эхо в комнате.',
      kz: 'Өрнегі барқыттай флокпен жабылған, ол бөлмедегі жаңғырықты сәл басады.',
    },
    tengePerM2: [1500, 2150],
    gramsPerM2: [215, 250],
    cares: [wiped],
    patterns: ['floral', 'damask', 'ornament', 'geometry', 'stripe'],
  },
];

const vinylTops: readonly Top[] = [
  { ...hotVinyl, tengePerM2: [950, 1650] },
  {
    choice: { code: 'foam-vinyl', ru: 'вспененный винил', kz: 'көпіршітілген винил' },
    story: {
      ru: 'Вспененный винил даёт мягкий рельеф и скрывает неровности стены до 1 мм.',
      kz: 'Көпіршітілген винилдің жұмсақ бедері қабырғаның 1 мм-ге дейінгі кедір-бұдырын жасырады.',
    },
    tengePerM2: [730, 1150],
    gramsPerM2: [185, 210],
    cares: [wiped, washed],
  },
  {
    choice: { code: 'compact-vinyl', ru: 'компакт-винил', kz: 'компакт-винил' },
    story: {
      ru: 'Плотный компакт-винил не боится пара и брызг, поэтому такими обоями оклеивают и кухню.',
      kz: 'Тығыз компакт-винил будан да, су шашырандысынан да бүлінбейді, сондықтан асүйге де жапсырылады.',
    },
    tengePerM2: [980, 1500],
    gramsPerM2: [220, 245],
    cares: [scrubbed],
  },
];

function pickRooms(random: Random, chosen: Pattern, chosenCare: Care): readonly [Room, Room] {
  if (chosen.choice.code === 'kids') return [rooms.kids, rooms.bedroom];
  const first = random.pick(chosenCare.rooms);
  return [first, random.pick(chosenCare.rooms.filter((other) => other !== first))];
}

interface Range {
  base: Choice | 'by-width';
  tops: readonly Top[];
  named: Words;
}

function drawWallpaper(random: Random, range: Range): Draft {
  const brand = getBrand(
    random.weighted([
      ['oyuline', 5],
      ['nurlan-dekor', 4],
      ['uyutta', 1],
    ]),
  );
  const collection = random.pick(collections);
  const top = random.pick(range.tops);
  const chosenPattern = random.pick(
    patterns.filter(({ choice }) => top.patterns?.includes(choice.code) ?? true),
  );
  const shade = random.pick(shades);
  const width = random.chance(0.65) ? 1.06 : 0.53;
  const length = width === 0.53 && random.chance(0.25) ? 15 : 10.05;
  const base = range.base === 'by-width' ? (width === 0.53 ? bases.paper : bases.nonwoven) : range.base;
  const repeat = random.pick(chosenPattern.repeats);
  const joint = repeat === 0 ? matches.free : random.pick([matches.straight, matches.offset]);
  const chosenCare = random.pick(top.cares);
  const [first, second] = pickRooms(random, chosenPattern, chosenCare);

  const area = round(width * length, 2);
  const areaText = comma(area);
  const size = `${comma(width)}×${comma(length)} м`;
  const weightKg = round((area * random.integer(...top.gramsPerM2)) / 1000 + 0.06, 2);
  const diameter = Math.round(Math.sqrt((length * 1000 * 0.62 * 4) / Math.PI));
  const isOwn = brand.isOwnLabel === true;
  const matching: Words =
    repeat === 0
      ? {
          ru: 'рисунок подгонять не нужно, обрезков почти нет',
          kz: 'өрнекті дәлдеудің қажеті жоқ, қалдық аз шығады',
        }
      : {
          ru: `раппорт ${comma(repeat)} см, стыковка ${joint.ru}`,
          kz: `раппорты ${comma(repeat)} см, өрнегі ${joint === matches.offset ? 'ығыстырып' : 'тура'} түйістіріледі`,
        };
  const gluing: Words =
    base === bases.nonwoven
      ? { ru: 'Клей наносят только на стену.', kz: 'Желім тек қабырғаға жағылады.' }
      : {
          ru: 'Клей наносят на полотно и дают ему пропитаться 5–7 минут.',
          kz: 'Желім тұсқағазға жағылып, 5–7 минут сіңуге қалдырылады.',
        };

  return {
    name: {
      ru: `Обои ${range.named.ru} ${brand.name} «${collection.ru}» ${size}, ${chosenPattern.named.ru}, ${shade.named.ru}`,
      kz: `${brand.name} «${collection.kz}» ${range.named.kz} тұсқағазы, ${size}, ${chosenPattern.named.kz}, ${shade.named.kz}`,
    },
    description: {
      ru: `${top.story.ru} Рулон ${size} — это ${areaText} м² полотна; ${matching.ru}. ${chosenCare.story.ru}, обои подойдут для ${first.forIt.ru} и ${second.forIt.ru}. ${gluing.ru}`,
      kz: `${top.story.kz} Бір орам (${size}) — ${areaText} м² тұсқағаз; ${matching.kz}. ${chosenCare.story.kz}; ${first.choice.kz} ${andAfter(first.choice.kz)} ${second.forIt.kz} лайық. ${gluing.kz}`,
    },
    brand: brand.code,
    values: [
      [wallpaperBase, base],
      [wallpaperTop, top.choice],
      [rollWidth, numberChoice(width)],
      [rollLength, numberChoice(length)],
      [pattern, chosenPattern.choice],
      [color, shade.color],
      [repeatCm, repeat],
      [match, joint],
      [care, chosenCare.choice],
      [room, [first.choice, second.choice]],
    ],
    priceTenge: Math.round(area * random.integer(...top.tengePerM2) * (isOwn ? 0.93 : 1)),
    units: [
      { unit: 'roll', ratio: 1, weightKg },
      { unit: 'm2', ratio: area, weightKg: round(weightKg / area, 3) },
    ],
    sizeMm: [width * 1000, diameter, diameter],
    image: `wallpaper/${chosenPattern.choice.code}-${shade.color.code}`,
    documents: ['manual', 'certificate'],
  };
}

const wallpaperProperties = [
  wallpaperBase,
  wallpaperTop,
  rollWidth,
  rollLength,
  pattern,
  color,
  repeatCm,
  match,
  care,
  room,
] as const;

export const nonwovenWallpaper: Leaf = {
  code: 'flizelinovye-oboi',
  properties: wallpaperProperties,
  draw: (random) =>
    drawWallpaper(random, {
      base: bases.nonwoven,
      tops: nonwovenTops,
      named: { ru: 'флизелиновые', kz: 'флизелин' },
    }),
};

export const vinylWallpaper: Leaf = {
  code: 'vinilovye-oboi',
  properties: wallpaperProperties,
  draw: (random) =>
    drawWallpaper(random, {
      base: 'by-width',
      tops: vinylTops,
      named: { ru: 'виниловые', kz: 'винил' },
    }),
};
