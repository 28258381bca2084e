import type { PromotionCard as Promotion } from '#contract/promotions.ts';
import { localePath } from '#domain/locale.ts';
import { Badge } from '../../design/badge.tsx';
import { classNames } from '../../design/class-names.ts';
import poster from '../../design/poster.module.css';
import { useWords } from '../../i18n/locale-context.tsx';
import styles from './promotion-card.module.css';
import { PromotionCover } from './promotion-cover.tsx';
import { PromotionTime } from './promotion-time.tsx';

interface PromotionGridProps {
  promotions: readonly Promotion[];
  madeAt: string;
}

export function PromotionGrid({ promotions, madeAt }: PromotionGridProps) {
  return (
    <ul className={poster.grid}>
      {promotions.map((promotion) => (
        <PromotionCard key={promotion.code} promotion={promotion} madeAt={madeAt} />
      ))}
    </ul>
  );
}

function PromotionCard({ promotion, madeAt }: { promotion: Promotion; madeAt: string }) {
  const { t, locale } = useWords();
  const { code, title, lead, cities, isHere, needsCard } = promotion;
  return (
    <li className={classNames(poster.card, styles.card)}>
      <PromotionCover promotion={promotion} />
      <div className={classNames(poster.words, styles.words)}>
        <h3 className={poster.title}>
          <a className="card-link" href={localePath(`/promo/${code}`, locale)}>
            {title}
          </a>
        </h3>
        <p className={poster.lead}>{lead}</p>
        {cities.length > 0 || needsCard ? (
          <p className={styles.marks}>
            {needsCard ? <Badge look="club">{t('promo.withCard')}</Badge> : null}
            {cities.length > 0 ? <Badge look={isHere ? 'tint' : 'well'}>{cities.join(', ')}</Badge> : null}
          </p>
        ) : null}
        <div className={styles.end}>
          <PromotionTime promotion={promotion} madeAt={madeAt} />
        </div>
      </div>
    </li>
  );
}
