import { describe, expect, test } from 'vitest';
import {
  addCorner,
  addOpening,
  moveCorner,
  moveOpening,
  removeCorner,
  removeOpening,
  slideOpening,
  toggleAccent,
  turnOpening,
} from './planner-moves.ts';
import { readRoom } from './planner-room.ts';

const room = { length: '4', width: '3,5', height: '2,7', openings: 'd0,9x2@2,7#2; w1,5x1,4#0' };

describe('corners', () => {
  test('the far one keeps a rectangle, snapped to five centimetres', () => {
    expect(moveCorner(room, 2, { x: 5.017, y: 3.021 })).toMatchObject({ length: '5', width: '3' });
  });

  test('any other makes a free outline', () => {
    const moved = moveCorner(room, 1, { x: 4.5, y: 0.5 });
    expect(moved).toMatchObject({ shape: 'polygon', outline: '0:0; 4,5:0,5; 4:3,5; 0:3,5' });
    expect(readRoom(moved)?.walls).toHaveLength(4);
  });

  test('one that would make walls cross, or the room too large, stays where it was', () => {
    expect(moveCorner(room, 1, { x: 2, y: 9 })).toEqual(room);
    expect(moveCorner(room, 2, { x: 500, y: 3 })).toEqual(room);
  });

  test('one is added in the longest wall and taken away again; what is in the walls goes with them', () => {
    const accented = { ...room, accentWalls: '3' };
    const five = addCorner(accented);
    expect(five).toMatchObject({
      outline: '0:0; 2:0; 4:0; 4:3,5; 0:3,5',
      openings: 'd0,9x2@2,7#3; w1,5x1,4#0',
      accentWalls: '4',
    });
    expect(removeCorner(five, 1)).toMatchObject({ ...accented, outline: '0:0; 4:0; 4:3,5; 0:3,5' });
    // Without the first corner the walls before and after it are one, the last.
    expect(removeCorner(room, 0).openings).toBe('d0,9x2@2,7#1; w1,5x1,4#2');
  });

  test('a room keeps three', () => {
    const three = { shape: 'polygon', outline: '0:0; 4:0; 4:3', height: '2,7' };
    expect(removeCorner(three, 0)).toEqual(three);
  });
});

describe('doors and windows', () => {
  const at = (texts: Record<string, string>, index = 0) => readRoom(texts)?.openings[index];

  test('slide along their wall, no further than its end', () => {
    expect(at(slideOpening(room, 0, -0.5))).toMatchObject({ wall: 2, leftM: 2.2 });
    expect(at(slideOpening(room, 0, 5))).toMatchObject({ wall: 2, leftM: 3.1 });
    expect(at(slideOpening(room, 1, -9), 1)).toMatchObject({ wall: 0, leftM: 0 });
  });

  test('are dragged to the nearest wall they fit into', () => {
    expect(at(moveOpening(room, 0, { x: 3.9, y: 1 }))).toMatchObject({ wall: 1, leftM: 0.55 });
    // C runs from right to left as one sees it from above.
    expect(at(moveOpening(room, 0, { x: 0.5, y: 3.4 }))).toMatchObject({ wall: 2, leftM: 3.05 });
    const narrow = { ...room, width: '0,8' };
    expect(at(moveOpening(narrow, 0, { x: 4.1, y: 0.4 }))?.wall).not.toBe(1);
  });

  test('are carried round the room by a key, and taken away', () => {
    expect(at(turnOpening(room, 0, 1))).toMatchObject({ wall: 3, leftM: 1.3 });
    expect(at(turnOpening(room, 1, -1), 1)).toMatchObject({ wall: 3 });
    expect(removeOpening(room, 0).openings).toBe('w1,5x1,4#0');
  });

  test('a new one stands in the longest wall that has none', () => {
    expect(at(addOpening(room, 'w'), 2)).toMatchObject({ kind: 'window', wall: 1 });
  });
});

test('a wall becomes an accent and is like the others again', () => {
  const accented = toggleAccent(toggleAccent(room, 2), 0);
  expect(accented.accentWalls).toBe('0,2');
  expect(toggleAccent(accented, 2).accentWalls).toBe('0');
});
