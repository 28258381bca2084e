/** The two codes of a card. Drawn in black on white whatever the page around them: a scanner needs the contrast. */
import { toBars } from '#domain/ean13-bars.ts';
import styles from './barcode.module.css';
import type { CardPicture } from './kept-card.ts';

const HEIGHT = 44;
const GUARD = 5;
/** The standard's quiet zones: 11 modules before, 7 after; the first digit stands in the one before. */
const BEFORE = 11;
const AFTER = 7;

/** The number itself is read to whoever cannot see it. */
export function Barcode({ number, barcode }: Pick<CardPicture, 'number' | 'barcode'>) {
  const bars = toBars(barcode)
    .map(
      ({ from, width, isLong }) => `M${BEFORE + from} 0h${width}v${HEIGHT + (isLong ? GUARD : 0)}h${-width}z`,
    )
    .join('');
  return (
    <svg
      className={styles.barcode}
      viewBox={`0 -3 ${BEFORE + 95 + AFTER} ${HEIGHT + 15}`}
      role="img"
      aria-label={[...number].join(' ')}
    >
      <path d={bars} />
      <text x={4} y={HEIGHT + 10} textAnchor="middle">
        {number.slice(0, 1)}
      </text>
      <text x={BEFORE + 4} y={HEIGHT + 10} textLength={40}>
        {number.slice(1, 7)}
      </text>
      <text x={BEFORE + 51} y={HEIGHT + 10} textLength={40}>
        {number.slice(7)}
      </text>
    </svg>
  );
}

/** Says the same as the barcode: hidden from readers of the screen. */
export function QrCode({ qr }: Pick<CardPicture, 'qr'>) {
  return (
    <svg className={styles.qr} viewBox={`0 0 ${qr.size} ${qr.size}`} aria-hidden="true">
      <path d={qr.path} />
    </svg>
  );
}
