/** A city as a quiet picture under the shop's pins: water, streets, districts, in the reader's language. */
import { CITY_MAP_HEIGHT, CITY_MAP_WIDTH, type CityMapFrame, placeOnMap } from '#domain/city-maps.ts';
import type { CityDrawing, Course, Words } from './city-drawing.ts';
import { alongOf, type Place, placeWords, type Spot, type View, type Wanted } from './place-words.ts';

/** The shop's own colours, made paler: the pins stand above all of it. */
const COLOURS = {
  ground: '#EDF0E9',
  built: '#E0E3DD',
  park: '#CFE2CB',
  water: '#A9CFDF',
  waterName: '#24566A',
  streetEdge: '#BCC6C1',
  street: '#FFFFFF',
  main: '#FFE9AE',
  railway: '#8A979C',
  name: '#44545D',
  district: '#16232B',
};
const FONT = 'Onest, Roboto, "Noto Sans", Arial, sans-serif';
const NAME_SIZE = { district: 13, water: 13, street: 10.5 };
/** Where along its course a name is tried, after its own place. */
const ELSEWHERE = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9, 0.43, 0.57, 0.28, 0.72, 0.15, 0.85, 0.05, 0.95];

/** Where the name of a place is tried, the nearest first. */
const AROUND = [0, 14, -14, 26, -26]
  .flatMap((down) => [0, 16, -16, 32, -32, 48, -48, 64, -64].map((right) => [right, down] as const))
  .toSorted((one, other) => Math.hypot(...one) - Math.hypot(...other));

interface Name extends Wanted {
  look: keyof typeof NAME_SIZE;
}

export function drawMap(
  drawing: CityDrawing,
  frame: CityMapFrame,
  locale: keyof Words,
  views: readonly View[],
): string {
  const toSpots = (line: Course): Spot[] =>
    line.map(([latitude, longitude]) => placeOnMap(frame, { latitude, longitude }));
  const area = (shore: Course, colour: string) =>
    `<path d="${curve(toSpots(shore), true)}" fill="${colour}"/>`;
  const stroke = (line: Course, colour: string, width: number) =>
    `<path d="${curve(toSpots(line))}" stroke="${colour}" stroke-width="${width}"/>`;
  const widthOf = (isMain = false) => (isMain ? 6 : 3.5);
  const { rivers, streets, lakes = [], parks = [], railways = [], districts, built } = drawing;

  const along = (look: Name['look'], name: Words | undefined, line: Course, at = 0.5): Name[] => {
    const spots = toSpots(line);
    const places = [at, ...ELSEWHERE].map((part) => alongOf(spots, part));
    return name ? [{ look, words: name[locale], size: NAME_SIZE[look], places }] : [];
  };
  const onSpot = (look: Name['look'], name: Words, { x, y }: Spot): Name => ({
    look,
    words: name[locale],
    size: NAME_SIZE[look],
    places: AROUND.map(([right, down]) => ({ x: x + right, y: y + down, angle: 0 })),
  });
  const names: Name[] = [
    ...districts.flatMap(({ name, point }) => toSpots([point]).map((spot) => onSpot('district', name, spot))),
    ...rivers.flatMap(({ name, course, at }) => along('water', name, course, at)),
    ...lakes.flatMap(({ name, shore }) => (name ? [onSpot('water', name, middleOf(toSpots(shore)))] : [])),
    ...streets.flatMap(({ name, course, at }) => along('street', name, course, at)),
  ];
  const places = placeWords(names, views);

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CITY_MAP_WIDTH}" height="${CITY_MAP_HEIGHT}" viewBox="0 0 ${CITY_MAP_WIDTH} ${CITY_MAP_HEIGHT}">`,
    `<title>${drawing.name[locale]}</title>`,
    `<rect width="100%" height="100%" fill="${COLOURS.ground}"/>`,
    ...built.map((shore) => area(shore, COLOURS.built)),
    ...parks.map(({ shore }) => area(shore, COLOURS.park)),
    ...lakes.map(({ shore }) => area(shore, COLOURS.water)),
    '<g fill="none" stroke-linecap="round" stroke-linejoin="round">',
    ...rivers.map(({ course, width }) => stroke(course, COLOURS.water, width)),
    ...streets.map(({ course, isMain }) => stroke(course, COLOURS.streetEdge, widthOf(isMain) + 1.5)),
    ...streets.map(({ course, isMain }) =>
      stroke(course, isMain ? COLOURS.main : COLOURS.street, widthOf(isMain)),
    ),
    '<g stroke-dasharray="8 5" stroke-linecap="butt">',
    ...railways.map(({ course }) => stroke(course, COLOURS.railway, 2)),
    '</g>',
    '</g>',
    `<g font-family='${FONT}' text-anchor="middle" stroke="${COLOURS.ground}" stroke-width="3" stroke-linejoin="round" paint-order="stroke">`,
    ...names.flatMap((name, index) => {
      const place = places[index];
      return place ? [write(name, place)] : [];
    }),
    '</g>',
    '</svg>\n',
  ].join('\n');
}

function write({ words, size, look }: Name, { x, y, angle }: Place): string {
  const looks = {
    water: ` fill="${COLOURS.waterName}" font-style="italic" stroke="${COLOURS.water}"`,
    street: ` fill="${COLOURS.name}"`,
    district: ` fill="${COLOURS.district}" font-weight="700"`,
  };
  const turn = angle === 0 ? '' : ` rotate(${Math.round(angle)})`;
  return `<text transform="translate(${Math.round(x)} ${Math.round(y)})${turn}" dy=".35em" font-size="${size}"${looks[look]}>${words.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</text>`;
}

/** A smooth line through every spot, as water and old streets run. */
function curve(spots: readonly Spot[], isClosed = false): string {
  const at = (index: number): Spot => {
    const last = spots.length - 1;
    const found = isClosed
      ? spots[(index + spots.length) % spots.length]
      : spots[Math.min(Math.max(index, 0), last)];
    return found ?? { x: 0, y: 0 };
  };
  const say = ({ x, y }: Spot) => `${Math.round(x)} ${Math.round(y)}`;
  const part = (from: Spot, to: Spot, near: Spot, sign: 1 | -1): Spot => ({
    x: near.x + (sign * (to.x - from.x)) / 6,
    y: near.y + (sign * (to.y - from.y)) / 6,
  });
  const count = isClosed ? spots.length : spots.length - 1;
  const pieces = Array.from({ length: count }, (_, index) => {
    const first = part(at(index - 1), at(index + 1), at(index), 1);
    const second = part(at(index), at(index + 2), at(index + 1), -1);
    return `C${say(first)} ${say(second)} ${say(at(index + 1))}`;
  });
  return `M${say(at(0))}${pieces.join('')}${isClosed ? 'Z' : ''}`;
}

function middleOf(spots: readonly Spot[]): Spot {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return { x: mean(spots.map(({ x }) => x)), y: mean(spots.map(({ y }) => y)) };
}
