import styles from './dotted.module.css';

const BETWEEN = /[ \u00A0]· /;

/** «Павлодар · подъезд 2 · этаж 4»: where a line ends between two of them no dot is left hanging. */
export function Dotted({ children }: { children: string }) {
  const [first, ...others] = children.split(BETWEEN);
  return (
    <span className={styles.dotted}>
      <span>{first}</span>
      {others.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text have no other name
        <span key={at}>
          <span className={styles.dot}>{' · '}</span>
          {part}
        </span>
      ))}
    </span>
  );
}
