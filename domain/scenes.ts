/**
 * Where things stand in the drawn rooms, which stand in for photographed ones: the drawings are made of these boxes, and
 * the hot spots of sets are their middles, so that a mark always lies on what it names. Units of a field 400 wide and 300 high.
 */
export const SCENE_WIDTH = 400;
export const SCENE_HEIGHT = 300;
/** Where walls end and floors begin. */
export const HORIZON = 214;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
  /** Where its mark lies, if not in the middle: a wall behind furniture is to be seen in a corner only. */
  at?: readonly [number, number];
}

const wall: Box = { x: 0, y: 0, w: SCENE_WIDTH, h: HORIZON };
const floor: Box = { x: 0, y: HORIZON, w: SCENE_WIDTH, h: SCENE_HEIGHT - HORIZON };

export const SCENES = {
  bathroom: {
    wall: { ...wall, at: [54, 62] },
    floor: { ...floor, at: [206, 278] },
    bath: { x: 22, y: 160, w: 172, h: 88 },
    bathTap: { x: 156, y: 96, w: 26, h: 52 },
    towelRail: { x: 204, y: 96, w: 30, h: 72 },
    vanity: { x: 246, y: 164, w: 86, h: 58 },
    basinTap: { x: 280, y: 136, w: 20, h: 26 },
    mirror: { x: 254, y: 58, w: 70, h: 66 },
    lamp: { x: 264, y: 26, w: 50, h: 16 },
    toilet: { x: 344, y: 148, w: 48, h: 92 },
  },
  kitchen: {
    wall: { x: 0, y: 0, w: SCENE_WIDTH, h: 112, at: [372, 60] },
    splash: { x: 26, y: 112, w: 272, h: 46, at: [64, 134] },
    floor: { ...floor, at: [120, 284] },
    skirting: { x: 300, y: 206, w: 100, h: 8, at: [378, 210] },
    tap: { x: 196, y: 118, w: 26, h: 40 },
    lamp: { x: 312, y: 44, w: 60, h: 34 },
    track: { x: 34, y: 14, w: 200, h: 18 },
    socket: { x: 254, y: 126, w: 28, h: 14 },
  },
  living: {
    wall: { ...wall, at: [44, 84] },
    cornice: { x: 0, y: 0, w: SCENE_WIDTH, h: 12, at: [24, 8] },
    floor: { ...floor, at: [60, 284] },
    skirting: { x: 0, y: 204, w: SCENE_WIDTH, h: 10, at: [318, 208] },
    lamp: { x: 152, y: 18, w: 68, h: 44 },
    door: { x: 334, y: 52, w: 58, h: 160 },
    handle: { x: 340, y: 134, w: 12, h: 8 },
    sill: { x: 76, y: 138, w: 116, h: 9, at: [96, 142] },
    radiator: { x: 88, y: 160, w: 92, h: 44 },
    socket: { x: 302, y: 156, w: 14, h: 14 },
  },
  hall: {
    wall: { ...wall, at: [34, 108] },
    panels: { x: 182, y: 0, w: 104, h: HORIZON, at: [204, 74] },
    floor: { ...floor, at: [236, 276] },
    door: { x: 62, y: 40, w: 88, h: 174 },
    lock: { x: 134, y: 120, w: 12, h: 26 },
    lamp: { x: 214, y: 16, w: 44, h: 26 },
    storage: { x: 304, y: 78, w: 78, h: 136 },
    switch: { x: 162, y: 116, w: 14, h: 14 },
  },
  terrace: {
    facade: { x: 0, y: 0, w: 214, h: HORIZON, at: [28, 66] },
    fence: { x: 214, y: 104, w: 186, h: 110, at: [372, 136] },
    floor: { ...floor, at: [78, 282] },
    lamp: { x: 186, y: 62, w: 18, h: 34 },
    door: { x: 84, y: 56, w: 74, h: 158 },
    hose: { x: 236, y: 152, w: 42, h: 58 },
    mower: { x: 296, y: 166, w: 80, h: 60 },
    oil: { x: 30, y: 180, w: 34, h: 38 },
  },
  workshop: {
    wall: { ...wall, at: [22, 100] },
    floor: { ...floor, at: [356, 282] },
    lamp: { x: 138, y: 20, w: 124, h: 14 },
    drill: { x: 96, y: 66, w: 52, h: 44 },
    grinder: { x: 164, y: 72, w: 64, h: 30 },
    level: { x: 92, y: 122, w: 140, h: 12 },
    toolbox: { x: 40, y: 128, w: 46, h: 34 },
    saw: { x: 196, y: 138, w: 50, h: 24 },
    storage: { x: 292, y: 60, w: 94, h: 160 },
    cable: { x: 250, y: 172, w: 30, h: 42 },
  },
} as const satisfies Record<string, Record<string, Box>>;

export type SceneName = keyof typeof SCENES;

const isScene = (name: string): name is SceneName => Object.hasOwn(SCENES, name);

/** The drawing of a room: `bathroom-loft` is drawn as any bathroom. Null: nobody drew it. */
export function sceneOf(room: string): SceneName | null {
  const [kind = ''] = room.split('-');
  return isScene(kind) ? kind : null;
}

/** The mark of a thing, in per cent of the picture; null: the room has no such thing. */
export function spotOf(scene: SceneName, thing: string): { x: number; y: number } | null {
  const boxes: Record<string, Box> = SCENES[scene];
  const box = Object.hasOwn(boxes, thing) ? boxes[thing] : undefined;
  if (!box) return null;
  const [x, y] = box.at ?? [box.x + box.w / 2, box.y + box.h / 2];
  return { x: Math.round((x / SCENE_WIDTH) * 1000) / 10, y: Math.round((y / SCENE_HEIGHT) * 1000) / 10 };
}
