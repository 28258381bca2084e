import styles from './avatar.module.css';

const COLOURS = 6;

/** First letters of a name on a ground that is always the same for the same person. */
export function Avatar({ id, name }: { id: number; name: string }) {
  const letters = name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word[0]?.toUpperCase() ?? '')
    .join('');
  return (
    <span className={styles.avatar} data-colour={(id % COLOURS) + 1} aria-hidden="true">
      {letters}
    </span>
  );
}
