/**
 * Which room a set is shown in, and where its goods are to be seen there. Rooms are pictures of the workshop
 * (`pictures/room/`), and the places of their things come from the photographed scene itself.
 */
import photographed from './room-spots.json' with { type: 'json' };
import type { DemoItem, DemoSet } from './set.ts';

/** By the code of the set; rooms of interiors are their own. A set that no room shows is a tile of its goods. */
const roomBySet: Readonly<Record<string, string>> = {
  'sanuzel-pod-klyuch': 'bathroom-beige',
  styazhka: 'empty-screed',
  'pol-iz-laminata': 'empty-laminate',
  'kvartsvinil-pod-klyuch': 'empty-vinyl',
  'pokraska-sten': 'empty-paint',
  'okleyka-oboyami': 'living-ornament',
  'mezhkomnatnaya-dver': 'living-wood',
  'vhodnaya-dver': 'hall',
  'terrasa-iz-dpk': 'terrace',
  'instrument-novosela': 'workshop',
  'sarkeram-vannaya': 'bathroom-beige',
  'ostravelo-vannaya': 'bathroom-loft',
  'oyuline-komnata': 'living-ornament',
  'nurlan-dekor-klassika': 'living-classic',
  'esikhan-dveri': 'living-wood',
  'portano-dveri': 'living-light',
  'parkentra-poly': 'empty-laminate',
  'edilwood-poly': 'empty-parquet',
  'aqbura-santehnika': 'bathroom-light',
  'moylen-santehnika': 'bathroom-green',
};

/** What goods of a leaf are in a room of this kind. */
const thingByLeaf: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  bathroom: {
    keramogranit: 'floor',
    'mebel-dlya-vannoy': 'vanity',
    'plitka-dlya-vannoy': 'wall',
    polotentsesushiteli: 'towelRail',
    smesiteli: 'basinTap',
    unitazy: 'toilet',
    vanny: 'bath',
  },
  empty: {
    kvartsvinil: 'floor',
    'kraska-dlya-sten-i-potolkov': 'wall',
    laminat: 'floor',
    'parketnaya-doska': 'floor',
    'plintus-napolnyy': 'skirting',
    'styazhka-i-nalivnoy-pol': 'floor',
  },
  hall: { keramogranit: 'floor', 'vhodnye-dveri': 'door' },
  kitchen: { 'rozetki-i-vyklyuchateli': 'socket', 'trekovye-sistemy': 'track' },
  living: {
    'dvernaya-furnitura': 'handle',
    'flizelinovye-oboi': 'wall',
    'lepnina-i-moldingi': 'cornice',
    'lyustry-i-svetilniki': 'lamp',
    'mezhkomnatnye-dveri': 'door',
    'rozetki-i-vyklyuchateli': 'socket',
  },
  terrace: { 'laki-i-propitki': 'oil', sayding: 'facade', 'terrasnaya-doska': 'floor' },
  workshop: { 'dreli-i-shurupoverty': 'drill', 'nabory-instrumenta': 'toolbox', udliniteli: 'cable' },
};

export const roomOf = ({ code, scene }: DemoSet): string | null => scene ?? roomBySet[code] ?? null;

/** What the item is in the set's room: its own word, or that of its leaf, once in a set. */
export function thingOf(set: DemoSet, item: DemoItem): string | null {
  if (item.spot !== undefined) return item.spot;
  const room = roomOf(set);
  const [kind = ''] = room?.split('-') ?? [];
  const thing = thingByLeaf[kind]?.[item.leaf];
  if (thing === undefined) return null;
  const items = set.groups.flatMap((group) => group.items);
  return items.find(({ leaf }) => thingByLeaf[kind]?.[leaf] === thing) === item ? thing : null;
}

const places: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = photographed;

/** In per cent of the picture; null: the room does not show it. */
export function placeOf(room: string, thing: string): { x: number; y: number } | null {
  const [x, y] = places[room]?.[thing] ?? [];
  return x === undefined || y === undefined ? null : { x, y };
}
