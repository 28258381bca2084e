import { classNames } from './class-names.ts';
import styles from './tape.module.css';

interface TapeProps {
  /** line under titles; edge is the yellow band on top of the footer. */
  look?: 'line' | 'edge';
  className?: string | undefined;
}

/** The tape measure, the shop's one ornament: a tick every 12 px, a long one every 60. */
export function Tape({ look = 'line', className }: TapeProps) {
  return <div className={classNames(styles[look], className)} aria-hidden="true" />;
}

const STEP = 5;

/** One tick for each day of an offer, those that are left in full colour. The date stands beside it in words. */
export function TapeDays({ left, total, className }: { left: number; total: number; className?: string }) {
  const days = Math.max(1, Math.min(60, total));
  return (
    <svg
      className={classNames(styles.days, className)}
      width={days * STEP}
      height={12}
      viewBox={`0 0 ${days * STEP} 12`}
      aria-hidden="true"
    >
      {Array.from({ length: days }, (_, day) => (
        <line
          // biome-ignore lint/suspicious/noArrayIndexKey: a tick is nothing but its place
          key={day}
          className={day < left ? undefined : styles.gone}
          x1={day * STEP + 1.5}
          x2={day * STEP + 1.5}
          y1={day % 5 === 0 ? 0 : 4}
          y2={12}
        />
      ))}
    </svg>
  );
}
