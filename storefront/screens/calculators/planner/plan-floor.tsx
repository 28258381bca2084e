import { planCutting } from '#domain/calculators/calculators.ts';
import { shade } from '#domain/colours.ts';
import { formatNumber } from '#domain/money.ts';
import type { Point } from '#domain/room.ts';
import { useWords } from '../../../i18n/locale-context.tsx';
import { middleOf, round, SHEET, type View } from './plan-view.ts';
import type { SurfaceGoods } from './planner-data.ts';
import { type Texts, toRoomTexts } from './planner-room.ts';
import styles from './room-plan.module.css';

const MOST_PARTS = 3000;
/** So that a floor looks laid and not printed. */
const SHADES = [0, 0.14, -0.1];

interface PlanFloorProps {
  outline: readonly Point[];
  view: View;
  floor: SurfaceGoods | undefined;
}

/** Boards or tiles where the cutting plan puts them, in the colour of the goods. */
export function Floor({ texts, floor, view, outline }: PlanFloorProps & { texts: Texts }) {
  if (!floor || floor.finish === 'none') return null;
  const { finish, colour } = floor;
  const cutting = planCutting(finish, { ...toRoomTexts(texts), where: 'floor', ...floor.settled });
  if (!cutting || cutting.kind === 'bars' || cutting.plan.parts.length > MOST_PARTS)
    return (
      <rect className={styles.laid} width={SHEET.width} height={SHEET.height} fill={colour ?? undefined} />
    );
  const gapMm = cutting.kind === 'planks' && outline.length === 4 ? 10 : 0;
  const fills = SHADES.map((amount) => (colour === null ? undefined : shade(colour, amount)));
  const line = colour === null ? undefined : shade(colour, -0.3);
  return cutting.plan.parts.map(({ x, y, w, h, stock }) => {
    const spot = view.spot({ x: (x + gapMm) / 1000, y: (y + gapMm) / 1000 });
    const tone = (stock * 7) % SHADES.length;
    return (
      <rect
        key={`${x} ${y}`}
        className={finish === 'tile' ? styles.tile : styles.board}
        data-shade={tone}
        fill={fills[tone]}
        stroke={line}
        x={spot.x}
        y={spot.y}
        width={round((w / 1000) * view.scale)}
        height={round((h / 1000) * view.scale)}
      />
    );
  });
}

export function FloorWords({ outline, view, floor }: PlanFloorProps) {
  const { t } = useWords();
  const middle = middleOf(outline);
  if (!middle || !floor) return null;
  const { x, y } = view.spot(middle);
  return (
    <g transform={`translate(${x} ${y})`} className={styles.words}>
      <rect x="-58" y="-25" width="116" height="50" rx="6" />
      <text className={styles.area} textAnchor="middle" y="-3">
        {formatNumber(Math.round(floor.size * 10) / 10)}
        {'\u00A0'}м²
      </text>
      <text className={styles.what} textAnchor="middle" y="15">
        {floor.finish === 'none' ? t('planner.floor') : t(`planner.finish.${floor.finish}`)}
      </text>
    </g>
  );
}
