/**
 * What is covered: the floor, the ceiling, all walls or one wall of a room, or simply so many square metres. The typed
 * area wins over the room; a room may be a rectangle, an L («cutLength», «cutWidth») or an outline («0:0; 4:0; 4:3,5»).
 * Openings are written «d0,9x2; w1,5x1,4x2»: a door, two windows; «@» says where in the wall («d0,8x2@2,3»), «#» in
 * which («d0,8x2#0»). Of all walls some alone are covered where `walls` names them («0,2»).
 */
import {
  isOutline,
  listWalls,
  measureRoom,
  type Opening,
  type Point,
  type Room,
  type Shape,
} from '../room.ts';
import {
  choice,
  type FieldError,
  type Fields,
  flag,
  number,
  optional,
  type Parsed,
  parseDecimal,
  parseFields,
  type Texts,
} from './fields.ts';

export type SurfaceKind = 'floor' | 'ceiling' | 'walls' | 'wall';

export interface Surface {
  kind: SurfaceKind;
  areaM2: number;
  /** Null where only an area was typed: what runs along the edge is then unknown, not zero. */
  perimeterM: number | null;
  room: Room | null;
  /** The sides of a rectangular surface, for counting rows. */
  sides: { xM: number; yM: number } | null;
  openings: readonly Opening[];
}

const SIDE_M = [0.1, 100] as const;
const HEIGHT_M = [0.3, 20] as const;
const AREA_M2 = [0.01, 100_000] as const;
const MAX_POINTS = 40;
const MAX_OPENINGS = 30;

/** The texts a surface is read from; `openings`, `outline` and these numbers. */
const surfaceFields = {
  where: choice('floor', 'ceiling', 'walls', 'wall'),
  shape: choice('rectangle', 'l', 'polygon'),
  area: optional('m2', AREA_M2),
  perimeter: optional('m', [0.1, 2000]),
  keepOpenings: flag(),
} satisfies Fields;

const side = number('m', SIDE_M);
const height = number('m', HEIGHT_M);
const cut = optional('m', SIDE_M);

/** The fields of a surface in the order of a form; `outline` and `openings` are texts of their own. */
export function listSurfaceFields({ kind, needs }: { kind: SurfaceKind | null; needs?: Whole }): Fields {
  const { where, shape, area, perimeter, keepOpenings } = surfaceFields;
  const isWall = kind === 'wall';
  return {
    ...(kind === null ? { where } : {}),
    ...(isWall ? {} : { shape }),
    length: side,
    ...(isWall ? {} : { width: side }),
    ...(kind === 'floor' || kind === 'ceiling' ? {} : { height }),
    ...(isWall ? {} : { cutLength: cut, cutWidth: cut }),
    ...(needs ? {} : { area, perimeter }),
    ...(kind === 'floor' || kind === 'ceiling' ? {} : { keepOpenings }),
  };
}

/** What a bare area cannot tell: how the walls run, or also how high they are. */
export type Whole = 'outline' | 'room';

/** `kind` fixes what is covered; null leaves it to the text `where`. */
export function parseSurface(
  texts: Texts,
  { kind, needs }: { kind: SurfaceKind | null; needs?: Whole },
): Parsed<Surface> {
  const basics = parseFields(surfaceFields, texts);
  if (!basics.ok) return basics;
  const { area, perimeter, shape, keepOpenings } = basics.value;
  const where = kind ?? basics.value.where;
  const openings = parseOpenings(texts.openings ?? '');
  if (openings === null) return { ok: false, errors: [{ field: 'openings', code: 'bad-openings' }] };
  if (area !== null && !needs) {
    const bare = { kind: where, areaM2: area, perimeterM: perimeter, room: null, sides: null, openings };
    return { ok: true, value: bare };
  }
  if (where === 'wall') return parseWall(texts, openings, keepOpenings);
  const needsHeight = where === 'walls' || needs === 'room';
  const outline = parseShape(shape, texts);
  const high = needsHeight ? parseFields({ height }, texts) : { ok: true as const, value: { height: 1 } };
  const errors = [outline, high].flatMap((each): FieldError[] => (each.ok ? [] : each.errors));
  if (!outline.ok || !high.ok) return { ok: false, errors };
  const walls = where === 'walls' ? parseWalls(texts.walls ?? '', listWalls(outline.value).length) : [];
  if (walls === null) return { ok: false, errors: [{ field: 'walls', code: 'unknown-choice' }] };
  const room: Room = {
    shape: outline.value,
    heightM: high.value.height,
    openings,
    ...(walls.length > 0 ? { walls } : {}),
  };
  const measures = measureRoom(room);
  const wallsM2 = keepOpenings ? measures.grossWallsM2 : measures.wallsM2;
  const areaM2 = where === 'walls' ? wallsM2 : measures.floorM2;
  if (!(areaM2 > 0)) return { ok: false, errors: [{ field: 'openings', code: 'openings-exceed-walls' }] };
  const isRectangle = where !== 'walls' && room.shape.kind === 'rectangle';
  const sides = isRectangle && room.shape.kind === 'rectangle' ? toSides(room.shape) : null;
  return {
    ok: true,
    value: { kind: where, areaM2, perimeterM: measures.perimeterM, room, sides, openings },
  };
}

