/**
 * What stands in for a picture that nobody has taken, or that is broken: the sign of the goods' family on the ground of
 * all pictures. The same family gives the same sign; one that nobody knows is a box.
 */
import { BACKGROUND, FIELD, type Shape } from './field.ts';

/** Lines on a grid of 24, and the families (`sections.family`) that they stand for. */
const signs: readonly (readonly [families: string, lines: string])[] = [
  ['BLOCK', 'M3 6h18v12H3zM3 12h18M9 6v6M15 6v6M6 12v6M12 12v6M18 12v6'],
  ['METAL PROFILE', 'M4 4h16v4h-6v8h6v4H4v-4h6V8H4z'],
  ['SHEET PANEL FACADE', 'M3 16.5 12 12l9 4.5L12 21zM3 12l9-4.5 9 4.5M3 7.5 12 3l9 4.5'],
  ['WOOD DECK FLOOR LINO UNDER TRIM', 'M3 5h18v14H3zM3 9.7h18M3 14.3h18M10 5v4.7M15 9.7v4.6M8 14.3V19'],
  [
    'MIX PRIMER GROUT GLUE CHEM',
    'M6 3h12l-1.5 3.5C18 9 18.5 15 17 21H7C5.5 15 6 9 7.5 6.5zM7.5 6.5h9M9.5 12h5v4.5h-5z',
  ],
  ['ROOF GUTTER', 'M2.5 12.5 12 5l9.5 7.5M5.5 10.2V19h13v-8.8M16.5 8.5V5H19v5.5M10 19v-5h4v5'],
  [
    'INSUL MEMBR',
    'M8 16.5a4 4 0 1 1 0-8 4 4 0 0 1 0 8zM8 13.5a1 1 0 1 1 0-2 1 1 0 0 1 0 2zM8 8.5h10a3.5 3.5 0 0 1 0 8H8M8 16.5v2.5h13.5',
  ],
  [
    'PAINT SEAL',
    'M4.5 7h15l-1.3 13.5H5.8zM4.5 7a7.5 4 0 0 1 15 0M5 12c2.5 0 2.5 3 4.5 3s1.5-3 4-3 2 1.5 5.5 1.5',
  ],
  ['WALLP', 'M4 4h12v5H4zM16 6.5h4v5h-8v3M10.5 14.5h3V21h-3z'],
  ['TILE', 'M4 4h16v16H4zM12 4v16M4 12h16'],
  ['DOOR HARDW WINDOW', 'M6 21V3h12v18M3.5 21h17M15 11.5v1.5'],
  [
    'TAP SHOWER',
    'M3 9h7V6.5h3V9h2.5a5 5 0 0 1 5 5v1.5h-4V14c0-.6-.4-1-1-1H3zM8.5 3.5h6M11.5 3.5v3M18.5 18.5v2.5',
  ],
  [
    'BASIN BATH WC FURN',
    'M3 12h18v2a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5zM6 12V6a2.5 2.5 0 0 1 5 0M7 19l-1 2M17 19l1 2',
  ],
  ['HEAT BOILER', 'M4 6h3v12H4zM10.5 6h3v12h-3zM17 6h3v12h-3zM7 8.5h3.5M13.5 8.5H17M7 15.5h3.5M13.5 15.5H17'],
  ['PIPE PUMP', 'M3 6h3v6H3zM6 7h6a5 5 0 0 1 5 5v6M6 11h5a2 2 0 0 1 2 2v5M12 18h6v3h-6z'],
  ['LAMP', 'M9 17.5h6M10 20.5h4M9 17.5c0-3-3.5-4-3.5-8.5a6.5 6.5 0 0 1 13 0c0 4.5-3.5 5.5-3.5 8.5'],
  ['CABLE SOCKET BREAKER', 'M9 3v4.5M15 3v4.5M6 7.5h12V11a6 6 0 0 1-12 0zM12 17v4'],
  ['POWER', 'M3 5h12.5v6H3zM15.5 6.5H18v3h-2.5M18 8h3.5M5 11l1 5h4l-.5-5M5 16h6v4H5z'],
  [
    'HAND FAST MEASURE ACCESS',
    'M13 8.5 4 17.5a2 2 0 0 0 2.8 2.8l9-9M10 5.5 13.5 3l7.5 7-2.8 2.8-2.2-1.8-1.5.3-2.5-2.5.3-1.5z',
  ],
  [
    'GARDEN GARDENP',
    'M12 21v-9M12 14c0-4-2.5-6.5-8-6.5 0 4.5 2.5 6.5 8 6.5zM12 12c0-4.5 2.5-7.5 8-7.5 0 5-2.5 7.5-8 7.5z',
  ],
  [
    'FENCE',
    'M4 20V7.5L6 5l2 2.5V20zM10 20V7.5L12 5l2 2.5V20zM16 20V7.5L18 5l2 2.5V20zM2.5 10.5H4M8 10.5h2M14 10.5h2M20 10.5h1.5M2.5 16H4M8 16h2M14 16h2M20 16h1.5',
  ],
];

const BOX = 'M12 3l8 4.2v9.6L12 21l-8-4.2V7.2zM4 7.2l8 4.3 8-4.3M12 11.5V21M8 5.1l8 4.3';

const signOf = new Map(
  signs.flatMap(([families, lines]) => families.split(' ').map((family) => [family, lines] as const)),
);

/** The sign in its disc, in the middle of the field. */
export function drawPlaceholder(family: string | null, shape: Shape): string {
  const height = FIELD * shape;
  const [x, y] = [FIELD / 2, height / 2];
  const radius = height * 0.27;
  const scale = (radius * 1.12) / 24;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${FIELD}" height="${height}" viewBox="0 0 ${FIELD} ${height}">` +
    `<rect width="${FIELD}" height="${height}" fill="${BACKGROUND}"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#e3eded"/>` +
    `<g transform="translate(${x} ${y}) scale(${scale}) translate(-12 -12)" fill="none" stroke="#0b5563" stroke-width="1.25" stroke-linecap="round" stroke-linejoin="round">` +
    `<path d="${signOf.get(family ?? '') ?? BOX}"/></g></svg>`
  );
}
