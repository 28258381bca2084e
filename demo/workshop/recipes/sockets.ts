/** Sockets, switches and frames: one square language in every colour of plastic and glass. */
import type { Recipe } from '../recipe.ts';
import { paintOf } from './paints.ts';

const socket: Recipe = (sitter) => {
  const posts = /^frame-(\d)$/.exec(sitter.variant)?.[1];
  const scene = posts === undefined ? { kind: sitter.variant } : { kind: 'frame', posts: Number(posts) };
  return { scene, fill: { b: { color: paintOf(sitter) } } };
};

const switchOf: Recipe = (sitter) => ({
  stage: 'socket',
  scene: { kind: sitter.variant === 'dimmer' ? 'dimmer' : `keys-${sitter.variant}` },
  fill: { b: { color: paintOf(sitter) } },
});

export const sockets = { socket, switch: switchOf };
