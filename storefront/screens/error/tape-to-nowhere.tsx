import { useWords } from '../../i18n/locale-context.tsx';
import styles from './error-screen.module.css';

interface TapeShape {
  width: number;
  height: number;
  /** The case, a square with one round corner. */
  side: number;
  /** The blade: where it leaves the case, its upper edge and its height. */
  zero: number;
  top: number;
  blade: number;
  /** Pixels of one unit of the scale; a number stands at every `step`. */
  unit: number;
  step: number;
  mark: number;
}

const WIDE: TapeShape = {
  width: 1224,
  height: 236,
  side: 196,
  zero: 220,
  top: 128,
  blade: 72,
  unit: 2.36,
  step: 50,
  mark: 84,
};
const NARROW: TapeShape = {
  width: 328,
  height: 132,
  side: 86,
  zero: 92,
  top: 68,
  blade: 42,
  unit: 0.555,
  step: 100,
  mark: 48,
};

const END = 404;
/** The hook at the end covers the scale: no number stands so near to it. */
const LAST_FREE = 25;

/** A tape measure pulled out to the mark 404, where nothing is. */
export function TapeToNowhere() {
  const { t } = useWords();
  return (
    <div role="img" aria-label={t('notFound.picture')}>
      <TapeDrawing className={styles.wide} shape={WIDE} />
      <TapeDrawing className={styles.narrow} shape={NARROW} />
    </div>
  );
}

function TapeDrawing({ shape, className }: { shape: TapeShape; className: string | undefined }) {
  const { width, height, side, zero, top, blade, unit, step, mark } = shape;
  const end = zero + END * unit;
  const bottom = top + blade;
  const floor = bottom + blade * 0.22;
  const caseTop = floor - side * 0.88;
  const round = side * 0.34;
  const middle = { x: side / 2, y: floor - side * 0.46 };
  const hook = blade * 0.16;
  const numbers = Array.from(
    { length: Math.floor((END - LAST_FREE) / step) },
    (_, index) => (index + 1) * step,
  );
  return (
    <svg className={className} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path className={styles.blade} d={`M${side - 8} ${top}H${end}V${bottom}H${side - 8}z`} />
      <path className={styles.ticks} d={ticksOf(shape, step / 5, blade * 0.3)} strokeWidth={blade / 45} />
      <path className={styles.ticks} d={ticksOf(shape, step, blade * 0.5)} strokeWidth={blade / 30} />
      <path className={styles.fineTicks} d={ticksOf(shape, step / 25, blade * 0.14)} />
      {numbers.map((number) => (
        <text
          key={number}
          className={styles.number}
          x={zero + number * unit}
          y={bottom - blade * 0.14}
          fontSize={blade * 0.3}
        >
          {number}
        </text>
      ))}
      <path
        className={styles.hook}
        d={`M${end} ${top - blade * 0.14}h${hook}V${floor + blade * 0.06}h${-hook * 2}v${-blade * 0.16}h${hook}z`}
      />
      <path
        className={styles.pointer}
        d={`M${end} ${top - blade * 0.58}v${blade * 0.42}`}
        strokeWidth={blade / 32}
      />
      <text className={styles.mark} x={end + hook} y={top - blade * 0.74} fontSize={mark}>
        {END}
      </text>
      <path
        className={styles.button}
        d={`M${side * 0.22} ${caseTop}l${side * 0.06} ${-side * 0.05}h${side * 0.3}l${side * 0.06} ${side * 0.05}z`}
      />
      <path
        className={styles.case}
        d={`M0 ${caseTop + 20}a20 20 0 0 1 20 -20H${side - round}a${round} ${round} 0 0 1 ${round} ${round}V${floor}H0z`}
      />
      <path className={styles.sole} d={`M0 ${floor - side * 0.1}h${side}v${side * 0.1}H0z`} />
      <circle className={styles.disc} cx={middle.x} cy={middle.y} r={side * 0.29} />
      <circle
        className={styles.ring}
        cx={middle.x}
        cy={middle.y}
        r={side * 0.255}
        strokeWidth={side * 0.015}
      />
      <path
        className={styles.board}
        d={`M${middle.x - side * 0.11} ${middle.y - side * 0.11}h${side * 0.22}v${side * 0.13}l${-side * 0.09} ${side * 0.09}h${-side * 0.13}z`}
      />
    </svg>
  );
}

function ticksOf({ zero, top, unit }: TapeShape, every: number, length: number): string {
  const count = Math.floor(END / every);
  return Array.from(
    { length: count },
    (_, index) => `M${(zero + (index + 1) * every * unit).toFixed(1)} ${top}v${length.toFixed(1)}`,
  ).join('');
}
