import { expect, test } from 'vitest';
import { lookOf } from '../../range/sets/room-looks.ts';
import photographed from '../../range/sets/room-spots.json' with { type: 'json' };
import { planPictures } from '../plan.ts';
import type { FillingOrder, Order } from '../recipe.ts';
import { roomSurfaces, rooms, surfaceKey } from './rooms.ts';

const goods = planPictures(null).filter(({ products }) => products > 0);

/** Which slot of a room is which of its things; what lies in the scene whatever fills it is `laid`. */
const SLOTS: Readonly<Record<string, Readonly<Record<string, 'a' | 'b' | 'c' | 'laid'>>>> = {
  'rooms/bathroom': {
    wall: 'a',
    vanity: 'b',
    bathTap: 'c',
    basinTap: 'c',
    towelRail: 'c',
    floor: 'laid',
  },
  'rooms/living': { door: 'b', floor: 'laid' },
  'rooms/floor': { floor: 'a' },
  'rooms/kitchen': { floor: 'laid', splash: 'laid' },
  'rooms/hall': { floor: 'laid' },
  'rooms/workshop': { floor: 'laid' },
};
/** Of 255, in each of red, green and blue: a coat is the same, metals shine a little more on a product. */
const SAME = 24;

function surfaceIn(print: unknown): string | null {
  if (typeof print !== 'object' || print === null) return null;
  if ('planks' in print) return `wood/${(print.planks as { wood: string }).wood}`;
  if ('of' in print) return surfaceIn(print.of);
  return 'surface' in print ? String(print.surface) : null;
}

function distance(one: string, other: string): number {
  const parts = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  const [a, b] = [parts(one), parts(other)];
  return Math.max(...a.map((part, at) => Math.abs(part - (b[at] ?? 0))));
}

const fillOf = ({ fill }: Order): FillingOrder | undefined => fill.a ?? fill.b ?? fill.c;

test('whatever may be sold as a thing of a room has the surface or the colour that the room is dressed in', () => {
  let compared = 0;
  for (const [room, order] of Object.entries(rooms)) {
    for (const [thing, slot] of Object.entries(SLOTS[order.stage] ?? {})) {
      const look = lookOf(room, thing);
      const dressed =
        slot === 'laid'
          ? { color: '', print: roomSurfaces[surfaceKey(order.stage, order.scene)]?.[thing] }
          : order.fill[slot];
      for (const good of look ? goods.filter(({ name }) => look.test(name)) : []) {
        const [wanted, own] = [surfaceIn(dressed?.print), surfaceIn(fillOf(good)?.print)];
        const named = `${thing} of ${room} as ${good.name}`;
        if (wanted !== null) expect(own, named).toBe(wanted);
        // A door of wood has its grain, in a room only its colour.
        else if (own === null)
          expect(distance(fillOf(good)?.color ?? '', dressed?.color ?? ''), named).toBeLessThan(SAME);
        compared++;
      }
    }
  }
  expect(compared).toBeGreaterThan(60);
});

test('every bathroom shows a vanity that hangs on its wall and may be sold with it', () => {
  for (const room of Object.keys(rooms).filter((name) => rooms[name]?.stage === 'rooms/bathroom')) {
    const sold = goods.filter(({ name }) => lookOf(room, 'vanity')?.test(name));
    expect(sold.length, room).toBeGreaterThan(0);
    for (const { name, scene } of sold) expect(scene.mounting, name).toBe('hung');
  }
});

/** Paint and oil are sold in cans, a screed lies under its floor, a hall's skirting is in no set. */
const ANY_GOOD = /^(empty-.+|hall|kitchen): wall$|^empty-screed: |^hall: skirting$|^terrace: oil$/;

test('every thing of a room that sets may sell is known by its look', () => {
  const unknown = Object.entries(photographed).flatMap(([room, spots]) =>
    Object.keys(spots)
      .filter((thing) => lookOf(room, thing) === null)
      .map((thing) => `${room}: ${thing}`)
      .filter((thing) => !ANY_GOOD.test(thing)),
  );
  expect(unknown).toEqual([]);
});

test('no look but «nothing» is without goods of its colour', () => {
  const empty = Object.entries(photographed).flatMap(([room, spots]) =>
    Object.keys(spots).flatMap((thing) => {
      const look = lookOf(room, thing);
      const isLacking = look && look.source !== '^$' && !goods.some(({ name }) => look.test(name));
      return isLacking ? [`${room}: ${thing}`] : [];
    }),
  );
  expect(empty).toEqual([]);
});
