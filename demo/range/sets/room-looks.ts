/**
 * What is to be seen in the rooms' pictures, as the workshop dressed them (workshop/rooms/rooms.ts): by room and thing the
 * names of pictures whose goods look so. A set is shown in a room only where it sells what the room shows; surfaces are
 * what a room is known by, and a room without its own floor or walls is another room.
 */
const SURFACES: readonly string[] = ['wall', 'floor', 'splash', 'panels', 'facade', 'door'];

const china = { bath: /^bath\/straight/, toilet: /^toilet\/(floor|back-to-wall)(\/|$)/ };
const bathroom = (wall: RegExp, vanity: RegExp, metal: string): Readonly<Record<string, RegExp>> => ({
  ...china,
  wall,
  vanity,
  floor: /^tile\/concrete-grey/,
  bathTap: new RegExp(`^tap/bath-${metal}`),
  basinTap: new RegExp(`^tap/basin-${metal}`),
  towelRail: new RegExp(`^towel-rail/ladder-${metal}`),
});
const living = (wall: RegExp, floor: RegExp, door: RegExp): Readonly<Record<string, RegExp>> => ({
  wall,
  floor,
  door,
  skirting: /^skirting\/white/,
});
/** Nothing of the range looks so: the thing is left to the picture. */
const nothing = /^$/;

const looks: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  'bathroom-light': bathroom(/^tile\/marble-white/, /vanity-beige/, 'chrome'),
  'bathroom-loft': bathroom(/^tile\/concrete-graphite/, nothing, 'black'),
  'bathroom-beige': bathroom(/^tile\/stone-beige/, /vanity-white/, 'chrome'),
  'bathroom-green': bathroom(/^tile\/plain-green/, /vanity-beige/, 'chrome'),
  'living-light': living(/^wallpaper\/linen-beige/, /\/oak-light/, /^door\/white(\/|$)/),
  'living-classic': living(/^wallpaper\/damask-green/, /\/walnut-natural/, /^door\/walnut(\/|$)/),
  'living-ornament': living(/^wallpaper\/ornament-green/, /\/oak-light/, /^door\/white(\/|$)/),
  'living-wood': living(/^wallpaper\/plain-beige/, /\/oak-light/, /^door\/oak-natural(\/|$)/),
  kitchen: { floor: /\/oak-natural/, splash: /^tile\/plain-white/ },
  hall: {
    floor: /^tile\/concrete-grey/,
    panels: /^wall-panel\/slat-oak-natural/,
    door: /^entrance-door\/graphite/,
  },
  terrace: { floor: /^decking\/larch/, facade: /^siding\/light/, fence: /^fence\/picket\/ral-8017/ },
  workshop: { wall: /^board\/osb/, floor: /^tile\/concrete-grey/ },
  'empty-laminate': { floor: /\/oak-natural/, skirting: /^skirting\/white/ },
  'empty-vinyl': { floor: /\/oak-grey/, skirting: /^skirting\/white/ },
  'empty-parquet': { floor: /\/walnut-natural/, skirting: /^skirting\/white/ },
  'empty-paint': { floor: /\/oak-light/, skirting: /^skirting\/white/ },
};

/** Null where any good will do: the room shows it too small to tell. */
export const lookOf = (room: string, thing: string): RegExp | null => looks[room]?.[thing] ?? null;

export const isSurface = (thing: string): boolean => SURFACES.includes(thing);
