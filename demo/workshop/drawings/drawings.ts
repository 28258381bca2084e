/**
 * The few pictures of the demo range that are drawn: close looks at surfaces, and goods without a recipe of the studio.
 * One name is one drawing.
 */
import { CLOSE_LOOK } from '../../range/product/papers.ts';
import { DEFINITIONS } from './brush.ts';
import { goods } from './goods.ts';
import { findColor, toPaint } from './paint.ts';
import { findTexture } from './textures.ts';

/** Of things whose name tells no colour. */
const USUAL_COLOR = '#cfc4ae';

/** `family/variant`, perhaps `/what-else-shows`, perhaps `/detail` at the end; null: nobody drew such a thing. */
export function drawPicture(name: string): string | null {
  const [family = '', kind = '', what = ''] = name.split('/');
  const paint = toPaint(findColor(kind) ?? findColor(what) ?? USUAL_COLOR);
  if (name.endsWith(CLOSE_LOOK)) {
    const texture = findTexture(family, kind);
    return texture && frame(`${texture(paint)}<rect width="400" height="400" fill="url(#face)"/>`);
  }
  const draw = Object.hasOwn(goods, family) ? goods[family] : undefined;
  return draw ? frame(draw({ paint, kind })) : null;
}

function frame(inside: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400">${DEFINITIONS}<rect width="400" height="400" fill="#f7f7f4"/>${inside}</svg>`;
}
