import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { planCutting } from '#domain/calculators/calculators.ts';
import { formatNumber } from '#domain/money.ts';
import type { Point } from '#domain/room.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import type { SurfaceGoods } from './planner-data.ts';
import {
  letterOf,
  moveCorner,
  type PlannedRoom,
  removeCorner,
  sayMetres,
  toRoomTexts,
} from './planner-room.ts';
import styles from './room-plan.module.css';

interface RoomPlanProps {
  planned: PlannedRoom;
  texts: Readonly<Record<string, string>>;
  floor: SurfaceGoods | undefined;
  onTexts(texts: Record<string, string>): void;
}

const WIDTH = 560;
const HEIGHT = 460;
const MARGIN = 56;
const WALL_M = 0.12;
const STEP_M = 0.05;
const MOST_PARTS = 3000;
/** Shades of a board, so that a floor looks laid and not printed. */
const SHADES = 3;

/** The room from above with its floor laid; corners are dragged, or moved by the arrow keys. */
export function RoomPlan({ planned, texts, floor, onTexts }: RoomPlanProps) {
  const { t } = useWords();
  const svg = useRef<SVGSVGElement>(null);
  const dragged = useRef<number | null>(null);
  const { outline, walls, openings } = planned;
  const view = toView(outline);
  const floorPath = `M${outline.map((point) => view.at(point)).join('L')}Z`;
  const onMove = (event: PointerEvent) => {
    const box = svg.current?.getBoundingClientRect();
    if (dragged.current === null || !box) return;
    const scale = WIDTH / box.width;
    onTexts(
      moveCorner(
        texts,
        dragged.current,
        view.back((event.clientX - box.left) * scale, (event.clientY - box.top) * scale),
      ),
    );
  };
  const end = () => {
    dragged.current = null;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing
    <svg
      ref={svg}
      className={styles.plan}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="group"
      aria-label={t('calculator.drawing')}
      onPointerMove={onMove}
      onPointerUp={end}
      onPointerCancel={end}
    >
      <defs>
        <pattern id="planner-grid" width="14" height="14" patternUnits="userSpaceOnUse">
          <path className={styles.grid} d="M14 0H0V14" />
        </pattern>
        <clipPath id="planner-floor">
          <path d={floorPath} />
        </clipPath>
      </defs>
      <rect width={WIDTH} height={HEIGHT} fill="url(#planner-grid)" />
      <path className={styles.floor} d={floorPath} />
      <g clipPath="url(#planner-floor)">
        <Floor texts={texts} floor={floor} view={view} outline={outline} />
      </g>
      <path className={styles.walls} strokeWidth={Math.max(5, WALL_M * view.scale * 2)} d={floorPath} />
      {walls.map(({ from, to, lengthM }, index) => {
        const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
        const side = outside(from, to, outline);
        const spot = view.spot({ x: middle.x + side.x * 0.01, y: middle.y + side.y * 0.01 });
        return (
          <g key={`${from.x} ${from.y}`}>
            <text
              className={styles.size}
              textAnchor="middle"
              x={spot.x + side.x * 30}
              y={spot.y + side.y * 26 + 5}
            >
              {formatNumber(Math.round(lengthM * 100) / 100)}
            </text>
            <g transform={`translate(${spot.x - side.x * 24} ${spot.y - side.y * 24})`}>
              <circle className={styles.letterRing} r="11" />
              <text className={styles.letter} textAnchor="middle" y="4">
                {letterOf(index)}
              </text>
            </g>
          </g>
        );
      })}
      {openings.map(({ kind, widthM, leftM, wall }) => {
        const { from, to, lengthM } = walls[wall] ?? { from: ZERO, to: ZERO, lengthM: 1 };
        const on = (mm: number) =>
          view.at({
            x: from.x + ((to.x - from.x) * mm) / lengthM,
            y: from.y + ((to.y - from.y) * mm) / lengthM,
          });
        return (
          <path
            key={`${wall} ${leftM} ${kind}`}
            className={kind === 'door' ? styles.door : styles.window}
            strokeWidth={Math.max(5, WALL_M * view.scale * 2)}
            d={`M${on(leftM)}L${on(leftM + widthM)}`}
          />
        );
      })}
      {outline.map((point, corner) => {
        const spot = view.spot(point);
        return (
          // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place in the outline
            key={corner}
            className={styles.corner}
            cx={spot.x}
            cy={spot.y}
            r="9"
            tabIndex={0}
            role="button"
            aria-label={t('planner.corner', {
              number: corner + 1,
              place: `${sayMetres(point.x)} : ${sayMetres(point.y)}`,
            })}
            onPointerDown={(event) => {
              dragged.current = corner;
              event.currentTarget.setPointerCapture(event.pointerId);
              event.preventDefault();
            }}
            onKeyDown={(event) => onCornerKey(event, { corner, point, texts, onTexts })}
          />
        );
      })}
    </svg>
  );
}

