import { calculate, planCutting, readTexts } from '#domain/calculators/calculators.ts';
import { formatNumber } from '#domain/money.ts';
import { useWords } from '../../../i18n/locale-context.tsx';
import styles from './drawing.module.css';
import type { DrawingProps } from './drawing-props.ts';
import { type Paper, Plane, Plate, type Spot } from './plane.tsx';
import { SurfacePlane } from './surface-plane.tsx';
import { findFloor } from './unfolded.ts';

/** Screed, skirting, radiators, warm floor: the room from above with what is put into it. */
export default function FloorDrawing({ code, texts }: DrawingProps) {
  const { t } = useWords();
  const floor = findFloor(code, texts);
  if (!floor) return <SurfacePlane code={code} texts={texts} />;
  return (
    <>
      <Plane widthMm={floor.widthMm} heightMm={floor.heightMm} label={t('calculator.drawing')}>
        {(paper, id) => (
          <>
            <clipPath id={`${id}-floor`}>
              <path d={paper.path(floor.outline)} />
            </clipPath>
            <path className={styles.surface} d={paper.path(floor.outline)} />
            <g clipPath={`url(#${id}-floor)`}>
              <Inside code={code} texts={texts} paper={paper} width={floor.widthMm} height={floor.heightMm} />
            </g>
            <path className={styles.outline} d={paper.path(floor.outline)} />
            {code === 'skirting' ? <Skirting texts={texts} outline={floor.outline} paper={paper} /> : null}
            {code === 'radiators' ? <Radiators texts={texts} paper={paper} width={floor.widthMm} /> : null}
          </>
        )}
      </Plane>
      {code === 'skirting' ? <Bars texts={texts} /> : null}
    </>
  );
}

function Inside({
  code,
  texts,
  paper,
  width,
  height,
}: DrawingProps & { paper: Paper; width: number; height: number }) {
  const input = readTexts(code, texts)?.input;
  if (code === 'screed') {
    return (
      <Plate
        at={{ x: paper.x(width / 2), y: paper.y(height / 2) }}
        lines={[`${formatNumber(Number(input?.thickness))}\u00A0мм`]}
      />
    );
  }
  if (code !== 'warm-floor') return null;
  // The heated part keeps to one side: furniture stands along the other.
  const heated = (width * Number(input?.share)) / 100;
  const step = Math.max(100, height / 40);
  const margin = step;
  const path: string[] = [];
  for (let y = margin, row = 0; y < height - margin / 2; y += step, row++) {
    const [from, to] = row % 2 === 0 ? [margin, heated - margin] : [heated - margin, margin];
    path.push(`${row === 0 ? 'M' : 'L'}${paper.x(from)} ${paper.y(y)}L${paper.x(to)} ${paper.y(y)}`);
  }
  return <path className={styles.warm} d={path.join('')} />;
}

const PIECES = ['cut', 'reused'] as const;

/** Round the room piece by piece; where the doors stand nobody said, so the gap is the first wall's. */
function Skirting({
  texts,
  outline,
  paper,
}: {
  texts: DrawingProps['texts'];
  outline: readonly Spot[];
  paper: Paper;
}) {
  const read = readTexts('skirting', texts);
  const length = Number(read?.input.skirtingLength) * 1000;
  if (!(length > 0)) return null;
  return outline.flatMap((from, wall) => {
    const to = outline[(wall + 1) % outline.length] ?? from;
    const whole = Math.hypot(to.x - from.x, to.y - from.y);
    const at = (mm: number) => ({
      x: from.x + ((to.x - from.x) * mm) / whole,
      y: from.y + ((to.y - from.y) * mm) / whole,
    });
    const count = Math.min(200, Math.ceil(whole / length - 1e-6));
    return Array.from({ length: count }, (_, index) => {
      const [a, b] = [at(index * length + 20), at(Math.min(whole, (index + 1) * length) - 20)];
      return (
        <path
          key={`${a.x} ${a.y}`}
          className={styles.bold}
          data-look={PIECES[index % 2]}
          d={`M${paper.x(a.x)} ${paper.y(a.y)}L${paper.x(b.x)} ${paper.y(b.y)}`}
        />
      );
    });
  });
}

const BAR = { width: 560, high: 16, gap: 10, left: 46 };
const MOST_BARS = 40;

/** How each length is cut: parts in order, the rest hatched. */
function Bars({ texts }: { texts: DrawingProps['texts'] }) {
  const { t } = useWords();
  const cutting = planCutting('skirting', texts);
  if (cutting?.kind !== 'bars' || cutting.plan.bars.length > MOST_BARS) return null;
  const { bars } = cutting.plan;
  const scale = (BAR.width - BAR.left - 26) / cutting.piece.widthMm;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${BAR.width} ${bars.length * (BAR.high + BAR.gap) + BAR.gap}`}
      role="img"
      aria-label={t('calculator.cutMap')}
    >
      {bars.map(({ parts }, bar) => {
        const y = BAR.gap + bar * (BAR.high + BAR.gap);
        return (
          <g key={`bar ${bar.toString()}`}>
            <text className={styles.sizeText} x={BAR.left - 10} y={y + 12} textAnchor="end">
              {bar + 1}
            </text>
            <rect
              className={styles.offcut}
              x={BAR.left}
              y={y}
              width={cutting.piece.widthMm * scale}
              height={BAR.high}
              fill="none"
            />
            {parts.map(({ x, lengthMm }, index) => (
              <g key={x}>
                <rect
                  className={index === 0 ? styles.whole : styles.reused}
                  x={BAR.left + x * scale}
                  y={y}
                  width={lengthMm * scale}
                  height={BAR.high}
                />
                {lengthMm * scale > 34 ? (
                  <text
                    className={styles.number}
                    textAnchor="middle"
                    x={BAR.left + (x + lengthMm / 2) * scale}
                    y={y + 11}
                  >
                    {formatNumber(Math.round(lengthMm))}
                  </text>
                ) : null}
              </g>
            ))}
          </g>
        );
      })}
    </svg>
  );
}

const SECTION_MM = 80;

/** Along the upper wall, section by section, to scale. */
function Radiators({ texts, paper, width }: { texts: DrawingProps['texts']; paper: Paper; width: number }) {
  const computed = calculate('radiators', texts);
  const sections = computed?.ok ? (computed.value.needs[0]?.amount ?? 0) : 0;
  const most = Math.min(sections, Math.floor((width * 0.9) / SECTION_MM));
  const start = (width - most * SECTION_MM) / 2;
  return Array.from({ length: most }, (_, index) => (
    <rect
      key={`section ${index.toString()}`}
      className={styles.cut}
      {...paper.rect({ x: start + index * SECTION_MM, y: 60, w: SECTION_MM * 0.86, h: 100 })}
    />
  ));
}
