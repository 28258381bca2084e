import { useWords } from '../../i18n/words.ts';
import styles from './zones.module.css';

interface SheetGridProps {
  width: number;
  height: number;
  pxPerKm: number;
}

/** Rings around the middle that tell how far it is. */
const RINGS_KM = [6, 15, 30];

/** Squares of a kilometre, of five where they would be too many; the middle of the city in the middle. */
export function SheetGrid({ width, height, pxPerKm }: SheetGridProps) {
  const { t } = useWords();
  const step = pxPerKm < 12 ? pxPerKm * 5 : pxPerKm;
  const lines = (size: number) => {
    const first = (size / 2) % step;
    return Array.from({ length: Math.floor((size - first) / step) + 1 }, (_none, at) => first + at * step);
  };
  return (
    <g className={styles.grid}>
      <rect width={width} height={height} />
      <path
        d={`${lines(width)
          .map((x) => `M${x} 0v${height}`)
          .join('')}${lines(height)
          .map((y) => `M0 ${y}h${width}`)
          .join('')}`}
      />
      {RINGS_KM.filter((km) => km * pxPerKm < height / 2).map((km) => (
        <g key={km} className={styles.reach}>
          <circle cx={width / 2} cy={height / 2} r={km * pxPerKm} />
          <text x={width / 2} y={height / 2 - km * pxPerKm - 4}>
            {t('zones.km', { km })}
          </text>
        </g>
      ))}
    </g>
  );
}