const ZERO = { x: 0, y: 0 };
const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP_M, y: 0 },
  ArrowRight: { x: STEP_M, y: 0 },
  ArrowUp: { x: 0, y: -STEP_M },
  ArrowDown: { x: 0, y: STEP_M },
};

function onCornerKey(
  event: KeyboardEvent,
  {
    corner,
    point,
    texts,
    onTexts,
  }: { corner: number; point: Point } & Pick<RoomPlanProps, 'texts' | 'onTexts'>,
): void {
  const move = MOVES[event.key];
  if (!move && event.key !== 'Delete') return;
  event.preventDefault();
  if (!move) {
    onTexts(removeCorner(texts, corner));
    return;
  }
  const far = event.shiftKey ? 10 : 1;
  onTexts(moveCorner(texts, corner, { x: point.x + move.x * far, y: point.y + move.y * far }));
}

interface View {
  scale: number;
  spot(point: Point): Point;
  at(point: Point): string;
  back(x: number, y: number): Point;
}

function toView(outline: readonly Point[]): View {
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const scale = Math.min(
    (WIDTH - 2 * MARGIN) / Math.max(0.5, wide),
    (HEIGHT - 2 * MARGIN) / Math.max(0.5, high),
  );
  const [shiftX, shiftY] = [(WIDTH - wide * scale) / 2, (HEIGHT - high * scale) / 2];
  const spot = ({ x, y }: Point) => ({
    x: Math.round((shiftX + (x - left) * scale) * 10) / 10,
    y: Math.round((shiftY + (y - top) * scale) * 10) / 10,
  });
  return {
    scale,
    spot,
    at: (point) => `${spot(point).x} ${spot(point).y}`,
    back: (x, y) => ({ x: (x - shiftX) / scale + left, y: (y - shiftY) / scale + top }),
  };
}

/** The direction out of the room across a wall. */
function outside(from: Point, to: Point, outline: readonly Point[]): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const across = { x: (to.y - from.y) / length, y: -(to.x - from.x) / length };
  const area = outline.reduce((sum, a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    return sum + a.x * b.y - b.x * a.y;
  }, 0);
  return area >= 0 ? across : { x: -across.x, y: -across.y };
}

/** Boards or tiles where the cutting plan puts them. */
function Floor({
  texts,
  floor,
  view,
  outline,
}: Pick<RoomPlanProps, 'texts' | 'floor'> & { view: View; outline: readonly Point[] }) {
  if (!floor || floor.finish === 'none') return null;
  const code = floor.finish;
  const cutting = planCutting(code, { ...toRoomTexts(texts), where: 'floor', ...floor.settled });
  if (!cutting || cutting.kind === 'bars' || cutting.plan.parts.length > MOST_PARTS) return null;
  const shiftX = cutting.kind === 'planks' && outline.length === 4 ? 10 : 0;
  return cutting.plan.parts.map(({ x, y, w, h, stock }) => {
    const spot = view.spot({ x: (x + shiftX) / 1000, y: (y + shiftX) / 1000 });
    return (
      <rect
        key={`${x} ${y}`}
        className={code === 'tile' ? styles.tile : styles.board}
        data-shade={(stock * 7) % SHADES}
        x={spot.x}
        y={spot.y}
        width={(w / 1000) * view.scale}
        height={(h / 1000) * view.scale}
      />
    );
  });
}
