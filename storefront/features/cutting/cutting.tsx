import type { CutPlan } from '#domain/sawing/sawing.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './cutting.module.css';

/** A board is drawn as high as this share of its length: its true width is not known. */
const BOARD_SHARE = 0.05;

/** Where each part lies, sheet by sheet; the same in words for who does not see it. */
export function CutDrawing({ plan }: { plan: CutPlan }) {
  const { t } = useWords();
  const { lengthMm, widthMm } = plan.stock;
  const height = widthMm || lengthMm * BOARD_SHARE;
  const letters = lengthMm / 20;
  return (
    <ol className={styles.pieces}>
      {plan.pieces.map(({ parts }, at) => {
        const said = parts.map(({ w, h }) => (h > 0 ? `${w}×${h}` : String(w))).join(', ');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a plan is drawn anew as a whole
          <li key={at}>
            <span className={styles.name}>{t('cut.piece', { number: at + 1 })}</span>
            <svg className={styles.piece} viewBox={`0 0 ${lengthMm} ${height}`} role="img" aria-label={said}>
              <rect className={styles.stock} width={lengthMm} height={height} />
              {parts.map(({ x, y, w, h }) => (
                <g key={`${x} ${y}`}>
                  <rect className={styles.part} x={x} y={y} width={w} height={h || height} />
                  <text
                    className={styles.size}
                    x={x + w / 2}
                    y={y + (h || height) / 2}
                    fontSize={Math.min(letters, w / 5, (h || height) / 1.4)}
                  >
                    {h > 0 ? `${w}×${h}` : w}
                  </text>
                </g>
              ))}
            </svg>
          </li>
        );
      })}
    </ol>
  );
}
