import type { PromotionCard } from '#contract/promotions.ts';
import { keepNumbersWhole } from '#domain/typography.ts';
import { classNames } from '../../design/class-names.ts';
import cover from '../../design/cover.module.css';
import { Icon, type IconName } from '../../design/icon.tsx';
import { Picture } from '../../features/catalog/picture.tsx';
import styles from './promotion-cover.module.css';

/** Where no goods are named the kind of the offer is drawn. */
const ICONS: Readonly<Record<PromotionCard['kind'], IconName>> = {
  price: 'percent',
  together: 'box',
  sum: 'gift',
  club: 'club-card',
  delivery: 'truck',
};

/** The picture of a promotion: its offer in large type on a ground of its kind, beside a product that it is about. */
export function PromotionCover({
  promotion: { kind, offer, picture, state },
  size = 'card',
  className,
}: {
  promotion: Pick<PromotionCard, 'kind' | 'offer' | 'picture' | 'state'>;
  size?: 'card' | 'page';
  className?: string | undefined;
}) {
  return (
    <div
      className={classNames(cover.cover, styles.cover, className)}
      data-kind={kind}
      data-size={size}
      data-ended={state === 'ended' || undefined}
      data-long={offer.length > 9 || undefined}
    >
      <span className={styles.offer}>{keepNumbersWhole(offer)}</span>
      {picture ? (
        <span className={styles.picture}>
          <Picture of={picture} size="sm_224" />
        </span>
      ) : (
        <span className={styles.sign}>
          <Icon name={ICONS[kind]} size={48} />
        </span>
      )}
    </div>
  );
}
