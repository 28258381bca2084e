import styles from './swatch.module.css';

/** A colour as a small sample; its name always stands beside it. */
export function Swatch({ color, size = 'line' }: { color: string; size?: 'line' | 'tile' }) {
  return (
    <svg className={styles.swatch} data-size={size} viewBox="0 0 1 1" aria-hidden="true">
      <rect width="1" height="1" fill={color} />
    </svg>
  );
}
