/**
 * Pictures of sets until there are better ones: a room drawn of flat shapes, its things in the colours of the very goods
 * that are meant, or the goods of a kit laid out beside each other. The same set gives the same drawing.
 */
import { SCENE_HEIGHT, SCENE_WIDTH, type SceneName, sceneOf } from '#domain/scenes.ts';
import { DEFINITIONS, rect } from '../drawings/brush.ts';
import { drawInside, type Subject } from '../drawings/drawings.ts';
import { findColor } from '../drawings/paint.ts';
import { bathroom } from './bathroom.ts';
import { hall } from './hall.ts';
import { kitchen } from './kitchen.ts';
import { living } from './living.ts';
import type { DrawScene } from './room.ts';
import { terrace } from './terrace.ts';
import { workshop } from './workshop-room.ts';

/** A product of a set, and what it is in the drawn room. */
export interface SetGoods extends Subject {
  spot: string | null;
}

export interface SetSubject {
  scene: string | null;
  goods: readonly SetGoods[];
}

const scenes: Record<SceneName, DrawScene> = { bathroom, kitchen, living, hall, terrace, workshop };

export function drawSet({ scene, goods }: SetSubject): string {
  const name = scene === null ? null : sceneOf(scene);
  const draw = name && scenes[name];
  if (!draw) return frame(layOut(goods));
  const colors = new Map(
    goods.flatMap((each) => (each.spot === null ? [] : [[each.spot, colorOf(each)] as const])),
  );
  return frame(draw((thing, usual) => colors.get(thing) ?? usual));
}

function colorOf({ name, color }: SetGoods): string | null {
  const [, kind = ''] = name.split('/');
  return findColor(kind) ?? findColor(color ?? '');
}

/** The main product large, the next six in two columns beside it: each on a card of its own. */
function layOut(goods: readonly SetGoods[]): string {
  const [main, ...others] = goods;
  const small = others.slice(0, 6);
  const card = (x: number, y: number, side: number, subject: Subject) =>
    rect(x, y, side, side, '#ffffff', 8, 'stroke="#d9ded9"') +
    `<svg x="${x + 5}" y="${y + 5}" width="${side - 10}" height="${side - 10}" viewBox="0 0 400 400">${drawInside(subject)}</svg>`;
  return (
    (main ? card(14, 44, 212, main) : '') +
    small.map((each, at) => card(238 + (at % 2) * 78, 32 + Math.floor(at / 2) * 80, 72, each)).join('')
  );
}

function frame(inside: string): string {
  const size = `width="${SCENE_WIDTH}" height="${SCENE_HEIGHT}" viewBox="0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${DEFINITIONS}<rect width="${SCENE_WIDTH}" height="${SCENE_HEIGHT}" fill="#f4f3ee"/>${inside}</svg>`;
}
