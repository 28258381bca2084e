import { calculate, readTexts } from '#domain/calculators/calculators.ts';
import { useWords } from '../../../i18n/locale-context.tsx';
import styles from './drawing.module.css';
import type { DrawingProps } from './drawing-props.ts';
import { type Paper, Plane } from './plane.tsx';

/** What stands outside: the slopes of a roof, a fence along its line. */
export default function OutsideDrawing({ code, texts }: DrawingProps) {
  const { t } = useWords();
  const computed = calculate(code, texts);
  if (!computed?.ok) return <p className={styles.note}>{t('calculator.noDrawing')}</p>;
  return code === 'roofing' ? <Roof texts={texts} /> : <Fence texts={texts} />;
}

const numbersOf = (code: string, texts: DrawingProps['texts'], key: string) => {
  const computed = calculate(code, texts);
  if (!computed?.ok) return undefined;
  return computed.value.needs.find((need) => need.formula.key === key)?.formula.numbers;
};

const SLOPE_GAP_MM = 150;
const SHINGLE_MM = { w: 1000, h: 145 };
const MOST_LINES = 600;

/** Both slopes laid flat, the ridge between them: columns of sheets, or courses of shingles. */
function Roof({ texts }: { texts: DrawingProps['texts'] }) {
  const { t } = useWords();
  const input = readTexts('roofing', texts)?.input;
  const sheets = numbersOf('roofing', texts, 'roof-sheets');
  const edges = numbersOf('roofing', texts, 'area');
  const eaves = Number(input?.eaves) * 1000;
  const slopes = Number(input?.slopes);
  const slope = ((edges?.area ?? 0) * 1e6) / eaves / slopes;
  const height = slope * slopes + (slopes - 1) * SLOPE_GAP_MM;
  return (
    <Plane widthMm={eaves} heightMm={height} label={t('calculator.drawing')}>
      {(paper) =>
        Array.from({ length: slopes }, (_, side) => {
          const y = side * (slope + SLOPE_GAP_MM);
          return (
            <g key={side === 0 ? 'front' : 'back'}>
              <rect className={styles.surface} {...paper.rect({ x: 0, y, w: eaves, h: slope })} />
              <path
                className={styles.line}
                d={
                  sheets
                    ? sheetLines(paper, { eaves, slope, y, ...toSheet(sheets) })
                    : shingleLines(paper, { eaves, slope, y })
                }
              />
              <rect className={styles.outline} {...paper.rect({ x: 0, y, w: eaves, h: slope })} />
              {side === 0 && slopes === 2 ? (
                <path
                  className={styles.bold}
                  d={`M${paper.x(0)} ${paper.y(slope + SLOPE_GAP_MM / 2)}H${paper.x(eaves)}`}
                />
              ) : null}
            </g>
          );
        })
      }
    </Plane>
  );
}

const toSheet = (numbers: Readonly<Record<string, number>>) => ({
  width: (numbers.usefulWidth ?? 1.1) * 1000,
  split: numbers.split ?? 1,
});

interface Slope {
  eaves: number;
  slope: number;
  y: number;
}

function sheetLines(
  paper: Paper,
  { eaves, slope, y, width, split }: Slope & { width: number; split: number },
) {
  const lines: string[] = [];
  for (let x = width; x < eaves && lines.length < MOST_LINES; x += width)
    lines.push(`M${paper.x(x)} ${paper.y(y)}L${paper.x(x)} ${paper.y(y + slope)}`);
  for (let part = 1; part < split; part++) {
    const at = y + (slope * part) / split;
    lines.push(`M${paper.x(0)} ${paper.y(at)}L${paper.x(eaves)} ${paper.y(at)}`);
  }
  return lines.join('');
}

function shingleLines(paper: Paper, { eaves, slope, y }: Slope) {
  const lines: string[] = [];
  for (let at = 0, row = 0; at < slope && lines.length < MOST_LINES; at += SHINGLE_MM.h, row++) {
    lines.push(`M${paper.x(0)} ${paper.y(y + at)}L${paper.x(eaves)} ${paper.y(y + at)}`);
    const bottom = Math.min(slope, at + SHINGLE_MM.h);
    for (let x = row % 2 === 0 ? SHINGLE_MM.w : SHINGLE_MM.w / 2; x < eaves; x += SHINGLE_MM.w)
      lines.push(`M${paper.x(x)} ${paper.y(y + at)}L${paper.x(x)} ${paper.y(y + bottom)}`);
  }
  return lines.join('');
}

const POST_MM = 60;
/** A longer fence is drawn in part: it goes on in the same way. */
const MOST_FENCE_MM = 30_000;

function Fence({ texts }: { texts: DrawingProps['texts'] }) {
  const { t } = useWords();
  const input = readTexts('fence', texts)?.input ?? {};
  const whole = Number(input.length) * 1000;
  const length = Math.min(whole, MOST_FENCE_MM);
  const height = Number(input.height) * 1000;
  const isSheet = input.material === 'sheet';
  const pitch = isSheet
    ? Number(input.usefulWidth) * 1000
    : Number(input.picketWidth) + Number(input.picketGap);
  const step = Number(input.postStep) * 1000;
  const rows = height <= 2000 ? 2 : 3;
  const boards = Math.min(MOST_LINES, Math.ceil(length / pitch - 1e-6));
  const posts = Math.ceil(length / step - 1e-6) + 1;
  return (
    <>
      <Plane widthMm={length} heightMm={height + 600} isUpright label={t('calculator.drawing')} hasSizes>
        {(paper) => (
          <>
            {Array.from({ length: posts }, (_, index) => (
              <rect
                key={`post ${index.toString()}`}
                className={styles.metal}
                {...paper.rect({
                  x: Math.min(index * step, length) - POST_MM,
                  y: 0,
                  w: POST_MM * 2,
                  h: height + 600,
                })}
              />
            ))}
            {Array.from({ length: boards }, (_, index) => (
              <rect
                key={`board ${index.toString()}`}
                className={index % 2 === 0 ? styles.odd : styles.even}
                {...paper.rect({
                  x: index * pitch,
                  y: 600,
                  w: Math.min(isSheet ? pitch : Number(input.picketWidth), length - index * pitch),
                  h: height,
                })}
              />
            ))}
            {Array.from({ length: rows }, (_, row) => {
              const y = 600 + (height * (row + 1)) / (rows + 1);
              return (
                <path
                  key={y}
                  className={styles.fold}
                  d={`M${paper.x(0)} ${paper.y(y)}L${paper.x(length)} ${paper.y(y)}`}
                />
              );
            })}
            <path
              className={styles.ground}
              d={`M${paper.x(0) - 16} ${paper.y(600)}L${paper.x(length) + 16} ${paper.y(600)}`}
            />
          </>
        )}
      </Plane>
      {whole > length ? <p className={styles.note}>{t('calculator.fenceNote')}</p> : null}
    </>
  );
}
