import { describe, expect, test } from 'vitest';
import {
  addCorner,
  joinPlannerOpenings,
  moveCorner,
  parsePlannerOpenings,
  readRoom,
  removeCorner,
  toRoomTexts,
} from './planner-room.ts';

const room = { length: '4', width: '3,5', height: '2,7', openings: 'd0,9x2@2,7#2; w1,5x1,4#0' };

describe('the room of the planner', () => {
  test('has lettered walls with openings in their places', () => {
    const read = readRoom(room);
    expect(read?.walls.map(({ lengthM }) => lengthM)).toEqual([4, 3.5, 4, 3.5]);
    expect(read?.openings).toMatchObject([
      { kind: 'door', wall: 2, leftM: 2.7, sillM: 0 },
      { kind: 'window', wall: 0, leftM: 1.25, sillM: 0.8 },
    ]);
  });

  test('an opening never sticks out of its wall, and one in no wall is none', () => {
    const read = readRoom({ ...room, openings: 'd0,9x2@9#1; d0,9x2#7' });
    expect(read?.openings).toMatchObject([{ wall: 1, leftM: 2.6 }]);
  });

  test('calculators get the same room without walls named', () => {
    expect(toRoomTexts({ ...room, floor: 'laminate' })).toEqual({
      length: '4',
      width: '3,5',
      height: '2,7',
      openings: 'd0,9x2; w1,5x1,4',
    });
  });

  test('openings go into the address and back', () => {
    expect(joinPlannerOpenings(parsePlannerOpenings(room.openings))).toBe(room.openings);
  });
});

describe('drawing', () => {
  test('the far corner keeps a rectangle, snapped to five centimetres', () => {
    expect(moveCorner(room, 2, { x: 5.017, y: 3.021 })).toMatchObject({ length: '5', width: '3' });
  });

  test('any other corner makes a free outline', () => {
    const moved = moveCorner(room, 1, { x: 4.5, y: 0.5 });
    expect(moved).toMatchObject({ shape: 'polygon', outline: '0:0; 4,5:0,5; 4:3,5; 0:3,5' });
    expect(readRoom(moved)?.walls).toHaveLength(4);
  });

  test('a corner is added in a wall and taken away again, down to three', () => {
    const five = addCorner(room, 0);
    expect(five.outline).toBe('0:0; 2:0; 4:0; 4:3,5; 0:3,5');
    expect(removeCorner(five, 1).outline).toBe('0:0; 4:0; 4:3,5; 0:3,5');
    const three = { shape: 'polygon', outline: '0:0; 4:0; 4:3', height: '2,7' };
    expect(removeCorner(three, 0)).toEqual(three);
  });
});
