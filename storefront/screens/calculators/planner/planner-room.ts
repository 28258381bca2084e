/**
 * The room of the planner as texts of the address: the shape's own fields, and openings that know their wall
 * («d0,9x2@2,7#2»: in wall C, 2.7 m from its left end). Other calculators read the same texts without the wall.
 */
import { readTexts } from '#domain/calculators/calculators.ts';
import { listWalls, type Opening, type Point, type Room, toOutline, type Wall } from '#domain/room.ts';

export type Texts = Readonly<Record<string, string>>;

export interface PlannerOpening {
  kind: 'd' | 'w';
  width: string;
  height: string;
  left: string;
  wall: number;
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
export const letterOf = (wall: number): string => LETTERS[wall] ?? String(wall + 1);

export function parsePlannerOpenings(text: string): PlannerOpening[] {
  return text
    .split(';')
    .map((part) => /^\s*([dw])([^x@#]*)x([^x@#]*)(?:@([^#]*))?(?:#(\d{1,2}))?\s*$/i.exec(part))
    .filter((found) => found !== null)
    .map(([, kind = 'w', width = '', height = '', left = '', wall = '0']) => ({
      kind: kind.toLowerCase() === 'd' ? 'd' : 'w',
      width: width.trim(),
      height: height.trim(),
      left: left.trim(),
      wall: Number(wall),
    }));
}

export function joinPlannerOpenings(openings: readonly PlannerOpening[]): string {
  return openings
    .map(
      ({ kind, width, height, left, wall }) =>
        `${kind}${width}x${height}${left === '' ? '' : `@${left}`}#${wall}`,
    )
    .join('; ');
}

/** As the calculators read it: in which wall an opening is matters to them, where in it does not. */
export function toRoomTexts(texts: Texts): Record<string, string> {
  const { shape, length, width, height, cutLength, cutWidth, outline } = texts;
  const openings = parsePlannerOpenings(texts.openings ?? '')
    .filter((opening) => opening.width !== '' && opening.height !== '')
    .map((opening) => `${opening.kind}${opening.width}x${opening.height}#${opening.wall}`)
    .join('; ');
  const given = { shape, length, width, height, cutLength, cutWidth, outline, openings };
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, text]): [string, string][] => (text ? [[name, text]] : [])),
  );
}

export interface PlannedOpening extends Opening {
  /** Its place in the list of the address. */
  index: number;
  wall: number;
  leftM: number;
  sillM: number;
}

export interface PlannedRoom {
  room: Room;
  outline: readonly Point[];
  walls: Wall[];
  openings: PlannedOpening[];
  /** Walls that are finished apart from the others. */
  accent: readonly number[];
}

const SILL_M = 0.8;
export const number = (text: string) => Number(text.replace(',', '.'));

/** Null while the texts make no room. */
export function readRoom(texts: Texts): PlannedRoom | null {
  const room = readTexts('paint', { ...toRoomTexts(texts), where: 'walls' })?.surface.room;
  if (!room) return null;
  const walls = listWalls(room.shape);
  const parsed = parsePlannerOpenings(texts.openings ?? '');
  const openings = parsed.flatMap((opening, index): PlannedOpening[] => {
    const [widthM, heightM] = [number(opening.width), number(opening.height)];
    const wall = walls[opening.wall];
    if (!wall || !(widthM > 0) || !(heightM > 0)) return [];
    const free = Math.max(0, wall.lengthM - widthM);
    const typed = opening.left === '' ? Number.NaN : number(opening.left);
    return [
      {
        index,
        kind: opening.kind === 'd' ? 'door' : 'window',
        widthM: Math.min(widthM, wall.lengthM),
        heightM: Math.min(heightM, room.heightM),
        count: 1,
        wall: opening.wall,
        leftM: Number.isFinite(typed) ? Math.min(Math.max(0, typed), free) : free / 2,
        sillM: opening.kind === 'd' ? 0 : Math.max(0, Math.min(SILL_M, room.heightM - heightM)),
      },
    ];
  });
  const accent = parseAccent(texts).filter((wall) => wall < walls.length);
  return { room, outline: toOutline(room.shape), walls, openings, accent };
}

export const parseAccent = ({ accentWalls = '' }: Texts): number[] =>
  [...new Set(accentWalls.split(',').filter((part) => /^\d{1,2}$/.test(part)))]
    .map(Number)
    .sort((a, b) => a - b);

export const sayMetres = (value: number): string => String(Math.round(value * 100) / 100).replace('.', ',');

export const joinOutline = (points: readonly Point[]): string =>
  points.map(({ x, y }) => `${sayMetres(x)}:${sayMetres(y)}`).join('; ');
