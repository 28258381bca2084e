import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { moveSpot, type Spot, toSpot } from '#domain/office/set-check.ts';
import { SCENE_HEIGHT, SCENE_WIDTH } from '#domain/scenes.ts';
import { useWords } from '../../i18n/words.ts';
import styles from './spot-sheet.module.css';

export interface Mark {
  key: string;
  number: number;
  name: string;
  spot: Spot;
}

interface SpotSheetProps {
  picture: string | undefined;
  alt: string;
  marks: readonly Mark[];
  /** The item that a press on the picture places. */
  chosen: string | null;
  onChoose: (key: string) => void;
  /** Null: this reader moves nothing. */
  onPlace: ((key: string, spot: Spot) => void) | null;
}

/** The picture with its marks: dragged, moved by arrows, or put where the picture is pressed. */
export function SpotSheet({ picture, alt, marks, chosen, onChoose, onPlace }: SpotSheetProps) {
  const { t } = useWords();
  const svg = useRef<SVGSVGElement>(null);
  const [dragged, setDragged] = useState<string | null>(null);

  function under(event: PointerEvent): Spot | null {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return null;
    return toSpot({
      x: ((event.clientX - box.left) / box.width) * 100,
      y: ((event.clientY - box.top) / box.height) * 100,
    });
  }

  function place(event: PointerEvent, key: string | null): void {
    const spot = under(event);
    if (spot && key !== null) onPlace?.(key, spot);
  }

  function press(event: KeyboardEvent, { key, spot }: Mark): void {
    const next = moveSpot(spot, event.key, event.shiftKey);
    if (!next || !onPlace) return;
    event.preventDefault();
    onPlace(key, next);
  }

  return (
    <div className={styles.sheet}>
      <img src={picture} alt={alt} width={896} height={672} draggable={false} />
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing is no form */}
      <svg
        ref={svg}
        viewBox={`0 0 ${SCENE_WIDTH} ${SCENE_HEIGHT}`}
        role="group"
        aria-label={t('productSets.marks')}
        onPointerDown={(event) => place(event, chosen)}
        onPointerMove={(event) => place(event, dragged)}
        onPointerUp={() => setDragged(null)}
        onPointerCancel={() => setDragged(null)}
      >
        {marks.map((mark) => {
          const [x, y] = [(mark.spot.x * SCENE_WIDTH) / 100, (mark.spot.y * SCENE_HEIGHT) / 100];
          return (
            // biome-ignore lint/a11y/useSemanticElements: a mark of a drawing
            <g
              key={mark.key}
              className={styles.mark}
              data-chosen={mark.key === chosen || undefined}
              role="button"
              tabIndex={0}
              aria-label={t('productSets.markAt', {
                number: mark.number,
                name: mark.name,
                x: mark.spot.x,
                y: mark.spot.y,
              })}
              onFocus={() => onChoose(mark.key)}
              onPointerDown={(event) => {
                event.stopPropagation();
                onChoose(mark.key);
                if (!onPlace) return;
                svg.current?.setPointerCapture(event.pointerId);
                setDragged(mark.key);
              }}
              onKeyDown={(event) => press(event, mark)}
            >
              <circle className={styles.halo} cx={x} cy={y} />
              <circle className={styles.dot} cx={x} cy={y} />
              <text x={x} y={y}>
                {mark.number}
              </text>
            </g>
          );
        })}
      </svg>
    </div>
  );
}
