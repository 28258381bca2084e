/** What lies under, around and between coverings of floors and walls. */
import {
  by,
  type Companion,
  type Facts,
  has,
  kind,
  near,
  needed,
  numberIn,
  type Own,
  offered,
} from './companion.ts';

/** What each covering calls itself on an underlay's pack, the millimetres it likes and those it bears. */
const COVERINGS: Readonly<Record<string, { name: string; likes: (mm: number) => number; most: number }>> = {
  laminat: { name: 'laminate', likes: (mm) => (mm > 8 ? 3 : 2), most: 3 },
  'parketnaya-doska': { name: 'parquet', likes: () => 3, most: 3 },
  kvartsvinil: { name: 'vinyl', likes: () => 1, most: 1.5 },
};
const UNDERLAY_SPARE = 1.05;
/** Running metres of skirting to the square metre of a usual room. */
const SKIRTING_PER_M2 = 1;
const SELF_LEVELLING_KG = 8;
const PRIMER_L = 0.15;

/** Of an underlay: that it is made for the covering and not too thick for its locks; null where none is laid. */
export function underlayFor(
  section: string,
  own: Facts,
): { name: string; likes: number; most: number } | null {
  const covering = COVERINGS[section];
  if (!covering || has(own, 'floor_joint', 'glue')) return null;
  return { ...covering, likes: covering.likes(numberIn(own, 'thickness_mm')) };
}

function underlay(section: string, { facts, holds }: Own): Companion[] {
  const under = underlayFor(section, facts);
  if (!under) return [];
  return [
    needed('underlay', 'podlozhka', ['m2', holds('m2') * UNDERLAY_SPARE], {
      ...by('under_for', under.name),
      fits: (each) => numberIn(each, 'thickness_mm') <= under.most,
      distance: near('thickness_mm', under.likes),
    }),
  ];
}

const skirting = ({ facts, holds }: Own): Companion =>
  needed('skirting', 'plintus-napolnyy', ['m', holds('m2') * SKIRTING_PER_M2], {
    property: 'skirting_height_mm',
    fits: (each) => has(each, 'floor_tone', 'white', ...(facts.floor_tone ?? [])),
    // In the tone of the floor before white.
    distance: (each) => (has(each, 'floor_tone', ...(facts.floor_tone ?? [])) ? 0 : 1),
  });

const boards = (section: string) => (own: Own) => [
  ...underlay(section, own),
  skirting(own),
  ...(has(own.facts, 'floor_joint', 'glue') ? level(own) : []),
  offered('saw', 'pily-i-lobziki', kind('saw-jig')),
];

/** What is glued or rolled out shows every bump. */
const level = ({ holds }: Own): Companion[] => [
  needed(
    'level',
    'styazhka-i-nalivnoy-pol',
    ['kg', holds('m2') * SELF_LEVELLING_KG],
    by('mix_purpose', 'floor-finish'),
  ),
  needed('primer', 'gruntovka', ['l', holds('m2') * PRIMER_L], kind('primer-deep', 'primer-universal')),
];

const rolled = (own: Own) => [
  skirting(own),
  offered('level', 'styazhka-i-nalivnoy-pol', by('mix_purpose', 'floor-finish')),
];

function skirtings({ facts }: Own): Companion[] {
  if (!facts.skirting_height_mm) return [];
  const part = (name: string, perOwn: number) =>
    needed(name, 'plintus-napolnyy', ['piece', perOwn], kind(name));
  const fixing = has(facts, 'skirting_fixing', 'glue')
    ? needed('glue', 'pena-i-germetiki', ['piece', 0.2], kind('liquid-nails'))
    : needed('dowel', 'dyubeli-i-ankery', ['piece', 5], {
        ...kind('anchor-nail-dowel', 'anchor-dowel'),
        distance: near('length_mm', 40),
      });
  return [
    part('skirting-inner-corner', 0.7),
    part('skirting-joint', 0.4),
    part('skirting-end-cap', 0.3),
    part('skirting-outer-corner', 0),
    fixing,
  ];
}

/** Kilograms of glue to the square metre: the bed of a comb of 8 mm, on the back of large and floor tiles as well. */
const GLUE_KG = { wall: 4.05, floor: 4.9 } as const;
const GROUT_KG_PER_DM3 = 1.6;

/** Words of one family of colours: what a joint may be beside a tile without being seen as a stripe. */
const KINDRED: Readonly<Record<string, readonly string[]>> = {
  white: ['white', 'light-grey', 'ivory', 'jasmine'],
  ivory: ['ivory', 'jasmine', 'beige', 'white'],
  beige: ['beige', 'ivory', 'jasmine', 'caramel'],
  brown: ['brown', 'chocolate', 'caramel', 'terracotta'],
  grey: ['grey', 'light-grey', 'graphite'],
  graphite: ['graphite', 'black', 'grey'],
  black: ['black', 'graphite'],
  green: ['olive', 'green', 'light-grey', 'white'],
  blue: ['blue', 'light-blue', 'light-grey', 'white'],
};

function toSides(facts: Facts): [number, number] {
  const [a = 300, b = 300] = String(facts.size?.[0] ?? '')
    .split('x')
    .map(Number);
  return [a || 300, b || 300];
}

function tiled(where: 'wall' | 'floor', purposes: readonly string[], hasCrosses: boolean) {
  return ({ facts, holds }: Own): Companion[] => {
    const [a, b] = toSides(facts);
    const thickness = numberIn(facts, 'thickness_mm') || 8;
    const joint = 2;
    const groutKg = ((a + b) / (a * b)) * thickness * joint * GROUT_KG_PER_DM3;
    const kindred = KINDRED[String(facts.color?.[0])] ?? ['light-grey', 'white', 'grey'];
    const m2 = holds('m2');
    return [
      needed('glue', 'plitochnyy-kley', ['kg', m2 * GLUE_KG[where]], by('mix_purpose', ...purposes)),
      needed('grout', 'zatirka', ['kg', m2 * groutKg], {
        ...by('mix_base', 'cement'),
        fits: (each) => has(each, 'color', ...kindred),
        distance: (each) => kindred.indexOf(String(each.color?.[0])),
      }),
      needed('primer', 'gruntovka', ['l', m2 * PRIMER_L], kind('primer-deep', 'primer-universal')),
      ...(hasCrosses
        ? [
            needed('crosses', 'sistemy-ukladki-plitki', ['piece', (m2 / ((a * b) / 1e6)) * 1.1], {
              ...kind('tile-crosses'),
              fits: (each) => numberIn(each, 'spacer_joint_mm') <= 3,
              distance: near('spacer_joint_mm', joint),
            }),
          ]
        : []),
    ];
  };
}

const ceramics = ['adhesive-ceramics', 'adhesive-porcelain'];

export const floors: Readonly<Record<string, (own: Own) => Companion[]>> = {
  laminat: boards('laminat'),
  'parketnaya-doska': boards('parketnaya-doska'),
  kvartsvinil: boards('kvartsvinil'),
  linoleum: rolled,
  kovrolin: rolled,
  'plintus-napolnyy': skirtings,
  keramogranit: tiled('floor', ['adhesive-porcelain'], true),
  'plitka-dlya-vannoy': tiled('wall', ceramics, true),
  mozaika: tiled('wall', ['adhesive-porcelain'], false),
  'dekorativnyy-kamen': tiled('wall', ['adhesive-stone', 'adhesive-porcelain'], false),
};
