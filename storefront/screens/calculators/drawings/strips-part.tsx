import { calculate, readTexts } from '#domain/calculators/calculators.ts';
import { useWords } from '../../../i18n/locale-context.tsx';
import styles from './drawing.module.css';
import type { DrawingProps } from './drawing-props.ts';
import { type Paper, Plane } from './plane.tsx';
import { SurfacePlane, WallLines } from './surface-plane.tsx';
import { unfold } from './unfolded.ts';

const MOST_STRIPS = 400;

/** Wallpaper strip by strip round the room: which roll each comes of, and where the drawing repeats. */
export default function StripsDrawing({ code, texts }: DrawingProps) {
  const { t } = useWords();
  const walls = unfold(code, texts);
  const computed = calculate(code, texts);
  const numbers = computed?.ok ? computed.value.needs[0]?.formula.numbers : undefined;
  const input = readTexts(code, texts)?.input;
  const { strips = 0, perRoll = 1, rollWidth = 0.53 } = numbers ?? {};
  if (!walls || !numbers || strips > MOST_STRIPS) return <SurfacePlane code={code} texts={texts} />;
  const widthMm = Math.max(walls.widthMm, strips * rollWidth * 1000);
  const repeatMm = input?.match === 'free' ? 0 : Number(input?.repeat) * 1000;
  return (
    <>
      <Plane widthMm={widthMm} heightMm={walls.heightMm} isUpright label={t('calculator.drawing')} hasSizes>
        {(paper) => (
          <>
            {Array.from({ length: strips }, (_, strip) => {
              const box = { x: strip * rollWidth * 1000, y: 0, w: rollWidth * 1000, h: walls.heightMm };
              const roll = Math.floor(strip / perRoll);
              const middle = paper.x(box.x + box.w / 2);
              return (
                <g key={box.x}>
                  <rect className={roll % 2 === 0 ? styles.odd : styles.even} {...paper.rect(box)} />
                  <path
                    className={styles.line}
                    d={repeatLines(paper, box, repeatMm, input?.match === 'half-drop' && strip % 2 === 1)}
                  />
                  {strip % perRoll === 0 && paper.scale * box.w > 9 ? (
                    <text className={styles.number} textAnchor="middle" x={middle} y={paper.y(0) - 6}>
                      {roll + 1}
                    </text>
                  ) : null}
                </g>
              );
            })}
            <WallLines walls={walls} paper={paper} />
          </>
        )}
      </Plane>
      <p className={styles.note}>{t('calculator.stripsNote')}</p>
    </>
  );
}

/** A lozenge for every repeat of the drawing; with a half drop every other strip begins in the middle of one. */
function repeatLines(
  paper: Paper,
  box: { x: number; w: number; h: number },
  repeatMm: number,
  isShifted: boolean,
): string {
  if (repeatMm < 50) return '';
  const from = isShifted ? box.h - repeatMm / 2 : box.h;
  const marks: string[] = [];
  for (let top = from + (isShifted ? repeatMm : 0); top > 0; top -= repeatMm) {
    const y = top - repeatMm / 2;
    const reach = Math.min(repeatMm, box.w) * 0.22;
    if (y - reach < 0 || y + reach > box.h) continue;
    const x = box.x + box.w / 2;
    marks.push(
      paper.path([
        { x, y: y + reach },
        { x: x + reach, y },
        { x, y: y - reach },
        { x: x - reach, y },
      ]),
    );
  }
  return marks.join('');
}
