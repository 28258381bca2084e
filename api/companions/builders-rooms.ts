import { amount, has, like, number, of, one, type Rule } from './builders-rule.ts';

export const roomsRules: readonly Rule[] = [
  // Walls
  {
    rule: 'plasterboard comes with its stud and its track, one of each',
    section: 'gipsokarton',
    where: { thickness_mm: 12.5 },
    holds: (o) =>
      one(like(o, 'profil-dlya-gipsokartona', 'kind', 'profile-ps')) &&
      one(like(o, 'profil-dlya-gipsokartona', 'kind', 'profile-pn')),
  },
  {
    rule: 'plasterboard is screwed to metal with 25 mm, about fifty to a sheet',
    section: 'gipsokarton',
    where: { thickness_mm: 12.5 },
    count: 10,
    holds: (o) => {
      const found = like(o, 'samorezy', 'kind', 'screw-plasterboard-metal');
      const pieces = found[0] ? amount(found[0], 'piece') : 0;
      return one(found) && number(found[0], 'length_mm') <= 35 && pieces >= 300 && pieces <= 1500;
    },
  },
  {
    rule: 'joints of plasterboard take tape and the filler for joints',
    section: 'gipsokarton',
    where: { thickness_mm: 12.5 },
    holds: (o) =>
      one(like(o, 'malyarnyy-instrument', 'kind', 'joint-tape')) &&
      one(of(o, 'shpatlevka')) &&
      one(like(o, 'shpatlevka', 'mix_purpose', 'putty-joints')),
  },
  {
    rule: 'non-woven wallpaper is hung on glue for non-woven',
    section: 'flizelinovye-oboi',
    holds: (o) =>
      one(of(o, 'kley-dlya-oboev')) && of(o, 'kley-dlya-oboev').every((g) => has(g, 'glue_for', 'nonwoven')),
  },
  {
    rule: 'glass wallpaper is hung on glue for glass',
    section: 'oboi-pod-pokrasku',
    where: { kind: 'glass-fibre' },
    holds: (o) =>
      one(of(o, 'kley-dlya-oboev')) && of(o, 'kley-dlya-oboev').every((g) => has(g, 'glue_for', 'glass')),
  },
  {
    rule: 'walls are primed before paint, not with a primer for metal',
    section: 'kraska-dlya-sten-i-potolkov',
    holds: (o) =>
      one(of(o, 'gruntovka')) &&
      of(o, 'gruntovka').every((p) => has(p, 'kind', 'primer-deep', 'primer-universal')),
  },
  // Doors
  {
    rule: 'architraves of a brown door are brown, five of them to a door',
    section: 'mezhkomnatnye-dveri',
    where: { color: 'brown', door_kit: 'leaf', door_opening: 'swing' },
    holds: (o) => {
      const found = like(o, 'nalichniki-i-dobory', 'kind', 'architrave', 'telescopic-architrave');
      return one(found) && has(found[0], 'color', 'brown') && found[0].count >= 5 && found[0].count <= 6;
    },
  },
  {
    rule: 'a door that comes whole needs no architraves',
    section: 'mezhkomnatnye-dveri',
    where: { door_kit: 'full' },
    holds: (o) => o.others.length > 0 && of(o, 'nalichniki-i-dobory').length === 0,
  },
  {
    rule: 'a sliding door has no hinges',
    section: 'mezhkomnatnye-dveri',
    where: { door_opening: 'sliding' },
    holds: (o) => o.others.length > 0 && like(o, 'dvernaya-furnitura', 'kind', 'door-hinge').length === 0,
  },
  // Plumbing and heating
  {
    rule: 'a hanging toilet needs an installation, and it is not ticked for the visitor',
    section: 'unitazy',
    where: { wc_mounting: 'wall', wc_with_frame: 'no' },
    holds: (o) => one(of(o, 'installyatsii')) && of(o, 'installyatsii').every((frame) => !frame.isTicked),
  },
  {
    rule: 'a basin has a tap for basins, a bath one for baths: here the bath',
    section: 'vanny',
    holds: (o) =>
      one(of(o, 'smesiteli')) && of(o, 'smesiteli').every((tap) => has(tap, 'purpose', 'tap-bath')),
  },
  {
    rule: 'a basin with a hole has a tap for basins that stands on it',
    section: 'rakoviny',
    where: { basin_tap_hole: 'centre' },
    holds: (o) =>
      one(of(o, 'smesiteli')) &&
      of(o, 'smesiteli').every((tap) => has(tap, 'purpose', 'tap-basin') && has(tap, 'tap_mounting', 'deck')),
  },
  {
    rule: 'a vanity without a basin is offered one of its width',
    section: 'mebel-dlya-vannoy',
    where: { kind: 'vanity', furn_with_basin: 'no' },
    holds: (o) => {
      const basins = of(o, 'rakoviny');
      return (
        basins.length <= 1 &&
        o.others.length > 0 &&
        basins.every(
          (b) =>
            has(b, 'basin_kind', 'furniture', 'counter') &&
            number(b, 'basin_width_cm') <= number(o.own, 'furn_width_cm') + 5,
        )
      );
    },
  },
  {
    rule: 'a radiator in the pipes takes two radiator valves, one on the mains none',
    section: 'radiatory',
    where: { radiator_connection: 'side' },
    holds: (o) => {
      const valves = of(o, 'zapornaya-armatura');
      return one(valves) && has(valves[0], 'pipe_element', 'valve-radiator') && valves[0].count === 2;
    },
  },
  {
    rule: 'a chandelier takes lamps of its socket, as many as it has',
    section: 'lyustry-i-svetilniki',
    where: { lamp_base: 'e27', luminaire_bulbs: 3 },
    holds: (o) => {
      const lamps = of(o, 'svetodiodnye-lampy');
      return one(lamps) && has(lamps[0], 'lamp_base', 'e27') && lamps[0].count === 3;
    },
  },
  // Tools
  {
    rule: 'discs beside a grinder are of its size',
    section: 'bolgarki',
    where: { tool_disc_mm: 125 },
    holds: (o) =>
      of(o, 'osnastka').length > 0 && of(o, 'osnastka').every((disc) => number(disc, 'diameter_mm') === 125),
  },
];
