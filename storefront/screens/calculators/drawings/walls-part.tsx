import { readTexts } from '#domain/calculators/calculators.ts';
import { formatNumber } from '#domain/money.ts';
import { useWords } from '../../../i18n/locale-context.tsx';
import styles from './drawing.module.css';
import type { DrawingProps } from './drawing-props.ts';
import { type Paper, Plane } from './plane.tsx';
import { SurfacePlane, WallLines } from './surface-plane.tsx';
import { type Unfolded, unfold } from './unfolded.ts';

const MOST_STONES = 4000;

/** Paint, primer, mixes, masonry, insulation: the walls unfolded, and beside them the layer in section. */
export default function WallsDrawing({ code, texts }: DrawingProps) {
  const { t } = useWords();
  const walls = unfold(code, texts);
  if (!walls) {
    return (
      <>
        <SurfacePlane code={code} texts={texts} />
        <Section code={code} texts={texts} />
      </>
    );
  }
  return (
    <>
      <Plane widthMm={walls.widthMm} heightMm={walls.heightMm} isUpright label={t('calculator.drawing')}>
        {(paper) => (
          <>
            <rect
              className={styles.surface}
              {...paper.rect({ x: 0, y: 0, w: walls.widthMm, h: walls.heightMm })}
            />
            <Texture code={code} texts={texts} walls={walls} paper={paper} />
            <WallLines walls={walls} paper={paper} />
          </>
        )}
      </Plane>
      <Section code={code} texts={texts} />
    </>
  );
}

/** Stones in their bond, slabs in rows, the strokes of a roller. */
function Texture({ code, texts, walls, paper }: DrawingProps & { walls: Unfolded; paper: Paper }) {
  const input = readTexts(code, texts)?.input ?? {};
  const { widthMm, heightMm } = walls;
  const cell = toCell(code, input);
  if (!cell) return null;
  const rows = Math.ceil(heightMm / cell.h);
  if (rows * Math.ceil(widthMm / cell.w) > MOST_STONES) return null;
  const lines: string[] = [];
  for (let row = 0; row < rows; row++) {
    const y = row * cell.h;
    const top = Math.min(heightMm, y + cell.h);
    lines.push(`M${paper.x(0)} ${paper.y(y)}L${paper.x(widthMm)} ${paper.y(y)}`);
    for (let x = row % 2 === 1 && cell.isBonded ? cell.w / 2 : cell.w; x < widthMm; x += cell.w)
      lines.push(`M${paper.x(x)} ${paper.y(y)}L${paper.x(x)} ${paper.y(top)}`);
  }
  return <path className={styles.line} d={lines.join('')} />;
}

function toCell(code: string, input: Readonly<Record<string, unknown>>) {
  if (code === 'masonry') {
    const joint = Number(input.joint);
    return { w: Number(input.unitLength) + joint, h: Number(input.unitHeight) + joint, isBonded: true };
  }
  if (code === 'insulation') return { w: 1200, h: 600, isBonded: true };
  // A roller's width, from floor to ceiling.
  return code === 'paint' ? { w: 250, h: 100_000, isBonded: false } : null;
}

const SECTION = { width: 560, height: 74, base: 22 };

/** The layers one over another, ten times as thick as the walls are drawn. */
function Section({ code, texts }: DrawingProps) {
  const { t } = useWords();
  const input = readTexts(code, texts)?.input;
  const thickness = Number(input?.thickness ?? 0);
  if (!(thickness > 0) || code === 'masonry') return null;
  const high = Math.min(34, Math.max(4, thickness * (code === 'insulation' ? 0.2 : 1.2)));
  const { width, height, base } = SECTION;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={t('calculator.section', { mm: formatNumber(thickness) })}
    >
      <rect className={styles.metal} x={46} y={height - base - 8} width={width - 72} height={base} />
      <rect className={styles.cut} x={46} y={height - base - 8 - high} width={width - 72} height={high} />
      <text className={styles.sizeText} x={width / 2} y={height - base - 14 - high} textAnchor="middle">
        {formatNumber(thickness)}
        {'\u00A0'}мм
      </text>
    </svg>
  );
}
