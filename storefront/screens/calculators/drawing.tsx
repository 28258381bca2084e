/**
 * The picture of a calculation, drawn to scale from what is typed. One late part per family of calculators: a page
 * fetches only its own, the server writes it with the page.
 */
import { AliveLater, LatePart } from '../../page/hydration/late-part.tsx';
import type { DrawingProps } from './drawings/drawing-props.ts';

const laying = new LatePart<DrawingProps>(() => import('./drawings/laying-part.tsx'));
const strips = new LatePart<DrawingProps>(() => import('./drawings/strips-part.tsx'));
const walls = new LatePart<DrawingProps>(() => import('./drawings/walls-part.tsx'));
const floor = new LatePart<DrawingProps>(() => import('./drawings/floor-part.tsx'));
const outside = new LatePart<DrawingProps>(() => import('./drawings/outside-part.tsx'));

const FAMILIES: Readonly<Record<string, LatePart<DrawingProps>>> = {
  tile: laying,
  laminate: laying,
  decking: laying,
  partition: laying,
  ceiling: laying,
  wallpaper: strips,
  paint: walls,
  primer: walls,
  'dry-mix': walls,
  masonry: walls,
  insulation: walls,
  screed: floor,
  skirting: floor,
  radiators: floor,
  'warm-floor': floor,
  roofing: outside,
  fence: outside,
};

export async function loadDrawing(code: string): Promise<void> {
  await FAMILIES[code]?.fetch();
}

export function Drawing(props: DrawingProps) {
  const part = FAMILIES[props.code];
  return part ? <AliveLater part={part} props={props} /> : null;
}
