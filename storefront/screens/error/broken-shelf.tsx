import styles from './error-screen.module.css';

/** A shelf whose bracket gave way: for the eye alone, the words stand beside it. */
export function BrokenShelf({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 360 240" aria-hidden="true">
      <path className={styles.wall} d="M0 0h360v240H0z" />
      <path className={styles.bracket} d="M64 96v44h10l34-34V96z" />
      <path className={styles.bracket} d="M262 168v44h10l34-34v-10z" transform="rotate(38 284 190)" />
      <g transform="rotate(15 64 90)">
        <path className={styles.plank} d="M30 80h284v16H30z" />
        <path className={styles.plankEdge} d="M30 92h284v4H30z" />
        <path className={styles.can} d="M196 26h52v54h-52z" />
        <path className={styles.label} d="M196 42h52v18h-52z" />
        <path className={styles.lid} d="M192 20h60v8h-60z" />
      </g>
      <path className={styles.brick} d="M96 56h56v24H96zM84 80h56v-2z" transform="rotate(15 64 90)" />
      <path className={styles.handle} d="M220 84c8-34 46-28 48 8" />
      <path className={styles.floor} d="M0 226h360" />
    </svg>
  );
}
