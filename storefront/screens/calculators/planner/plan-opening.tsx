import { round, WALL, type WallLine } from './plan-view.ts';
import styles from './room-plan.module.css';

interface PlanOpeningProps {
  line: WallLine;
  /** On the sheet, from the wall's beginning. */
  left: number;
  width: number;
}

/** Wide enough for a finger, into the room and out of it. */
const REACH = 14;

const box = ({ line, left, width }: PlanOpeningProps, inner: number, outer: number) =>
  `M${line.at(left, inner)}L${line.at(left + width, inner)}L${line.at(left + width, outer)}L${line.at(left, outer)}Z`;

export function PlanWindow(props: PlanOpeningProps) {
  const { line, left, width } = props;
  return (
    <>
      <path className={styles.reach} d={box(props, -REACH, WALL + REACH)} />
      <path className={styles.window} d={box(props, 0, WALL)} />
      <path className={styles.glass} d={`M${line.at(left, WALL / 2)}L${line.at(left + width, WALL / 2)}`} />
    </>
  );
}

/** Its leaf stands open into the room, with the way it swings. */
export function PlanDoor(props: PlanOpeningProps) {
  const { line, left, width } = props;
  const isClockwise = line.along.x * line.out.y - line.along.y * line.out.x < 0;
  return (
    <>
      <path className={styles.reach} d={box(props, -REACH, WALL + REACH)} />
      <path className={styles.doorway} d={box(props, 0, WALL)} />
      <path
        className={styles.swing}
        d={`M${line.at(left, -width)}A${round(width)} ${round(width)} 0 0 ${isClockwise ? 0 : 1} ${line.at(left + width, 0)}`}
      />
      <path className={styles.leaf} d={`M${line.at(left, 0)}L${line.at(left, -width)}`} />
    </>
  );
}
