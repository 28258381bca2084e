/** A sheet of drawing paper: real millimetres in, pixels of the picture out, with dimension lines along its edges. */
import { type ReactNode, useId } from 'react';
import { formatNumber } from '#domain/money.ts';
import styles from './drawing.module.css';

export interface Spot {
  x: number;
  y: number;
}

export interface Box extends Spot {
  w: number;
  h: number;
}

const WIDTH = 560;
const MOST_HEIGHT = 430;
const MARGIN = { left: 46, right: 26, top: 22, bottom: 44 };

export interface Paper {
  scale: number;
  /** Millimetres to the picture's pixels; y grows upwards on a wall and downwards on a floor. */
  x(mm: number): number;
  y(mm: number): number;
  rect(box: Box): { x: number; y: number; width: number; height: number };
  path(points: readonly Spot[]): string;
}

function makePaper(widthMm: number, heightMm: number, isUpright: boolean): { paper: Paper; height: number } {
  const room = { w: WIDTH - MARGIN.left - MARGIN.right, h: MOST_HEIGHT - MARGIN.top - MARGIN.bottom };
  const scale = Math.min(room.w / Math.max(1, widthMm), room.h / Math.max(1, heightMm));
  const left = MARGIN.left + (room.w - widthMm * scale) / 2;
  const height = heightMm * scale + MARGIN.top + MARGIN.bottom;
  const x = (mm: number) => round(left + mm * scale);
  const y = (mm: number) => round(MARGIN.top + (isUpright ? heightMm - mm : mm) * scale);
  const paper: Paper = {
    scale,
    x,
    y,
    rect: (box) => ({
      x: x(box.x),
      y: isUpright ? y(box.y + box.h) : y(box.y),
      width: round(box.w * scale),
      height: round(box.h * scale),
    }),
    path: (points) => `M${points.map((spot) => `${x(spot.x)} ${y(spot.y)}`).join('L')}Z`,
  };
  return { paper, height };
}

const round = (value: number) => Math.round(value * 10) / 10;

interface PlaneProps {
  widthMm: number;
  heightMm: number;
  isUpright?: boolean;
  label: string;
  /** Both outer dimensions unless told otherwise. */
  hasSizes?: boolean;
  children: (paper: Paper, hatchId: string) => ReactNode;
}

export function Plane({
  widthMm,
  heightMm,
  isUpright = false,
  label,
  hasSizes = true,
  children,
}: PlaneProps) {
  const hatchId = useId();
  const { paper, height } = makePaper(widthMm, heightMm, isUpright);
  const [left, right] = [paper.x(0), paper.x(widthMm)];
  const [top, bottom] = [Math.min(paper.y(0), paper.y(heightMm)), Math.max(paper.y(0), paper.y(heightMm))];
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${WIDTH} ${Math.ceil(height)}`}
      role="img"
      aria-label={label}
    >
      <defs>
        <pattern
          id={hatchId}
          width="6"
          height="6"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path className={styles.hatchLine} d="M0 0V6" />
        </pattern>
      </defs>
      {children(paper, hatchId)}
      {hasSizes ? (
        <>
          <SizeLine from={{ x: left, y: bottom + 22 }} to={{ x: right, y: bottom + 22 }} mm={widthMm} />
          <SizeLine
            from={{ x: left - 22, y: bottom }}
            to={{ x: left - 22, y: top }}
            mm={heightMm}
            isUpright
          />
        </>
      ) : null}
    </svg>
  );
}

/** A dimension with its ticks and metres. */
function SizeLine({
  from,
  to,
  mm,
  isUpright = false,
}: {
  from: Spot;
  to: Spot;
  mm: number;
  isUpright?: boolean;
}) {
  const words = `${formatNumber(Math.round(mm / 10) / 100)}\u00A0м`;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const tick = isUpright ? 'h8m-4 0' : 'v8m0-4';
  const start = isUpright ? `M${from.x - 4} ${from.y}` : `M${from.x} ${from.y - 4}`;
  const end = isUpright ? `M${to.x - 4} ${to.y}h8` : `M${to.x} ${to.y - 4}v8`;
  return (
    <g>
      <path className={styles.size} d={`${start}${tick}L${to.x} ${to.y}${end}`} />
      <text
        className={styles.sizeText}
        textAnchor="middle"
        x={middle.x}
        y={middle.y}
        {...(isUpright ? { transform: `rotate(-90 ${middle.x} ${middle.y}) translate(0 -6)` } : { dy: 16 })}
      >
        {words}
      </text>
    </g>
  );
}

/** A name on a white plate: «дверь 0,8 × 2,05». */
export function Plate({ at, lines }: { at: Spot; lines: readonly string[] }) {
  const width = Math.max(...lines.map((line) => line.length)) * 6.4 + 12;
  const height = lines.length * 14 + 6;
  return (
    <g>
      <rect
        className={styles.plate}
        x={at.x - width / 2}
        y={at.y - height / 2}
        width={width}
        height={height}
        rx={3}
      />
      {lines.map((line, index) => (
        <text
          key={line}
          className={styles.plateText}
          data-first={index === 0 || undefined}
          textAnchor="middle"
          x={at.x}
          y={at.y - height / 2 + 14 + index * 14}
        >
          {line}
        </text>
      ))}
    </g>
  );
}
