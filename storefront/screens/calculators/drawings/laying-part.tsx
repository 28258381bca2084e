import { type CuttingPlan, planCutting, readTexts } from '#domain/calculators/calculators.ts';
import { formatNumber } from '#domain/money.ts';
import { useWords } from '../../../i18n/locale-context.tsx';
import styles from './drawing.module.css';
import type { DrawingProps } from './drawing-props.ts';
import { type Paper, Plane, Plate } from './plane.tsx';
import { SurfacePlane } from './surface-plane.tsx';

type Laid = Extract<CuttingPlan, { region: unknown }>;
type Part = Laid['plan']['parts'][number];

/** More parts are a texture, not a plan: numbers and offcuts would only blacken it. */
const MOST_NUMBERED = 160;
const MOST_DRAWN = 6000;

/** Tiles, planks and sheets where they lie, cut ones and what is left of them. */
export default function LayingDrawing({ code, texts }: DrawingProps) {
  const { t } = useWords();
  const cutting = planCutting(code, texts);
  if (
    !cutting ||
    cutting.kind === 'bars' ||
    cutting.plan.fallback ||
    cutting.plan.parts.length > MOST_DRAWN
  ) {
    return (
      <>
        <SurfacePlane code={code} texts={texts} />
        {cutting && 'fallback' in cutting.plan && cutting.plan.fallback ? (
          <p className={styles.note}>{t('calculator.noPlan')}</p>
        ) : null}
      </>
    );
  }
  return (
    <>
      <LaidPlane cutting={cutting} code={code} texts={texts} />
      <ul className={styles.legend}>
        {(['whole', 'cut', 'reused', 'offcut'] as const).map((look) => (
          <li key={look}>
            <svg className={styles.swatch} viewBox="0 0 22 14" aria-hidden="true">
              {look === 'offcut' ? (
                <path className={styles.hatchLine} d="M0 8L8 0M2 14L16 0M10 14L22 2" />
              ) : null}
              <rect className={styles[look]} x="0.5" y="0.5" width="21" height="13" fill="none" />
            </svg>
            {t(`calculator.${look}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

function LaidPlane({ cutting, code, texts }: { cutting: Laid } & DrawingProps) {
  const { t } = useWords();
  const { region, plan } = cutting;
  const xs = region.outline.map(({ x }) => x);
  const ys = region.outline.map(({ y }) => y);
  const [minX, minY] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - minX, Math.max(...ys) - minY];
  const isUpright = code === 'partition' || readTexts(code, texts)?.surface.kind === 'wall';
  return (
    <Plane widthMm={width} heightMm={height} isUpright={isUpright} label={t('calculator.drawing')}>
      {(paper, hatchId) => (
        <>
          {plan.angleDeg === 0 ? (
            <Parts cutting={cutting} paper={paper} hatchId={hatchId} />
          ) : (
            <TurnedParts cutting={cutting} paper={paper} clipId={`${hatchId}-clip`} isUpright={isUpright} />
          )}
          <Frame code={code} texts={texts} paper={paper} height={height} width={width} />
          <path className={styles.outline} d={paper.path(region.outline)} />
          {region.holes.map((hole) => {
            const box = paper.rect(hole);
            const isDoor = hole.y < 1;
            return (
              <g key={`${hole.x} ${hole.y}`}>
                <rect className={styles.openHole} {...box} />
                {box.width > 40 ? (
                  <Plate
                    at={{ x: box.x + box.width / 2, y: box.y + box.height / 2 }}
                    lines={[
                      t(isDoor ? 'calculator.door' : 'calculator.window'),
                      `${formatNumber(hole.w / 1000)} × ${formatNumber(hole.h / 1000)}`,
                    ]}
                  />
                ) : null}
              </g>
            );
          })}
        </>
      )}
    </Plane>
  );
}

function Parts({ cutting, paper, hatchId }: { cutting: Laid; paper: Paper; hatchId: string }) {
  const { parts } = cutting.plan;
  const isFew = parts.length <= MOST_NUMBERED;
  return (
    <>
      {isFew
        ? parts
            .filter((part) => !part.isWhole && !part.isFromOffcut && !part.isTurned)
            .map((part) => (
              <rect
                key={`${part.x} ${part.y}`}
                className={styles.offcut}
                fill={`url(#${hatchId})`}
                {...paper.rect(pieceOf(part, cutting.piece))}
              />
            ))
        : null}
      {parts.map((part) => {
        const box = paper.rect(part);
        const hasNumber = isFew && !part.isWhole && box.width > 18 && box.height > 11;
        return (
          <g key={`${part.x} ${part.y}`}>
            <rect
              className={styles[part.isWhole ? 'whole' : part.isFromOffcut ? 'reused' : 'cut']}
              {...box}
            />
            {hasNumber ? (
              <text
                className={styles.number}
                textAnchor="middle"
                x={box.x + box.width / 2}
                y={box.y + box.height / 2 + 3}
              >
                {part.stock + 1}
              </text>
            ) : null}
          </g>
        );
      })}
    </>
  );
}

/** The piece a part was cut of, laid where the part lies: what sticks out is the offcut. */
const pieceOf = (part: Part, piece: Laid['piece']) => ({
  x: part.x - part.cut.x,
  y: part.y - part.cut.y,
  w: piece.widthMm,
  h: piece.heightMm,
});

/** Laid on the diagonal: the grid is turned, the walls cut it. */
function TurnedParts({
  cutting: { plan, region, piece },
  paper,
  clipId,
  isUpright,
}: {
  cutting: Laid;
  paper: Paper;
  clipId: string;
  isUpright: boolean;
}) {
  const angle = (plan.angleDeg * Math.PI) / 180;
  const back = (x: number, y: number) => ({
    x: x * Math.cos(angle) + y * Math.sin(angle),
    y: -x * Math.sin(angle) + y * Math.cos(angle),
  });
  return (
    <>
      <clipPath id={clipId}>
        <path d={paper.path(region.outline)} />
      </clipPath>
      <g clipPath={`url(#${clipId})`} data-upright={isUpright || undefined}>
        {plan.parts.map((part) => {
          const { x, y, w, h } = part.isWhole ? part : pieceOf(part, piece);
          const corners = [back(x, y), back(x + w, y), back(x + w, y + h), back(x, y + h)];
          return (
            <path
              key={`${part.x} ${part.y}`}
              className={styles[part.isWhole ? 'whole' : part.isFromOffcut ? 'reused' : 'cut']}
              d={paper.path(corners)}
            />
          );
        })}
      </g>
    </>
  );
}

const MOST_STUDS = 400;

/** The frame behind boards: studs of a partition, profiles of a ceiling, joists of a terrace. */
function Frame({
  code,
  texts,
  paper,
  width,
  height,
}: DrawingProps & { paper: Paper; width: number; height: number }) {
  const input = readTexts(code, texts)?.input;
  const steps: Readonly<Record<string, number>> = {
    partition: Number(input?.step) * 1000,
    ceiling: 600,
    decking: 400,
  };
  const step = steps[code];
  if (!step || width / step > MOST_STUDS) return null;
  const count = Math.ceil(width / step - 1e-6) + 1;
  const lines = Array.from({ length: count }, (_, index) => Math.min(index * step, width));
  return (
    <path
      className={styles.fold}
      d={lines.map((x) => `M${paper.x(x)} ${paper.y(0)}L${paper.x(x)} ${paper.y(height)}`).join('')}
    />
  );
}
