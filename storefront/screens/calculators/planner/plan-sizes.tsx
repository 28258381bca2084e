import { formatNumber } from '#domain/money.ts';
import { BAND, WALL, type WallLine } from './plan-view.ts';
import { letterOf, type PlannedRoom } from './planner-room.ts';
import styles from './room-plan.module.css';

const OFF = WALL + 16;
const TICK = 5;
const LEAST_SEGMENT = 26;

/** The letter of a wall, and its length outside; where doors stand, from corner to door and on. */
export function Sizes({
  line,
  wall,
  planned,
  scale,
}: {
  line: WallLine;
  wall: number;
  planned: PlannedRoom;
  scale: number;
}) {
  const lengthM = planned.walls[wall]?.lengthM ?? 0;
  const cuts = planned.openings
    .filter((opening) => opening.wall === wall && opening.kind === 'door')
    .flatMap(({ leftM, widthM }) => [leftM, leftM + widthM]);
  const marks = [...new Set([0, ...cuts, lengthM].map((mark) => Math.round(mark * 100) / 100))].sort(
    (a, b) => a - b,
  );
  const isUpright = Math.abs(line.along.y) > Math.abs(line.along.x);
  const [x = 0, y = 0] = line
    .at(line.length / 2, -BAND - 16)
    .split(' ')
    .map(Number);
  return (
    <g>
      <path
        className={styles.measure}
        d={`M${line.at(0, OFF)}L${line.at(line.length, OFF)}${marks
          .map((mark) => `M${line.at(mark * scale, OFF - TICK)}L${line.at(mark * scale, OFF + TICK)}`)
          .join('')}`}
      />
      {marks.slice(1).map((mark, index) => {
        const before = marks[index] ?? 0;
        if ((mark - before) * scale < LEAST_SEGMENT) return null;
        const [atX = 0, atY = 0] = line
          .at(((mark + before) / 2) * scale, OFF)
          .split(' ')
          .map(Number);
        return (
          <text
            key={mark}
            className={styles.size}
            textAnchor="middle"
            dominantBaseline="central"
            transform={`translate(${atX} ${atY})${isUpright ? ' rotate(-90)' : ''}`}
          >
            {formatNumber(Math.round((mark - before) * 100) / 100)}
          </text>
        );
      })}
      <g transform={`translate(${x} ${y})`} data-accent={planned.accent.includes(wall) || undefined}>
        <circle className={styles.letterRing} r="11" />
        <text className={styles.letter} textAnchor="middle" dominantBaseline="central">
          {letterOf(wall)}
        </text>
      </g>
    </g>
  );
}
