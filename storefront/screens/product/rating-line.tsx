import { formatNumber } from '#domain/money.ts';
import { Icon } from '../../design/icon.tsx';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './product-screen.module.css';

/** What real buyers give it, and the way to what they say. */
export function RatingLine({ rating }: { rating: { average: number; count: number } }) {
  const { t } = useWords();
  return (
    <span className={styles.rating}>
      <Icon name="star" size={18} />
      <b>
        <span className="visually-hidden">{t('reviews.rating')}: </span>
        {formatNumber(rating.average)}
      </b>
      <a className="link" href="#reviews">
        {t('reviews.count', { count: rating.count })}
      </a>
    </span>
  );
}
