/** Walls, doors, water, heat, light and tools. */
import { by, type Companion, has, kind, near, needed, numberIn, type Own, offered } from './companion.ts';

const PRIMER_L = 0.12;
const GLUE_M2 = 35;

const primer = ({ holds }: Own): Companion =>
  needed('primer', 'gruntovka', ['l', holds('m2') * PRIMER_L], kind('primer-deep', 'primer-universal'));

/** To a square metre of one face of a partition. */
function plasterboard(own: Own): Companion[] {
  const m2 = own.holds('m2');
  return [
    needed('stud', 'profil-dlya-gipsokartona', ['m', m2], {
      ...kind('profile-ps'),
      distance: near('length_m', 3),
    }),
    needed('track', 'profil-dlya-gipsokartona', ['m', m2 * 0.35], {
      ...kind('profile-pn'),
      distance: near('length_m', 3),
    }),
    needed('screws', 'samorezy', ['piece', m2 * 15], {
      ...kind('screw-plasterboard-metal'),
      distance: near('length_mm', 25),
    }),
    needed('joint-filler', 'shpatlevka', ['kg', m2 * 0.45], by('mix_purpose', 'putty-joints')),
    needed('joint-tape', 'malyarnyy-instrument', ['m', m2 * 0.75], kind('joint-tape')),
    offered('wool', 'mineralnaya-vata', by('insul_use', 'frame')),
  ];
}

function wallpaper(own: Own): Companion[] {
  const { facts, holds } = own;
  const isGlass = has(facts, 'kind', 'glass-fibre');
  const base = isGlass ? 'glass' : has(facts, 'wallp_base', 'paper') ? 'vinyl' : 'nonwoven';
  return [
    needed('glue', 'kley-dlya-oboev', ['pack', holds('m2') / GLUE_M2], by('glue_for', base)),
    primer(own),
    offered('knife', 'malyarnyy-instrument', kind('putty-knife')),
    ...(facts.wallp_repaints
      ? [offered('paint', 'kraska-dlya-sten-i-potolkov', by('paint_room', 'living-rooms'))]
      : []),
  ];
}

/** A litre covers its square metres in two layers; they are primed once. */
function paint({ facts, holds }: Own): Companion[] {
  const m2 = (holds('l') * (numberIn(facts, 'paint_coverage') || 10)) / 2;
  return [
    needed('primer', 'gruntovka', ['l', m2 * PRIMER_L], kind('primer-deep', 'primer-universal')),
    offered('roller', 'malyarnyy-instrument', kind('roller')),
    offered('tray', 'malyarnyy-instrument', kind('paint-tray')),
    needed('tape', 'malyarnyy-instrument', ['piece', 0], { ...kind('masking-tape'), once: 1 }),
    ...(has(facts, 'paint_tintable', 'yes') ? [offered('tint', 'kolery')] : []),
  ];
}

const ARCHITRAVE_M = 10.6;

function interiorDoor({ facts }: Own): Companion[] {
  const isSliding = has(facts, 'door_opening', 'sliding');
  const isLeaf = !has(facts, 'door_kit', 'full');
  return [
    ...(isLeaf
      ? [
          needed('architrave', 'nalichniki-i-dobory', ['m', ARCHITRAVE_M], {
            ...kind('architrave', 'telescopic-architrave'),
            fits: (each) => has(each, 'color', ...(facts.color ?? [])),
            distance: (each) => (has(each, 'door_coating', ...(facts.door_coating ?? [])) ? 0 : 1),
          }),
        ]
      : []),
    needed('handle', 'dvernaya-furnitura', ['piece', 1], kind('door-handle')),
    ...(isSliding
      ? []
      : [
          needed('latch', 'dvernaya-furnitura', ['piece', 1], kind('door-latch')),
          needed('hinge', 'dvernaya-furnitura', ['piece', 2], kind('door-hinge')),
        ]),
    needed('foam', 'pena-i-germetiki', ['piece', 0.5], kind('gun-foam', 'straw-foam')),
  ];
}

const entranceDoor = (): Companion[] => [
  needed('foam', 'pena-i-germetiki', ['piece', 2], kind('gun-foam', 'straw-foam')),
  needed('anchor', 'dyubeli-i-ankery', ['piece', 8], {
    ...kind('anchor-sleeve', 'anchor-wedge'),
    distance: near('length_mm', 120),
  }),
  offered('closer', 'dvernaya-furnitura', kind('door-closer')),
];

const sealant: Companion = needed('sealant', 'pena-i-germetiki', ['piece', 1], kind('sanitary-silicone'));
const angleValves = (count: number): Companion =>
  needed('angle-valve', 'zapornaya-armatura', ['piece', count], by('pipe_element', 'valve-angle'));
