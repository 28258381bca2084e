import type { NumberRange } from '#domain/listing.ts';
import { formatNumber } from '#domain/money.ts';
import { sayProperty } from '#domain/property-words.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './range-slider.module.css';
import type { SliderScale } from './slider-scale.ts';

interface RangeSliderProps {
  scale: SliderScale;
  range: NumberRange;
  name: string;
  unit: string | undefined;
  /** While it moves. */
  onMove(side: keyof NumberRange, value: number): void;
  /** When it has come to rest. */
  onRest(side: keyof NumberRange): void;
}

/** Two thumbs on one line, each a control of the browser with its keys; the fields below say the same in figures. */
export function RangeSlider({ scale, range, name, unit, onMove, onRest }: RangeSliderProps) {
  const { t } = useWords();
  const { low, high, step } = scale;
  const within = (value: number) => Math.min(high, Math.max(low, value));
  const from = within(range.from ?? low);
  const to = within(range.to ?? high);
  const share = (value: number) => ((value - low) / (high - low)) * 100;
  return (
    <div className={styles.slider}>
      <svg className={styles.line} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
        <rect className={styles.whole} width="100" height="4" />
        <rect
          className={styles.chosen}
          x={share(from)}
          width={Math.max(0, share(to) - share(from))}
          height="4"
        />
      </svg>
      {(['from', 'to'] as const).map((side) => {
        const value = side === 'from' ? from : to;
        return (
          <input
            key={side}
            className={styles.thumb}
            type="range"
            min={low}
            max={high}
            step={step}
            value={value}
            aria-label={`${name}: ${t(side === 'from' ? 'filters.from' : 'filters.to')}`}
            aria-valuetext={sayProperty(formatNumber(value), unit)}
            onChange={({ currentTarget }) => {
              const wanted = Number(currentTarget.value);
              onMove(side, side === 'from' ? Math.min(wanted, to) : Math.max(wanted, from));
            }}
            onPointerUp={() => onRest(side)}
            onKeyUp={() => onRest(side)}
            onBlur={() => onRest(side)}
          />
        );
      })}
    </div>
  );
}