const toSides = ({ lengthM, widthM }: { lengthM: number; widthM: number }) => ({ xM: lengthM, yM: widthM });

function parseWall(texts: Texts, openings: readonly Opening[], keepOpenings: boolean): Parsed<Surface> {
  const parsed = parseFields({ length: side, height }, texts);
  if (!parsed.ok) return parsed;
  const { length: xM, height: yM } = parsed.value;
  const openM2 = openings.reduce((sum, { widthM, heightM, count }) => sum + widthM * heightM * count, 0);
  const areaM2 = xM * yM - (keepOpenings ? 0 : openM2);
  if (!(areaM2 > 1e-9)) return { ok: false, errors: [{ field: 'openings', code: 'openings-exceed-walls' }] };
  const kept = keepOpenings ? [] : openings;
  const wall = { kind: 'wall', areaM2, perimeterM: 2 * (xM + yM), room: null, openings: kept } as const;
  return { ok: true, value: { ...wall, sides: { xM, yM } } };
}

function parseShape(kind: 'rectangle' | 'l' | 'polygon', texts: Texts): Parsed<Shape> {
  if (kind === 'polygon') {
    const points = parseOutline(texts.outline ?? '');
    if (points) return { ok: true, value: { kind, points } };
    return { ok: false, errors: [{ field: 'outline', code: texts.outline ? 'bad-outline' : 'missing' }] };
  }
  const base = parseFields({ length: side, width: side }, texts);
  if (kind === 'rectangle' || !base.ok) {
    if (!base.ok) return base;
    return { ok: true, value: { kind: 'rectangle', lengthM: base.value.length, widthM: base.value.width } };
  }
  const { length: lengthM, width: widthM } = base.value;
  // A cut as wide as the room would leave no L.
  const cuts = parseFields(
    {
      cutLength: number('m', [0.01, Math.max(0.01, lengthM - 0.01)]),
      cutWidth: number('m', [0.01, Math.max(0.01, widthM - 0.01)]),
    },
    texts,
  );
  if (!cuts.ok) return cuts;
  const { cutLength: cutLengthM, cutWidth: cutWidthM } = cuts.value;
  return { ok: true, value: { kind, lengthM, widthM, cutLengthM, cutWidthM } };
}

/** Each once, in their order; none are all. Null for walls that the room has not. */
function parseWalls(text: string, count: number): number[] | null {
  const walls = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : count));
  return walls.some((wall) => wall >= count) ? null : [...new Set(walls)].sort((a, b) => a - b);
}

/** Null for a text that is no outline of a room. */
export function parseOutline(text: string): Point[] | null {
  const points = text
    .split(';')
    .map((each) => each.split(':').map(parseDecimal))
    .map(([x, y, ...rest]) =>
      x !== null && x !== undefined && y !== null && y !== undefined && rest.length === 0 ? { x, y } : null,
    );
  const known = points.filter((point) => point !== null);
  const isInReach = known.every(({ x, y }) => Math.abs(x) <= SIDE_M[1] && Math.abs(y) <= SIDE_M[1]);
  const isWhole = known.length === points.length && known.length <= MAX_POINTS;
  return isWhole && isInReach && isOutline(known) ? known : null;
}

/** An empty text is no openings; null is a text nobody can read. A letter is missing where it matters little: a window. */
export function parseOpenings(text: string): Opening[] | null {
  const parts = text
    .split(';')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  const openings = parts.map(parseOpening).filter((opening) => opening !== null);
  return openings.length === parts.length && parts.length <= MAX_OPENINGS ? openings : null;
}

function parseOpening(text: string): Opening | null {
  const [placed = '', wallText = ''] = text.split('#');
  if (wallText !== '' && !/^\s*\d{1,2}\s*$/.test(wallText)) return null;
  const wall = wallText === '' ? {} : { wall: Number(wallText) };
  const [size = '', place] = placed.split('@');
  const [, letter, sides = ''] = /^([dw]?)(.*)$/i.exec(size.trim()) ?? [];
  const [widthM, heightM, count = 1, ...rest] = sides.split(/[xх×*]/i).map(parseDecimal);
  const isSized = widthM && heightM && widthM > 0 && heightM > 0 && widthM <= 100 && heightM <= 20;
  if (!isSized || !count || !Number.isInteger(count) || count < 1 || count > 100 || rest.length > 0)
    return null;
  const opening: Opening = {
    kind: letter?.toLowerCase() === 'd' ? 'door' : 'window',
    widthM,
    heightM,
    count,
    ...wall,
  };
  if (place === undefined) return opening;
  const [leftM, sillM = 0, ...more] = place.split(':').map(parseDecimal);
  if (leftM === null || leftM === undefined || sillM === null || more.length > 0) return null;
  return leftM < 0 || sillM < 0 ? null : { ...opening, leftM, sillM };
}
