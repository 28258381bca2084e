import { formatNumber } from '#domain/money.ts';
import { useWords } from '../../../i18n/locale-context.tsx';
import styles from './drawing.module.css';
import type { DrawingProps } from './drawing-props.ts';
import { type Paper, Plane, Plate } from './plane.tsx';
import { findFloor, type Unfolded, unfold } from './unfolded.ts';

/** What is measured without a plan of parts: walls unfolded, or a floor from above. */
export function SurfacePlane({ code, texts }: DrawingProps) {
  const { t } = useWords();
  const walls = unfold(code, texts);
  if (walls) {
    return (
      <Plane widthMm={walls.widthMm} heightMm={walls.heightMm} isUpright label={t('calculator.drawing')}>
        {(paper) => (
          <>
            <rect
              className={styles.surface}
              {...paper.rect({ x: 0, y: 0, w: walls.widthMm, h: walls.heightMm })}
            />
            <WallLines walls={walls} paper={paper} />
          </>
        )}
      </Plane>
    );
  }
  const floor = findFloor(code, texts);
  if (!floor) return <p className={styles.note}>{t('calculator.noDrawing')}</p>;
  return (
    <Plane widthMm={floor.widthMm} heightMm={floor.heightMm} label={t('calculator.drawing')}>
      {(paper) => (
        <>
          <path className={styles.surface} d={paper.path(floor.outline)} />
          <path className={styles.outline} d={paper.path(floor.outline)} />
        </>
      )}
    </Plane>
  );
}

/** Corners of the room, doors and windows, and the frame around all. */
export function WallLines({ walls, paper }: { walls: Unfolded; paper: Paper }) {
  const { t } = useWords();
  const { widthMm, heightMm, foldsMm, holes } = walls;
  return (
    <>
      {foldsMm.map((fold) => (
        <path
          key={fold}
          className={styles.fold}
          d={`M${paper.x(fold)} ${paper.y(0)}L${paper.x(fold)} ${paper.y(heightMm)}`}
        />
      ))}
      {holes.map((hole) => {
        const box = paper.rect(hole);
        return (
          <g key={`${hole.x} ${hole.y}`}>
            <rect className={styles.hole} {...box} />
            {box.width > 58 ? (
              <Plate
                at={{ x: box.x + box.width / 2, y: box.y + box.height / 2 }}
                lines={[
                  t(hole.isDoor ? 'calculator.door' : 'calculator.window'),
                  `${formatNumber(hole.w / 1000)} × ${formatNumber(hole.h / 1000)}`,
                ]}
              />
            ) : null}
          </g>
        );
      })}
      <rect className={styles.outline} {...paper.rect({ x: 0, y: 0, w: widthMm, h: heightMm })} />
    </>
  );
}
