import { formatNumber } from '#domain/money.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './home-room.module.css';

type Spot = readonly [x: number, y: number];

const WIDTH = 560;
const HEIGHT = 470;
const MARGIN = { x: 30, top: 16, bottom: 44 };
const SLOPE = { x: 0.866, y: 0.5 };
const WALL_M = 2.5;
const BOARD = { lengthM: 1.29, widthM: 0.19 };
const MOST_ROWS = 40;
const TAPE_M = 0.14;

const say = ([x, y]: Spot) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const shape = (...spots: readonly Spot[]) => `M${spots.map(say).join('L')}Z`;

/** A floor of boards between two walls, to scale, with a tape measure along its open sides. */
export function HomeRoom({ lengthM, widthM }: { lengthM: number; widthM: number }) {
  const { t } = useWords();
  const wall = Math.min(WALL_M, Math.max(lengthM, widthM));
  const scale = Math.min(
    (WIDTH - 2 * MARGIN.x) / ((lengthM + widthM) * SLOPE.x),
    (HEIGHT - MARGIN.top - MARGIN.bottom) / ((lengthM + widthM) * SLOPE.y + wall),
  );
  const left = (WIDTH - (lengthM - widthM) * SLOPE.x * scale) / 2;
  const top = MARGIN.top + wall * scale;
  // From the far corner: along the length to the right, along the width to the left, both down.
  const at = (along: number, across: number, up = 0): Spot => [
    left + (along - across) * SLOPE.x * scale,
    top + (along + across) * SLOPE.y * scale - up * scale,
  ];
  const rows = Math.min(MOST_ROWS, Math.max(1, Math.round(widthM / BOARD.widthM)));
  const rowM = widthM / rows;
  const seams = Array.from({ length: rows }, (_, row) => {
    const lines = row === 0 ? [] : [`M${say(at(0, row * rowM))}L${say(at(lengthM, row * rowM))}`];
    // A third of a board between the joints of neighbouring rows.
    for (let joint = BOARD.lengthM * (1 - (row % 3) / 3); joint < lengthM; joint += BOARD.lengthM)
      lines.push(`M${say(at(joint, row * rowM))}L${say(at(joint, (row + 1) * rowM))}`);
    return lines.join('');
  }).join('');
  const shaded = Array.from({ length: rows }, (_, row) => row)
    .filter((row) => row % 3 === 1)
    .map((row) => {
      const from = BOARD.lengthM * (2 / 3);
      const to = Math.min(lengthM, from + BOARD.lengthM);
      return from < lengthM
        ? shape(
            at(from, row * rowM),
            at(to, row * rowM),
            at(to, (row + 1) * rowM),
            at(from, (row + 1) * rowM),
          )
        : '';
    })
    .join('');
  const tape = Math.min(TAPE_M, 40 / scale);
  return (
    <svg
      className={styles.room}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={t('home.room', { length: lengthM, width: widthM })}
    >
      <path
        className={styles.wall}
        d={shape(at(0, 0), at(lengthM, 0), at(lengthM, 0, wall), at(0, 0, wall))}
      />
      <path
        className={styles.shadedWall}
        d={shape(at(0, 0), at(0, widthM), at(0, widthM, wall), at(0, 0, wall))}
      />
      <path
        className={styles.door}
        d={shape(
          at(0, widthM * 0.62),
          at(0, widthM * 0.34),
          at(0, widthM * 0.34, wall * 0.8),
          at(0, widthM * 0.62, wall * 0.8),
        )}
      />
      <path
        className={styles.window}
        d={shape(
          at(lengthM * 0.36, 0, wall * 0.34),
          at(lengthM * 0.7, 0, wall * 0.34),
          at(lengthM * 0.7, 0, wall * 0.82),
          at(lengthM * 0.36, 0, wall * 0.82),
        )}
      />
      <path
        className={styles.floor}
        d={shape(at(0, 0), at(lengthM, 0), at(lengthM, widthM), at(0, widthM))}
      />
      <path className={styles.shaded} d={shaded} />
      <path className={styles.seams} d={seams} />
      <path
        className={styles.tape}
        d={
          shape(at(0, widthM), at(lengthM, widthM), at(lengthM, widthM + tape), at(0, widthM + tape)) +
          shape(at(lengthM, 0), at(lengthM, widthM), at(lengthM + tape, widthM), at(lengthM + tape, 0))
        }
      />
      <Size spot={at(lengthM / 2, widthM)} shift={-30} metres={lengthM} />
      <Size spot={at(lengthM, widthM / 2)} shift={30} metres={widthM} />
    </svg>
  );
}

function Size({ spot: [x, y], shift, metres }: { spot: Spot; shift: number; metres: number }) {
  return (
    <g className={styles.mark} transform={`translate(${(x + shift).toFixed(1)} ${(y + 24).toFixed(1)})`}>
      <rect className={styles.tag} x={-36} y={-15} width={72} height={30} rx={4} />
      <text className={styles.size} textAnchor="middle" y={5}>
        {`${formatNumber(metres)}\u00A0м`}
      </text>
    </g>
  );
}
