import { classNames } from './class-names.ts';
import styles from './logo.module.css';

interface LogoProps {
  /** The shop's name as it is read and drawn. */
  name: string;
  /** large stands in the header of a desktop and in the footer. */
  size?: 'small' | 'large';
  /** The mark without the word: the name is then only read. */
  isMarkOnly?: boolean;
  className?: string | undefined;
}

/** A board with one corner cut off, and «Ш» sawn into it. */
export function Logo({ name, size = 'large', isMarkOnly = false, className }: LogoProps) {
  return (
    <span className={classNames(styles.logo, className)} data-size={size}>
      <svg className={styles.mark} viewBox="0 0 30 30" aria-hidden="true">
        <path
          className={styles.board}
          d="M3 0h24a3 3 0 0 1 3 3v17.5L20.5 30H3a3 3 0 0 1-3-3V3a3 3 0 0 1 3-3z"
        />
        <path className={styles.letter} d="M5.5 8.200v13.600h19V8.200M15 8.200v13.600" />
      </svg>
      <span className={isMarkOnly ? 'visually-hidden' : styles.word}>{name}</span>
    </span>
  );
}
