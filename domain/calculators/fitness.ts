/** How well an article fits what the work asks for: the fittest is offered first. */
import type { Article } from './article.ts';
import { type Asked, underlayOf } from './range.ts';
import type { Role } from './roles.ts';

/** What an article should be near to: the joint that was typed, a screw's length. */
const AIMS: Partial<Record<Role, (asked: Asked) => readonly [property: string, near: number]>> = {
  crosses: ({ texts }) => ['spacer_joint_mm', toNumber(texts.joint, 2)],
  'levelling-clips': ({ texts }) => ['spacer_joint_mm', toNumber(texts.joint, 2)],
  plasterboard: ({ code }) => ['thickness_mm', code === 'ceiling' ? 9.5 : 12.5],
  'screw-25': () => ['length_mm', 25],
  'screw-35': () => ['length_mm', 35],
  'screw-metal': () => ['length_mm', 13],
  'roof-screw': () => ['length_mm', 35],
  'fence-screw': () => ['length_mm', 19],
  dowel: ({ code, texts }) =>
    code === 'insulation' ? ['length_mm', toNumber(texts.thickness, 100) + 50] : ['length_mm', 40],
  'mineral-wool': () => ['thickness_mm', 50],
  insulation: ({ texts }) => ['thickness_mm', toNumber(texts.thickness, 100)],
  reinforcement: () => ['diameter_mm', 8],
  'fence-sheet': ({ texts }) => ['fence_height_m', toNumber(texts.height, 2)],
  picket: ({ texts }) => ['fence_height_m', toNumber(texts.height, 2)],
  post: ({ texts }) => ['fence_height_m', toNumber(texts.height, 2) + 1],
  joist: () => ['length_m', 3],
  'radiator-section': ({ texts }) => [
    'radiator_area_m2',
    toNumber(texts.area, toNumber(texts.length, 4) * toNumber(texts.width, 3.5)),
  ],
};

/** The side of a tile that is neither a mosaic's nor a slab's. */
const USUAL_TILE_MM = 600;

/** How far an article is from what the work asks for; 0 is a perfect fit, or nothing to tell by. */
export function distanceOf(role: Role, asked: Asked, { facts }: Article): number {
  if (role === 'underlay') {
    const under = underlayOf(asked.main);
    const thickness = Number(facts.thickness_mm);
    if (!under) return 0;
    // One that is too thick breaks the locks: any thinner one goes before it.
    return Math.abs(thickness - under.likes) + (thickness > under.most ? 100 : 0);
  }
  if (role === 'tile')
    return Math.abs(Math.max(...String(facts.size).split('x').map(Number)) - USUAL_TILE_MM);
  const aim = AIMS[role]?.(asked);
  if (!aim) return 0;
  const value = facts[aim[0]];
  return typeof value === 'number' ? Math.abs(value - aim[1]) : Number.POSITIVE_INFINITY;
}

function toNumber(text: string | undefined, usual: number): number {
  const typed = Number((text ?? '').replace(',', '.'));
  return text && Number.isFinite(typed) ? typed : usual;
}
