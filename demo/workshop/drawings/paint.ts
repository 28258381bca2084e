/** Colours of drawn goods, and the shades a drawing makes of them. */
import { shade } from '#domain/colours.ts';

export { findColor, shade } from '#domain/colours.ts';

export interface Paint {
  fill: string;
  dark: string;
  light: string;
}

export function toPaint(color: string): Paint {
  const isPale = Number.parseInt(color.slice(1, 3), 16) > 190;
  return {
    fill: color,
    dark: shade(color, isPale ? -0.22 : -0.3),
    light: shade(color, 0.35),
  };
}
