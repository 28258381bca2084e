/** Floors by the roll and what lies below them. */
import { colorOf } from '../prints/colors.ts';
import { drawCrumbs, drawHerringbone, drawParquetry, drawTileFloor, tone } from '../prints/floors.ts';
import { drawPattern } from '../prints/patterns.ts';
import type { FillingOrder, PrintOrder, Recipe } from '../recipe.ts';

const surfaces: Record<string, PrintOrder> = {
  concrete: { surface: 'concrete/grey' },
  marble: { surface: 'marble/white' },
  herringbone: { svg: drawHerringbone('#b48a57') },
  parquetry: { svg: drawParquetry('#a87443') },
  'tile-beige': { svg: drawTileFloor('#d8c6a5') },
  'tile-ornament': { svg: drawPattern('tile', '#5f7f91', 0.5) },
};

const linoleum: Recipe = ({ variant }) => {
  const print = surfaces[variant] ?? { surface: `wood/${variant}` };
  return {
    stage: 'floor-roll',
    scene: { kind: 'linoleum' },
    fill: { a: { color: '#cccccc', print, printPixels: 620 }, b: { color: '#d9d4c8' } },
  };
};

const piles: Record<string, string> = { red: '#74232b', green: '#64785a', blue: '#41607c', brown: '#7d604a' };

const carpet: Recipe = ({ variant }) => {
  const color = piles[variant] ?? colorOf(variant);
  return {
    stage: 'floor-roll',
    scene: { kind: 'carpet' },
    fill: {
      a: { color, print: { svg: drawCrumbs(color, 3.2, 0.34) }, printPixels: 620 },
      b: { color: '#b9ab93' },
    },
  };
};

const foams: Record<string, string> = { foam: '#dfe4e6', ixpe: '#3f9aa8' };

const underlay: Recipe = ({ variant }) => {
  if (variant === 'xps') return { scene: { kind: 'accordion' }, fill: { b: { color: '#7fb08a' } } };
  if (variant === 'softwood') {
    const board: FillingOrder = {
      color: '#8f9a5f',
      print: { svg: drawCrumbs('#8f9a5f', 3, 0.16) },
      printPixels: 500,
    };
    return {
      stage: 'sheet',
      scene: { length: 1.8, width: 1.2, thick: 0.035, count: 5, rough: 0.95, grain: 130, relief: 0.6 },
      fill: { a: board, b: { color: tone('#8f9a5f', -0.12) } },
    };
  }
  const color = foams[variant] ?? '#b98a58';
  const print = { svg: drawCrumbs(color, 5, variant === 'cork' ? 0.26 : 0.03) };
  return {
    stage: 'floor-roll',
    scene: { kind: 'underlay' },
    fill: { a: { color, print, printPixels: 520 }, b: { color: variant === 'ixpe' ? '#c9ccc9' : color } },
  };
};

export const softFloors = { linoleum, carpet, underlay };
