import { formatNumber } from '#domain/money.ts';
import { useWords } from '../../../i18n/locale-context.tsx';
import type { PlannerData } from './planner-data.ts';
import { letterOf, type PlannedRoom } from './planner-room.ts';
import styles from './room-plan.module.css';

const SCALE = 40;
const MOST_WALLS = 12;
const MOST_STRIPS = 60;
const SKIRTING = 5;

interface WallViewsProps {
  planned: PlannedRoom;
  surfaces: PlannerData['surfaces'];
  onToggle(wall: number): void;
}

/** Every wall seen from inside, to one scale, with what it is finished with. A press makes it an accent. */
export function WallViews({ planned, surfaces, onToggle }: WallViewsProps) {
  const { t } = useWords();
  const widest = Math.max(...planned.walls.map(({ lengthM }) => lengthM)) * SCALE;
  const high = planned.room.heightM * SCALE;
  const skirting = surfaces.skirting?.finish === 'skirting' ? surfaces.skirting : null;
  return (
    <ul className={styles.views} aria-label={t('planner.walls')}>
      {planned.walls.slice(0, MOST_WALLS).map(({ lengthM }, wall) => {
        const isAccent = planned.accent.includes(wall);
        const goods = isAccent ? surfaces.accent : surfaces.walls;
        const wide = lengthM * SCALE;
        const roll = Number(goods?.settled.rollWidth ?? 0.53) * SCALE;
        const isPaper = goods?.finish === 'wallpaper';
        const strips = isPaper ? Math.min(MOST_STRIPS, Math.ceil(wide / roll) - 1) : 0;
        const openings = planned.openings.filter((opening) => opening.wall === wall);
        const words = openings.map(({ kind }) =>
          t(kind === 'door' ? 'calculator.door' : 'calculator.window').toLowerCase(),
        );
        return (
          <li key={letterOf(wall)}>
            <button
              type="button"
              className={styles.view}
              aria-pressed={isAccent}
              title={t('planner.makeAccent')}
              onClick={() => onToggle(wall)}
            >
              <svg className={styles.viewWall} viewBox={`-1 -1 ${widest + 2} ${high + 2}`} aria-hidden="true">
                <rect
                  className={styles[isPaper ? 'paper' : goods?.finish === 'paint' ? 'paint' : 'bare']}
                  fill={goods?.colour ?? undefined}
                  width={wide}
                  height={high}
                />
                {isPaper ? <rect fill="url(#planner-paper)" width={wide} height={high} /> : null}
                <path
                  className={styles.strip}
                  d={Array.from({ length: strips }, (_, strip) => `M${(strip + 1) * roll} 0V${high}`).join(
                    '',
                  )}
                />
                {skirting ? (
                  <rect
                    className={styles.skirting}
                    fill={skirting.colour ?? undefined}
                    y={high - SKIRTING}
                    width={wide}
                    height={SKIRTING}
                  />
                ) : null}
                {openings.map(({ index, kind, leftM, sillM, widthM, heightM }) => {
                  const [x, w, h] = [leftM * SCALE, widthM * SCALE, heightM * SCALE];
                  const y = high - sillM * SCALE - h;
                  return (
                    <g key={index}>
                      <rect className={styles.hole} x={x} y={y} width={w} height={h} />
                      <path
                        className={styles.frame}
                        d={kind === 'window' ? `M${x + w / 2} ${y}v${h}` : `M${x + w - 6} ${y + h / 2}h3`}
                      />
                    </g>
                  );
                })}
                <rect className={styles.frame} width={wide} height={high} />
              </svg>
              <span>
                <b>{letterOf(wall)}</b>{' '}
                {[formatNumber(Math.round(lengthM * 100) / 100), ...words].join(' · ')}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
