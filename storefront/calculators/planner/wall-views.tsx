import { formatNumber } from '#domain/money.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import type { SurfaceGoods } from './planner-data.ts';
import { letterOf, type PlannedRoom } from './planner-room.ts';
import styles from './room-plan.module.css';

const SCALE = 40;
const MOST_WALLS = 12;
const MOST_STRIPS = 60;

/** Every wall seen from inside, to one scale, with what it is finished with. */
export function WallViews({ planned, walls }: { planned: PlannedRoom; walls: SurfaceGoods | undefined }) {
  const { t } = useWords();
  const high = planned.room.heightM * SCALE;
  const widest = Math.max(...planned.walls.map(({ lengthM }) => lengthM)) * SCALE;
  const roll = Number(walls?.settled.rollWidth ?? 0.53) * SCALE;
  return (
    <ul className={styles.views} aria-label={t('planner.walls')}>
      {planned.walls.slice(0, MOST_WALLS).map(({ from, lengthM }, index) => {
        const wide = lengthM * SCALE;
        const strips = walls?.finish === 'wallpaper' ? Math.min(MOST_STRIPS, Math.floor(wide / roll)) : 0;
        return (
          <li key={`${from.x} ${from.y}`} className={styles.view}>
            <svg className={styles.viewWall} viewBox={`-1 -1 ${widest + 2} ${high + 2}`} aria-hidden="true">
              <rect
                className={
                  styles[
                    walls?.finish === 'wallpaper' ? 'paper' : walls?.finish === 'paint' ? 'paint' : 'bare'
                  ]
                }
                width={wide}
                height={high}
              />
              <path
                className={styles.strip}
                d={Array.from({ length: strips }, (_, strip) => `M${(strip + 1) * roll} 0V${high}`).join('')}
              />
              <rect className={styles.frame} width={wide} height={high} />
              {planned.openings
                .filter(({ wall }) => wall === index)
                .map(({ leftM, sillM, widthM, heightM }) => (
                  <rect
                    key={leftM}
                    className={styles.hole}
                    x={leftM * SCALE}
                    y={high - (sillM + heightM) * SCALE}
                    width={widthM * SCALE}
                    height={heightM * SCALE}
                  />
                ))}
            </svg>
            <b>{letterOf(index)}</b> {formatNumber(Math.round(lengthM * 100) / 100)} м
          </li>
        );
      })}
    </ul>
  );
}
