/** Sockets, switches and frames: one square language in every colour of plastic and glass. */
import type { Recipe, Sitter } from '../recipe.ts';
import { findCode } from './amounts.ts';

const plastics: Record<string, string> = {
  white: '#f3f4f3',
  ivory: '#ece2c8',
  grey: '#9fa4a7',
  graphite: '#54585c',
  black: '#2a2c2e',
  champagne: '#cdbb98',
};
const plasticOf = (sitter: Sitter): string => plastics[findCode(sitter, 'color') ?? 'white'] ?? '#f3f4f3';

const socket: Recipe = (sitter) => {
  const posts = /^frame-(\d)$/.exec(sitter.variant)?.[1];
  const scene = posts === undefined ? { kind: sitter.variant } : { kind: 'frame', posts: Number(posts) };
  return { scene, fill: { b: { color: plasticOf(sitter) } } };
};

const switchOf: Recipe = (sitter) => ({
  stage: 'socket',
  scene: { kind: sitter.variant === 'dimmer' ? 'dimmer' : `keys-${sitter.variant}` },
  fill: { b: { color: plasticOf(sitter) } },
});

export const sockets = { socket, switch: switchOf };
