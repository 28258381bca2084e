import { formatNumber } from '#domain/money.ts';
import { useWords } from '../i18n/locale-context.tsx';
import styles from './room-drawing.module.css';

interface RoomDrawingProps {
  lengthM: number;
  widthM: number;
  heightM: number;
}

type Spot = readonly [x: number, y: number];

const WIDTH = 520;
const HEIGHT = 380;
const MARGIN = 40;
const SLOPE = { x: 0.866, y: 0.5 };
const BOARD_M = 0.4;

const path = (...spots: readonly Spot[]) =>
  `M${spots.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

/** The room from above and aside: the floor in front, two walls behind it, all to one scale. */
export function RoomDrawing({ lengthM, widthM, heightM }: RoomDrawingProps) {
  const { t } = useWords();
  const height = Math.min(heightM, Math.max(lengthM, widthM) * 1.5);
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / ((lengthM + widthM) * SLOPE.x),
    (HEIGHT - 2 * MARGIN) / ((lengthM + widthM) * SLOPE.y + height),
  );
  const left = (WIDTH - (lengthM + widthM) * SLOPE.x * scale) / 2 + widthM * SLOPE.x * scale;
  const top = (HEIGHT - ((lengthM + widthM) * SLOPE.y + height) * scale) / 2 + height * scale;
  // From the far corner: along the length to the right, along the width to the left, both down.
  const at = (along: number, across: number, up = 0): Spot => [
    left + (along - across) * SLOPE.x * scale,
    top + (along + across) * SLOPE.y * scale - up * scale,
  ];
  const boards = Array.from({ length: Math.min(60, Math.ceil(widthM / BOARD_M) - 1) }, (_, index) => {
    const across = (index + 1) * (widthM / Math.ceil(widthM / BOARD_M));
    const [from, to] = [at(0, across), at(lengthM, across)];
    return `M${from[0].toFixed(1)} ${from[1].toFixed(1)}L${to[0].toFixed(1)} ${to[1].toFixed(1)}`;
  }).join('');
  const lengthLabel = at(lengthM / 2, widthM);
  const widthLabel = at(lengthM, widthM / 2);
  const isHigh = height > 1.6;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('calculator.drawing')}
    >
      <path
        className={styles.wall}
        d={path(at(0, 0), at(lengthM, 0), at(lengthM, 0, height), at(0, 0, height))}
      />
      <path
        className={styles.shadedWall}
        d={path(at(0, 0), at(0, widthM), at(0, widthM, height), at(0, 0, height))}
      />
      {isHigh ? (
        <>
          <path
            className={styles.door}
            d={path(
              at(0, widthM * 0.55),
              at(0, widthM * 0.3),
              at(0, widthM * 0.3, height * 0.75),
              at(0, widthM * 0.55, height * 0.75),
            )}
          />
          <path
            className={styles.window}
            d={path(
              at(lengthM * 0.35, 0, height * 0.35),
              at(lengthM * 0.7, 0, height * 0.35),
              at(lengthM * 0.7, 0, height * 0.8),
              at(lengthM * 0.35, 0, height * 0.8),
            )}
          />
        </>
      ) : null}
      <path className={styles.floor} d={path(at(0, 0), at(lengthM, 0), at(lengthM, widthM), at(0, widthM))} />
      <path className={styles.boards} d={boards} />
      <Label spot={lengthLabel} shift={-1} words={`${formatNumber(lengthM)} м`} />
      <Label spot={widthLabel} shift={1} words={`${formatNumber(widthM)} м`} />
    </svg>
  );
}

function Label({ spot: [x, y], shift, words }: { spot: Spot; shift: 1 | -1; words: string }) {
  return (
    <g transform={`translate(${(x + shift * 26).toFixed(1)} ${(y + 22).toFixed(1)})`}>
      <rect className={styles.tag} x={-34} y={-14} width={68} height={28} rx={4} />
      <text className={styles.size} textAnchor="middle" y={5}>
        {words}
      </text>
    </g>
  );
}
