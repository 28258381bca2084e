/** How far it is to the next level, as the shop's tape measure bent into a ring. Its words stand beside it. */
import styles from './level-ring.module.css';

interface LevelRingProps {
  /** From 0 to 1. */
  part: number;
  /** Where the level begins that one has, on the same scale. */
  begin: number;
  lines: readonly [above: string, value: string, below: string];
}

const CENTER = 120;
const RADIUS = 88;
const TICKS = 72;
const LONG_EVERY = 9;

/** A stroke from the centre outwards, at a part of the full turn from the top. */
function spoke(part: number, from: number, to: number): string {
  const angle = part * 2 * Math.PI;
  const at = (radius: number) =>
    `${(CENTER + radius * Math.sin(angle)).toFixed(2)} ${(CENTER - radius * Math.cos(angle)).toFixed(2)}`;
  return `M${at(from)}L${at(to)}`;
}

const ticks = Array.from({ length: TICKS }, (_, index) => ({
  part: index / TICKS,
  path: spoke(index / TICKS, 106, index % LONG_EVERY === 0 ? 118 : 111),
}));

/** All the way round. */
const LENGTH = 2 * Math.PI * RADIUS;

const join = (drawn: readonly { path: string }[]) => drawn.map(({ path }) => path).join('');

export function LevelRing({ part, begin, lines: [above, value, below] }: LevelRingProps) {
  const shown = Math.min(1, Math.max(0, part));
  return (
    <div className={styles.ring} aria-hidden="true">
      <svg className={styles.drawing} viewBox="0 0 240 240" aria-hidden="true">
        <path className={styles.tick} d={join(ticks.filter((tick) => tick.part > shown))} />
        <path className={styles.reached} d={join(ticks.filter((tick) => tick.part <= shown))} />
        <circle className={styles.ground} cx={CENTER} cy={CENTER} r={RADIUS} />
        {shown > 0 ? (
          <circle
            className={styles.arc}
            cx={CENTER}
            cy={CENTER}
            r={RADIUS}
            strokeDasharray={`${(shown * LENGTH).toFixed(1)} ${LENGTH.toFixed(1)}`}
            transform={`rotate(-90 ${CENTER} ${CENTER})`}
          />
        ) : null}
        <path
          className={styles.mark}
          d={[begin, shown]
            .filter((each) => each > 0)
            .map((each) => spoke(each, 77, 99))
            .join('')}
        />
      </svg>
      <div className={styles.words}>
        <span>{above}</span>
        <strong className={styles.value}>{value}</strong>
        <span>{below}</span>
      </div>
    </div>
  );
}
