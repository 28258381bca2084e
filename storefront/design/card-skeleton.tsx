import styles from './card.module.css';
import { Skeleton } from './skeleton.tsx';

/** A product card on its way, row for row in its size. */
export function CardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <Skeleton shape="picture" />
      <div className={styles.words}>
        <div className={styles.price}>
          <Skeleton shape="title" width={60} />
        </div>
        <div className={styles.perUnit}>
          <Skeleton width={80} />
        </div>
        <div className={styles.name}>
          <Skeleton />
          <Skeleton width={60} />
        </div>
      </div>
      <div className={styles.stock}>
        <Skeleton width={40} />
      </div>
      <div className={styles.action}>
        <Skeleton shape="button" />
      </div>
    </div>
  );
}
