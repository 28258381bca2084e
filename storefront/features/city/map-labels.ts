/** Names on the map: the important ones first, each where it covers neither a sign nor another name, or nowhere. */
export interface Marker {
  code: string;
  name: string;
  x: number;
  y: number;
  /** 0 is the most important. */
  rank: number;
}

export interface Label extends Marker {
  anchor: 'start' | 'end' | 'middle';
}

interface Sheet {
  width: number;
  height: number;
  fontSize: number;
}

interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A letter of the typeface is on average this wide, in parts of its size. */
const LETTER = 0.6;

export function placeLabels(markers: readonly Marker[], sheet: Sheet): Label[] {
  const taken = markers.map(({ x, y, rank }) => around(x, y, (rank === 0 ? 0.7 : 0.45) * sheet.fontSize));
  const labels: Label[] = [];
  for (const [index, marker] of markers.entries()) {
    const others = taken.filter((_box, at) => at !== index);
    const place = placesOf(marker, sheet).find(
      ({ box }) => isInside(box, sheet) && !others.some((other) => isOverlapping(box, other)),
    );
    if (!place) continue;
    taken.push(place.box);
    labels.push(place.label);
  }
  return labels;
}

/** To the right, to the left, below, above. */
function placesOf(marker: Marker, { fontSize }: Sheet): { label: Label; box: Box }[] {
  const width = marker.name.length * LETTER * fontSize;
  const gap = (marker.rank === 0 ? 0.9 : 0.65) * fontSize;
  const { x, y } = marker;
  const at = (anchor: Label['anchor'], left: number, top: number) => ({
    label: {
      ...marker,
      anchor,
      x: anchor === 'start' ? left : anchor === 'end' ? left + width : left + width / 2,
      y: top + 0.85 * fontSize,
    },
    box: { left, right: left + width, top, bottom: top + fontSize },
  });
  return [
    at('start', x + gap, y - 0.5 * fontSize),
    at('end', x - gap - width, y - 0.5 * fontSize),
    at('middle', x - width / 2, y + gap * 0.9),
    at('middle', x - width / 2, y - gap * 0.9 - fontSize),
  ];
}

export function nearestMarker(
  markers: readonly Marker[],
  { x, y }: { x: number; y: number },
  reach: number,
): Marker | null {
  const distance = (marker: Marker) => Math.hypot(marker.x - x, marker.y - y);
  const [nearest] = markers.toSorted((a, b) => distance(a) - distance(b));
  return nearest && distance(nearest) <= reach ? nearest : null;
}

const around = (x: number, y: number, half: number): Box => ({
  left: x - half,
  right: x + half,
  top: y - half,
  bottom: y + half,
});

const isInside = (box: Box, { width, height }: Sheet) =>
  box.left >= 0 && box.top >= 0 && box.right <= width && box.bottom <= height;

const isOverlapping = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
