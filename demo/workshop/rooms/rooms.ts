/**
 * The rooms that sets and the home page show: which scene, which floors and walls lie in it, what fills its slots. The
 * same scene in another dress is another picture; where its things are to be seen is the scene's own.
 */
import { drawPattern } from '../prints/patterns.ts';
import type { LaidOrder, Order } from '../recipe.ts';

const boards = (variant: string, rows = 12, pieces = 2): LaidOrder => ({
  of: { surface: `wood/${variant}` },
  rows,
  pieces,
  stagger: 0.382,
});
const tiles = (surface: string, rows: number, pieces: number, joint = '#bdb8ae'): LaidOrder => ({
  of: { surface },
  rows,
  pieces,
  joint,
});

/** Strands of wood pressed into a board, as an SVG that meets itself at its edges well enough. */
function drawStrandBoard(): string {
  const tones = ['#c9a56d', '#d6b57f', '#b98f56', '#e0c28f', '#a97f4a', '#cbab76'];
  let state = 7;
  const next = () => {
    state = Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393;
    return ((state ^ (state >>> 13)) >>> 0) / 4_294_967_296;
  };
  const strands = Array.from({ length: 2600 }, () => {
    const [x, y, long, wide] = [next() * 1000, next() * 1000, 40 + next() * 70, 6 + next() * 12];
    const color = tones[Math.floor(next() * tones.length)];
    return `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="${long.toFixed(0)}" height="${wide.toFixed(0)}" fill="${color}" transform="rotate(${(next() * 180).toFixed(0)} ${x.toFixed(0)} ${y.toFixed(0)})"/>`;
  });
  const seams = `<path d="M0 0H1000M0 0V1000" stroke="#6d4f2c" stroke-width="4"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="1000"><rect width="1000" height="1000" fill="#c3a06a"/>${strands.join('')}${seams}</svg>`;
}

/** What lies in a scene whatever fills its slots, by the names that the scene asks for. */
export const roomSurfaces: Readonly<Record<string, Readonly<Record<string, LaidOrder | { svg: string }>>>> = {
  floor: {},
  bathroom: { floor: tiles('concrete/grey', 4, 4, '#a9a7a2') },
  'living light': { floor: boards('oak-light') },
  'living dark': { floor: boards('walnut-natural') },
  kitchen: {
    floor: boards('oak-natural'),
    splash: tiles('plain/white', 24, 12, '#cfcbc2'),
    counter: boards('oak-natural', 24, 2),
  },
  hall: { floor: tiles('concrete/grey', 4, 4, '#9b9994'), slat: boards('oak-natural', 4, 1) },
  terrace: { deck: boards('larch-natural', 16, 1) },
  workshop: {
    osb: { svg: drawStrandBoard() },
    floor: tiles('concrete/grey', 3, 3, '#8f8d88'),
    bench: boards('beech-natural', 24, 2),
  },
};

const white = '#ececea';

const wallTiles = (surface: string, rows: number, pieces: number, joint?: string) => ({
  color: white,
  print: tiles(surface, rows, pieces, joint),
  printPixels: 1400,
});
export const paper = (kind: string, color: string) => ({
  color,
  print: { svg: drawPattern(kind, color, 1) },
  printPixels: 300,
});
export const floorOf = (print: LaidOrder) => ({ color: white, print, printPixels: 1400 });

export const bathroom = { stage: 'rooms/bathroom', scene: {} };
export const livingLight = {
  stage: 'rooms/living',
  scene: {
    floor: 'light',
    walls: '#e9e6de',
    sofa: '#9aa39e',
    chair: '#c6b48f',
    rug: '#dcd3c1',
    border: '#a89a80',
    frame: '#b48a5a',
    metal: '#2a2b2c',
  },
};
const livingDark = {
  stage: 'rooms/living',
  scene: {
    floor: 'dark',
    walls: '#e3dcca',
    sofa: '#5b6f63',
    chair: '#8a5a3c',
    rug: '#b9a888',
    border: '#5d4a36',
    frame: '#6a4a2c',
    metal: '#b98f4f',
  },
};
const emptyRoom = { stage: 'rooms/floor', scene: {} };

const chrome = '#dcdee0';
const black = '#2b2c2e';
/** The front of a grey vanity. */
const grey = '#8f9597';

/** By the name under `room/`. */
export const rooms: Readonly<Record<string, Order & { stage: string }>> = {
  'bathroom-light': {
    ...bathroom,
    fill: { a: wallTiles('marble/white', 8, 4, '#d9d7d1'), b: { color: grey }, c: { color: chrome } },
  },
  'bathroom-loft': {
    ...bathroom,
    fill: {
      a: wallTiles('concrete/graphite', 4, 4, '#6d6f70'),
      b: { color: '#2a2c2e' },
      c: { color: black },
    },
  },
  'bathroom-beige': {
    ...bathroom,
    fill: { a: wallTiles('stone/beige', 8, 4, '#d8cfbd'), b: { color: '#f1f0ec' }, c: { color: chrome } },
  },
  'bathroom-green': {
    ...bathroom,
    fill: { a: wallTiles('plain/olive', 24, 12, '#cfcbbb'), b: { color: grey }, c: { color: chrome } },
  },
  'living-light': { ...livingLight, fill: { a: paper('linen', '#cfc6b2'), b: { color: '#f1f0ec' } } },
  'living-classic': { ...livingDark, fill: { a: paper('damask', '#6f8468'), b: { color: '#70492e' } } },
  'living-ornament': { ...livingLight, fill: { a: paper('ornament', '#7d9484'), b: { color: '#f1f0ec' } } },
  'living-wood': { ...livingLight, fill: { a: paper('plain', '#d8d2c4'), b: { color: '#b08a5c' } } },
  kitchen: { stage: 'rooms/kitchen', scene: {}, fill: {} },
  hall: { stage: 'rooms/hall', scene: {}, fill: {} },
  terrace: { stage: 'rooms/terrace', scene: {}, fill: {} },
  workshop: { stage: 'rooms/workshop', scene: {}, fill: {} },
  'empty-laminate': {
    ...emptyRoom,
    fill: { a: floorOf(boards('oak-natural')), b: { color: '#ebe8e0' } },
  },
  'empty-vinyl': { ...emptyRoom, fill: { a: floorOf(boards('oak-grey')), b: { color: '#dfe3e0' } } },
  'empty-parquet': {
    ...emptyRoom,
    fill: { a: floorOf(boards('walnut-natural', 14)), b: { color: '#e6dfd0' } },
  },
  'empty-screed': {
    ...emptyRoom,
    fill: { a: floorOf(tiles('concrete/light-grey', 1, 1, '#b9b7b1')), b: { color: '#d3d1cb' } },
  },
  'empty-paint': { ...emptyRoom, fill: { a: floorOf(boards('oak-light')), b: { color: '#9fb0a2' } } },
};

/** The scene's part of `roomSurfaces`. */
export const surfaceKey = (stage: string, scene: Order['scene']): string =>
  [stage.replace(/^rooms\//, ''), ...('floor' in scene ? [String(scene.floor)] : [])].join(' ');
