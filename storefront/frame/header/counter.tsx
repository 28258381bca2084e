import { classNames } from '../../design/class-names.ts';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './counter.module.css';

const MOST_SHOWN = 99;

/** The number on a sign of the header. It lies over the drawing: nothing moves when it comes. */
export function Counter({ count, className }: { count: number; className?: string | undefined }) {
  const { t } = useWords();
  if (count === 0) return null;
  return (
    <>
      <span className={classNames(styles.badge, className)} aria-hidden="true">
        {count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}
      </span>
      <span className="visually-hidden">: {t('header.productCount', { count })}</span>
    </>
  );
}
