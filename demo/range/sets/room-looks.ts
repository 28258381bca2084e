/**
 * What is to be seen in the rooms' pictures, as the workshop dressed them (workshop/rooms/rooms.ts): by room and thing the
 * names of pictures whose goods look so. A set is shown in a room only where it sells what the room shows; surfaces are
 * what a room is known by, and a room without its own floor or walls is another room.
 */
const SURFACES: readonly string[] = ['wall', 'floor', 'splash', 'panels', 'facade', 'door'];

/** Nothing of the range looks so: the thing is left to the picture. */
const nothing = /^$/;

/** A straight tub, a white toilet with its cistern; the round mirror and the bar of light are nobody's. */
const fittings = {
  bath: /^bath\/straight/,
  toilet: /^toilet\/floor(\/|$)/,
  mirror: nothing,
  lamp: nothing,
};
/** A vanity hangs on the wall, in the colour of its front. */
const bathroom = (wall: RegExp, vanity: string, metal: string): Readonly<Record<string, RegExp>> => ({
  ...fittings,
  wall,
  vanity: new RegExp(`^bath-furniture/vanity-${vanity}/\\d+-\\d+-hung`),
  floor: /^tile\/concrete-grey/,
  bathTap: new RegExp(`^tap/bath-${metal}/\\w+-true`),
  basinTap: new RegExp(`^tap/basin-${metal}/lever`),
  towelRail: new RegExp(`^towel-rail/ladder-${metal}`),
});
const living = (wall: RegExp, floor: RegExp, door: RegExp): Readonly<Record<string, RegExp>> => ({
  wall,
  floor,
  door,
  skirting: /^skirting\/white/,
  cornice: /^molding\/ceiling/,
  handle: /^door-hardware\/handle/,
  sill: /^sill\/white/,
  radiator: /^radiator\/(bimetal|aluminium)\/\d+-500-white/,
  lamp: /^luminaire\/chandelier-pendant\/5-glass-black/,
  socket: /^socket\/single\/white/,
});
const empty = (floor: RegExp): Readonly<Record<string, RegExp>> => ({ floor, skirting: /^skirting\/white/ });

const looks: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  'bathroom-light': bathroom(/^tile\/marble-white/, 'grey', 'chrome'),
  'bathroom-loft': bathroom(/^tile\/concrete-graphite/, 'black', 'black'),
  'bathroom-beige': bathroom(/^tile\/stone-beige/, 'white', 'chrome'),
  'bathroom-green': bathroom(nothing, 'grey', 'chrome'),
  'living-light': living(/^wallpaper\/linen-beige/, /\/oak-light/, /^door\/white(\/|$)/),
  'living-classic': {
    ...living(/^wallpaper\/damask-green/, /\/walnut-natural/, /^door\/walnut(\/|$)/),
    lamp: /^luminaire\/chandelier-pendant\/.*-gold/,
  },
  'living-ornament': living(/^wallpaper\/ornament-green/, /\/oak-light/, /^door\/white(\/|$)/),
  'living-wood': living(nothing, /\/oak-light/, /^door\/oak-natural(\/|$)/),
  kitchen: {
    floor: /\/oak-natural/,
    splash: /^tile\/plain-white/,
    skirting: /^skirting\/white/,
    tap: /^tap\/kitchen-chrome\/lever/,
    lamp: /^luminaire\/pendant\/\d-metal-gold/,
    track: /^track\/spot\/black/,
    socket: /^socket\/single\/white/,
  },
  hall: {
    floor: /^tile\/concrete-grey/,
    panels: /^wall-panel\/slat-oak-natural/,
    door: /^entrance-door\/graphite/,
    lock: /^door-hardware\/lock-chrome/,
    storage: nothing,
    lamp: /^luminaire\/pendant\/1-metal-black/,
    switch: /^switch\/\d\/white/,
  },
  terrace: {
    floor: /^decking\/larch/,
    facade: /^siding\/light\/board/,
    fence: /^fence\/picket\/ral-8017/,
    door: nothing,
    hose: /^hose\/green/,
    mower: /^mower\/petrol\/masterlek/,
    lamp: nothing,
  },
  workshop: {
    wall: /^board\/osb/,
    floor: /^tile\/concrete-grey/,
    drill: /^drill\/cordless\/temirqol/,
    grinder: /^grinder\/small\/temirqol/,
    saw: nothing,
    level: nothing,
    toolbox: /^toolset\/home\/temirqol/,
    storage: nothing,
    cable: /^extension\/reel\/orange/,
    lamp: nothing,
  },
  'empty-laminate': empty(/\/oak-natural/),
  'empty-vinyl': empty(/\/oak-grey/),
  'empty-parquet': empty(/\/walnut-natural/),
  'empty-paint': empty(/\/oak-light/),
};

/** Null where any good will do: paint and oil in their cans, a screed under its floor. */
export const lookOf = (room: string, thing: string): RegExp | null => looks[room]?.[thing] ?? null;

export const isSurface = (thing: string): boolean => SURFACES.includes(thing);
