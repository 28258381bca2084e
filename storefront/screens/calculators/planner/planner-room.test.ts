import { describe, expect, test } from 'vitest';
import { joinPlannerOpenings, parsePlannerOpenings, readRoom, toRoomTexts } from './planner-room.ts';

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

  test('calculators get the same room, with openings in their walls and nowhere in particular', () => {
    expect(toRoomTexts({ ...room, floor: 'laminate' })).toEqual({
      length: '4',
      width: '3,5',
      height: '2,7',
      openings: 'd0,9x2#2; w1,5x1,4#0',
    });
  });

  test('openings go into the address and back', () => {
    expect(joinPlannerOpenings(parsePlannerOpenings(room.openings))).toBe(room.openings);
  });

  test('accent walls are those that are there, each once', () => {
    expect(readRoom({ ...room, accentWalls: '2,0,2,9,x' })?.accent).toEqual([0, 2]);
  });
});
