import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import type { Point } from '#domain/room.ts';
import { useWords } from '../../../i18n/locale-context.tsx';
import { Floor, FloorWords } from './plan-floor.tsx';
import { PlanDoor, PlanWindow } from './plan-opening.tsx';
import { Sizes } from './plan-sizes.tsx';
import { BAND, SHEET, toView, toWallLine, type View, WALL } from './plan-view.ts';
import type { PlannerData } from './planner-data.ts';
import {
  moveCorner,
  moveOpening,
  removeCorner,
  removeOpening,
  slideOpening,
  turnOpening,
} from './planner-moves.ts';
import { letterOf, type PlannedRoom, sayMetres, type Texts } from './planner-room.ts';
import styles from './room-plan.module.css';

type NextTexts = Record<string, string>;

interface RoomPlanProps {
  planned: PlannedRoom;
  texts: Texts;
  surfaces: PlannerData['surfaces'];
  onTexts(texts: NextTexts): void;
}

const STEP_M = 0.05;

/** What is held: the sheet stays as it was, or the room would run away from the finger. */
interface Held {
  view: View;
  move(texts: NextTexts, to: Point): NextTexts;
}

/** The room from above with its floor laid. Corners, doors and windows are dragged, or moved by the arrow keys. */
export function RoomPlan({ planned, texts, surfaces, onTexts }: RoomPlanProps) {
  const { t } = useWords();
  const svg = useRef<SVGSVGElement>(null);
  const [held, setHeld] = useState<Held | null>(null);
  const { outline, walls, openings, accent } = planned;
  const view = held?.view ?? toView(outline);
  const floorPath = `M${outline.map((point) => view.at(point)).join('L')}Z`;
  const lines = walls.map(({ from, to }) => toWallLine(from, to, outline, view));
  const onMove = (event: PointerEvent) => {
    const box = svg.current?.getBoundingClientRect();
    if (!held || !box) return;
    const scale = SHEET.width / box.width;
    const to = view.back((event.clientX - box.left) * scale, (event.clientY - box.top) * scale);
    onTexts(held.move({ ...texts }, to));
  };
  const grip = (label: string, move: Held['move'], onKey: (event: KeyboardEvent) => NextTexts | null) => ({
    tabIndex: 0,
    role: 'button',
    'aria-label': label,
    className: styles.grip,
    onPointerDown: (event: PointerEvent<SVGGElement>) => {
      setHeld({ view, move });
      event.currentTarget.setPointerCapture(event.pointerId);
      event.preventDefault();
      event.currentTarget.focus({ preventScroll: true });
    },
    onKeyDown: (event: KeyboardEvent) => {
      const next = onKey(event);
      if (!next) return;
      event.preventDefault();
      onTexts(next);
    },
  });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing
    <svg
      ref={svg}
      className={styles.plan}
      data-held={held !== null || undefined}
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      role="group"
      aria-label={t('calculator.drawing')}
      onPointerMove={onMove}
      onPointerUp={() => setHeld(null)}
      onPointerCancel={() => setHeld(null)}
    >
      <defs>
        <pattern id="planner-grid" width="14" height="14" patternUnits="userSpaceOnUse">
          <path className={styles.grid} d="M14 0H0V14" />
        </pattern>
        <pattern id="planner-paper" width="12" height="12" patternUnits="userSpaceOnUse">
          <path className={styles.print} d="M3 3h1.6M9 9h1.6" />
        </pattern>
        <clipPath id="planner-floor">
          <path d={floorPath} />
        </clipPath>
      </defs>
      <rect width={SHEET.width} height={SHEET.height} fill="url(#planner-grid)" />
      <path className={styles.walls} strokeWidth={2 * WALL} d={floorPath} />
      <path className={styles.floor} d={floorPath} />
      <g clipPath="url(#planner-floor)">
        <Floor texts={texts} floor={surfaces.floor} view={view} outline={outline} />
        {lines.map((line, wall) => {
          const goods = accent.includes(wall) ? surfaces.accent : surfaces.walls;
          if (!goods || goods.finish === 'none') return null;
          return (
            <path
              key={letterOf(wall)}
              className={styles.band}
              strokeWidth={2 * BAND}
              stroke={goods.colour ?? undefined}
              d={`M${line.at(0, 0)}L${line.at(line.length, 0)}`}
            />
          );
        })}
      </g>
      {lines.map((line, wall) => (
        <Sizes key={letterOf(wall)} line={line} wall={wall} planned={planned} scale={view.scale} />
      ))}
      <FloorWords outline={outline} view={view} floor={surfaces.floor} />
      {openings.map(({ index, kind, widthM, leftM, wall }) => {
        const line = lines[wall];
        if (!line) return null;
        const name = t(kind === 'door' ? 'calculator.door' : 'calculator.window');
        const label = t('planner.opening', { name, wall: letterOf(wall), left: sayMetres(leftM) });
        const place = { line, left: leftM * view.scale, width: widthM * view.scale };
        return (
          <g
            key={index}
            {...grip(
              label,
              (now, to) => moveOpening(now, index, to),
              (event) => onOpeningKey(event, texts, index),
            )}
          >
            {kind === 'door' ? <PlanDoor {...place} /> : <PlanWindow {...place} />}
          </g>
        );
      })}
      {outline.map((point, corner) => {
        const spot = view.spot(point);
        const place = `${sayMetres(point.x)} : ${sayMetres(point.y)}`;
        return (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: a corner is known by its place in the outline
            key={corner}
            {...grip(
              t('planner.corner', { number: corner + 1, place }),
              (now, to) => moveCorner(now, corner, to),
              (event) => onCornerKey(event, texts, corner, point),
            )}
          >
            <circle className={styles.reach} cx={spot.x} cy={spot.y} r="24" />
            <circle className={styles.corner} cx={spot.x} cy={spot.y} r="9" />
          </g>
        );
      })}
    </svg>
  );
}

const MOVES: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -STEP_M, y: 0 },
  ArrowRight: { x: STEP_M, y: 0 },
  ArrowUp: { x: 0, y: -STEP_M },
  ArrowDown: { x: 0, y: STEP_M },
};
const FAR = 10;

function onCornerKey(event: KeyboardEvent, texts: Texts, corner: number, point: Point): NextTexts | null {
  if (event.key === 'Delete') return removeCorner(texts, corner);
  const move = MOVES[event.key];
  const far = event.shiftKey ? FAR : 1;
  return move ? moveCorner(texts, corner, { x: point.x + move.x * far, y: point.y + move.y * far }) : null;
}

/** Left and right slide it along its wall, up and down carry it to the next wall. */
function onOpeningKey(event: KeyboardEvent, texts: Texts, index: number): NextTexts | null {
  if (event.key === 'Delete') return removeOpening(texts, index);
  const move = MOVES[event.key];
  if (!move) return null;
  if (move.x === 0) return turnOpening(texts, index, move.y > 0 ? 1 : -1);
  return slideOpening(texts, index, move.x * (event.shiftKey ? FAR : 1));
}