const drainPipe = (mm: number): Companion =>
  needed('sewer-pipe', 'kanalizatsiya', ['piece', 1], {
    ...by('purpose', 'indoor-sewer'),
    fits: (each) => has(each, 'pipe_element', 'sewer-pipe'),
    distance: near('diameter_mm', mm),
  });
const siphon = (use: 'basin' | 'bath' | 'shower'): Companion =>
  needed('siphon', 'kanalizatsiya', ['piece', 1], kind(`siphon-${use}`));
const tap = (purpose: string, rest: Partial<Companion> = {}): Companion =>
  offered('tap', 'smesiteli', { ...by('purpose', purpose), ...rest });

function toilet({ facts }: Own): Companion[] {
  const hangs = has(facts, 'wc_mounting', 'wall') && !has(facts, 'wc_with_frame', 'yes');
  return [...(hangs ? [offered('frame', 'installyatsii')] : [angleValves(1)]), sealant, drainPipe(110)];
}

const deckTap = { fits: (each: Own['facts']) => has(each, 'tap_mounting', 'deck') };

const basin = ({ facts }: Own): Companion[] => [
  has(facts, 'basin_tap_hole', 'centre') ? tap('tap-basin', deckTap) : tap('tap-basin'),
  siphon('basin'),
  angleValves(2),
  sealant,
];

function bathFurniture({ facts }: Own): Companion[] {
  if (!has(facts, 'kind', 'vanity')) return [];
  const width = numberIn(facts, 'furn_width_cm');
  const own = has(facts, 'furn_with_basin', 'yes')
    ? []
    : [
        offered('basin', 'rakoviny', {
          ...by('basin_kind', 'furniture', 'counter'),
          fits: (each) => numberIn(each, 'basin_width_cm') <= width + 5,
          distance: near('basin_width_cm', width),
        }),
      ];
  return [...own, tap('tap-basin', deckTap), siphon('basin'), angleValves(2)];
}

const bath = (): Companion[] => [tap('tap-bath'), siphon('bath'), sealant];

const shower = ({ facts }: Own): Companion[] => [
  ...(has(facts, 'shower_kind', 'corner') ? [tap('tap-shower-column'), siphon('shower')] : []),
  sealant,
  drainPipe(50),
];

function radiator({ facts }: Own): Companion[] {
  if (!facts.radiator_connection || has(facts, 'radiator_connection', 'mains')) return [];
  return [
    needed('valve', 'zapornaya-armatura', ['piece', 2], by('pipe_element', 'valve-radiator')),
    needed('pipe', 'polipropilenovye-truby', ['m', 4], {
      ...by('pipe_element', 'ppr-pipe'),
      distance: near('diameter_mm', 20),
    }),
    needed('dowel', 'dyubeli-i-ankery', ['piece', 4], {
      ...kind('anchor-dowel', 'anchor-nail-dowel'),
      distance: near('length_mm', 80),
    }),
  ];
}

function luminaire({ facts }: Own): Companion[] {
  const bulbs = numberIn(facts, 'luminaire_bulbs');
  const [base = ''] = facts.lamp_base ?? [];
  const lamps =
    bulbs > 0 ? [needed('lamp', 'svetodiodnye-lampy', ['piece', bulbs], by('lamp_base', base))] : [];
  return [...lamps, offered('switch', 'rozetki-i-vyklyuchateli', kind('switch-1', 'switch-2'))];
}

function grinder({ facts }: Own): Companion[] {
  const fits = (each: Own['facts']) => numberIn(each, 'diameter_mm') === numberIn(facts, 'tool_disc_mm');
  return [
    needed('disc', 'osnastka', ['piece', 1], { ...kind('disc-cutting'), fits }),
    offered('diamond', 'osnastka', { ...kind('disc-diamond'), fits }),
  ];
}

const hammer = ({ facts }: Own): Companion[] => [
  offered('bit', 'osnastka', {
    ...kind('bit-sds'),
    fits: (each) => has(each, 'accessory_shank', ...(facts.tool_chuck ?? [])),
  }),
];

export const rooms: Readonly<Record<string, (own: Own) => Companion[]>> = {
  gipsokarton: plasterboard,
  'flizelinovye-oboi': wallpaper,
  'vinilovye-oboi': wallpaper,
  'oboi-pod-pokrasku': wallpaper,
  'kraska-dlya-sten-i-potolkov': paint,
  'mezhkomnatnye-dveri': interiorDoor,
  'vhodnye-dveri': entranceDoor,
  unitazy: toilet,
  rakoviny: basin,
  'mebel-dlya-vannoy': bathFurniture,
  vanny: bath,
  'dushevye-kabiny': shower,
  radiatory: radiator,
  'lyustry-i-svetilniki': luminaire,
  bolgarki: grinder,
  perforatory: hammer,
};
