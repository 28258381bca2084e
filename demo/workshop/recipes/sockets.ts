/** Sockets, switches and frames: one square language in every colour of plastic and glass, in the wall or on it. */
import type { Recipe, Sitter } from '../recipe.ts';
import { paintOf } from './paints.ts';

/** What is in the wall or, in a casing of its own, on it; there against splashes too. */
function orderOf(sitter: Sitter, toKind: (device: string) => string): ReturnType<Recipe> {
  const [, device = '', surface, splash] = /^(.+?)(-surface)?(-splash)?$/.exec(sitter.variant) ?? [];
  const fill = { b: { color: paintOf(sitter) } };
  const kind = toKind(device);
  if (surface === undefined) return { stage: 'socket', scene: { kind }, fill };
  return { stage: 'surface-socket', scene: { kind, splash: splash === undefined ? 'no' : 'yes' }, fill };
}

const socket: Recipe = (sitter) => {
  const posts = /^frame-(\d)$/.exec(sitter.variant)?.[1];
  if (posts === undefined) return orderOf(sitter, (device) => device);
  return { scene: { kind: 'frame', posts: Number(posts) }, fill: { b: { color: paintOf(sitter) } } };
};

const switchOf: Recipe = (sitter) =>
  orderOf(sitter, (device) => (device === 'dimmer' ? 'dimmer' : `keys-${device}`));

export const sockets = { socket, switch: switchOf };
