import type { PromotionCard } from '#contract/promotions.ts';
import { classNames } from '../../design/class-names.ts';
import cover from '../../design/cover.module.css';
import { Icon, type IconName } from '../../design/icon.tsx';
import { SectionPicture } from '../../features/catalog/section-picture.tsx';
import styles from './promotion-cover.module.css';

/** Where the goods stand in no one department the kind of the offer is drawn. */
const ICONS: Readonly<Record<PromotionCard['kind'], IconName>> = {
  price: 'percent',
  together: 'box',
  sum: 'gift',
  club: 'club-card',
  delivery: 'truck',
};

/** The picture of a promotion: its offer in large type on a ground of its kind, with a drawing of the department. */
export function PromotionCover({
  promotion: { kind, offer, department, state },
  size = 'card',
  className,
}: {
  promotion: Pick<PromotionCard, 'kind' | 'offer' | 'department' | 'state'>;
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
      <span className={styles.offer}>{offer}</span>
      <span className={styles.picture}>
        {department ? <SectionPicture code={department} /> : <Icon name={ICONS[kind]} size={48} />}
      </span>
    </div>
  );
}
